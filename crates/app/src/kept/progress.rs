use outflank_learn::{Loaded, Progress, ProgressError};

use super::{
    NotKept, Notice, PROGRESS, Place, Reading, Restored, Storage, Thing, Unavailable, copy_aside,
    set_aside,
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

/// Brings back progress from a backup: what was done in either place is there then. What is here and cannot be read is
/// set aside, a newer version's stays as it is.
pub(super) fn restore(
    storage: &(impl Storage + ?Sized),
    text: &str,
    restored: &mut Restored,
) -> Result<(), NotKept> {
    let Ok(theirs) = Progress::load(text) else {
        restored.left_out = true;
        return Ok(());
    };
    let Reading { value, notice } = ProgressKeeper::open(storage);
    let (ours, _) = value;
    let must_stay = match &notice {
        Some(Notice::Unavailable { reason }) => return Err(Unavailable(reason.clone()).into()),
        Some(Notice::Newer { .. }) => true,
        Some(Notice::Damaged { place, .. } | Notice::PartlyUnreadable { place, .. }) => {
            *place == Place::Unmoved
        }
        None => false,
    };
    restored.notice = notice;
    if must_stay {
        return Ok(());
    }
    let is_there = storage.read(PROGRESS)?.is_some();
    let mut all = ours.clone();
    all.unite(&theirs.progress);
    let after = if is_there {
        restored.left_out = theirs.unreadable > 0;
        all.save()
    } else {
        text.to_owned()
    };
    if after.len() > Progress::LONGEST {
        // It could not be read again.
        restored.left_out = true;
        return Ok(());
    }
    if !is_there || all != ours {
        storage.write(PROGRESS, &after)?;
    }
    restored.progress = true;
    Ok(())
}
