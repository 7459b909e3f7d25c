use std::ops::ControlFlow;

use outflank_engine::{Goal, SearchRequest};
use outflank_record::obf::Problem;
use outflank_rules::Move;

use super::Exam;

/// Moves chosen in positions where the score of every move is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The number of positions.
    pub positions: u64,
    /// How often a best move was chosen.
    pub best: u64,
    /// The total loss of the other choices, in discs.
    pub loss: u64,
    /// Boards visited.
    pub nodes: u64,
    /// Positions skipped because some moves have no known score.
    pub unknown: u64,
}

impl Choices {
    /// The moves chosen at a depth.
    pub fn of(exam: Exam<'_>, problems: &[Problem], depth: u32) -> Choices {
        let mut choices = Choices::default();
        exam.ask(
            problems,
            |engine, problem| {
                let request = SearchRequest::new(problem.position, Goal::Depth(depth));
                let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
                (report.best().map(|best| best.mv), report.nodes)
            },
            |problem, (mv, nodes)| choices.add(problem, mv, nodes),
        );
        choices
    }

    fn add(&mut self, problem: &Problem, chosen: Option<Move>, nodes: u64) {
        let mut moves = problem.position.moves();
        let scores = (
            chosen.and_then(|mv| problem.score_of(mv)),
            problem.moves().map(|(_, score)| score).max(),
        );
        let (Some(score), Some(best)) = scores else {
            self.unknown += 1;
            return;
        };
        if !moves.all(|mv| problem.score_of(mv).is_some()) {
            self.unknown += 1;
            return;
        }
        self.positions += 1;
        self.best += u64::from(score == best);
        self.loss += (best.discs() - score.discs()) as u64;
        self.nodes += nodes;
    }

    /// The share of best moves, from 0 to 1.
    pub fn rate(&self) -> f64 {
        self.best as f64 / self.positions as f64
    }

    /// The mean loss of a choice, in discs.
    pub fn mean_loss(&self) -> f64 {
        self.loss as f64 / self.positions as f64
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
        let mv = |square| Some(Move::Place(square));
        choices.add(&complete, mv(Square::D6), 10);
        choices.add(&complete, mv(Square::F6), 10);
        choices.add(&complete, mv(Square::F4), 10);
        choices.add(&problem("d6:-2; f4:-8;"), mv(Square::D6), 10);
        let expected = Choices {
            positions: 3,
            best: 2,
            loss: 6,
            nodes: 30,
            unknown: 1,
        };
        assert_eq!(choices, expected);
        assert!((choices.mean_loss() - 2.0).abs() < 1e-12);
    }

    /// White to move after f5, with colours swapped so that Black moves.
    fn after_f5() -> String {
        let position = outflank_rules::Position::START;
        let after = position.play(Move::Place(Square::F5)).expect("legal");
        let swapped = outflank_rules::Position::new(after.board(), outflank_rules::Color::Black);
        swapped.to_string().split(' ').next().unwrap().to_owned()
    }
}
