use core::time::Duration;

use outflank_rules::Color;

use super::{ClockRules, TimeControl};

/// The time a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeLeft {
    /// For the game, or for this move if each move has its own limit.
    pub main: Duration,
    /// Byo-yomi periods left, including the running one.
    pub periods: u8,
    /// Time left in the current or next period.
    pub period: Duration,
}

impl TimeLeft {
    /// The time before the first move.
    pub const fn full(control: TimeControl) -> TimeLeft {
        let (main, periods, period) = match control {
            TimeControl::None => (Duration::ZERO, 0, Duration::ZERO),
            TimeControl::PerMove { limit } => (limit, 0, Duration::ZERO),
            TimeControl::SuddenDeath { main } | TimeControl::Increment { main, .. } => {
                (main, 0, Duration::ZERO)
            }
            TimeControl::ByoYomi {
                main,
                periods,
                period,
            } => (main, periods, period),
        };
        TimeLeft {
            main,
            periods,
            period,
        }
    }

    /// Whether time is up.
    pub const fn is_out(self) -> bool {
        self.main.is_zero() && self.periods == 0
    }

    /// The time on display: the main time, or the running period once that is used up.
    pub const fn showing(self) -> Duration {
        if self.main.is_zero() {
            self.period
        } else {
            self.main
        }
    }

    /// The total: how long a turn can take before the flag falls.
    fn in_all(self, control: TimeControl) -> Duration {
        let later = match control {
            TimeControl::ByoYomi { period, .. } => period * u32::from(self.periods.max(1) - 1),
            _ => Duration::ZERO,
        };
        self.main + self.period + later
    }

    /// The time left after spending some of it in one turn.
    fn spend(mut self, control: TimeControl, spent: Duration) -> TimeLeft {
        let mut over = spent.saturating_sub(self.main);
        self.main = self.main.saturating_sub(spent);
        let TimeControl::ByoYomi { period, .. } = control else {
            return self;
        };
        while self.periods > 0 && over >= self.period {
            over -= self.period;
            self.periods -= 1;
            self.period = period;
        }
        self.period = if self.periods == 0 {
            Duration::ZERO
        } else {
            self.period.saturating_sub(over)
        };
        self
    }

    /// The time left for the next move, after the turn has ended.
    fn turn_ended(mut self, control: TimeControl) -> TimeLeft {
        match control {
            TimeControl::None | TimeControl::SuddenDeath { .. } => {}
            TimeControl::PerMove { limit } => self.main = limit,
            TimeControl::Increment { increment, .. } => self.main += increment,
            TimeControl::ByoYomi { period, .. } => {
                // A player for whom the computer moved keeps the last period for the next move.
                self.periods = self.periods.max(u8::from(self.main.is_zero()));
                self.period = if self.periods == 0 {
                    Duration::ZERO
                } else {
                    period
                };
            }
        }
        self
    }

    /// Whether a player can have this much left after at most this many of their own turns.
    pub(crate) fn is_possible(self, control: TimeControl, turns: u32) -> bool {
        let full = TimeLeft::full(control);
        let earned = match control {
            TimeControl::Increment { increment, .. } => increment * turns,
            _ => Duration::ZERO,
        };
        self.main <= full.main + earned
            && self.periods <= full.periods
            && self.period <= full.period
            && (self.periods == 0) == self.period.is_zero()
    }
}

/// A clock for two players: one runs, or neither.
///
/// `now` is the time since any fixed moment. If it runs backwards, no time passes. A clock counts whole
/// milliseconds.
///
/// ```
/// use core::time::Duration;
/// use outflank_play::clock::Clock;
/// use outflank_rules::Color;
///
/// let second = Duration::from_secs;
/// let mut clock = Clock::new("5m+3s".parse().unwrap(), Color::Black);
/// clock.resume(second(100));
/// clock.press(second(110), Color::White);
/// assert_eq!(clock.left(Color::Black, second(200)).main, second(293));
/// assert_eq!(clock.left(Color::White, second(200)).main, second(210));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    rules: ClockRules,
    state: ClockState,
    at_turn_start: ClockState,
    running_since: Option<Duration>,
}

/// Both players' time and whose turn it is; undo restores this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ClockState {
    pub(crate) left: [TimeLeft; 2],
    pub(crate) turn: Color,
}

