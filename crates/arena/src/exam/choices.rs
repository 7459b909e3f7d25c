use std::ops::ControlFlow;

use outflank_engine::{Limits, SearchRequest, Value};
use outflank_record::obf::Problem;
use outflank_rules::Move;

use super::{Exam, Judgement};

/// Moves chosen in positions where the score of every move is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Choices {
    /// The number of positions.
    pub positions: u64,
    /// How often a best move was chosen.
    pub best: u64,
    /// The total loss of the other choices, in discs.
    pub loss: u64,
    /// The sum of the squares of their losses.
    pub loss_squares: u64,
    /// The values of the choices against the scores of the best moves.
    pub judgement: Judgement,
    /// Boards visited.
    pub nodes: u64,
    /// Positions skipped because some moves have no known score.
    pub unknown: u64,
}

impl Choices {
    /// The moves chosen with these limits.
    pub fn of(exam: Exam<'_>, problems: &[Problem], limits: Limits) -> Choices {
        let mut choices = Choices::default();
        exam.ask(
            problems,
            |engine, problem| {
                let request = SearchRequest {
                    limits,
                    ..SearchRequest::new(problem.position, limits.goal)
                };
                let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
                (
                    report.best().map(|best| (best.mv, best.value)),
                    report.nodes,
                )
            },
            |problem, (choice, nodes)| choices.add(problem, choice, nodes),
        );
        choices
    }

    fn add(&mut self, problem: &Problem, choice: Option<(Move, Value)>, nodes: u64) {
        let mut moves = problem.position.moves();
        let known = (
            choice.and_then(|(mv, value)| Some((problem.score_of(mv)?, value))),
            problem.moves().map(|(_, score)| score).max(),
        );
        let (Some((score, value)), Some(best)) = known else {
            self.unknown += 1;
            return;
        };
        if !moves.all(|mv| problem.score_of(mv).is_some()) {
            self.unknown += 1;
            return;
        }
        self.positions += 1;
        self.best += u64::from(score == best);
        let loss = (best.discs() - score.discs()) as u64;
        self.loss += loss;
        self.loss_squares += loss * loss;
        self.judgement
            .add(value.discs().into(), best.discs().into());
        self.nodes += nodes;
    }

    /// The share of best moves, from 0 to 1.
    pub fn rate(&self) -> f64 {
        self.best as f64 / self.positions as f64
    }

    /// The 95 % margin of that share.
    pub fn rate_margin(&self) -> f64 {
        1.96 * (self.rate() * (1.0 - self.rate()) / self.positions as f64).sqrt()
    }

    /// The mean loss of a choice, in discs.
    pub fn mean_loss(&self) -> f64 {
        self.loss as f64 / self.positions as f64
    }

    /// The 95 % margin of that loss.
    pub fn loss_margin(&self) -> f64 {
        let variance = self.loss_squares as f64 / self.positions as f64 - self.mean_loss().powi(2);
        1.96 * (variance / self.positions as f64).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use outflank_record::obf;
    use outflank_rules::Square;

    use super::*;

    #[test]
    fn a_choice_costs_what_the_best_move_has_more() {
        // Three legal moves.
        let problem = |scores: &str| {
            let line = format!("{} X; {scores}", after_f5());
            obf::read_line(&line).unwrap().unwrap()
        };
        let complete = problem("d6:-2; f4:-8; f6:-2");
        let mut choices = Choices::default();
        let mv = |square| Some((Move::Place(square), Value(-3 * Value::DISC)));
        choices.add(&complete, mv(Square::D6), 10);
        choices.add(&complete, mv(Square::F6), 10);
        choices.add(&complete, mv(Square::F4), 10);
        choices.add(&problem("d6:-2; f4:-8;"), mv(Square::D6), 10);
        let Choices {
            positions,
            best,
            loss,
            loss_squares,
            nodes,
            unknown,
            judgement,
        } = choices;
        let counts = [positions, best, loss, loss_squares, nodes, unknown];
        assert_eq!(counts, [3, 2, 6, 36, 30, 1]);
        assert!((judgement.bias() + 1.0).abs() < 1e-12);
        assert!((choices.mean_loss() - 2.0).abs() < 1e-12);
        // The losses are 0, 0 and 6: their variance is 8.
        assert!((choices.loss_margin() - 1.96 * (8.0f64 / 3.0).sqrt()).abs() < 1e-12);
    }

    /// White to move after f5, with colours swapped so that Black moves.
    fn after_f5() -> String {
        let position = outflank_rules::Position::START;
        let after = position.play(Move::Place(Square::F5)).expect("legal");
        let swapped = outflank_rules::Position::new(after.board(), outflank_rules::Color::Black);
        swapped.to_string().split(' ').next().unwrap().to_owned()
    }
}
