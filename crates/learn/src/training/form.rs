use serde::{Deserialize, Serialize};

/// How the answers about something went, and whether they get better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Form {
    asked: u32,
    right: u32,
    /// The last answers, the newest in the lowest bit.
    last: u32,
}

/// Which way it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// Too little is known.
    Unknown,
    /// Better than before.
    Up,
    /// As before.
    Level,
    /// Worse than before.
    Down,
}

impl Form {
    /// So many answers are compared with as many before them.
    const SPAN: u32 = 5;

    /// One more answer.
    pub(crate) fn add(&mut self, right: bool) {
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(u32::from(right));
        self.last = self.last << 1 | u32::from(right);
    }

    /// How many answers there were.
    pub const fn asked(&self) -> u32 {
        self.asked
    }

    /// How many of them were right.
    pub const fn right(&self) -> u32 {
        self.right
    }

    /// The last five answers beside the five before: one more or less is chance.
    pub fn trend(&self) -> Trend {
        if self.asked < 2 * Form::SPAN {
            return Trend::Unknown;
        }
        let span = (1 << Form::SPAN) - 1;
        let now = (self.last & span).count_ones();
        let before = (self.last >> Form::SPAN & span).count_ones();
        match now.abs_diff(before) {
            0 | 1 => Trend::Level,
            _ if now > before => Trend::Up,
            _ => Trend::Down,
        }
    }

    /// The copy that knows more.
    pub(crate) fn merge(&mut self, other: Form) {
        if other.asked > self.asked {
            *self = other;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_answers_have_a_trend() {
        for (answers, trend) in [
            ("+++++++++", Trend::Unknown),
            ("-----+++++", Trend::Up),
            ("+++++-----", Trend::Down),
            ("+-+-++-++-", Trend::Level),
            ("---------------++---", Trend::Up),
        ] {
            let mut form = Form::default();
            answers.chars().for_each(|it| form.add(it == '+'));
            assert_eq!(form.trend(), trend, "{answers}");
            let right = answers.matches('+').count();
            assert_eq!(form.right() as usize, right);
        }
    }
}
