//! Positions and games as text.
//!
//! - A position is 64 squares from a1 to h8 and the side to move, in any of the usual alphabets: it is read
//!   with [`str::parse`] (or [`position_prefix`] where more follows) and written by its `Display`.
//! - A game is a [`Transcript`]: `f5d6c3…`, with or without blanks, passes written or omitted.
//!
//! Errors say what is wrong and at which character.

mod position;
mod transcript;

pub use position::{PositionError, PositionProblem, position_prefix};
pub use transcript::{PassStyle, Transcript, TranscriptError, TranscriptProblem, move_prefix};
