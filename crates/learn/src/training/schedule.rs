use serde::{Deserialize, Serialize};

use super::Day;

/// How an answer from memory went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Recall {
    /// Right at once, alone.
    Right,
    /// Right, with a hint.
    Helped,
    /// Wrong.
    Wrong,
}

/// When something is asked again: each time later, and soon after an error.
///
/// ```
/// use outflank_learn::training::{Day, Recall, Schedule};
///
/// let today = Day::new(20_000);
/// let mut schedule = Schedule::new(today);
/// schedule.answer(Recall::Right, today);
/// assert_eq!(schedule.due(), today.plus(1));
/// schedule.answer(Recall::Right, today.plus(1));
/// assert_eq!(schedule.due(), today.plus(1 + 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schedule {
    /// The place in [`Schedule::DAYS`], from 0.
    step: usize,
    due: Day,
    /// When it was asked last.
    last: Option<Day>,
    /// How often it was asked.
    asked: u32,
    /// How often the answer was wrong.
    wrong: u32,
}

impl Schedule {
    /// The days until it is asked again: first in the same session, after some others.
    pub const DAYS: [u32; 8] = [0, 1, 3, 7, 14, 30, 90, 180];

    /// After so many wrong answers, asking again teaches nothing: a lesson is needed.
    pub const LEECH: u32 = 5;

    /// Something new.
    pub const fn new(today: Day) -> Schedule {
        Schedule {
            step: 0,
            due: today,
            last: None,
            asked: 0,
            wrong: 0,
        }
    }

    /// An answer was given.
    pub fn answer(&mut self, recall: Recall, today: Day) {
        match recall {
            Recall::Right => self.step = self.step().saturating_add(1),
            Recall::Helped => {}
            Recall::Wrong => {
                self.step = 0;
                self.wrong = self.wrong.saturating_add(1);
            }
        }
        self.asked = self.asked.saturating_add(1);
        self.due = today.plus(Schedule::DAYS[self.step()]);
        self.last = Some(today);
    }

    /// The place in [`Schedule::DAYS`], whatever a damaged file says.
    fn step(&self) -> usize {
        self.step.min(Schedule::DAYS.len() - 1)
    }

    /// When it is asked again.
    pub const fn due(&self) -> Day {
        self.due
    }

    /// When it was asked last.
    pub const fn last(&self) -> Option<Day> {
        self.last
    }

    /// How often it was asked.
    pub const fn asked(&self) -> u32 {
        self.asked
    }

    /// Whether it was never asked.
    pub const fn is_new(&self) -> bool {
        self.asked == 0
    }

    /// Whether it was answered wrongly so often that a lesson is needed.
    pub const fn is_leech(&self) -> bool {
        self.wrong >= Schedule::LEECH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers on the days on which they are due; the days between.
    fn intervals(answers: &str) -> Vec<u32> {
        let mut today = Day::new(100);
        let mut schedule = Schedule::new(today);
        let mut days = Vec::new();
        for answer in answers.chars() {
            let recall = match answer {
                'r' => Recall::Right,
                'h' => Recall::Helped,
                _ => Recall::Wrong,
            };
            schedule.answer(recall, today);
            days.push(schedule.due().since(today));
            today = schedule.due();
        }
        days
    }

    #[test]
    fn every_answer_decides_when_it_is_asked_again() {
        for (answers, days) in [
            ("rrrrrrrrr", &[1, 3, 7, 14, 30, 90, 180, 180, 180][..]),
            ("w", &[0]),
            ("h", &[0]),
            ("wr", &[0, 1]),
            ("rrhr", &[1, 3, 3, 7]),
            ("rrrrwrr", &[1, 3, 7, 14, 0, 1, 3]),
            ("rrwwhrhr", &[1, 3, 0, 0, 0, 1, 1, 3]),
            ("rrrrrrrw", &[1, 3, 7, 14, 30, 90, 180, 0]),
        ] {
            assert_eq!(intervals(answers), days, "{answers}");
        }
    }

    #[test]
    fn a_late_answer_counts_from_its_own_day() {
        let mut schedule = Schedule::new(Day::new(0));
        schedule.answer(Recall::Right, Day::new(0));
        schedule.answer(Recall::Right, Day::new(50));
        assert_eq!(schedule.due(), Day::new(53));
    }

    #[test]
    fn five_errors_need_a_lesson() {
        let mut schedule = Schedule::new(Day::new(0));
        for number in 1..=5 {
            schedule.answer(Recall::Wrong, Day::new(number));
            schedule.answer(Recall::Right, Day::new(number));
            assert_eq!(schedule.is_leech(), number == 5);
        }
    }

    #[test]
    fn a_damaged_step_is_no_danger() {
        let text = r#"{"step":99,"due":5,"last":null,"asked":4294967295,"wrong":4294967295}"#;
        let mut schedule: Schedule = serde_json::from_str(text).unwrap();
        schedule.answer(Recall::Right, Day::new(i32::MAX));
        assert_eq!(schedule.due(), Day::new(i32::MAX));
    }
}
