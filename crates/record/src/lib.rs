//! Files of games and positions, as the world of Othello keeps them.
//!
//! - [`GameRecord`]: a game with all that may be written about it: who, when, how it ended, its moves with what was
//!   thought of them and how long they took;
//! - [`ggf`]: games in the Generic Game Format of game servers, read and written;
//! - [`transcript`]: games as plain lists of moves, one to a line, read and written;
//! - [`wthor`]: the archive of tournament games, a file for each year;
//! - [`obf`]: positions with the scores of their moves, one to a line;
//! - [`openings`]: the openings that have a name.
//!
//! Readers take a stream and hand over one record after the other, so that the size of a file does not matter. What
//! is wrong with a record is an error that says where; nothing is guessed, and what could be read before it is kept.
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
mod error;
mod game;
pub mod ggf;
pub mod obf;
pub mod openings;
pub mod transcript;
pub mod wthor;

pub use clock::ClockRecord;
pub use date::{Date, TimeOfDay};
pub use decimal::Decimal;
pub use error::{Fault, Reading, RecordError};
pub use game::{Bid, Ending, GameRecord, Komi, MatchType, MoveRecord, Player, ResultRecord};
