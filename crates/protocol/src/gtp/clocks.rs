use std::time::Duration;

use outflank_engine::Clock;
use outflank_rules::Color;

/// Each side's time for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeSettings {
    /// The main time.
    pub main: Duration,
    /// After that: the length of a period (byo-yomi),
    pub period: Duration,
    /// and the number of moves to make in it. 0 if the game ends with the main time.
    pub stones: u32,
}

impl TimeSettings {
    /// There is no limit if no time is given, or a period without moves.
    fn is_limit(self) -> bool {
        !self.main.is_zero() || (self.stones > 0 && !self.period.is_zero())
    }
}

/// A side's remaining time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimeLeft {
    /// The main time is running.
    Main(Duration),
    /// A period is running.
    Period {
        /// The time left in it.
        left: Duration,
        /// The moves still to be made in it.
        stones: u32,
    },
}

impl TimeLeft {
    /// Zero stones mean the main time.
    pub fn new(left: Duration, stones: u32) -> TimeLeft {
        match stones {
            0 => TimeLeft::Main(left),
            _ => TimeLeft::Period { left, stones },
        }
    }
}

/// Both sides' clocks. They run on the player's own timing, unless the controller corrects them.
#[derive(Debug, Default)]
pub(crate) struct Clocks {
    settings: Option<TimeSettings>,
    left: [Option<TimeLeft>; 2],
}

impl Clocks {
    /// Sets new times for both sides.
    pub fn set(&mut self, settings: TimeSettings) {
        self.settings = settings.is_limit().then_some(settings);
        self.restart();
    }

    /// Starts a game with the same times as before.
    pub fn restart(&mut self) {
        let main = self.settings.map(|settings| TimeLeft::Main(settings.main));
        self.left = [main; 2];
    }

    /// Sets a clock as the controller says.
    pub fn set_left(&mut self, color: Color, left: TimeLeft) {
        self.left[color.index()] = Some(left);
    }

    /// The period that follows the main time, if any.
    fn period(&self) -> Option<(Duration, u32)> {
        let TimeSettings { period, stones, .. } = self.settings?;
        (stones > 0).then_some((period, stones))
    }

    /// The thinking time for a move with this many empty squares; `None` without a clock.
    pub fn time_for_move(&self, color: Color, empties: u32) -> Option<Duration> {
        // The side has no more moves than this, however many the period is for.
        let moves_left = empties.div_ceil(2).max(1);
        let share = |(time, stones): (Duration, u32)| time / stones.clamp(1, moves_left);
        let clock = match self.left[color.index()]? {
            TimeLeft::Main(left) => {
                let per_move = self.period().map_or(Duration::ZERO, share);
                let left = left + per_move;
                Clock { left, per_move }
            }
            TimeLeft::Period { left, stones } => {
                let per_move = share((left, stones));
                let left = per_move;
                Clock { left, per_move }
            }
        };
        Some(clock.time_for_move(empties))
    }

    /// A side has used this time for a move.
    pub fn spend(&mut self, color: Color, elapsed: Duration) {
        let Some(before) = self.left[color.index()] else {
            return;
        };
        let period = self.period();
        let after = match (before, period) {
            (TimeLeft::Main(left), Some((time, stones))) if elapsed > left => made_one(
                time.saturating_sub(elapsed.saturating_sub(left)),
                stones,
                period,
            ),
            (TimeLeft::Main(left), _) => Some(TimeLeft::Main(left.saturating_sub(elapsed))),
            (TimeLeft::Period { left, stones }, _) => {
                made_one(left.saturating_sub(elapsed), stones, period)
            }
        };
        self.left[color.index()] = after;
    }
}

