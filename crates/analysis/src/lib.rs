//! What every move of a game was worth.
//!
//! - [`analyse`] looks at a game from its last move backwards, so that what is found about the end helps with what
//!   comes before it;
//! - [`Analysis`] is what came out: a [`Moment`] for each move, with its loss and what was better;
//! - [`Performance`] sums up a player, [`Turn`] is a move with which the game changed hands;
//! - [`Grade`] is how bad a loss is.
//!
//! All numbers come from one store of scores, [`outflank_engine::Scores`], so that they agree with each other.

#![forbid(unsafe_code)]

mod chance;
mod game;
mod performance;
mod turning;

pub use chance::chance;
pub use game::{Analysis, Grade, Moment, Stopped, analyse};
pub use performance::Performance;
pub use turning::Turn;
