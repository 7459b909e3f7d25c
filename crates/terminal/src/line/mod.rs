//! The line mode: a line in, some lines out. For hands, for scripts and for screen readers.
//!
//! - [`Command`] and [`Vocabulary`]: what can be typed, in the reader's language and in English;
//! - [`LineGame`]: a game that answers lines; it touches neither files nor clocks;
//! - [`Computer`]: whoever picks the moves of a computer player; [`EngineComputer`] is the real one;
//! - [`Input`]: where the lines come from; [`Typed`] reads them from a stream;
//! - [`Session`]: the loop around it, which hears, prints and keeps the game.

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
