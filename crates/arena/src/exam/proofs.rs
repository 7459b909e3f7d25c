use std::ops::ControlFlow;
use std::time::Duration;

use outflank_engine::{Goal, SearchRequest};
use outflank_record::obf::Problem;
use outflank_rules::Score;

use super::Exam;

/// Exact scores of positions, and the work to find them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proofs {
    /// The scores, in the order of the positions.
    pub scores: Vec<Score>,
    /// Boards visited for each.
    pub nodes: Vec<u64>,
    /// The total time, summed over threads.
    pub elapsed: Duration,
    /// The number of scores that differ from the expected ones.
    pub wrong: u64,
}

impl Proofs {
    /// Solves positions, each on one thread.
    pub fn of(exam: Exam<'_>, problems: &[Problem]) -> Proofs {
        let mut proofs = Proofs::default();
        exam.ask(
            problems,
            |engine, problem| {
                let request = SearchRequest::new(problem.position, Goal::Exact);
                engine.search(&request, &|| false, |_| ControlFlow::Continue(()))
            },
            |problem, report| {
                let over = problem.position.board().final_score();
                let score = report.best().map_or(over, |best| best.value.rounded());
                proofs.scores.push(score);
                proofs.nodes.push(report.nodes);
                proofs.elapsed += report.elapsed;
                proofs.wrong += u64::from(problem.best().is_some_and(|best| best != score));
            },
        );
        proofs
    }

    /// Boards visited for all of them.
    pub fn total_nodes(&self) -> u64 {
        self.nodes.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EngineContender, Thinking};

    #[test]
    fn scores_and_nodes_do_not_depend_on_threads_and_wrong_ones_are_counted() {
        let lines = [
            "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18;",
            "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; +16;",
        ];
        let problems = lines.map(|line| outflank_record::obf::read_line(line).unwrap().unwrap());
        let contender = EngineContender::new("prover", Thinking::Depth(1));
        let prove = |threads| {
            let exam = Exam {
                contender: &contender,
                threads,
                progress: &|_| {},
            };
            Proofs::of(exam, &problems)
        };
        let (one, two) = (prove(1), prove(2));
        assert_eq!(one.scores[0].discs(), 18);
        assert_eq!((&one.scores, &one.nodes), (&two.scores, &two.nodes));
        assert_eq!(one.wrong, 1);
    }
}
