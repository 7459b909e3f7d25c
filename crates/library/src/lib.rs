//! A library of games in one file, an SQLite database.
//!
//! - [`Library`] is the file: opened if it is one of ours and sound, made if there is none;
//! - [`Import`] takes games in, batch by batch; a game that is there already, however its board is turned, is not
//!   taken again;
//! - [`Search`] names games by player, event, year, position and result; [`Game`] is one of them;
//! - [`Explored`] says how often each move of a position was played, and how it scored.
//!
//! ```
//! use outflank_library::{Library, Search};
//! use outflank_record::transcript;
//!
//! let folder = tempfile::tempdir()?;
//! let mut library = Library::create(&folder.path().join("games.library"))?;
//! let mut import = library.import();
//! for game in transcript::Games::new("f5d6c3d3c4\nf5f6e6f4\ne6f4c3c4d3".as_bytes()) {
//!     import.add(game?.strict()?)?;
//! }
//! let summary = import.finish()?;
//! // The third is the first, turned.
//! assert_eq!((summary.added, summary.duplicates), (2, 1));
//!
//! let explored = library.explore("f5".parse::<outflank_rules::notation::Transcript>()?.end(), &Search::default())?;
//! let moves: Vec<_> = explored.moves.iter().map(|it| (it.mv().to_string(), it.tally.games)).collect();
//! assert_eq!(moves, [("d6".to_owned(), 1), ("f6".to_owned(), 1)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Positions are found by fingerprints in columns: for each number of empty squares there is a row of numbers, one for
//! each game, and a position is looked for by reading the one row that it can stand in. So every position of every
//! game is found, a game takes a quarter of a kilobyte for it, and nothing has to be counted beforehand.

#![forbid(unsafe_code)]

mod columns;
mod error;
mod explore;
mod file;
mod fingerprint;
mod game;
mod import;
mod library;
mod names;
mod same;
mod search;

pub use error::LibraryError;
pub use explore::{Explored, MoveCount, Tally};
pub use game::Game;
pub use import::{Import, Summary};
pub use library::{Library, Overview};
pub use search::Search;
