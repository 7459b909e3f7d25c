use core::time::Duration;
use std::sync::atomic::{AtomicBool, Ordering};

use outflank_app::kept::{GameId, Games, NotKept, Reading, is_finished};
use outflank_play::SavedGame;
use outflank_text::Texts;

use crate::store::milliseconds;
use crate::{GameLock, Store};

/// A kept game that nobody else has.
pub(crate) struct LockedGame {
    pub(crate) saved: SavedGame,
    lock: GameLock,
}

impl LockedGame {
    pub(crate) const fn id(&self) -> &GameId {
        self.lock.id()
    }
}

/// Keeps the game on the table on disk.
pub(crate) struct Autosave<'a> {
    store: Option<&'a Store>,
    /// The place of the game on the table, once it has one.
    lock: Option<GameLock>,
    /// The game as it was kept last, with what is known of it.
    saved: Option<SavedGame>,
    /// Whether an unfinished game is kept now: for whoever ends the program from outside.
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
        let kept = self.lock.is_some() && !is_finished(&saved.game);
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

    /// The game with the day it began: a file that a person names has it too.
    pub(crate) fn dated(&self, mut saved: SavedGame) -> SavedGame {
        let day = || match &self.lock {
            Some(lock) => lock.id().day(),
            None => GameId::new(milliseconds(), 0).day(),
        };
        saved.info.date = saved.info.date.or_else(day);
        saved
    }

    /// Another game comes on the table; the one before stays where it is kept.
    pub(crate) fn release(&mut self) -> Option<LockedGame> {
        self.kept.store(false, Ordering::Relaxed);
        let (saved, lock) = (self.saved.take(), self.lock.take());
        Some(LockedGame {
            saved: saved?,
            lock: lock?,
        })
    }

    /// A game that was kept comes on the table again.
    pub(crate) fn take_up(&mut self, locked: LockedGame) {
        self.lock = Some(locked.lock);
        self.saved = Some(locked.saved);
        self.kept.store(true, Ordering::Relaxed);
    }
}

/// A game that nobody is playing, or why it cannot be had.
pub(crate) fn lock(store: &Store, id: &GameId, texts: &Texts) -> Result<GameLock, String> {
    let lock = store.lock(id).map_err(|error| texts.describe(&error))?;
    lock.ok_or_else(|| texts.app_game_taken())
}

/// An unfinished game, to go on with it.
pub(crate) fn find(store: &Store, id: &GameId, texts: &Texts) -> Result<LockedGame, String> {
    let lock = lock(store, id, texts)?;
    let Reading { value, notice } = Games(store).open(id);
    let reason = || notice.map_or_else(|| texts.resume_none(), |it| texts.describe(&it));
    let saved = value.ok_or_else(reason)?;
    Ok(LockedGame { saved, lock })
}

/// The newest unfinished game. Whatever a person should know is told.
pub(crate) fn unfinished(
    store: Option<&Store>,
    texts: &Texts,
    tell: &mut dyn FnMut(String),
) -> Option<LockedGame> {
    let Some(store) = store else {
        tell(texts.no_place());
        return None;
    };
    let take = |id: &_| store.lock(id);
    let found = Games(store).newest_unfinished(take, |notice| tell(texts.describe(&notice)));
    match found {
        Ok(found) => found.map(|(entry, lock)| LockedGame {
            saved: entry.saved,
            lock,
        }),
        Err(error) => {
            tell(texts.describe(&error));
            None
        }
    }
}
