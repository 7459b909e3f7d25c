//! The full-screen app, with mouse and keyboard.
//!
//! The [`Model`] is pure: [`Model::update`] takes an [`Event`] and returns [`Effect`]s, [`Model::view`] draws it and
//! records what can be clicked. [`run`] connects it to the real terminal, the engine's thread, files and the clock.
//!
//! - `screens`: a folder for each screen;
//! - `board`: the board in half-blocks, in characters or in plain letters;
//! - `widgets`: lists, prompts, cursor, graph, help;
//! - [`Settings`]: the user's settings, kept on disk.

mod board;
mod canvas;
mod engine_thread;
mod event;
mod library_thread;
mod model;
mod run;
mod screens;
mod settings;
mod shared;
mod survey;
mod terminal;
mod theme;
mod widgets;

pub use crate::files::RecordFile;
pub use event::{Effect, Event, Input};
pub use library_thread::{Import, ImportFault};
pub use model::{Initial, Model};
pub use outflank_app::settings::Look;
pub use ratatui::crossterm::event::KeyCode as Key;
pub use run::{App, First, run};
pub use settings::{Settings, TerminalSettings};
pub use survey::{Survey, players};
pub use terminal::leave;
pub use theme::Depth;
