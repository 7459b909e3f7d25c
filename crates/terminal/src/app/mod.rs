//! The app: a full screen with mouse and keyboard.
//!
//! Pure in the middle: a [`Model`] takes an [`Event`] with [`Model::update`] and says what is to be done outside of it
//! as [`Effect`]s; [`Model::view`] draws it and says what can be clicked. [`run`] is the rim: the real terminal, the
//! engine's thread, files and the clock.
//!
//! - `screens`: a folder for each screen;
//! - `board`: the board in half-blocks, in characters or in plain letters;
//! - `components`: lists, forms, text, graph, help;
//! - [`Settings`]: what a person has chosen, kept on disk.

mod board;
mod canvas;
mod event;
mod ink;
mod model;
mod parts;
mod run;
mod screens;
mod settings;
mod shared;
mod terminal;
mod thinker;

pub use crate::files::RecordFile;
pub use event::{Effect, Event, Input, Key};
pub use ink::Depth;
pub use model::{Begin, Model};
pub use outflank_app::settings::Look;
pub use run::{App, First, run};
pub use settings::{Own, Settings};
pub use terminal::leave;
