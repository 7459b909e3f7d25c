//! When two records with the same moves are the same game.

use outflank_record::GameRecord;

use crate::names::{plain, words};

/// Who played, and when: what tells games apart that have the same moves, as drawn book lines often have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Identity {
    /// Plain names; empty if nobody says.
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

    /// Whether nothing speaks against it that these are one game. What one of them does not say speaks for nothing;
    /// names may have their words in another order.
    ///
    /// Events are no argument: every archive calls them something else.
    pub fn may_be(&self, other: &Identity) -> bool {
        let years = self.year.zip(other.year);
        same_name(&self.black, &other.black)
            && same_name(&self.white, &other.white)
            && years.is_none_or(|(one, two)| one == two)
    }

    /// Whether this says something that the other does not.
    pub fn completes(&self, other: &Identity) -> bool {
        let more = |one: &str, two: &str| !one.is_empty() && two.is_empty();
        more(&self.black, &other.black)
            || more(&self.white, &other.white)
            || more(&self.event, &other.event)
            || self.year.is_some() && other.year.is_none()
    }

    /// Takes over what this does not say.
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
