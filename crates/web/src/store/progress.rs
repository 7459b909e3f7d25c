//! What a learner has done so far, as the browser keeps it.

use leptos::prelude::*;
use outflank_learn::{Loaded, Progress, ProgressError};
use outflank_text::Texts;

use crate::parts::notices::{Notices, use_notices};

const KEY: &str = "progress";

/// The progress of whoever uses this browser.
#[derive(Clone, Copy)]
pub struct KeptProgress {
    progress: RwSignal<Progress>,
    /// Not if it comes from a newer version of the page: that version must find it again.
    may_write: bool,
    notices: Notices,
}

impl KeptProgress {
    /// Reads what is kept. What cannot be read is set aside, and said.
    pub fn open() -> KeptProgress {
        let notices = use_notices();
        let mut may_write = true;
        let progress = match super::read(KEY).map(|text| Progress::load(&text)) {
            None => Progress::default(),
            Some(Ok(Loaded {
                progress,
                unreadable,
            })) => {
                if unreadable > 0 {
                    super::set_aside(KEY);
                    let _ = super::write(KEY, &progress.save());
                    notices.warn(move |t| t.learn_progress_unreadable(unreadable));
                }
                progress
            }
            Some(Err(error)) => {
                if matches!(error, ProgressError::Newer { .. }) {
                    may_write = false;
                } else {
                    super::set_aside(KEY);
                }
                notices.warn(move |t| t.describe(&error));
                Progress::default()
            }
        };
        KeptProgress {
            progress: RwSignal::new(progress),
            may_write,
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

    /// Notes something and keeps it. Another window may have noted something meanwhile: that is kept too.
    pub fn note(self, note: impl FnOnce(&mut Progress)) {
        let kept = super::read(KEY).filter(|_| self.may_write);
        let kept = kept.and_then(|text| Progress::load(&text).ok());
        self.progress.update(|progress| {
            if let Some(kept) = kept {
                *progress = kept.progress;
            }
            note(progress);
        });
        if self.may_write && super::write(KEY, &self.with_untracked(Progress::save)).is_err() {
            self.notices.warn(Texts::not_stored);
        }
    }
}
