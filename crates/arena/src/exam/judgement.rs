use outflank_engine::{Engine, Goal, SearchRequest, Value};
use outflank_rules::{Position, Score};

use std::ops::ControlFlow;

use super::Exam;

/// The errors of values against exact scores, in discs for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    count: u64,
    /// Sums: of the errors, their absolute values and their squares,
    errors: f64,
    sizes: f64,
    squares: f64,
    /// of the values and the scores,
    sums: [f64; 2],
    /// and of their products: values, scores, both.
    products: [f64; 3],
}

impl Judgement {
    /// The static evaluation of positions, or their value at a depth, against exact scores.
    pub fn of(exam: Exam<'_>, positions: &[(Position, Score)], depth: Option<u32>) -> Judgement {
        let mut judgement = Judgement::default();
        exam.ask(
            positions,
            |engine, &(position, _)| value(engine, position, depth).discs(),
            |&(_, score), value| judgement.add(value.into(), score.discs().into()),
        );
        judgement
    }

    pub(super) fn add(&mut self, value: f64, score: f64) {
        let error = value - score;
        self.count += 1;
        self.errors += error;
        self.sizes += error.abs();
        self.squares += error * error;
        for (sum, number) in self.sums.iter_mut().zip([value, score]) {
            *sum += number;
        }
        let products = [value * value, score * score, value * score];
        for (sum, product) in self.products.iter_mut().zip(products) {
            *sum += product;
        }
    }

    /// The number of positions.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The mean absolute error.
    pub fn mean_error(&self) -> f64 {
        self.mean(self.sizes)
    }

    /// The root mean square error.
    pub fn root_mean_square(&self) -> f64 {
        self.mean(self.squares).sqrt()
    }

    /// The mean error: by how much values are too high for the side to move.
    pub fn bias(&self) -> f64 {
        self.mean(self.errors)
    }

    /// The 95 % margins of the mean absolute error,
    pub fn error_margin(&self) -> f64 {
        self.margin(self.mean_error())
    }

    /// and of the bias.
    pub fn bias_margin(&self) -> f64 {
        self.margin(self.bias())
    }

    /// Of a mean of errors, or of their sizes: both have the same squares.
    fn margin(&self, mean: f64) -> f64 {
        let variance = self.mean(self.squares) - mean * mean;
        1.96 * (variance.max(0.0) / self.count as f64).sqrt()
    }

    /// The correlation of values and scores.
    pub fn correlation(&self) -> f64 {
        let [value, score] = self.sums.map(|sum| self.mean(sum));
        let [values, scores, both] = self.products.map(|sum| self.mean(sum));
        let spread = ((values - value * value) * (scores - score * score)).sqrt();
        (both - value * score) / spread
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / self.count as f64
    }
}

fn value(engine: &mut Engine, position: Position, depth: Option<u32>) -> Value {
    let Some(depth) = depth else {
        return engine.evaluate(position);
    };
    let request = SearchRequest::new(position, Goal::Depth(depth));
    let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
    match report.best() {
        Some(best) => best.value,
        None => engine.evaluate(position),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EngineContender, Thinking};

    #[test]
    fn errors_by_hand() {
        let mut judgement = Judgement::default();
        for (value, score) in [(1.0, 2.0), (5.0, 2.0), (-3.0, -4.0), (0.0, 0.0)] {
            judgement.add(value, score);
        }
        assert!((judgement.mean_error() - 1.25).abs() < 1e-12);
        assert!((judgement.bias() - 0.75).abs() < 1e-12);
        assert!((judgement.root_mean_square() - 2.75f64.sqrt()).abs() < 1e-12);
        // Variances of the sizes 1.1875, of the errors 2.1875.
        assert!((judgement.error_margin() - 0.98 * 1.1875f64.sqrt()).abs() < 1e-12);
        assert!((judgement.bias_margin() - 0.98 * 2.1875f64.sqrt()).abs() < 1e-12);
        // Covariance 6, variances 8.1875 and 6.
        let correlation = 6.0 / (8.1875f64 * 6.0).sqrt();
        assert!((judgement.correlation() - correlation).abs() < 1e-12);
    }

    #[test]
    fn a_search_to_the_end_judges_perfectly() {
        let end = "OOOOOOOOOXXXXXXOOXXOXXXOOXXXOXXOOXXXXOX-OXXXXXX-OXXXXX--OOOO---- X";
        let position: Position = end.parse().expect("a position");
        let score = solve(position.board());
        let contender = EngineContender::new("deep", Thinking::Depth(1));
        let exam = Exam {
            contender: &contender,
            threads: 1,
            progress: &|_| {},
        };
        let positions = [(position, Score::new(score).expect("a score"))];
        let judgement = Judgement::of(exam, &positions, Some(20));
        assert_eq!(judgement.count(), 1);
        assert!(judgement.mean_error() < 1e-9);
    }

    /// The exact score, by plain minimax.
    fn solve(board: outflank_rules::Board) -> i32 {
        let legal = board.legal_moves();
        if legal.is_empty() {
            return if board.is_over() {
                board.final_score().discs()
            } else {
                -solve(board.pass())
            };
        }
        let moves = legal.into_iter();
        moves
            .map(|square| -solve(board.place(square, board.flips(square))))
            .max()
            .expect("a move")
    }
}
