use core::time::Duration;

use outflank_play::clock::TimeLeft;

/// What a clock shows. It is rounded up, so that only a fallen flag shows zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockFace {
    /// Whole hours.
    pub hours: u64,
    /// Minutes beside them.
    pub minutes: u64,
    /// Seconds beside those.
    pub seconds: u64,
    /// Tenths of a second, shown when time is short.
    pub tenths: Option<u8>,
    /// Byo-yomi periods that are left.
    pub periods: u8,
}

impl ClockFace {
    /// Below this, time is short: tenths are shown, and the clock stands out.
    pub const SHORT: Duration = Duration::from_secs(10);

    /// What a player's clock shows.
    pub fn of(left: TimeLeft) -> ClockFace {
        let milliseconds = left.showing().as_millis() as u64;
        let short = left.showing() < ClockFace::SHORT;
        let tenths = milliseconds.div_ceil(100).min(99);
        let seconds = if short {
            tenths / 10
        } else {
            milliseconds.div_ceil(1000)
        };
        ClockFace {
            hours: seconds / 3600,
            minutes: seconds / 60 % 60,
            seconds: seconds % 60,
            tenths: short.then_some((tenths % 10) as u8),
            periods: left.periods,
        }
    }

    /// Whether time is short.
    pub const fn is_short(self) -> bool {
        self.tenths.is_some()
    }

    /// How long this face stays as it is, with so much time left.
    pub(super) fn lasts(left: Duration) -> Duration {
        let step = if left <= ClockFace::SHORT { 100 } else { 1000 };
        let into = left.as_millis() as u64 % step;
        Duration::from_millis(if into == 0 { step } else { into })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drift 4: clocks were rounded up on the page and down in the terminal.
    #[test]
    fn clocks_are_rounded_up_so_that_only_a_fallen_flag_shows_zero() {
        let face = |milliseconds| {
            let face = ClockFace::of(TimeLeft {
                main: Duration::from_millis(milliseconds),
                periods: 0,
                period: Duration::ZERO,
            });
            (face.hours, face.minutes, face.seconds, face.tenths)
        };
        assert_eq!(face(3_900_000), (1, 5, 0, None));
        assert_eq!(face(300_000), (0, 5, 0, None));
        assert_eq!(face(299_001), (0, 5, 0, None));
        assert_eq!(face(14_001), (0, 0, 15, None));
        assert_eq!(face(10_000), (0, 0, 10, None));
        assert_eq!(face(9_999), (0, 0, 9, Some(9)));
        assert_eq!(face(9_450), (0, 0, 9, Some(5)));
        assert_eq!(face(1), (0, 0, 0, Some(1)));
        assert_eq!(face(0), (0, 0, 0, Some(0)));
    }
}
