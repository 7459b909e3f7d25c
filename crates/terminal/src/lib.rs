//! Othello in the terminal.
//!
//! - [`BoardStyle`] and [`Drawing`]: a position as lines of text, for eyes, for scripts and for screen readers;
//! - [`in_words`]: a position in sentences; [`value_in_words`] and [`kind_in_words`]: the value of a move;
//! - [`mod@line`]: the line mode;
//! - [`app`]: the full-screen app;
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
