use outflank_rules::{Score, Square};

use super::{Kind, Puzzle, themes};
use crate::Solver;
use crate::challenge::Goal;
use crate::insight::corner;

/// Why a puzzle is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// A corner can be taken at once, or sooner than stated.
    #[error("a corner can be had sooner")]
    TooEasy,
    /// The solution does not reach the goal.
    #[error("the solution does not reach the goal")]
    WrongSolution,
    /// Another move reaches it too.
    #[error("{0} reaches the goal too")]
    NotUnique(Square),
    /// It is not about what it says.
    #[error("it is no puzzle about {0}")]
    NotTheme(Kind),
    /// It has too many empty squares to be solved while a person waits.
    #[error("there are too many empty squares")]
    TooLong,
}

impl Puzzle {
    /// The most moves a corner puzzle may take.
    pub const MOST_MOVES: u32 = 4;

    /// Checks that the solution reaches the goal, and that no other move does.
    pub fn verify(&self, solver: &mut Solver) -> Result<(), Flaw> {
        let right: Vec<Square> = match self.goal {
            Goal::Corner { moves } => {
                if moves > Puzzle::MOST_MOVES {
                    return Err(Flaw::TooLong);
                }
                if corner::distance(self.position, moves) != Some(moves) || moves < 2 {
                    return Err(Flaw::TooEasy);
                }
                corner::forcing(self.position, moves).into_iter().collect()
            }
            Goal::BestMove => {
                let (best, themes) = themes(self.position, solver).ok_or(Flaw::WrongSolution)?;
                if !themes.contains(&self.kind()) {
                    return Err(Flaw::NotTheme(self.kind()));
                }
                vec![best]
            }
            Goal::Win | Goal::BestScore => {
                let ranking = solver.ranking(self.position);
                let &(_, best) = ranking.first().ok_or(Flaw::TooLong)?;
                let least = match self.goal {
                    Goal::Win => Score::new(1).unwrap_or(best),
                    _ => best,
                };
                let right = ranking.into_iter().filter(|&(_, score)| score >= least);
                right.filter_map(|(mv, _)| mv.square()).collect()
            }
        };
        if !right.contains(&self.solution) {
            return Err(Flaw::WrongSolution);
        }
        match right.into_iter().find(|&square| square != self.solution) {
            Some(other) => Err(Flaw::NotUnique(other)),
            None => Ok(()),
        }
    }
}
