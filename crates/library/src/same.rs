//! When two records with the same moves are the same game.

use outflank_record::GameRecord;

use crate::names::{plain, words};

/// Who played, and when: distinguishes games with the same moves, such as drawn book lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Identity {
    /// Normalised names; may be empty.
    pub black: String,
    pub white: String,
    pub event: String,
    pub year: Option<u16>,
}

impl Identity {
    pub fn of(record: &GameRecord) -> Identity {
        Identity {
            black: plain(&record.black.name),
            white: plain(&record.white.name),
            event: plain(&record.event),
            year: record.date.as_ref().map(|date| date.year),
        }
    }

    /// Whether these may be one game. Missing data does not distinguish them, nor does another order of the words
    /// in a name.
    ///
    /// Events do not count: every archive names them differently.
    pub fn may_be(&self, other: &Identity) -> bool {
        let years = self.year.zip(other.year);
        same_name(&self.black, &other.black)
            && same_name(&self.white, &other.white)
            && years.is_none_or(|(one, two)| one == two)
    }

    /// Whether this has data that the other lacks.
    pub fn completes(&self, other: &Identity) -> bool {
        let more = |one: &str, two: &str| !one.is_empty() && two.is_empty();
        more(&self.black, &other.black)
            || more(&self.white, &other.white)
            || more(&self.event, &other.event)
            || self.year.is_some() && other.year.is_none()
    }

    /// Fills in missing data.
    pub fn complete(&mut self, other: Identity) {
        for (mine, theirs) in [
            (&mut self.black, other.black),
            (&mut self.white, other.white),
            (&mut self.event, other.event),
        ] {
            if mine.is_empty() {
                *mine = theirs;
            }
        }
        self.year = self.year.or(other.year);
    }
}

fn same_name(one: &str, two: &str) -> bool {
    let (one, two) = (words(one), words(two));
    one.is_empty() || two.is_empty() || one == two
}
