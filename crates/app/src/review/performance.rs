use super::{Grade, Moment};

/// A loss of so many discs halves what a move is worth for the accuracy.
const HALF: f32 = 4.0;

/// How a player did in a game. Moves without a choice do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Performance {
    /// How many moves there were to choose.
    pub choices: usize,
    /// How many of them were the best.
    pub best: usize,
    /// How many were inaccuracies, mistakes and blunders.
    pub grades: [usize; 3],
    /// The discs that good moves cost for certain, without costing the result.
    pub left_on_the_table: i32,
    /// What they cost together, in discs.
    pub loss: f32,
    /// The mean of what the moves were worth, from 0 to 100: 100 for the best one, half for every four discs lost.
    pub accuracy: f32,
}

impl Performance {
    pub(super) fn of<'a>(moments: impl Iterator<Item = &'a Moment>) -> Performance {
        let mut performance = Performance::default();
        let mut worth = 0.0;
        for moment in moments.filter(|moment| moment.had_choice()) {
            let loss = moment.loss();
            performance.choices += 1;
            performance.best += usize::from(loss <= 0.0);
            match moment.grade() {
                Grade::Good => {}
                Grade::Inaccuracy => performance.grades[0] += 1,
                Grade::Mistake => performance.grades[1] += 1,
                Grade::Blunder => performance.grades[2] += 1,
            }
            performance.loss += loss;
            performance.left_on_the_table += moment.left_on_the_table();
            worth += (-loss / HALF).exp2();
        }
        performance.accuracy = match performance.choices {
            0 => 100.0,
            choices => 100.0 * worth / choices as f32,
        };
        performance
    }
}
