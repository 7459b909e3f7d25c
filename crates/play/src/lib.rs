//! Games of Othello as pure state machines: everything that happens between two players, without a screen, a
//! network or a real clock.
//!
//! The nouns:
//!
//! - [`Game`]: one game in assisted play. Moves are checked, discs flip and passes happen automatically; moves
//!   can be undone and redone. A refused move returns a [`Refusal`];
//! - [`tabletop`]: one game played by hand, where mistakes can be corrected or stand;
//! - [`GameResult`]: how a game ended, why, and its score;
//! - [`Prelude`]: first moves that were agreed or drawn; [`Handicap`]: corners for the weaker player; [`Supplies`]: the discs in the players' hands;
//! - [`clock`]: time controls, what a fallen flag means, and the clock itself;
//! - [`Series`]: several games and their score sheet;
//! - [`cartridge`]: the thirty game numbers of the console cartridge;
//! - [`Seat`] and [`PlayerKind`]: who sits at the board, left and right, whatever their colour;
//! - [`MatchSetup`]: everything agreed beforehand; [`Match`]: game, clock and series together, which most front
//!   ends want;
//! - [`GameInfo`]: what is known of a game beside its moves: names, date, help;
//! - [`save`]: a game with all that is known of it as text, and back;
//! - [`collection`]: the built-in puzzles and boards.
//!
//! Time is an argument: a [`Duration`](core::time::Duration) since any moment. Errors are enums with all that a
//! sentence about them needs; their `Display` is short English for debugging, front ends write their own.
//!
//! ```
//! use core::time::Duration;
//! use outflank_play::{FlagFallen, Level, Match, MatchSetup};
//! use outflank_rules::{Color, Move, Square};
//!
//! // Game number 52 of the cartridge: a person against the computer, 15 seconds for each move.
//! let mut game = Match::new(MatchSetup::cartridge("52".parse()?, Level::DEFAULT))?;
//! let seconds = Duration::from_secs;
//! game.resume(seconds(0));
//!
//! let played = game.play(Move::Place(Square::F5), seconds(4))?;
//! assert_eq!(played.turn.flips.to_string(), "e5");
//! assert_eq!((game.scoreboard().left, game.scoreboard().right), (4, 1));
//!
//! // The other player thinks for too long: the computer moves for them, and the game goes on.
//! assert_eq!(game.tick(seconds(19)), Some(FlagFallen::ComputerMoves(Color::White)));
//! game.play_substitute(Move::Place(Square::D6), seconds(19))?;
//! assert_eq!(game.turn(), Color::Black);
//!
//! let text = game.save(seconds(20));
//! assert_eq!(Match::load(&text)?.position(), game.position());
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod cartridge;
pub mod clock;
pub mod collection;
mod game;
mod handicap;
mod info;
mod match_play;
mod match_refusal;
mod player;
mod prelude;
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
pub use info::{GameInfo, Help};
pub use match_play::{FlagFallen, Match, MatchTurn};
pub use match_refusal::{MatchRefusal, NextGameError};
pub use player::{Level, PlayerError, PlayerKind};
pub use prelude::{Prelude, PreludeError, PreludeKind};
pub use refusal::{RedoError, Refusal, UndoError};
pub use result::{
    Counting, DiscCount, EndReason, GameResult, NotAResignation, Resignation, TimePenalty,
};
pub use save::{SaveError, SavedGame};
pub use seat::Seat;
pub use series::{
    Goal, NextStarter, Series, SeriesError, SeriesRules, SheetLine, Standing, Starter, Totals,
};
pub use settlement::OfferError;
pub use setup::{Contradiction, MatchSetup, Setting, Start, Style};
pub use supply::Supplies;
