//! After a game against the computer: it is remembered, and looked through for moves to learn from.

use leptos::prelude::*;
use outflank_app::training::{Lookback, own_game};
use outflank_app::{Effect as AppEffect, JobId, Reply};
use outflank_learn::Deed;
use outflank_play::SavedGame;

use crate::components::announcer::{Announcer, use_announcer};
use crate::engine::{Engine, Thinking, use_engine};
use crate::store::progress::{KeptProgress, today};
use crate::words::{Words, use_words};

/// What becomes of a game that ended here.
#[derive(Clone, Copy)]
pub struct Aftermath {
    lookback: RwSignal<Option<Lookback>>,
    learned: RwSignal<Option<usize>>,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    progress: KeptProgress,
    engine: Engine,
    announcer: Announcer,
    words: Words,
}

impl Aftermath {
    /// The end of a look to see, in the style guide: there are so many moves to learn from.
    pub fn sample(learned: usize) -> Aftermath {
        Aftermath {
            learned: RwSignal::new(Some(learned)),
            ..Aftermath::open()
        }
    }

    pub fn open() -> Aftermath {
        Aftermath {
            lookback: RwSignal::new(None),
            learned: RwSignal::new(None),
            thinking: StoredValue::new_local(None),
            progress: KeptProgress::open(),
            engine: use_engine(),
            announcer: use_announcer(),
            words: use_words(),
        }
    }

    /// A game is over.
    pub fn look_at(self, saved: &SavedGame) {
        self.stop();
        let Some(game) = own_game(saved, today()) else {
            return;
        };
        self.progress
            .note(|progress| progress.add(Deed::Game(Box::new(game))));
        let lookback = self
            .progress
            .with_untracked(|it| Lookback::new(saved, it, today()));
        self.lookback.set(lookback);
        self.carry_out();
    }

    /// The game goes on, or another one begins.
    pub fn stop(self) {
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
        let _ = self.lookback.try_set(None);
        let _ = self.learned.try_set(None);
    }

    fn carry_out(self) {
        let effects = self
            .lookback
            .try_update(|it| it.as_mut().map(Lookback::effects));
        for effect in effects.flatten().unwrap_or_default() {
            if let AppEffect::Ask(id, question) = effect {
                let heard = move |reply| self.hear(id, reply);
                let _ = self
                    .thinking
                    .try_set_value(Some(self.engine.ask(question, heard)));
            }
        }
    }

    fn hear(self, id: JobId, reply: Reply) {
        let learned = self
            .lookback
            .try_update(|it| it.as_mut()?.hear(id, reply, today()));
        if let Some(Some(learned)) = learned {
            let mut count = 0;
            self.progress
                .note(|progress| count = learned.keep(progress));
            self.learned.set(Some(count));
            self.announcer
                .say(&self.words.now().practice_learned(count));
        }
        self.carry_out();
    }

    /// How many moves there are to learn from, once that is known.
    pub fn learned(self) -> Option<usize> {
        self.learned.get()
    }

    /// How many positions are searched, of how many, while it goes on.
    pub fn looking(self) -> Option<(usize, usize)> {
        let looking =
            |it: &Option<Lookback>| Some(it.as_ref().filter(|it| !it.is_over())?.progress());
        self.lookback.with(looking)
    }
}
