//! The static evaluation: the value of a position in discs, without search.
//!
//! - [`patterns`]: the groups of squares that are evaluated, defined once for engine and trainer;
//! - [`Features`]: the contents of each group on a board, updated incrementally;
//! - [`Weights`]: a small network over these contents, read from a checked file;
//! - [`ErrorModel`]: the errors of shallow searches with these weights;
//! - [`Value`]: the result, in fractions of a disc.
//!
//! Each content has a row of numbers; a board's rows are added up, and a small [`network`] makes a value of the sums.
//!
//! ```
//! use outflank_eval::{Features, Weights};
//! use outflank_rules::{Board, Square};
//!
//! let weights = Weights::untrained();
//! let features = Features::of(Board::START);
//! let (square, flips) = (Square::F5, Board::START.flips(Square::F5));
//! let (board, features) = (Board::START.place(square, flips), features.after_move(square, flips));
//! assert_eq!(features, Features::of(board));
//! assert_eq!(weights.evaluate_contents(&features.contents(board), 59), weights.evaluate(board));
//! ```

#![deny(unsafe_code)] // allowed in `vector` and `large_pages`, and for one access in `network`

mod error_model;
mod features;
mod file;
mod large_pages;
pub mod network;
pub mod patterns;
mod value;
mod vector;
mod weights;

pub use error_model::{ErrorCurve, ErrorModel};
pub use features::{Contents, Features};
pub use file::checksum;
pub use large_pages::prefer_large_pages;
pub use value::Value;
pub use weights::{Weights, WeightsError};
