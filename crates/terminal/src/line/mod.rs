//! The line mode: a line in, some lines out; for people, scripts and screen readers.
//!
//! - [`Command`] and [`Vocabulary`]: what can be typed, in the user's language and in English;
//! - [`LineGame`]: a game that answers lines, without files or clocks;
//! - [`Computer`]: answers the table's questions; [`EngineComputer`] is the real one;
//! - [`Input`]: the source of lines; [`Typed`] reads them from a stream;
//! - [`Session`]: the loop that reads, prints and saves.

mod command;
mod computer;
mod game;
mod input;
mod reply;
mod report;
mod session;

pub use command::{Command, NotACommand, Vocabulary};
pub use computer::{Computer, EngineComputer};
pub use game::LineGame;
pub use input::{Heard, Input, Typed};
pub use reply::{Reply, Then};
pub use session::{Opening, Session, SessionError};
