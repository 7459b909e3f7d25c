use core::time::Duration;
use std::sync::atomic::{AtomicBool, Ordering};

use outflank_app::kept::{GameId, Games, NotKept, Unavailable, is_finished};
use outflank_play::SavedGame;
use outflank_text::Texts;

use crate::store::milliseconds;
use crate::{GameLock, Store};

/// A kept game, locked by this program.
pub(crate) struct LockedGame {
    pub(crate) saved: SavedGame,
    pub(crate) lock: GameLock,
}

/// Saves the game on the table after every change.
pub(crate) struct Autosave<'a> {
    store: Option<&'a Store>,
    /// The lock on the game's file, once it has one.
    lock: Option<GameLock>,
    /// The game as it was last saved.
    saved: Option<SavedGame>,
    /// Whether an unfinished game is kept, for the signal handler.
    kept: &'a AtomicBool,
}

impl<'a> Autosave<'a> {
    pub(crate) fn new(store: Option<&'a Store>, kept: &'a AtomicBool) -> Self {
        Autosave {
            store,
            lock: None,
            saved: None,
            kept,
        }
    }

    /// Whether an unfinished game is kept.
    pub(crate) fn is_kept(&self) -> bool {
        self.kept.load(Ordering::Relaxed)
    }

    /// Writes the game if it has changed.
    pub(crate) fn keep(&mut self, saved: SavedGame, now: Duration) -> Result<(), NotKept> {
        if self.saved.as_ref() == Some(&saved) {
            return Ok(());
        }
        let result = self.write(&saved, now);
        // What could not be written is not called saved.
        let kept = result.is_ok() && self.lock.is_some() && !is_finished(&saved.game);
        self.kept.store(kept, Ordering::Relaxed);
        self.saved = Some(saved);
        result
    }

    fn write(&mut self, saved: &SavedGame, now: Duration) -> Result<(), NotKept> {
        let Some(store) = self.store else {
            return Ok(());
        };
        let begun = saved.game.has_begun();
        if self.lock.is_none() && begun {
            self.lock = Some(store.new_game()?);
        }
        let Some(lock) = &self.lock else {
            return Ok(());
        };
        Games(store).keep(lock.id(), saved, now)?;
        if !begun {
            self.lock = None;
        }
        Ok(())
    }

    /// The game with the day it began.
    pub(crate) fn dated(&self, mut saved: SavedGame) -> SavedGame {
        let day = || match &self.lock {
            Some(lock) => lock.id().day(),
            None => GameId::new(milliseconds(), 0).day(),
        };
        saved.info.date = saved.info.date.or_else(day);
        saved
    }

    /// Lets go of the game, which stays on disk.
    pub(crate) fn release(&mut self) -> Option<LockedGame> {
        self.kept.store(false, Ordering::Relaxed);
        let (saved, lock) = (self.saved.take(), self.lock.take());
        Some(LockedGame {
            saved: saved?,
            lock: lock?,
        })
    }

    /// Takes up a kept game again.
    pub(crate) fn take_up(&mut self, locked: LockedGame) {
        self.lock = Some(locked.lock);
        self.saved = Some(locked.saved);
        self.kept.store(true, Ordering::Relaxed);
    }
}

/// The newest unfinished game, or why it cannot be had. Problems with others are reported through `tell`.
pub(crate) fn unfinished(
    store: Option<&Store>,
    texts: &Texts,
    tell: &mut dyn FnMut(String),
) -> Result<Option<LockedGame>, String> {
    let Some(store) = store else {
        tell(texts.no_place());
        return Ok(None);
    };
    let take = |id: &_| store.lock(id);
    let found = Games(store).newest_unfinished(take, |notice| tell(texts.describe(&notice)));
    match found {
        Ok(found) => Ok(found.map(|(entry, lock)| LockedGame {
            saved: entry.saved,
            lock,
        })),
        Err(Unavailable(reason)) => Err(texts.resume_impossible(&reason)),
    }
}