/// Counts a move of a period; after the last one the next period begins, if it is known.
fn made_one(left: Duration, stones: u32, next: Option<(Duration, u32)>) -> Option<TimeLeft> {
    if stones > 1 {
        let stones = stones - 1;
        return Some(TimeLeft::Period { left, stones });
    }
    next.map(|(left, stones)| TimeLeft::Period { left, stones })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn clocks(main: u32, period: u32, stones: u32) -> Clocks {
        let mut clocks = Clocks::default();
        let (main, period) = (main * SECOND, period * SECOND);
        clocks.set(TimeSettings {
            main,
            period,
            stones,
        });
        clocks
    }

    #[test]
    fn there_is_no_limit_without_settings_or_with_a_period_for_no_moves() {
        assert_eq!(Clocks::default().time_for_move(Color::Black, 60), None);
        for clocks in [clocks(0, 1, 0), clocks(0, 0, 0), clocks(0, 0, 3)] {
            assert_eq!(clocks.time_for_move(Color::Black, 60), None);
        }
    }

    #[test]
    fn a_game_of_moves_that_take_what_they_may_fits_in_the_main_time() {
        let mut clocks = clocks(60, 0, 0);
        let mut used = Duration::ZERO;
        for empties in (1..=60).rev().step_by(2) {
            let time = clocks
                .time_for_move(Color::Black, empties)
                .expect("a limit");
            used += time;
            clocks.spend(Color::Black, time);
        }
        assert!(used <= 60 * SECOND, "{used:?}");
        assert!(used >= 30 * SECOND, "{used:?}");
        assert_eq!(
            clocks.left[1],
            Some(TimeLeft::Main(60 * SECOND)),
            "the other clock stands"
        );
    }

    #[test]
    fn each_move_of_a_period_gets_its_share() {
        let clocks = clocks(0, 50, 10);
        for empties in [60, 40, 30, 20] {
            let time = clocks
                .time_for_move(Color::White, empties)
                .expect("a limit");
            assert!((SECOND * 3..=SECOND * 5).contains(&time), "{time:?}");
        }
        let last = clocks.time_for_move(Color::White, 1).expect("a limit");
        assert!(
            last > 40 * SECOND,
            "the last move has the period to itself: {last:?}"
        );
    }

    #[test]
    fn periods_follow_the_main_time_and_each_other() {
        let mut clocks = clocks(10, 6, 2);
        let mut spend = |seconds: u32| {
            clocks.spend(Color::Black, seconds * SECOND);
            clocks.left[0]
        };
        let period = |left: u32, stones| {
            let left = left * SECOND;
            Some(TimeLeft::Period { left, stones })
        };
        assert_eq!(spend(4), Some(TimeLeft::Main(6 * SECOND)));
        assert_eq!(spend(6), Some(TimeLeft::Main(Duration::ZERO)));
        assert_eq!(spend(2), period(4, 1));
        assert_eq!(spend(3), period(6, 2));
        assert_eq!(spend(9), period(0, 1));
        assert_eq!(spend(1), period(6, 2));
    }

    #[test]
    fn the_controller_knows_better_and_may_be_the_only_one_to_know() {
        let mut clocks = Clocks::default();
        clocks.set_left(Color::White, TimeLeft::new(4 * SECOND, 1));
        assert!(clocks.time_for_move(Color::White, 40) > Some(3 * SECOND));
        assert_eq!(clocks.time_for_move(Color::Black, 40), None);
        clocks.spend(Color::White, SECOND);
        assert_eq!(clocks.time_for_move(Color::White, 40), None);

        clocks.set_left(Color::White, TimeLeft::new(Duration::ZERO, 0));
        assert_eq!(clocks.time_for_move(Color::White, 40), Some(Duration::ZERO));
    }

    #[test]
    fn the_longest_times_are_no_trouble() {
        let mut clocks = clocks(1_000_000_000, 1_000_000_000, u32::MAX);
        for empties in [0, 1, 60] {
            assert!(clocks.time_for_move(Color::Black, empties).is_some());
        }
        clocks.spend(Color::Black, Duration::MAX);
        clocks.spend(Color::Black, Duration::MAX);
        assert!(clocks.time_for_move(Color::Black, 60).is_some());
    }
}
