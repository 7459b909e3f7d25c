//! After a game against the computer: it is remembered, and looked through for moves to learn from.

use outflank_app::table::Table;
use outflank_app::training::{Lookback, own_game};
use outflank_app::{JobId, Reply};
use outflank_learn::Deed;
use outflank_text::Texts;

use crate::app::shared::Shared;

/// What becomes of a game that ended here.
#[derive(Default)]
pub struct Aftermath {
    /// The game ended, and is still to be looked at.
    ended: bool,
    lookback: Option<Lookback>,
    learned: Option<usize>,
}

impl Aftermath {
    /// Follows the table: nothing is searched while the game goes on or the table asks something itself.
    pub fn follow(&mut self, table: &Table, ended: bool, shared: &mut Shared) {
        if !table.game().is_over() {
            *self = Aftermath::default();
            return;
        }
        let today = shared.today();
        let coached = table.is_coached() && table.can_be_coached();
        if ended && coached && shared.settings.coach.is_none() {
            // Who has had the coach keeps it until it is sent away.
            shared.settings.coach = Some(true);
            shared.keep_settings();
        }
        if ended && let Some(game) = own_game(&table.saved(), today) {
            shared.progress.add(Deed::Game(Box::new(game)));
            shared.keep_progress();
        }
        self.ended |= ended;
        if self.ended && self.lookback.is_none() && table.thinking().is_none() {
            self.ended = false;
            self.lookback = Lookback::new(&table.saved(), &shared.progress, today);
            self.carry_out(shared);
        }
    }

    fn carry_out(&mut self, shared: &mut Shared) {
        if let Some(lookback) = &mut self.lookback {
            shared.carry_out(lookback.effects());
        }
    }

    pub fn hear(&mut self, id: JobId, reply: Reply, shared: &mut Shared) {
        let Some(lookback) = &mut self.lookback else {
            return;
        };
        if let Some(learned) = lookback.hear(id, reply, shared.today()) {
            self.learned = Some(learned.keep(&mut shared.progress));
            shared.keep_progress();
        }
        self.carry_out(shared);
    }

    /// The screen is left: what is not found by now is looked for another time.
    pub fn stop(&mut self, shared: &mut Shared) {
        if let Some(mut lookback) = self.lookback.take().filter(|it| !it.is_over()) {
            lookback.stop();
            shared.carry_out(lookback.effects());
            self.ended = true;
        }
    }

    pub fn is_looking(&self) -> bool {
        self.lookback.as_ref().is_some_and(|it| !it.is_over())
    }

    pub fn has_learned(&self) -> bool {
        self.learned.is_some_and(|count| count > 0)
    }

    /// How far it is, or what came of it.
    pub fn words(&self, texts: &Texts) -> Option<String> {
        match (&self.lookback, self.learned) {
            (_, Some(count)) => Some(texts.practice_learned(count)),
            (Some(lookback), None) if !lookback.is_over() => {
                let (done, all) = lookback.progress();
                Some(texts.practice_looking(done, all))
            }
            _ => None,
        }
    }
}
