use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Difficulty, Kind, Puzzle};

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
}

/// The history of all puzzles, which determines the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    pub(crate) records: BTreeMap<String, Record>,
    /// The difficulty of the next one, in hundredths.
    pub(crate) level: u16,
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

impl Default for PuzzleProgress {
    fn default() -> PuzzleProgress {
        PuzzleProgress {
            records: BTreeMap::new(),
            level: PuzzleProgress::LEAST,
            attempts: 0,
            streak: Streak::default(),
        }
    }
}

impl PuzzleProgress {
    pub(crate) const LEAST: u16 = 100;
    pub(crate) const MOST: u16 = 500;
    /// How many other puzzles come before an unsolved one is repeated.
    const REST: u32 = 6;

    /// Adds the outcome of an attempt.
    pub fn add(&mut self, puzzle: &Puzzle, outcome: Outcome) {
        self.attempts = self.attempts.saturating_add(1);
        self.streak.add(outcome);
        let record = self.records.entry(puzzle.id.clone()).or_insert(Record {
            attempts: 0,
            solved: 0,
            failed: 0,
            last: outcome,
            when: 0,
        });
        record.attempts = record.attempts.saturating_add(1);
        match outcome {
            Outcome::Solved => record.solved = record.solved.saturating_add(1),
            Outcome::Helped => {}
            Outcome::Failed => record.failed = record.failed.saturating_add(1),
        }
        record.last = outcome;
        record.when = self.attempts;
        let level = match outcome {
            Outcome::Solved => self.level + 30,
            Outcome::Helped => self.level.saturating_sub(10),
            Outcome::Failed => self.level.saturating_sub(30),
        };
        self.level = level.clamp(PuzzleProgress::LEAST, PuzzleProgress::MOST);
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

    /// The difficulty of the next puzzle.
    pub fn difficulty(&self) -> Difficulty {
        let rounded = (self.level + 50) / 100;
        Difficulty::new(rounded as u8).unwrap_or(Difficulty::MIN)
    }

    /// Whether an unsolved puzzle is due again.
    fn is_rested(&self, record: &Record) -> bool {
        self.attempts.saturating_sub(record.when) >= PuzzleProgress::REST
    }
}

/// The next puzzle that meets the request: unsolved and, unless requested, of matching difficulty and of the kind
/// tried least. Unsolved puzzles come back after some others; when all are solved, the one tried longest ago. `None`
/// only if no puzzle meets the request.
pub fn next<'a>(
    puzzles: impl Iterator<Item = &'a Puzzle> + Clone,
    progress: &PuzzleProgress,
    wish: Wish,
) -> Option<&'a Puzzle> {
    let wanted = |puzzle: &&Puzzle| wish.fits(puzzle);
    let tried = Kind::ALL.map(|kind| {
        let of_kind = puzzles.clone().filter(|puzzle| puzzle.kind() == kind);
        let records = of_kind.filter_map(|puzzle| progress.record(puzzle));
        records.fold(0u32, |sum, record| sum.saturating_add(record.attempts))
    });
    let due = |puzzle: &&Puzzle| match progress.record(puzzle) {
        None => true,
        Some(record) => record.solved == 0 && progress.is_rested(record),
    };
    let suits = |puzzle: &&Puzzle| {
        let difficulty = u16::from(puzzle.difficulty.number()) * 100;
        let distance = difficulty.abs_diff(progress.level);
        let of_kind = tried[puzzle.kind() as usize];
        (distance / 50, of_kind, progress.record(puzzle).is_some())
    };
    let next = puzzles.clone().filter(wanted).filter(due).min_by_key(suits);
    next.or_else(|| {
        let oldest = |puzzle: &&Puzzle| progress.record(puzzle).map_or(0, |record| record.when);
        puzzles.filter(wanted).min_by_key(oldest)
    })
}
