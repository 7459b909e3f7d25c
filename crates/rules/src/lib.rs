//! The rules of Othello, written once for every part of Outflank.
//!
//! The nouns, one file each:
//!
//! - [`Color`], [`Square`], [`Bitboard`]: who, where, and sets of squares;
//! - [`Board`]: the discs as the player to move sees them (mine, yours); used by the engine;
//! - [`Position`]: a board with the colour to move; used by people and files;
//! - [`Setup`]: any arrangement of discs, not yet checked; becomes a [`Position`] or a reason why not;
//! - [`Move`]: a placement or a pass; [`IllegalMove`]: why one was refused;
//! - [`Score`] and [`Outcome`]: how a game ended;
//! - [`Symmetry`]: the eight symmetries of the board and the canonical form;
//! - [`notation`]: positions and transcripts as text;
//! - [`perft`]: counting move sequences, the standard check of a move generator.
//!
//! Squares run from a1 in the top left corner, row by row, to h8: a1 is bit 0, h1 bit 7, h8 bit 63.
//!
//! ```
//! use outflank_rules::{Move, Position, Square};
//!
//! let start = Position::START;
//! assert_eq!(start.legal_moves().to_string(), "d3 c4 f5 e6");
//!
//! let after = start.play(Move::Place(Square::F5))?;
//! assert_eq!(after.to_string(), "---------------------------OX------XXX-------------------------- O");
//! assert!(start.play(Move::Place(Square::A1)).is_err());
//! # Ok::<(), outflank_rules::IllegalMove>(())
//! ```
//!
//! The crate has no dependencies and, without its `std` feature, needs only `alloc`. Its `serde` feature makes these
//! types part of other programs' messages and files.

#![no_std]
#![deny(unsafe_code)] // allowed only in `kernel`

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod bitboard;
mod board;
mod color;
pub mod kernel;
mod moves;
pub mod notation;
pub mod order;
pub mod perft;
mod position;
pub mod random;
mod score;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod square;
mod symmetry;

pub use bitboard::Bitboard;
pub use board::Board;
pub use color::Color;
pub use moves::{IllegalMove, Move, NotAMove};
pub use position::Position;
pub use score::{Outcome, Score};
pub use setup::{Setup, SetupError};
pub use square::Square;
pub use symmetry::Symmetry;
