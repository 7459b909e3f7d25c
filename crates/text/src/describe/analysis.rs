//! Analysis of games.

use outflank_app::review::Review;
use outflank_app::study::OpenError;
use outflank_engine::Kind;
use outflank_record::obf;

use crate::{Describe, Texts};

/// From this depth on an estimate is a deep one.
const DEEP: u32 = 12;

impl Texts {
    /// From which move on a game is judged, and why, if that is not its start.
    pub fn judged_from(&self, review: &Review) -> Option<String> {
        let (first, study) = (review.first_judged(), review.study());
        let number = study.numbers().get(first)? + 1;
        match first {
            0 => None,
            _ if first == study.given() => Some(self.analysis_given(number)),
            _ if first == review.drawn() => Some(self.analysis_drawn(number)),
            _ => Some(self.analysis_judged_from(number)),
        }
    }
}

/// The kind of a value: exact, by search depth, …
impl Describe for Kind {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Kind::Exact => texts.kind_exact(),
            Kind::Selective { .. } => texts.kind_selective(),
            Kind::Book { .. } => texts.kind_book(),
            Kind::Midgame { depth, .. } if depth >= DEEP => texts.kind_deep(depth),
            Kind::Midgame { depth, .. } => texts.kind_midgame(depth),
            Kind::Static => texts.kind_static(),
        }
    }
}

impl Describe for OpenError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            OpenError::Empty => texts.analyse_empty(),
            OpenError::TooLong => texts.analyse_too_long(),
            OpenError::Position(error) => texts.describe(error),
            OpenError::Record(error) => texts.describe(error),
            OpenError::Archive(error) => texts.describe(error),
            OpenError::BoardLine(error) => match error.fault {
                // Its sentence names the place.
                obf::Fault::Position(_) => texts.describe(error),
                _ => texts.analyse_at_character(error.column, &texts.describe(error)),
            },
        }
    }
}
