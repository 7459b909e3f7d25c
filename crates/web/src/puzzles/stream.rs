//! Which puzzle comes next.

use leptos::prelude::*;
use outflank_learn::puzzle::{self, Puzzle, Wish};

use crate::route::{Page, Route};
use crate::store;
use crate::store::progress::KeptProgress;

const KEY: &str = "puzzles.wish";

/// One puzzle after the other, such as are wished for.
#[derive(Clone, Copy)]
pub struct Stream {
    /// What is solved.
    pub progress: KeptProgress,
    /// What the next ones are to be like. Changes are kept.
    pub wish: RwSignal<Wish>,
    /// Those that were left without an attempt, in this visit.
    left: StoredValue<Vec<&'static str>>,
}

impl Stream {
    /// Goes on with what was wished for last. A wish that cannot be read is none.
    pub fn open(progress: KeptProgress) -> Stream {
        let kept = store::read(KEY).and_then(|text| serde_json::from_str(&text).ok());
        let wish = RwSignal::new(kept.unwrap_or_default());
        Effect::new(move |before: Option<Wish>| {
            let now = wish.get();
            if before.is_some_and(|before| before != now)
                && let Ok(text) = serde_json::to_string(&now)
            {
                // It is easily wished again.
                let _ = store::write(KEY, &text);
            }
            now
        });
        Stream {
            progress,
            wish,
            left: StoredValue::new(Vec::new()),
        }
    }

    /// The puzzle that comes first.
    pub fn first(self) -> Option<&'static Puzzle> {
        let wish = self.wish.get_untracked();
        self.progress.with_untracked(|progress| {
            let left = self.left.get_value();
            let others = puzzle::made()
                .iter()
                .filter(|puzzle| !left.contains(&puzzle.id.as_str()));
            let progress = progress.puzzles();
            puzzle::next(others, progress, wish)
                .or_else(|| puzzle::next(puzzle::made().iter(), progress, wish))
        })
    }

    /// The puzzle that comes after this one: after a classic the next of them.
    pub fn after(self, this: &'static Puzzle) -> Option<&'static Puzzle> {
        let mut classics = puzzle::classics().iter();
        if classics.any(|classic| classic.id == this.id)
            && let Some(next) = classics.next()
        {
            return Some(next);
        }
        let attempted = self
            .progress
            .with_untracked(|progress| progress.puzzles().record(this).is_some());
        if !attempted {
            self.left.update_value(|left| left.push(&this.id));
        }
        self.first()
    }
}

/// The address of a puzzle.
pub fn address(puzzle: &Puzzle) -> Route {
    Route::to(Page::Puzzles).at(&puzzle.id)
}
