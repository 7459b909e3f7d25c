//! Othello at a terminal.
//!
//! - [`BoardStyle`] and [`Drawing`]: a position as lines of text, for eyes, for scripts and for screen readers;
//! - [`in_words`]: what there is to say about it.

#![forbid(unsafe_code)]

mod drawing;
mod words;

pub use drawing::{BoardStyle, Drawing, UnknownStyle};
pub use words::in_words;
