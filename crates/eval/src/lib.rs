//! The static evaluation: the value of a position in discs, without search.
//!
//! - [`patterns`]: the groups of squares that are evaluated, defined once for engine and trainer;
//! - [`Features`]: the contents of each group on a board, updated incrementally;
//! - [`Weights`]: the value of each content in each phase of the game, read from a checked file;
//! - [`ErrorModel`]: the errors of shallow searches with these weights;
//! - [`Value`]: the result, in fractions of a disc.
//!
//! The value of a board is the sum of 62 weights, one for the content of each feature.
//!
//! ```
//! use outflank_eval::{Features, Weights};
//! use outflank_rules::{Board, Square};
//!
//! let weights = Weights::untrained();
//! let mut features = Features::of(Board::START);
//! let (square, flips) = (Square::F5, Board::START.flips(Square::F5));
//! features = features.after_move(square, flips);
//! assert_eq!(features, Features::of(Board::START.place(square, flips)));
//! assert_eq!(weights.evaluate(&features.contents(), 59).discs(), 0.0);
//! ```

#![deny(unsafe_code)] // allowed only in `sum`

mod error_model;
mod features;
mod file;
pub mod patterns;
mod sum;
mod value;
mod weights;

pub use error_model::{ErrorCurve, ErrorModel};
pub use features::{Contents, Features};
pub use file::{Knot, checksum};
pub use value::Value;
pub use weights::{Weights, WeightsError};
