//! Values of moves, and errors of the engine's files: weights and opening books.

use outflank_engine::{BookError, Kind, WeightsError};

use crate::{Describe, Texts};

impl Texts {
    /// A signed number of discs: whole if proven, else with two decimals.
    pub fn value_in_words(&self, discs: f32, kind: Kind) -> String {
        let digits = if kind == Kind::Exact { 0 } else { 2 };
        self.signed(discs.into(), digits)
    }
}

impl Describe for WeightsError {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            WeightsError::NotWeights => texts.weights_foreign(),
            WeightsError::Version(version) => texts.weights_version(version),
            WeightsError::Layout => texts.weights_layout(),
            WeightsError::Truncated => texts.weights_truncated(),
            WeightsError::Damaged => texts.weights_damaged(),
        }
    }
}

impl Describe for BookError {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            BookError::NotABook => texts.book_foreign(),
            BookError::Version(version) => texts.book_version(version),
            BookError::Damaged => texts.book_damaged(),
        }
    }
}
