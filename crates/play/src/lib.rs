//! Games of Othello as pure state machines.
#![forbid(unsafe_code)]

pub mod cartridge;
pub mod clock;
pub mod collection;
mod game;
mod handicap;
mod match_play;
mod match_refusal;
mod player;
mod refusal;
mod result;
pub mod save;
mod seat;
mod series;
mod settlement;
mod setup;
mod supply;
pub mod tabletop;

pub use game::{Game, MovedBy, Passing, Played, Turn};
pub use handicap::{Handicap, HandicapError};
pub use match_play::{FlagFallen, Match};
pub use match_refusal::{MatchRefusal, NextGameError};
pub use player::{Level, PlayerError, PlayerKind};
pub use refusal::{RedoError, Refusal, UndoError};
pub use result::{Counting, DiscCount, EndReason, GameResult, TimePenalty};
pub use save::SaveError;
pub use seat::Seat;
pub use series::{
    Goal, NextStarter, Series, SeriesError, SeriesRules, SheetLine, Standing, Starter, Totals,
};
pub use settlement::OfferError;
pub use setup::{Contradiction, MatchSetup, Setting, Start, Style};
pub use supply::Supplies;
