use outflank_learn::Progress;
use outflank_learn::puzzle::{self, Attempt, Puzzle, Wish};

/// One puzzle after the other: the classics in turn, then those that suit the wish.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleStream {
    /// What the next ones are to be like.
    pub wish: Wish,
    /// Those left without an outcome, which are not offered again while there are others.
    skipped: Vec<&'static str>,
}

impl PuzzleStream {
    /// The stream of such puzzles.
    #[must_use]
    pub const fn new(wish: Wish) -> PuzzleStream {
        PuzzleStream {
            wish,
            skipped: Vec::new(),
        }
    }

    /// The puzzle to begin with.
    #[must_use]
    pub fn first(&self, progress: &Progress) -> Option<&'static Puzzle> {
        let made = puzzle::made().iter();
        let others = made.clone();
        let others = others.filter(|puzzle| !self.skipped.contains(&puzzle.id.as_str()));
        puzzle::next(others, progress, self.wish)
            .or_else(|| puzzle::next(made, progress, self.wish))
    }

    /// The puzzle after this attempt: after a classic the next of them.
    pub fn after(&mut self, attempt: &Attempt, progress: &Progress) -> Option<&'static Puzzle> {
        let this = attempt.puzzle();
        let mut classics = puzzle::classics().iter();
        if classics.any(|classic| classic.id == this.id)
            && let Some(next) = classics.next()
        {
            return Some(next);
        }
        if attempt.outcome().is_none() {
            self.skipped.push(&this.id);
        }
        self.first(progress)
    }
}
