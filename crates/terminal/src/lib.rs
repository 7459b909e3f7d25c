//! Othello in the terminal.
//!
//! - [`BoardStyle`] and [`Drawing`]: a position as lines of text, for eyes, for scripts and for screen readers;
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

pub use drawing::{BoardStyle, Drawing, UnknownStyle, is_utf8};
#[cfg(not(target_family = "wasm"))]
pub use files::back_up;
pub use store::{GameLock, Store};
