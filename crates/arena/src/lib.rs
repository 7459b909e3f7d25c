//! Measuring the strength of players.
//!
//! - [`Contender`] takes part in a match; each of its games has its own [`Player`]. [`EngineContender`] is our
//!   engine, [`ProgramContender`] any program that speaks GTP;
//! - [`Match`] plays pairs of games, each [`Pair`] from one [`Openings`] line with colours swapped, several at once,
//!   with or without a clock; a [`Fault`] loses the game;
//! - [`Pairs`] counts the results: a share of the points, [`Elo`], each with its margin of error;
//! - [`Sprt`] decides when enough games were played;
//! - [`exam`] tests engines on positions with known scores;
//! - [`EvenOpenings`] makes the list of openings for matches and for XOT.
//!
//! ```
//! use outflank_arena::{EngineContender, Match, Openings, Pairs, Thinking};
//! use outflank_play::clock::ClockRules;
//! use std::ops::ControlFlow;
//!
//! let deep = EngineContender::new("deep", Thinking::Depth(3));
//! let shallow = EngineContender::new("shallow", Thinking::Depth(1));
//! let openings = Openings::built_in();
//! let duel = Match {
//!     contenders: [&deep, &shallow],
//!     openings: &openings,
//!     seed: 1,
//!     threads: 2,
//!     clock: ClockRules::NONE,
//!     stop: &|| false,
//! };
//! let mut pairs = Pairs::default();
//! duel.play(0..4, |pair| {
//!     pairs.add(pair);
//!     ControlFlow::Continue(())
//! });
//! assert_eq!(pairs.count(), 4);
//! ```

#![forbid(unsafe_code)]

mod engine_player;
mod even;
pub mod exam;
mod fault;
mod game;
mod match_play;
mod openings;
mod parallel;
mod player;
mod program;
mod record;
mod statistics;

pub use engine_player::{EngineContender, Thinking};
pub use even::{EvenOpenings, EvenTerms};
pub use fault::Fault;
pub use game::Game;
pub use match_play::{Match, Pair};
pub use openings::{OpeningError, Openings};
pub use parallel::in_order;
pub use player::{Contender, Player, Terms, Turn};
pub use program::{CommandLine, ProgramContender};
pub use statistics::{Elo, Pairs, Share, Sprt, Verdict};