impl Clock {
    /// A stopped clock; this player moves first.
    pub const fn new(rules: ClockRules, first: Color) -> Clock {
        let full = TimeLeft::full(rules.control());
        let state = ClockState {
            left: [full, full],
            turn: first,
        };
        Clock {
            rules,
            state,
            at_turn_start: state,
            running_since: None,
        }
    }

    /// Its rules.
    pub const fn rules(&self) -> ClockRules {
        self.rules
    }

    /// Whose time is running, or would be.
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// Whether time is running.
    pub const fn is_running(&self) -> bool {
        self.running_since.is_some()
    }

    /// Starts the clock of the player to move. No effect if it is already running.
    pub fn resume(&mut self, now: Duration) {
        if self.running_since.is_none() && !self.rules.is_none() {
            self.running_since = Some(whole_milliseconds(now));
        }
    }

    /// Stops it.
    pub fn pause(&mut self, now: Duration) {
        self.state = self.state_at(now);
        self.running_since = None;
    }

    /// What a player has left.
    pub fn left(&self, color: Color, now: Duration) -> TimeLeft {
        self.state_at(now).left[color.index()]
    }

    /// Whether the player to move has run out of time.
    pub fn flag(&self, now: Duration) -> bool {
        !self.rules.is_none() && self.left(self.turn(), now).is_out()
    }

    /// The time until the flag of the player to move falls; `None` while the clock is stopped.
    pub fn time_to_flag(&self, now: Duration) -> Option<Duration> {
        let left = self.left(self.turn(), now);
        self.is_running().then(|| left.in_all(self.rules.control()))
    }

    /// Ends the turn of the player to move: subtracts the time spent, adds any increment, and starts `next`
    /// (the same player again, if the opponent must pass). A paused clock stays paused.
    pub fn press(&mut self, now: Duration, next: Color) {
        self.state = self.state_at(now);
        let mover = &mut self.state.left[self.state.turn.index()];
        *mover = mover.turn_ended(self.rules.control());
        self.begin_turn(next, now);
    }

    fn begin_turn(&mut self, turn: Color, now: Duration) {
        self.state.turn = turn;
        self.at_turn_start = self.state;
        if let Some(since) = &mut self.running_since {
            *since = whole_milliseconds(now).max(*since);
        }
    }

    pub(crate) const fn state(&self) -> ClockState {
        self.state
    }

    pub(crate) const fn at_turn_start(&self) -> ClockState {
        self.at_turn_start
    }

    /// Goes back (or forward again) to the start of another turn.
    pub(crate) fn set_turn(&mut self, state: ClockState, now: Duration) {
        self.state = state;
        self.begin_turn(state.turn, now);
    }

    /// A paused clock in the middle of a turn.
    pub(crate) const fn restored(
        rules: ClockRules,
        state: ClockState,
        at_turn_start: ClockState,
    ) -> Clock {
        Clock {
            rules,
            state,
            at_turn_start,
            running_since: None,
        }
    }

    fn state_at(&self, now: Duration) -> ClockState {
        let mut state = self.state;
        if let Some(since) = self.running_since {
            let spent = whole_milliseconds(now).saturating_sub(since);
            let mover = &mut state.left[state.turn.index()];
            *mover = mover.spend(self.rules.control(), spent);
        }
        state
    }
}

