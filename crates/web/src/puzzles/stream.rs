//! The stream of puzzles, and the preferences kept in the browser.

use leptos::prelude::*;
use outflank_app::exercise::PuzzleStream;
use outflank_app::kept::{self, PUZZLE_WISH};
use outflank_learn::puzzle::{Attempt, Puzzle, Wish};

use crate::components::notices::use_notices;
use crate::route::{Page, Route};
use crate::store::progress::KeptProgress;
use crate::store::{self, Browser};

/// One puzzle after the other.
#[derive(Clone, Copy)]
pub struct Stream {
    /// The learner's progress.
    pub progress: KeptProgress,
    /// The stream; changed preferences are saved.
    pub puzzles: RwSignal<PuzzleStream>,
}

impl Stream {
    /// Opens the stream with the last preferences.
    pub fn open(progress: KeptProgress) -> Stream {
        let read = |text: &str| serde_json::from_str(text).ok();
        let wish = use_notices().accept(kept::read(&Browser, PUZZLE_WISH, read));
        let puzzles = RwSignal::new(PuzzleStream::new(wish));
        Effect::new(move |before: Option<Wish>| {
            let wish = puzzles.with(|puzzles| puzzles.wish);
            if before.is_some_and(|before| before != wish)
                && let Ok(text) = serde_json::to_string(&wish)
            {
                let _ = store::write(PUZZLE_WISH, &text);
            }
            wish
        });
        Stream { progress, puzzles }
    }

    /// The first puzzle.
    pub fn first(self) -> Option<&'static Puzzle> {
        let puzzles = self.puzzles.get_untracked();
        self.progress
            .with_untracked(|progress| puzzles.first(progress))
    }

    /// The puzzle after this attempt.
    pub fn after(self, attempt: &Attempt) -> Option<&'static Puzzle> {
        let progress = self.progress.with_untracked(Clone::clone);
        let next = self.puzzles.try_update(|it| it.after(attempt, &progress));
        next.flatten()
    }
}

/// The address of a puzzle.
pub fn address(puzzle: &Puzzle) -> Route {
    Route::to(Page::Puzzles).at(&puzzle.id)
}
