//! Endings too long to be solved while a person waits: solved beforehand, as far as a learner may come in them.
//!
//! They are in `solved.txt`, made by `cargo run --release -p outflank-learn --example solve_endings`.

use std::collections::HashMap;
use std::sync::LazyLock;

use outflank_rules::notation::position_prefix;
use outflank_rules::{Board, Position, Score, Square};

use crate::Solver;
use crate::challenge::Goal;
use crate::puzzle::{Difficulty, Kind, Puzzle};

/// What they are rated: as the hardest endings that a page solves itself.
const RATING: u16 = 2200;

static SOLVED: LazyLock<Solved> = LazyLock::new(|| {
    let mut solved = Solved::default();
    let lines = include_str!("../solved.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        solved.read(line).expect("the solved endings are intact");
    }
    solved
});

#[derive(Default)]
struct Solved {
    boards: Vec<Puzzle>,
    scores: HashMap<Board, Score>,
}

impl Solved {
    /// A position, the best move, and the scores in the order of [`walk`].
    fn read(&mut self, line: &str) -> Option<()> {
        let (position, rest) = position_prefix(line).ok()?;
        let mut words = rest.split_whitespace();
        let solution: Square = words.next()?.parse().ok()?;
        walk(position, &mut |position| {
            let score = Score::new(words.next()?.parse().ok()?)?;
            self.scores.insert(position.board(), score);
            Some(score)
        })?;
        self.boards.push(Puzzle::new(
            position,
            Kind::Ending,
            Goal::BestScore,
            Difficulty::MAX,
            RATING,
            solution,
        ));
        words.next().is_none().then_some(())
    }
}

/// The endings.
pub fn boards() -> &'static [Puzzle] {
    &SOLVED.boards
}

/// The score of a position, if it is one of those.
pub(crate) fn score(position: Position) -> Option<Score> {
    SOLVED.scores.get(&position.board()).copied()
}

/// Visits every position whose score is asked for while somebody plays an ending, as long as it has too many empty
/// squares for the [`Solver`]: all moves and their replies, and what follows the best ones. `None` as soon as a score is
/// missing.
pub fn walk(position: Position, score: &mut impl FnMut(Position) -> Option<Score>) -> Option<()> {
    let best = score(position)?;
    for after in long_after(position) {
        let is_best = score(after)? == -best;
        for then in long_after(after) {
            if score(then)? == best && is_best {
                for next in long_after(then) {
                    score(next)?;
                }
            }
        }
    }
    Some(())
}

/// The positions after each move in which the solver would keep a person waiting.
fn long_after(position: Position) -> impl Iterator<Item = Position> {
    let after = position
        .moves()
        .filter_map(move |mv| position.play(mv).ok());
    after.filter(|it| it.empties().len() >= Solver::MOST_EMPTIES && !it.is_over())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Attempt;

    /// What is stored agrees with itself: a position is worth what its best move is.
    #[test]
    fn solved_endings_have_one_best_move_and_are_played_to_the_end() {
        let mut counts = [0; 3];
        for puzzle in boards() {
            let position = puzzle.position;
            counts[position.empties().len() as usize - 14] += 1;
            let ranking = Solver::default().ranking(position);
            assert_eq!(ranking.len(), position.legal_moves().len() as usize);
            let [(best, score), (_, second), ..] = ranking[..] else {
                panic!("{position:?}");
            };
            assert_eq!(best.square(), Some(puzzle.solution));
            assert!(score > second);
            assert_eq!(Some(score), Solver::default().score(position));
            let mut attempt = Attempt::new(puzzle);
            let line = attempt.give_up();
            let end = line
                .iter()
                .fold(position, |position, &mv| position.play(mv).unwrap());
            assert!(end.is_over());
            let margin = end.board().final_score();
            let margin = if end.turn() == position.turn() {
                margin
            } else {
                -margin
            };
            assert_eq!(margin, score, "{position:?}");
        }
        assert!(counts.iter().all(|count| *count >= 6), "{counts:?}");
    }
}
