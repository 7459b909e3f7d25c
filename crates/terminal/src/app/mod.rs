//! The app: a full screen with mouse and keyboard.
//!
//! Pure in the middle: a [`Model`] takes an [`Event`] with [`Model::update`] and says what is to be done outside of it
//! as [`Effect`]s; [`Model::view`] draws it and says what can be clicked. [`run`] is the runtime: the real terminal, the
//! engine's thread, files and the clock.
//!
//! - `screens`: a folder for each screen;
//! - `board`: the board in half-blocks, in characters or in plain letters;
//! - `parts`: lists, forms, text, graph, help;
//! - [`Settings`]: what a person has chosen, kept on disk.

mod board;
mod canvas;
mod engine_thread;
mod event;
mod model;
mod run;
mod screens;
mod settings;
mod shared;
mod terminal;
mod theme;
mod widgets;

pub use crate::files::RecordFile;
pub use event::{Effect, Event, Input};
pub use model::{Initial, Model};
pub use outflank_app::settings::Look;
pub use ratatui::crossterm::event::KeyCode as Key;
pub use run::{App, First, run};
pub use settings::{Settings, TerminalSettings};
pub use terminal::leave;
pub use theme::Depth;
