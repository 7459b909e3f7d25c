//! Othello at a terminal.
//!
//! - [`BoardStyle`] and [`Drawing`]: a position as lines of text, for eyes, for scripts and for screen readers;
//! - [`in_words`]: what there is to say about it; [`value_in_words`] and [`kind_in_words`]: what a move is worth;
//! - [`mod@line`]: a game line by line;
//! - [`Store`]: unfinished games on disk.

#![forbid(unsafe_code)]

mod drawing;
mod keeper;
pub mod line;
mod store;
mod table;
mod words;

pub use drawing::{BoardStyle, Drawing, UnknownStyle};
pub use store::{Slot, Store, data_directory, write_whole};
pub use words::{in_words, kind_in_words, value_in_words};
