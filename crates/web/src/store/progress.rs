//! What a learner has done so far, as the browser keeps it.

use leptos::prelude::*;
use outflank_app::kept::ProgressKeeper;
use outflank_learn::Progress;

use super::Browser;
use crate::parts::notices::{Notices, use_notices};

/// The progress of whoever uses this browser.
#[derive(Clone, Copy)]
pub struct KeptProgress {
    progress: RwSignal<Progress>,
    keeper: ProgressKeeper,
    notices: Notices,
}

impl KeptProgress {
    /// Reads what is kept, and says what is wrong with it.
    pub fn open() -> KeptProgress {
        let notices = use_notices();
        let (progress, keeper) = notices.accept(ProgressKeeper::open(&Browser));
        KeptProgress {
            progress: RwSignal::new(progress),
            keeper,
            notices,
        }
    }

    /// Reads something; what reads it runs again when it changes.
    pub fn with<T>(self, read: impl FnOnce(&Progress) -> T) -> T {
        self.progress.with(read)
    }

    /// The same, once.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Progress) -> T) -> T {
        self.progress.with_untracked(read)
    }

    /// Notes something and keeps it, with what other windows have noted.
    pub fn note(self, note: impl FnOnce(&mut Progress)) {
        let kept = self.progress.try_update(|progress| {
            note(progress);
            self.keeper.keep(&Browser, progress)
        });
        kept.and_then(|kept| self.notices.check(kept));
    }
}
