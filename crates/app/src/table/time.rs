//! Flags, pauses, and when to look again.

use core::time::Duration;

use outflank_play::FlagFallen;
use outflank_play::clock::{TimeControl, TimeLeft};
use outflank_rules::Color;

use super::{ClockFace, Flow, Happening, Table};
use crate::Effect;

/// How fast computers play each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// To follow every flip.
    Slow,
    /// To watch.
    #[default]
    Normal,
    /// To see how it ends.
    Fast,
    /// As fast as they can.
    Unpaced,
}

impl Pace {
    /// How long a move stays on the board at least.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 2500,
            Pace::Normal => 1200,
            Pace::Fast => 350,
            Pace::Unpaced => 0,
        })
    }
}

/// How a person used the time of a game, beside the plan that the course teaches: for the first six moves, for the next
/// fourteen, for the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeUse {
    /// What each part took.
    pub used: [Duration; 3],
    /// What it should have taken at most.
    pub planned: [Duration; 3],
}

impl TimeUse {
    /// After so many moves a part ends.
    const PARTS: [usize; 2] = [6, 20];
    /// What the parts have of the time, in twenty-fifths; two are in reserve.
    const SHARES: [u32; 3] = [1, 12, 10];
    /// With less time nobody plans.
    const SHORTEST: Duration = Duration::from_mins(10);

    /// By the time used after each move.
    fn of(used: &[Duration], main: Duration) -> Option<TimeUse> {
        let [opening, middle] = TimeUse::PARTS.map(|moves| used.get(moves - 1).copied());
        let (opening, middle, all) = (opening?, middle?, *used.last()?);
        Some(TimeUse {
            used: [
                opening,
                middle.saturating_sub(opening),
                all.saturating_sub(middle),
            ],
            planned: TimeUse::SHARES.map(|share| main * share / 25),
        })
    }

    /// Whether no part took longer than planned.
    pub fn is_kept(&self) -> bool {
        let parts = self.used.iter().zip(&self.planned);
        parts.into_iter().all(|(used, planned)| used <= planned)
    }
}

impl Table {
    /// How the only person used the time for the whole game, once it is over; `None` where it was short, or the game was
    /// not played here from its start.
    pub fn time_use(&self) -> Option<TimeUse> {
        let TimeControl::SuddenDeath { main } = self.game.setup().clock.control() else {
            return None;
        };
        let long = main >= TimeUse::SHORTEST && self.game.is_over();
        let whole = self.used.len() == self.own_moves()?;
        TimeUse::of(&self.used, main).filter(|_| long && whole)
    }

    fn own_moves(&self) -> Option<usize> {
        let person = self.game.only_person()?;
        let turns = self.game.turns();
        let own = turns.filter(|turn| turn.mover == person && turn.mv.square().is_some());
        Some(own.count())
    }

    /// Notes the time that a person had used after a move.
    pub(super) fn note_time(&mut self, now: Duration) {
        let control = self.game.setup().clock.control();
        let (TimeControl::SuddenDeath { main }, Some(own)) = (control, self.own_moves()) else {
            return;
        };
        self.used.truncate(own);
        let is_new = self.used.len() + 1 == own;
        if let Some(person) = self.game.only_person().filter(|_| is_new) {
            let left = self.game.clock().left(person, now).main;
            self.used.push(main.saturating_sub(left));
        }
    }

    /// What a player has left; nothing without a clock.
    pub fn time_left(&self, color: Color, now: Duration) -> Option<TimeLeft> {
        let clock = self.game.clock();
        (!clock.rules().is_none()).then(|| clock.left(color, now))
    }

    /// When something happens by itself: a flag falls, a move is due, a clock shows another time.
    pub fn wake(&self, now: Duration) -> Option<Duration> {
        let due = self.thinking.as_ref().and_then(|it| it.due(now));
        let game = &self.game;
        let left = || game.clock().left(game.turn(), now).showing();
        let face = (game.clock().is_running()).then(|| ClockFace::lasts(left()));
        let times = [due, face, game.time_to_flag(now)];
        times.into_iter().flatten().min()
    }

    /// Looks at the clock. Says whether a flag has fallen now.
    pub(super) fn notice_flag(&mut self, now: Duration, said: &mut Vec<Happening>) -> bool {
        if self.is_substituting() {
            // The computer is at it already.
            return false;
        }
        match self.game.tick(now) {
            None => return false,
            Some(FlagFallen::Lost(result)) => {
                self.changed();
                said.push(Happening::Over(result));
            }
            Some(FlagFallen::ComputerMoves(color)) => {
                said.push(Happening::TimeUp(color));
                self.substitute(color, now);
            }
        }
        true
    }

    pub(super) fn pause(&mut self, now: Duration) {
        if self.is_begun() && self.can_pause() && !self.is_paused() {
            self.flow = Flow::Held;
            self.stop(now);
        }
    }

    /// Stops a clock that runs, until a question has been answered.
    pub(super) fn hold(&mut self, now: Duration) {
        if self.game.clock().is_running() && !self.is_paused() {
            self.pause(now);
            self.flow = Flow::Asking;
        }
    }

    /// The question has been answered.
    pub(super) fn release(&mut self, now: Duration) {
        if self.flow == Flow::Asking {
            self.resume(now);
        }
    }

    /// Stops clock and engine.
    pub(super) fn stop(&mut self, now: Duration) {
        self.cancel();
        self.game.pause(now);
        self.effects.push(Effect::Keep);
    }

    pub(super) fn resume(&mut self, now: Duration) {
        if self.is_begun() {
            self.flow = Flow::Running;
            self.game.resume(now);
        }
    }

    pub(super) fn step(&mut self, now: Duration) {
        if self.is_paused() && self.thinking.is_none() {
            self.flow = Flow::Stepping;
            self.game.resume(now);
        }
    }
}
