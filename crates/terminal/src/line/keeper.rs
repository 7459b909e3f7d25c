use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use outflank_play::{Match, Standing};

use super::LineGame;
use crate::{Slot, Store};

/// Keeps the game on the table on disk as long as it is unfinished.
pub(super) struct Keeper<'a> {
    store: Option<&'a Store>,
    /// The place of the game on the table, once it has one.
    slot: Option<Slot>,
    /// The game as it was kept last.
    last: Option<Match>,
    /// Whether a game is kept now: for whoever ends the program from outside.
    kept: &'a AtomicBool,
}

impl<'a> Keeper<'a> {
    pub(super) fn new(store: Option<&'a Store>, slot: Option<Slot>, kept: &'a AtomicBool) -> Self {
        kept.store(slot.is_some(), Ordering::Relaxed);
        Keeper {
            store,
            slot,
            last: None,
            kept,
        }
    }

    /// Whether a game is kept.
    pub(super) fn is_kept(&self) -> bool {
        self.slot.is_some()
    }

    /// Writes the game if it has changed; forgets it when there is nothing left to play.
    pub(super) fn keep(&mut self, table: &LineGame<'_>) -> io::Result<()> {
        let game = table.game();
        if self.last.as_ref() == Some(game) {
            return Ok(());
        }
        self.last = Some(game.clone());
        let result = self.write(table);
        self.kept.store(self.is_kept(), Ordering::Relaxed);
        result
    }

    fn write(&mut self, table: &LineGame<'_>) -> io::Result<()> {
        let game = table.game();
        let finished = game.is_over() && game.series().standing() != Standing::Open;
        let begun = table.has_begun();
        if finished || !begun {
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
            .map_or(Ok(()), |slot| slot.write(&table.save()))
    }

    /// Another game comes on the table; the one before stays where it is kept.
    pub(super) fn release(&mut self) {
        self.slot = None;
        self.last = None;
    }
}
