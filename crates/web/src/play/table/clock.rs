//! Time, and the pauses.

use std::time::Duration;

use leptos::prelude::*;
use outflank_play::clock::{TimeControl, TimeLeft};
use outflank_play::{FlagFallen, Match};
use outflank_rules::Color;

use super::{Table, Work, people};
use crate::parts::sound::Sound;

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(100);

/// How fast computers play each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// To follow every flip.
    Slow,
    /// To watch.
    #[default]
    Usual,
    /// To see how it ends.
    Fast,
}

impl Pace {
    /// How long a move stays on the board at least.
    pub const fn time(self) -> Duration {
        match self {
            Pace::Slow => Duration::from_millis(2500),
            Pace::Usual => Duration::from_millis(1200),
            Pace::Fast => Duration::from_millis(350),
        }
    }
}

impl Table {
    /// How fast computers play each other, to be shown and changed.
    pub fn pace(self) -> RwSignal<Pace> {
        self.pace
    }

    /// Whether the game stands still until somebody lets it go on.
    pub fn is_paused(self) -> bool {
        let held = self.held.get();
        self.begun.get()
            && self
                .game
                .with(|game| !game.is_over() && (held || game.is_paused()))
    }

    /// Whether the game can be paused: it has a clock, or nobody needs to touch it.
    pub fn can_pause(self) -> bool {
        self.game
            .with(|game| !game.is_over() && (!game.setup().clock.is_none() || people(game) == 0))
    }

    /// Pauses the game, or lets it go on.
    pub fn toggle_pause(self) {
        if !untrack(|| self.can_pause()) || !self.begun.get_untracked() {
            return;
        }
        if untrack(|| self.is_paused()) {
            self.held.set(false);
            self.game.update(|game| game.resume(now()));
            self.go_on();
        } else {
            self.hush();
            self.held.set(true);
            self.game.update(|game| game.pause(now()));
            self.keep();
        }
    }

    /// Lets computers make a single move.
    pub fn step(self) {
        if untrack(|| self.is_paused()) && self.work.get_untracked().is_none() {
            self.game.update(|game| game.resume(now()));
            self.computer_moves();
        }
    }

    /// What a player has left, as it is shown; nothing without a clock.
    pub fn time_left(self, color: Color) -> Option<TimeLeft> {
        let shown = self.shown.get();
        self.game.with(|game| {
            let clock = game.clock();
            (!clock.rules().is_none()).then(|| clock.left(color, shown.max(now())))
        })
    }

    /// Looks at the clock while it runs.
    pub(super) fn watch_clock(self) {
        let tick = move || {
            let running = self
                .game
                .try_with_untracked(|game| game.clock().is_running() && !game.is_over());
            if running == Some(true) {
                self.shown.set(now());
                self.notice_flag();
            }
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
        // The time of a turn counts even if the page is left in the middle of it.
        let handle = window_event_listener(leptos::ev::pagehide, move |_| self.keep());
        on_cleanup(move || handle.remove());
    }

    fn notice_flag(self) {
        // The computer is at it already.
        if self.work.get_untracked() == Some(Work::Substitute) {
            return;
        }
        let fallen = self.game.try_maybe_update(|game| {
            let fallen = game.tick(now());
            (fallen.is_some(), fallen)
        });
        match fallen.flatten() {
            None => {}
            Some(FlagFallen::Lost(_)) => {
                self.hush();
                self.sounds.play(Sound::End);
                self.tell_result();
                self.keep();
            }
            Some(FlagFallen::ComputerMoves(color)) => {
                self.notices.inform(move |t| t.time_is_up(color));
                self.move_for(color);
            }
        }
    }
}

/// The time of the player to move, as the engine counts it.
pub(super) fn engine_clock(game: &Match) -> Option<outflank_engine::Clock> {
    let left = game.clock().left(game.turn(), now());
    let per_move = match game.setup().clock.control() {
        TimeControl::None => return None,
        TimeControl::PerMove { .. } => left.main,
        TimeControl::SuddenDeath { .. } => Duration::ZERO,
        TimeControl::Increment { increment, .. } => increment,
        TimeControl::ByoYomi { .. } => left.period,
    };
    Some(outflank_engine::Clock {
        left: left.main + left.period,
        per_move,
    })
}

/// The time of the game's clock: since the page was opened.
pub(super) fn now() -> Duration {
    let milliseconds = window().performance().map_or(0.0, |clock| clock.now());
    Duration::from_secs_f64(milliseconds / 1000.0)
}
