//! The learner's progress, kept in the browser.

use leptos::prelude::*;
use outflank_app::kept::{PROGRESS, ProgressKeeper};
use outflank_app::review::Review;
use outflank_app::training::of_review;
use outflank_learn::Progress;
use outflank_learn::training::Day;

use super::Browser;
use crate::components::notices::{Notices, use_notices};

/// The progress, as a signal that is saved when it changes.
#[derive(Clone, Copy)]
pub struct KeptProgress {
    progress: RwSignal<Progress>,
    /// Where it is kept; nowhere, if it is only looked at.
    keeper: Option<ProgressKeeper>,
    notices: Notices,
}

/// The day, where the learner is.
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    // JavaScript counts how far behind the time is.
    Day::at(
        (now.get_time() / 1000.0) as i64,
        -(now.get_timezone_offset() as i32),
    )
}

/// Keeps what the whole analysis of an own game taught; how many moves there are to learn from.
pub fn learn_from(review: &Review) -> usize {
    let Some(learned) = of_review(review, today()) else {
        return 0;
    };
    let (mut progress, keeper) = ProgressKeeper::open(&Browser).value;
    let count = learned.keep(&mut progress);
    // If it cannot be written, whoever opens the progress is told why.
    let _ = keeper.keep(&Browser, &mut progress);
    count
}

impl KeptProgress {
    /// Progress to look at, in the style guide.
    pub fn sample(progress: Progress) -> KeptProgress {
        KeptProgress {
            progress: RwSignal::new(progress),
            keeper: None,
            notices: use_notices(),
        }
    }

    /// Loads the progress, and warns if something is wrong with it.
    pub fn open() -> KeptProgress {
        let notices = use_notices();
        let (progress, keeper) = notices.accept(ProgressKeeper::open(&Browser));
        let progress = RwSignal::new(progress);
        super::follow(
            |name| name == PROGRESS,
            move || progress.set(notices.accept(ProgressKeeper::open(&Browser)).0),
        );
        KeptProgress {
            progress,
            keeper: Some(keeper),
            notices,
        }
    }

    /// Reads the progress, reactively.
    pub fn with<T>(self, read: impl FnOnce(&Progress) -> T) -> T {
        self.progress.with(read)
    }

    /// Reads the progress once.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Progress) -> T) -> T {
        self.progress.with_untracked(read)
    }

    /// Changes and saves the progress, merged with that of other tabs.
    pub fn note(self, note: impl FnOnce(&mut Progress)) {
        let kept = self.progress.try_update(|progress| {
            note(progress);
            Some(self.keeper?.keep(&Browser, progress))
        });
        kept.flatten().and_then(|kept| self.notices.check(kept));
    }
}
