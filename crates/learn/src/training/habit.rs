use serde::{Deserialize, Serialize};

use super::Day;

/// The days on which a learner trained. One missed day in seven does not end a streak.
///
/// A journey may bring a day twice, or leave one out: a day that is not later than the last one changes nothing, and one
/// that is left out is forgiven like any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Habit {
    /// The days of the streak; those that were forgiven are not counted.
    now: u32,
    longest: u32,
    /// All days.
    days: u32,
    last: Option<Day>,
    /// The last day that was missed and forgiven.
    forgiven: Option<Day>,
}

/// So many days after one that was forgiven, the next may be.
const WEEK: u32 = 7;

/// What one more day does to a streak.
enum Next {
    On,
    Forgiven(Day),
    Anew,
}

impl Habit {
    /// There was training on this day.
    pub fn add(&mut self, today: Day) {
        if self.last.is_some_and(|last| today <= last) {
            return;
        }
        self.now = match self.next(today) {
            Next::On => self.now.saturating_add(1),
            Next::Forgiven(missed) => {
                self.forgiven = Some(missed);
                self.now.saturating_add(1)
            }
            Next::Anew => 1,
        };
        self.longest = self.longest.max(self.now);
        self.days = self.days.saturating_add(1);
        self.last = Some(today);
    }

    /// What training on this day does to the streak.
    fn next(&self, today: Day) -> Next {
        let Some(last) = self.last else {
            return Next::Anew;
        };
        let missed = last.plus(1);
        let forgivable = || {
            self.forgiven
                .is_none_or(|before| missed.since(before) >= WEEK)
        };
        match today.since(last) {
            0 | 1 => Next::On,
            2 if forgivable() => Next::Forgiven(missed),
            _ => Next::Anew,
        }
    }

    /// The days of the streak that training today would go on with; zero if it is over.
    pub fn streak(&self, today: Day) -> u32 {
        match self.next(today) {
            Next::On | Next::Forgiven(_) => self.now,
            Next::Anew => 0,
        }
    }

    /// Whether there was training today.
    pub fn is_done(&self, today: Day) -> bool {
        self.last.is_some_and(|last| today <= last)
    }

    /// The longest streak.
    pub const fn longest(&self) -> u32 {
        self.longest
    }

    /// How many days there were in all.
    pub const fn days(&self) -> u32 {
        self.days
    }

    /// The copy that is further.
    pub(crate) fn merge(&mut self, other: Habit) {
        let longest = self.longest.max(other.longest);
        if (other.last, other.days) > (self.last, self.days) {
            *self = other;
        }
        self.longest = longest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn streak(days: &[i32], today: i32) -> u32 {
        let mut habit = Habit::default();
        for &day in days {
            habit.add(Day::new(day));
        }
        habit.streak(Day::new(today))
    }

    #[test]
    fn one_missed_day_a_week_is_forgiven() {
        for (days, today, expected) in [
            (&[][..], 1, 0),
            (&[1], 1, 1),
            (&[1, 2, 3], 3, 3),
            (&[1, 2, 3], 4, 3),
            // A day is missed: today can still save it.
            (&[1, 2, 3], 5, 3),
            (&[1, 2, 3], 6, 0),
            (&[1, 2, 3, 5], 5, 4),
            // The second within a week is not forgiven.
            (&[1, 2, 3, 5, 7], 7, 1),
            (&[1, 2, 3, 5, 6, 7, 8, 9, 10, 12], 12, 10),
            (&[1, 2, 3, 5, 6, 7, 8, 9, 11], 11, 1),
            (&[1, 1, 1], 1, 1),
        ] {
            assert_eq!(streak(days, today), expected, "{days:?} {today}");
        }
    }

    #[test]
    fn a_journey_does_not_break_a_streak() {
        // To the west: the same day once more, or even the day before.
        assert_eq!(streak(&[1, 2, 2, 3], 3), 3);
        assert_eq!(streak(&[1, 2, 1, 3], 3), 3);
        // Over the date line to the east a whole day is missing.
        assert_eq!(streak(&[1, 2, 4], 4), 3);
        // Training every 24 hours, while the clock is moved by an hour each day.
        let mut habit = Habit::default();
        for number in 0..40 {
            let seconds = 1_700_000_000 + i64::from(number) * 86_400;
            habit.add(Day::at(seconds, (number % 27 - 12) * 60));
        }
        assert!(habit.longest() >= 26, "{habit:?}");
    }

    #[test]
    fn of_two_copies_the_later_one_counts() {
        let mut habit = Habit::default();
        (1..=3).for_each(|day| habit.add(Day::new(day)));
        let mut other = habit;
        other.add(Day::new(4));
        let mut merged = habit;
        merged.merge(other);
        assert_eq!(merged, other);
        other.merge(habit);
        assert_eq!(merged, other);
        assert_eq!((other.days(), other.longest()), (4, 4));
        assert!(other.is_done(Day::new(4)) && !other.is_done(Day::new(5)));
    }
}
