use serde::{Deserialize, Serialize};

use crate::puzzle::{self, Puzzle};
use crate::solved;

/// How many empty squares there may be for a learner to play perfectly to the end.
///
/// A rung is a number of empty squares. Five right of the last six lead one up, three wrong of them one down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ladder {
    rung: Rung,
    highest: Rung,
    /// The last results on this rung, the newest in the lowest bit, and how many there are.
    results: u8,
    count: u8,
    attempts: u32,
}

/// A number of empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Rung(u8);

impl Rung {
    /// The lowest.
    pub const MIN: Rung = Rung(4);
    /// The highest.
    pub const MAX: Rung = Rung(16);

    /// The number of empty squares.
    pub const fn empties(self) -> u32 {
        self.0 as u32
    }

    /// The boards of this rung.
    pub fn boards(self) -> Vec<&'static Puzzle> {
        let fits = |puzzle: &&Puzzle| {
            matches!(puzzle.kind(), puzzle::Kind::Win | puzzle::Kind::Ending)
                && puzzle.position.empties().len() == self.empties()
        };
        let all = puzzle::made().iter().chain(solved::boards());
        all.filter(fits).collect()
    }
}

impl From<u8> for Rung {
    fn from(number: u8) -> Rung {
        Rung(number.clamp(Rung::MIN.0, Rung::MAX.0))
    }
}

impl From<Rung> for u8 {
    fn from(rung: Rung) -> u8 {
        rung.0
    }
}

impl Default for Ladder {
    fn default() -> Ladder {
        Ladder {
            rung: Rung::MIN,
            highest: Rung::MIN,
            results: 0,
            count: 0,
            attempts: 0,
        }
    }
}

impl Ladder {
    /// How many results are looked at.
    const LAST: u8 = 6;

    /// Where the learner is.
    pub const fn rung(&self) -> Rung {
        self.rung
    }

    /// The highest rung so far.
    pub const fn highest(&self) -> Rung {
        self.highest
    }

    /// How many boards were tried.
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// The next board: each in turn.
    pub fn board(&self) -> Option<&'static Puzzle> {
        let boards = self.rung.boards();
        let number = self.attempts as usize % boards.len().max(1);
        boards.get(number).copied()
    }

    /// A board was played, perfectly or not.
    pub(crate) fn add(&mut self, right: bool) {
        self.attempts = self.attempts.saturating_add(1);
        self.results = self.results << 1 | u8::from(right);
        self.count = self.count.min(Ladder::LAST - 1) + 1;
        let last = (1 << self.count) - 1;
        let right = (self.results & last).count_ones();
        let wrong = u32::from(self.count) - right;
        let rung = match (right, wrong) {
            (5.., _) => Rung::from(self.rung.0 + 1),
            (_, 3..) => Rung::from(self.rung.0 - 1),
            _ => return,
        };
        // At either end the results begin anew as well.
        (self.rung, self.results, self.count) = (rung, 0, 0);
        self.highest = self.highest.max(rung);
    }

    /// The copy that is further.
    pub(crate) fn merge(&mut self, other: Ladder) {
        let highest = self.highest.max(other.highest);
        if other.attempts > self.attempts {
            *self = other;
        }
        self.highest = highest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn climb(results: &str) -> Ladder {
        let mut ladder = Ladder::default();
        results.chars().for_each(|it| ladder.add(it == '+'));
        ladder
    }

    #[test]
    fn five_of_six_lead_up_and_three_failures_down() {
        for (results, rung) in [
            ("", 4),
            ("++++", 4),
            ("+++++", 5),
            ("+-++++", 5),
            ("-+++++", 5),
            // Never five of six.
            ("--++++", 4),
            ("--++++++", 5),
            ("---", 4),
            ("+++++++++-+++++", 6),
            ("+++++---", 4),
            ("+++++-+-+-", 4),
            ("+++++--", 5),
        ] {
            assert_eq!(climb(results).rung().empties(), rung, "{results}");
        }
        let ladder = climb("++++++++++---");
        assert_eq!((ladder.rung(), ladder.highest()), (Rung(5), Rung(6)));
        assert_eq!(climb(&"+".repeat(500)).rung(), Rung::MAX);
    }

    #[test]
    fn every_rung_has_boards_of_its_size() {
        for number in Rung::MIN.0..=Rung::MAX.0 {
            let boards = Rung(number).boards();
            assert!(boards.len() >= 6, "{number}: {}", boards.len());
        }
        let mut ladder = climb("+++++");
        let first = ladder.board().unwrap();
        assert_eq!(first.position.empties().len(), 5);
        ladder.add(false);
        assert_ne!(ladder.board().unwrap(), first);
    }

    #[test]
    fn a_damaged_rung_is_one_that_exists() {
        let text = r#"{"rung":200,"highest":0,"results":255,"count":255,"attempts":4294967295}"#;
        let mut ladder: Ladder = serde_json::from_str(text).unwrap();
        assert_eq!((ladder.rung(), ladder.highest()), (Rung::MAX, Rung::MIN));
        ladder.add(true);
        assert!(ladder.board().is_some());
    }
}
