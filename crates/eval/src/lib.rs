//! The static evaluation: how many discs a position is worth, without looking ahead.
//!
//! - [`patterns`]: the groups of squares whose contents are judged, defined once for engine and trainer;
//! - [`Features`]: what each group holds on a board, kept up to date move by move;
//! - [`Weights`]: what each content is worth in each phase of the game, read from a checked file;
//! - [`ErrorModel`]: how far shallow searches with them are wrong;
//! - [`Value`]: the result, in fractions of a disc.
//!
//! The value of a board is the sum, over 62 groups of squares, of the weight of what the group holds.
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

#![deny(unsafe_code)] // allowed in `sum` alone

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
