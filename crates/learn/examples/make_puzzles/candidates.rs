//! Positions that make a puzzle.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use outflank_engine::{Engine, Goal as SearchGoal, MoveScore, SearchRequest};
use outflank_learn::Solver;
use outflank_learn::challenge::Goal;
use outflank_learn::insight::corner;
use outflank_learn::puzzle::{Difficulty, Kind, Puzzle};
use outflank_rules::{Move, Position, Square};

use crate::difficulty;

/// With fewer legal moves it is no puzzle.
const FEWEST_MOVES: u32 = 3;
/// The empty squares of an endgame puzzle. The longest must be solved while a person waits.
const ENDING: std::ops::RangeInclusive<u32> = 4..=Solver::MOST_EMPTIES;
/// The empty squares of a corner puzzle.
const MIDGAME: std::ops::RangeInclusive<u32> = 14..=46;
/// How much worse than the best move, in discs, a corner-winning move may be.
const TOLERANCE: f32 = 1.5;
/// The search depth for that comparison.
const DEPTH: u32 = 9;

#[derive(Default)]
pub struct Finder {
    solver: Solver,
    /// The hardness of every puzzle seen.
    pub seen: BTreeMap<Kind, Vec<f32>>,
}

impl Finder {
    /// The puzzle that a position makes, not yet rated; usually none.
    pub fn find(&mut self, engine: &mut Engine, position: Position) -> Option<Puzzle> {
        if position.legal_moves().len() < FEWEST_MOVES {
            return None;
        }
        let (goal, solution) = if ENDING.contains(&position.empties().len()) {
            self.ending(position)?
        } else if MIDGAME.contains(&position.empties().len()) {
            corner_to_win(engine, position)?
        } else {
            return None;
        };
        let kind = match goal {
            Goal::Corner { .. } => Kind::Corner,
            Goal::Win => Kind::Win,
            Goal::BestScore | Goal::BestMove => Kind::Ending,
        };
        let mut puzzle = Puzzle::new(position, kind, goal, Difficulty::MIN, 0, solution);
        puzzle.verify(&mut self.solver).ok()?;
        let looks = look(engine, position, SearchGoal::Depth(2));
        let hardness = difficulty::hardness(&puzzle, &looks);
        puzzle.difficulty = difficulty::difficulty(puzzle.kind(), hardness);
        self.seen.entry(puzzle.kind()).or_default().push(hardness);
        Some(puzzle)
    }

    /// One move wins, or one is better than all others.
    fn ending(&mut self, position: Position) -> Option<(Goal, Square)> {
        let ranking = self.solver.ranking(position);
        let [(Move::Place(solution), best), (_, second), ..] = ranking[..] else {
            return None;
        };
        // A lopsided game makes no puzzle.
        let close = best.discs().abs() <= 24;
        let only_winner = best.discs() > 0 && second.discs() <= 0;
        let goal = if only_winner {
            Goal::Win
        } else {
            Goal::BestScore
        };
        (close && best > second).then_some((goal, solution))
    }
}

/// One move wins a corner by force, none wins one at once, and it is a good move too.
fn corner_to_win(engine: &mut Engine, position: Position) -> Option<(Goal, Square)> {
    let moves = corner::distance(position, Puzzle::MOST_MOVES).filter(|&moves| moves > 1)?;
    let forcing = corner::forcing(position, moves);
    let solution = forcing.first().filter(|_| forcing.len() == 1)?;
    let looks = look(engine, position, SearchGoal::Depth(DEPTH));
    let best = looks.first()?.value.discs();
    let own = looks.iter().find(|score| score.mv == solution.into())?;
    let good = own.value.discs() >= best - TOLERANCE;
    good.then_some((Goal::Corner { moves }, solution))
}

/// All moves with their values, best first.
fn look(engine: &mut Engine, position: Position, goal: SearchGoal) -> Vec<MoveScore> {
    let mut request = SearchRequest::new(position, goal);
    request.lines = position.legal_moves().len() as usize;
    engine
        .search(&request, &|| false, |_| ControlFlow::Continue(()))
        .lines
}
