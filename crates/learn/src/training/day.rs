use serde::{Deserialize, Serialize};

const SECONDS: i64 = 24 * 60 * 60;

/// A day of the calendar where the learner is, as the number of days since the first of January 1970.
///
/// ```
/// use outflank_learn::training::Day;
///
/// // Half past ten in the evening in London, half past midnight in Helsinki.
/// let seconds = 1_794_954_600;
/// let (london, helsinki) = (Day::at(seconds, 0), Day::at(seconds, 120));
/// assert_eq!(helsinki, london.plus(1));
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Day(i32);

impl Day {
    /// The day with this number.
    pub const fn new(number: i32) -> Day {
        Day(number)
    }

    /// The day at this time, in a time zone so many minutes ahead of universal time.
    pub const fn at(unix_seconds: i64, minutes_ahead: i32) -> Day {
        let local = unix_seconds.saturating_add(minutes_ahead as i64 * 60);
        let number = local.div_euclid(SECONDS);
        // No clock shows a year so far away.
        Day(if number > i32::MAX as i64 {
            i32::MAX
        } else if number < i32::MIN as i64 {
            i32::MIN
        } else {
            number as i32
        })
    }

    /// Its number.
    pub const fn number(self) -> i32 {
        self.0
    }

    /// So many days later.
    #[must_use]
    pub const fn plus(self, days: u32) -> Day {
        Day(self.0.saturating_add_unsigned(days))
    }

    /// How many days it is after another one; none if it is before.
    pub const fn since(self, other: Day) -> u32 {
        if self.0 > other.0 {
            self.0.abs_diff(other.0)
        } else {
            0
        }
    }
}
