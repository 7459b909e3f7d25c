use outflank_rules::{Move, Position, Score, order};
use outflank_search::Few;

use crate::solved;

/// Exact scores of positions with few empty squares, fast enough to answer while a person waits.
#[derive(Default)]
pub struct Solver {
    // Created on first use: most steps and puzzles need none.
    few: Option<Few>,
}

impl Solver {
    /// The most empty squares it accepts, but for [endings that are solved beforehand](crate::solved).
    pub const MOST_EMPTIES: u32 = 13;

    /// The score of a position for the player to move, under perfect play; empty squares go to the winner.
    /// `None` with too many empty squares.
    pub fn score(&mut self, position: Position) -> Option<Score> {
        if position.is_over() {
            return Some(position.board().final_score());
        }
        let empties = position.empties().len();
        if empties >= Solver::MOST_EMPTIES
            && let Some(score) = solved::score(position)
        {
            return Some(score);
        }
        if empties > Solver::MOST_EMPTIES {
            return None;
        }
        let few = self.few.get_or_insert_default();
        Some(few.score(position.board()))
    }

    /// The score of a legal move, for the player who makes it.
    pub fn score_after(&mut self, position: Position, mv: Move) -> Option<Score> {
        let after = position.play(mv).ok()?;
        self.score(after).map(|score| -score)
    }

    /// All moves of a position with their scores, best first.
    pub fn ranking(&mut self, position: Position) -> Vec<(Move, Score)> {
        let mut ranking: Vec<(Move, Score)> = position
            .moves()
            .filter_map(|mv| Some((mv, self.score_after(position, mv)?)))
            .collect();
        order::sort_by_key(&mut ranking, |&(_, score)| -score);
        ranking
    }
}

impl core::fmt::Debug for Solver {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Solver")
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::random::Random;

    use super::*;

    /// The definition, written out.
    fn plain(position: Position) -> Score {
        let scores = position
            .moves()
            .map(|mv| -plain(position.play(mv).unwrap()));
        scores
            .max()
            .unwrap_or_else(|| position.board().final_score())
    }

    #[test]
    fn scores_are_those_of_the_definition() {
        let mut solver = Solver::default();
        let mut random = Random::new(7);
        let mut compared = 0;
        while compared < 120 {
            let mut position = Position::START;
            while !position.is_over() {
                if position.empties().len() <= 6 {
                    assert_eq!(
                        solver.score(position),
                        Some(plain(position)),
                        "{position:?}"
                    );
                    compared += 1;
                }
                let moves: Vec<Move> = position.moves().collect();
                position = position.play(random.pick(moves).unwrap()).unwrap();
            }
        }
        assert_eq!(solver.score(Position::START), None);
    }
}
