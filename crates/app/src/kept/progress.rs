use outflank_learn::{Loaded, Progress, ProgressError};

use super::{
    NotKept, Notice, PROGRESS, Place, Reading, Storage, Thing, Unavailable, copy_aside, set_aside,
};

/// Keeps a learner's progress, which other windows may keep too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgressKeeper {
    /// Not if the progress that was found is a newer version's, which must find it again.
    may_write: bool,
}

impl ProgressKeeper {
    /// Reads what is kept. What cannot be read is set aside.
    pub fn open(storage: &(impl Storage + ?Sized)) -> Reading<(Progress, ProgressKeeper)> {
        let keeper = |may_write| (Progress::default(), ProgressKeeper { may_write });
        let text = match storage.read(PROGRESS) {
            Ok(None) => return Reading::new(keeper(true)),
            Ok(Some(text)) => text,
            Err(Unavailable(reason)) => {
                return Reading::with(keeper(false), Notice::Unavailable { reason });
            }
        };
        match Progress::load(&text) {
            Ok(Loaded {
                progress,
                unreadable: 0,
            }) => Reading::new((progress, ProgressKeeper { may_write: true })),
            Ok(Loaded {
                progress,
                unreadable: count,
            }) => {
                // A copy first: whenever the program ends, what can be read is under its name.
                let place = copy_aside(storage, PROGRESS, &text);
                if place != Place::Unmoved {
                    // If it cannot be written now, the next attempt tells why.
                    let _ = storage.write(PROGRESS, &progress.save());
                }
                Reading::with(
                    (progress, ProgressKeeper { may_write: true }),
                    Notice::PartlyUnreadable { count, place },
                )
            }
            Err(ProgressError::Newer { .. }) => {
                let thing = Thing::Progress;
                Reading::with(keeper(false), Notice::Newer { thing })
            }
            Err(_) => Reading::with(keeper(true), set_aside(storage, PROGRESS, None)),
        }
    }

    /// Keeps what has been done since the last time. Another window may have kept something meanwhile: that stays, and
    /// comes into `progress` too.
    pub fn keep(
        self,
        storage: &(impl Storage + ?Sized),
        progress: &mut Progress,
    ) -> Result<(), NotKept> {
        let deeds = progress.take_deeds();
        if !self.may_write {
            return Ok(());
        }
        let _alone = storage.alone()?;
        let kept = storage.read(PROGRESS)?.map(|text| Progress::load(&text));
        match kept {
            Some(Err(ProgressError::Newer { .. })) => return Err(NotKept::Newer),
            Some(Ok(kept)) => {
                *progress = kept.progress;
                for deed in deeds {
                    progress.add(deed);
                }
                progress.take_deeds();
            }
            Some(Err(_)) | None => {}
        }
        Ok(storage.write(PROGRESS, &progress.save())?)
    }
}
