//! Othello at a terminal.
//!
//! - [`BoardStyle`] and [`Drawing`]: a position as lines of text, for eyes, for scripts and for screen readers;
//! - [`in_words`]: what there is to say about it; [`value_in_words`] and [`kind_in_words`]: what a move is worth;
//! - [`mod@line`]: a game line by line;
//! - [`app`]: the full screen;
//! - [`Store`]: games, progress and settings on disk.
//!
//! Both modes draw the table of `outflank-app` and keep games with the same `autosave`.

#![forbid(unsafe_code)]

#[cfg(not(target_family = "wasm"))]
pub mod app;
mod autosave;
mod drawing;
mod engine;
mod files;
pub mod line;
mod store;
mod words;

pub use drawing::{BoardStyle, Drawing, UnknownStyle};
pub use store::{GameLock, Store, data_directory};
pub use words::{in_words, kind_in_words, value_in_words};
