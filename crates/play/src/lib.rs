//! Games of Othello as pure state machines.
#![forbid(unsafe_code)]

pub mod cartridge;
pub mod clock;
pub mod collection;
mod game;
mod handicap;
mod player;
mod refusal;
mod result;
mod seat;
mod settlement;
mod supply;

pub use game::{Game, MovedBy, Passing, Played, Turn};
pub use handicap::{Handicap, HandicapError};
pub use player::{Level, PlayerError, PlayerKind};
pub use refusal::{RedoError, Refusal, UndoError};
pub use result::{Counting, DiscCount, EndReason, GameResult, TimePenalty};
pub use seat::Seat;
pub use settlement::OfferError;
pub use supply::Supplies;
