//! Building blocks of screens.

pub mod cursor;
pub mod filter;
pub mod footer;
pub mod graph;
pub mod help;
pub mod list;
pub mod losses;
pub mod prompt;
pub mod values;
