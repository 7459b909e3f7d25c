use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Difficulty, Kind, Puzzle};
use crate::Progress;
use crate::training::Day;

/// A puzzle suits a learner whose rating is no further away.
pub(crate) const NEAR: f64 = 100.0;

/// How an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Solved without mistakes or help.
    Solved,
    /// Solved, after mistakes or hints.
    Helped,
    /// The solution was shown.
    Failed,
}

/// The history of one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How often it was tried.
    pub attempts: u32,
    /// How often it was solved without mistakes or help.
    pub solved: u32,
    /// How often the solution was shown.
    pub failed: u32,
    /// The last outcome.
    pub last: Outcome,
    /// When that was: the number of the attempt, over all puzzles.
    pub when: u32,
    /// The day on which it counted for the rating last; records of older versions have none.
    #[serde(default)]
    pub day: Option<Day>,
}

/// The history of all puzzles, which determines the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    pub(crate) records: BTreeMap<String, Record>,
    pub(crate) attempts: u32,
    pub(crate) streak: Streak,
}

/// Puzzles solved in a row, without mistakes or help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak {
    /// The current streak.
    pub now: u32,
    /// The longest streak.
    pub longest: u32,
}

impl Streak {
    fn add(&mut self, outcome: Outcome) {
        self.now = match outcome {
            Outcome::Solved => self.now.saturating_add(1),
            Outcome::Helped | Outcome::Failed => 0,
        };
        self.longest = self.longest.max(self.now);
    }
}

/// What puzzle should come next; open choices are made for the learner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// The kind; by default, the one tried least.
    #[serde(default)]
    pub kind: Option<Kind>,
    /// The difficulty; by default, matched to the learner.
    #[serde(default)]
    pub difficulty: Option<Difficulty>,
}

impl Wish {
    /// Whether a puzzle meets the request.
    pub fn fits(self, puzzle: &Puzzle) -> bool {
        self.kind.is_none_or(|kind| puzzle.kind() == kind)
            && self
                .difficulty
                .is_none_or(|difficulty| puzzle.difficulty == difficulty)
    }
}

impl PuzzleProgress {
    /// A puzzle counts for the rating again after so many days.
    const RATED_AGAIN: u32 = 30;
    /// How many other puzzles come before an unsolved one is repeated.
    const REST: u32 = 6;

    /// Adds the outcome of an attempt at the puzzle with this id. Says whether it counts for the rating: only the first does, for some time.
    pub(crate) fn add(&mut self, puzzle: &str, outcome: Outcome, today: Day) -> bool {
        self.attempts = self.attempts.saturating_add(1);
        self.streak.add(outcome);
        let known = self.records.get(puzzle).copied();
        let record = self.records.entry(puzzle.to_owned()).or_insert(Record {
            attempts: 0,
            solved: 0,
            failed: 0,
            last: outcome,
            when: 0,
            day: Some(today),
        });
        record.attempts = record.attempts.saturating_add(1);
        match outcome {
            Outcome::Solved => record.solved = record.solved.saturating_add(1),
            Outcome::Helped => {}
            Outcome::Failed => record.failed = record.failed.saturating_add(1),
        }
        record.last = outcome;
        record.when = self.attempts;
        let Some(known) = known else { return true };
        let rated_again = |day: Day| today.since(day) >= PuzzleProgress::RATED_AGAIN;
        let counts = known.day.is_some_and(rated_again);
        if counts || known.day.is_none() {
            record.day = Some(today);
        }
        counts
    }

    /// The number of attempts.
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// The current and the longest streak.
    pub const fn streak(&self) -> Streak {
        self.streak
    }

    /// The history of a puzzle.
    pub fn record(&self, puzzle: &Puzzle) -> Option<&Record> {
        self.records.get(&puzzle.id)
    }

    /// Whether a puzzle has been solved without mistakes or help.
    pub fn is_solved(&self, puzzle: &Puzzle) -> bool {
        self.record(puzzle).is_some_and(|record| record.solved > 0)
    }

    /// How many of these puzzles are solved.
    pub fn solved<'a>(&self, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> usize {
        puzzles
            .into_iter()
            .filter(|puzzle| self.is_solved(puzzle))
            .count()
    }

    /// Whether an unsolved puzzle is due again.
    fn is_rested(&self, record: &Record) -> bool {
        self.attempts.saturating_sub(record.when) >= PuzzleProgress::REST
    }
}

/// The next puzzle that meets the request: unsolved and, unless requested, near the learner's rating and of the kind tried
/// least. Unsolved puzzles come back after some others; when all are solved, the one tried longest ago. `None` only if no
/// puzzle meets the request.
pub fn next<'a>(
    puzzles: impl Iterator<Item = &'a Puzzle>,
    progress: &Progress,
    wish: Wish,
) -> Option<&'a Puzzle> {
    let rating = progress.training().ratings.overall().rating();
    let progress = progress.puzzles();
    let known: Vec<(&Puzzle, Option<&Record>)> = puzzles
        .map(|puzzle| (puzzle, progress.record(puzzle)))
        .collect();
    let mut tried = [0u32; Kind::ALL.len()];
    for (puzzle, record) in &known {
        let of_kind = &mut tried[puzzle.kind() as usize];
        *of_kind = of_kind.saturating_add(record.map_or(0, |record| record.attempts));
    }
    let wanted = || known.iter().filter(|(puzzle, _)| wish.fits(puzzle));
    let due = |record: Option<&Record>| match record {
        None => true,
        Some(record) => record.solved == 0 && progress.is_rested(record),
    };
    let suits = |&&(puzzle, record): &&(&Puzzle, Option<&Record>)| {
        let distance = (f64::from(puzzle.rating) - rating).abs();
        let nearness = (distance / NEAR) as u32;
        (nearness, tried[puzzle.kind() as usize], record.is_some())
    };
    let next = wanted()
        .filter(|(_, record)| due(*record))
        .min_by_key(suits);
    let oldest = || wanted().min_by_key(|(_, record)| record.map_or(0, |record| record.when));
    next.or_else(oldest).map(|(puzzle, _)| *puzzle)
}
