//! A game library in one file, an SQLite database.
//!
//! - [`Library`] is the file: opened if it is valid, created if it is missing;
//! - [`Import`] adds games, batch by batch; a game that is already there, up to symmetry, is not added again;
//! - [`Search`] selects games by player, event, year, position and result; [`Game`] is one of them;
//! - [`Explored`] shows how often each move of a position was played, by whom, and how it scored.
//!
//! What is the same position, game or name is decided in [`outflank_collection`], for games in memory as well.
//!
//! ```
//! use outflank_library::{Library, Search};
//! use outflank_record::transcript;
//!
//! let folder = tempfile::tempdir()?;
//! let mut library = Library::create(&folder.path().join("games.library"))?;
//! let mut import = library.import();
//! for game in transcript::Games::new("f5d6c3d3c4\nf5f6e6f4\ne6f4c3c4d3".as_bytes()) {
//!     import.add(&game?.strict()?)?;
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
//! Positions are found by fingerprints in columns: each number of empty squares has a column with a number per game,
//! and a lookup reads the one column where the position can be. So every position of every game is found, at a
//! quarter of a kilobyte per game, without precomputed counts.

#![forbid(unsafe_code)]

mod batch;
mod beside;
mod blocks;
mod check;
mod error;
mod explore;
mod figures;
mod file;
#[cfg(feature = "forge")]
pub mod forge;
mod game;
mod import;
mod library;
mod pages;
mod remove;
mod salvage;
mod search;
mod source;
mod sum;
mod transaction;

pub use check::{Fault, Report};
pub use error::LibraryError;
pub use figures::{Judged, Judging};
pub use game::Game;
pub use import::{Import, Summary};
pub use library::{FILE_NAME, Library, Overview};
pub use outflank_collection::{Explored, MoveCount, PlayerCount, Search, Tally, Years};
pub use salvage::Salvaged;
