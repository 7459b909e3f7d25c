use core::time::Duration;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use outflank_play::{Match, Standing};
use outflank_text::Texts;

use crate::{Slot, Store};

/// Keeps the game on the table on disk as long as it is unfinished.
pub(crate) struct Keeper<'a> {
    store: Option<&'a Store>,
    /// The place of the game on the table, once it has one.
    slot: Option<Slot>,
    /// The game as it was kept last.
    last: Option<Match>,
    /// Whether a game is kept now: for whoever ends the program from outside.
    kept: &'a AtomicBool,
}

impl<'a> Keeper<'a> {
    pub(crate) fn new(store: Option<&'a Store>, slot: Option<Slot>, kept: &'a AtomicBool) -> Self {
        kept.store(slot.is_some(), Ordering::Relaxed);
        Keeper {
            store,
            slot,
            last: None,
            kept,
        }
    }

    /// Whether a game is kept.
    pub(crate) fn is_kept(&self) -> bool {
        self.slot.is_some()
    }

    /// Writes the game if it has changed; forgets it when there is nothing left to play.
    pub(crate) fn keep(&mut self, game: &Match, now: Duration) -> io::Result<()> {
        if self.last.as_ref() == Some(game) {
            return Ok(());
        }
        self.last = Some(game.clone());
        let result = self.write(game, now);
        self.kept.store(self.is_kept(), Ordering::Relaxed);
        result
    }

    fn write(&mut self, game: &Match, now: Duration) -> io::Result<()> {
        let finished = game.is_over() && game.series().standing() != Standing::Open;
        if finished || !game.has_begun() {
            return self.slot.take().map_or(Ok(()), |slot| slot.remove());
        }
        if self.slot.is_none() {
            let Some(store) = self.store else {
                return Ok(());
            };
            self.slot = Some(store.new_slot()?);
        }
        self.slot
            .as_ref()
            .map_or(Ok(()), |slot| slot.write(&game.save(now)))
    }

    /// Another game comes on the table; the one before stays where it is kept. Returns its place.
    pub(crate) fn release(&mut self) -> Option<Slot> {
        self.last = None;
        self.kept.store(false, Ordering::Relaxed);
        self.slot.take()
    }

    /// A game that was kept comes on the table again.
    pub(crate) fn take_up(&mut self, slot: Slot) {
        self.release();
        self.slot = Some(slot);
        self.kept.store(true, Ordering::Relaxed);
    }
}

/// The newest unfinished game. Damaged ones are set aside; that, and whatever else a person should know, is told.
pub(crate) fn unfinished(
    store: Option<&Store>,
    texts: &Texts,
    tell: &mut dyn FnMut(String),
) -> Option<(Match, Slot)> {
    let Some(store) = store else {
        tell(texts.no_place());
        return None;
    };
    loop {
        let slot = match store.newest() {
            Ok(slot) => slot?,
            Err(error) => {
                tell(texts.not_kept(&texts.describe(&error)));
                return None;
            }
        };
        let reason = match slot.read() {
            Ok(text) => match Match::load(&text) {
                Ok(game) => return Some((game, slot)),
                Err(error) => texts.describe(&error),
            },
            Err(error) => texts.describe(&error),
        };
        match slot.set_aside() {
            Ok(file) => tell(texts.set_aside(&reason, &file.display().to_string())),
            Err(error) => {
                tell(texts.not_kept(&texts.describe(&error)));
                return None;
            }
        }
    }
}
