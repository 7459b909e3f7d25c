use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Difficulty, Kind, Puzzle};

/// How an attempt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Without a mistake and without help.
    Solved,
    /// In the end, after mistakes or hints.
    Helped,
    /// The solution was shown.
    Failed,
}

/// What happened with one puzzle so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How often it was tried.
    pub attempts: u32,
    /// How often it was solved without a mistake and without help.
    pub solved: u32,
    /// How often the solution was shown.
    pub failed: u32,
    /// How it went last time.
    pub last: Outcome,
    /// When that was: the number of the attempt, counting all.
    pub when: u32,
}

/// What happened with the puzzles so far, and what follows from it for the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    pub(crate) records: BTreeMap<String, Record>,
    /// How hard the next one should be, in hundredths.
    pub(crate) level: u16,
    pub(crate) attempts: u32,
    pub(crate) streak: Streak,
}

/// Puzzles solved one after the other, without a mistake and without help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak {
    /// How many it is now.
    pub now: u32,
    /// How many it has been at most.
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

/// What kind of puzzle comes next; what is left open is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// What it is about; if left open, the kind that was tried least.
    #[serde(default)]
    pub kind: Option<Kind>,
    /// How hard it is; if left open, as hard as suits the learner.
    #[serde(default)]
    pub difficulty: Option<Difficulty>,
}

impl Wish {
    /// Whether a puzzle is such a one.
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
    /// How many other puzzles come before one that was not solved comes again.
    const REST: u32 = 6;

    /// Takes in how an attempt ended.
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

    /// How many attempts there were.
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// The puzzles solved one after the other.
    pub const fn streak(&self) -> Streak {
        self.streak
    }

    /// What happened with a puzzle.
    pub fn record(&self, puzzle: &Puzzle) -> Option<&Record> {
        self.records.get(&puzzle.id)
    }

    /// Whether a puzzle has been solved without a mistake and without help.
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

    /// How hard the next puzzle should be.
    pub fn difficulty(&self) -> Difficulty {
        let rounded = (self.level + 50) / 100;
        Difficulty::new(rounded as u8).unwrap_or(Difficulty::MIN)
    }

    /// Whether a puzzle that was not solved has rested long enough to come again.
    fn is_rested(&self, record: &Record) -> bool {
        self.attempts.saturating_sub(record.when) >= PuzzleProgress::REST
    }
}

/// The puzzle that comes next, such as is wished: not solved yet, and where the wish leaves it open as hard as suits
/// the learner and of the kind that was tried least. Puzzles that were not solved come back after some others; when
/// all are solved, the one that was tried longest ago. `None` only if there is no such puzzle at all.
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