fn whole_milliseconds(time: Duration) -> Duration {
    Duration::from_millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Color = Color::Black;
    const WHITE: Color = Color::White;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn running(rules: &str) -> Clock {
        let mut clock = Clock::new(rules.parse().unwrap(), BLACK);
        clock.resume(Duration::ZERO);
        clock
    }

    #[test]
    fn without_a_clock_no_flag_falls() {
        let mut clock = running("none");
        assert!(!clock.flag(seconds(1_000_000)));
        clock.press(seconds(1_000_000), WHITE);
        assert!(!clock.flag(seconds(2_000_000)));
        assert!(!clock.is_running());
    }

    #[test]
    fn d3_a_limit_for_each_move_begins_anew_with_every_move() {
        let mut clock = running("15s/move");
        assert!(!clock.flag(Duration::from_millis(14_999)));
        assert!(clock.flag(seconds(15)));
        clock.press(seconds(14), WHITE);
        assert_eq!(clock.left(BLACK, seconds(20)).main, seconds(15));
        assert_eq!(clock.left(WHITE, seconds(20)).main, seconds(9));
        assert!(clock.flag(seconds(29)));
    }

    #[test]
    fn sudden_death_only_goes_down() {
        let mut clock = running("1m");
        clock.press(seconds(20), WHITE);
        clock.press(seconds(25), BLACK);
        assert_eq!(clock.left(BLACK, seconds(35)).main, seconds(30));
        assert_eq!(clock.left(WHITE, seconds(35)).main, seconds(55));
        assert!(!clock.flag(seconds(64)));
        assert!(clock.flag(seconds(65)));
    }

    #[test]
    fn an_increment_comes_after_the_move() {
        let mut clock = running("10s+3s");
        assert!(clock.flag(seconds(10)));
        clock.press(seconds(4), WHITE);
        assert_eq!(clock.left(BLACK, seconds(4)).main, seconds(9));
        assert_eq!(clock.left(WHITE, seconds(4)).main, seconds(10));
    }

    #[test]
    fn byo_yomi_periods_are_used_up_only_by_longer_moves() {
        let mut clock = running("10s+2x5s");
        let left = |clock: &Clock, now| {
            let left = clock.left(BLACK, seconds(now));
            (left.main.as_secs(), left.periods, left.period.as_secs())
        };
        assert_eq!(left(&clock, 9), (1, 2, 5));
        assert_eq!(left(&clock, 12), (0, 2, 3));
        assert_eq!(left(&clock, 15), (0, 1, 5));
        assert_eq!(left(&clock, 19), (0, 1, 1));
        assert_eq!(left(&clock, 20), (0, 0, 0));
        assert!(clock.flag(seconds(20)));

        clock.press(seconds(14), WHITE);
        assert_eq!(left(&clock, 14), (0, 2, 5), "a period is whole again");
        clock.press(seconds(14), BLACK);
        assert_eq!(left(&clock, 20), (0, 1, 4));
        clock.press(seconds(20), WHITE);
        assert_eq!(left(&clock, 20), (0, 1, 5));
    }

    #[test]
    fn the_flag_falls_when_it_is_said_to() {
        for (rules, falls) in [
            ("15s/move", 15_000),
            ("1m", 60_000),
            ("10s+3s", 10_000),
            ("10s+3x5s", 25_000),
            ("0s+1x5s", 5_000),
        ] {
            let clock = running(rules);
            for now in [0, 4_999, 5_000, 12_000, 24_999, 70_000].map(Duration::from_millis) {
                let falls = Duration::from_millis(falls);
                let left = clock.time_to_flag(now).unwrap();
                assert_eq!(left, falls.saturating_sub(now), "{rules} at {now:?}");
                assert_eq!(clock.flag(now), left.is_zero(), "{rules} at {now:?}");
            }
        }
    }

    #[test]
    fn no_flag_is_waited_for_when_nothing_runs() {
        assert_eq!(running("none").time_to_flag(seconds(1)), None);
        let mut clock = running("1m");
        clock.pause(seconds(1));
        assert_eq!(clock.time_to_flag(seconds(1)), None);
    }

    #[test]
    fn a_player_for_whom_the_computer_moved_has_time_for_the_next_move() {
        for (rules, main, periods) in [
            ("15s/move", 15, 0),
            ("10s+3s,computer", 3, 0),
            ("10s+2x5s,computer", 0, 1),
            ("10s,computer", 0, 0),
        ] {
            let mut clock = running(rules);
            assert!(clock.flag(seconds(99)));
            clock.press(seconds(99), WHITE);
            let left = clock.left(BLACK, seconds(99));
            assert_eq!((left.main, left.periods), (seconds(main), periods));
        }
    }

    #[test]
    fn a_paused_clock_stands_still_and_time_never_runs_backwards() {
        let mut clock = running("1m");
        clock.pause(seconds(10));
        assert_eq!(clock.left(BLACK, seconds(1_000)).main, seconds(50));
        clock.press(seconds(1_000), WHITE);
        assert!(!clock.is_running());
        clock.resume(seconds(2_000));
        clock.resume(seconds(2_010));
        assert_eq!(clock.left(WHITE, seconds(2_010)).main, seconds(50));
        assert_eq!(clock.left(WHITE, seconds(5)).main, seconds(60));
        clock.press(seconds(1_990), BLACK);
        assert_eq!(clock.left(BLACK, seconds(2_000)).main, seconds(50));
    }
}
