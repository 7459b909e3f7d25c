//! Game and position files, in the formats of the Othello world.
//!
//! - [`GameRecord`]: a game with all its data: players, date, result, and its moves with evaluations and times;
//! - [`transcript`], [`ggf`], [`sgf`], [`pgn`], [`wthor`], [`obf`], [`json`]: the formats, each read and written;
//! - [`dressed`], [`table`], [`foreign`]: what people paste and other programs export, which is only read;
//! - [`Format`]: a format; [`Dress`]: a format, or a way to write games that is only read; [`recognize`] detects it from
//!   the beginning of a file;
//! - [`Reading`]: the outcome of reading a game, with a [`RecordError`] for every fault;
//! - [`losses`]: what a format cannot store of a game; [`Losses`] totals them over many games;
//! - [`openings`]: named openings; [`xot`]: those that are drawn by lot.
//!
//! Readers take a stream and yield one record after the other, so that the size of a file does not matter; they trust
//! no length that a file states, and do not recurse. A fault in a record is an error that says where; nothing is
//! guessed, and whatever was read before it is kept.
//!
//! ```
//! use outflank_record::{ggf, transcript};
//!
//! let games = "(;GM[Othello]PB[Anna]PW[Ben]RE[+2.000]B[f5/1.50/2.25]W[d6//3];)";
//! let reading = ggf::Games::new(games.as_bytes()).next().unwrap()?;
//! let record = reading.record.unwrap();
//! assert_eq!(record.black.name, "Anna");
//! assert_eq!(transcript::write(&record), "f5d6");
//! # Ok::<(), std::io::Error>(())
//! ```

#![forbid(unsafe_code)]

mod clock;
mod date;
mod decimal;
mod dress;
pub mod dressed;
mod error;
pub mod foreign;
mod format;
mod game;
pub mod ggf;
mod heading;
mod holds;
pub mod json;
mod letters;
mod lines;
mod loss;
pub mod obf;
pub mod openings;
pub mod pgn;
mod recognize;
pub mod sgf;
mod stream;
pub mod table;
pub mod transcript;
pub mod wthor;
pub mod xot;

pub use clock::ClockRecord;
pub use date::{Date, TimeOfDay};
pub use decimal::Decimal;
pub use dress::Dress;
pub use error::{Fault, Reading, RecordError};
pub use format::{Format, Games, NotAFormat};
pub use game::{
    Bid, Ending, GameRecord, Komi, MatchType, MoveRecord, NotATheory, Player, ResultRecord, Theory,
};
pub use holds::losses;
pub use letters::utf8;
pub use loss::{Loss, Losses, Lost, Tally};
pub use recognize::{Content, HEAD, recognize};
