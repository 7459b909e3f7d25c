//! What screens are made of.

pub(super) mod cursor;
pub(super) mod footer;
pub(super) mod graph;
pub(super) mod help;
pub(super) mod list;
pub(super) mod prompt;
pub(super) mod values;
