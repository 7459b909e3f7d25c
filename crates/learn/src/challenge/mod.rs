//! A goal to reach on the board, move by move, against the best defence: used by puzzles and some steps of the
//! lessons.

mod corner;
mod follow;
mod opposed;
mod score;
mod spar;

use outflank_rules::{Bitboard, Color, Move, Position, Score, Square};

pub(crate) use corner::on_the_way;
pub use follow::Follow;
use opposed::{Opposed, ended};
pub(crate) use score::best_reply;
pub use spar::{Awaited, Contest, Spar};

use crate::course::worth;
use crate::insight::corner as corners;
use crate::refusal::refuse;
use crate::{Feedback, Hint, Remark, Solver, Verdict};

/// The goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A corner, taken with one of the next moves, whatever the opponent does.
    Corner {
        /// How many moves it takes, including the one into the corner.
        moves: u32,
    },
    /// A won game.
    Win,
    /// The best possible score.
    BestScore,
    /// The move with the best possible score; the rest is not asked for.
    BestMove,
}

/// Progress towards a goal.
///
/// A right move is made and answered by the best defence; a wrong one leaves the board unchanged, and the
/// feedback shows the refutation.
#[derive(Debug)]
pub struct Challenge {
    goal: Goal,
    learner: Color,
    position: Position,
    /// How many moves are left to win a corner.
    moves: u32,
    /// The learner's score with perfect play, if the goal is about scores.
    score: Score,
    done: bool,
    /// Whether what moves of the course are worth counts as well.
    careful: bool,
    solver: Solver,
}

impl Challenge {
    /// A goal for the player to move; `None` if it is unreachable, already reached, or too deep to check.
    pub fn new(position: Position, goal: Goal) -> Option<Challenge> {
        let mut solver = Solver::default();
        let (moves, score) = match goal {
            Goal::Corner { moves } => {
                let within_reach = !position.must_pass() && corners::can_take(position, moves);
                within_reach.then_some((moves, Score::DRAW))?
            }
            Goal::Win | Goal::BestScore | Goal::BestMove => {
                if position.legal_moves().is_empty() {
                    return None;
                }
                let score = solver.score(position)?;
                (goal != Goal::Win || score > Score::DRAW).then_some((0, score))?
            }
        };
        Some(Challenge {
            goal,
            learner: position.turn(),
            position,
            moves,
            score,
            done: false,
            careful: false,
            solver,
        })
    }

    /// The same in the course: no move is right that loses, and where a corner is not worth taking yet, it is enough that it
    /// can be taken.
    pub(crate) fn careful(self) -> Challenge {
        let careful = true;
        Challenge { careful, ..self }
    }

    /// The moves that lose nothing, as far as it matters here.
    fn good(&self) -> Bitboard {
        if self.careful {
            worth::good(self.position)
        } else {
            self.position.legal_moves()
        }
    }

    /// The goal.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Whose goal it is.
    pub const fn learner(&self) -> Color {
        self.learner
    }

    /// The current board; the learner is to move, unless the goal is reached.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Whether the goal is reached.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// The moves that are right now.
    pub fn right_moves(&mut self) -> Bitboard {
        if self.done {
            return Bitboard::EMPTY;
        }
        match self.goal {
            Goal::Corner { .. } => corners::forcing(self.position, self.moves) & self.good(),
            Goal::Win | Goal::BestScore | Goal::BestMove => self.right_by_score(),
        }
    }

    /// The best of the right moves.
    fn best_move(&mut self) -> Option<Square> {
        match self.goal {
            _ if self.done => None,
            Goal::Corner { .. } => self.right_moves().first(),
            Goal::Win | Goal::BestScore | Goal::BestMove => {
                let ranking = self.solver.ranking(self.position);
                ranking.first().and_then(|(mv, _)| mv.square())
            }
        }
    }

    /// Plays a move for the learner.
    pub fn play(&mut self, mv: Move) -> Feedback {
        if self.done {
            return Feedback::again([Remark::GameOver]);
        }
        if let Some(remark) = refuse(self.position, mv) {
            return Feedback::again([remark]);
        }
        let Move::Place(square) = mv else {
            // A forced pass has already been made.
            return Feedback::again([Remark::GameOver]);
        };
        let judged = match self.goal {
            Goal::Corner { .. } => self.judge_corner(square),
            Goal::Win | Goal::BestScore | Goal::BestMove => self.judge_score(square),
        };
        let mut remarks = match judged {
            Ok(remarks) => remarks,
            Err(feedback) => return feedback,
        };
        let mut made = vec![mv];
        self.make(mv);
        if self.reached_by(square) {
            self.done = true;
        } else {
            self.answer(&mut made, &mut remarks);
        }
        let verdict = if self.done {
            Verdict::Done
        } else {
            Verdict::Right
        };
        Feedback::new(verdict, remarks).making(made)
    }

    fn reached_by(&self, square: Square) -> bool {
        match self.goal {
            Goal::Corner { .. } => square.is_corner(),
            Goal::Win | Goal::BestScore => self.position.is_over(),
            Goal::BestMove => true,
        }
    }

    /// The opponent's best replies, and passes, until the learner has a move or the game is over.
    fn answer(&mut self, made: &mut Vec<Move>, remarks: &mut Vec<Remark>) {
        self.oppose(made, remarks);
        match self.goal {
            Goal::Corner { .. } if !corners::open(self.position).is_empty() => {
                let waits = self.waiting_corner();
                self.done = waits.is_some();
                remarks.push(waits.unwrap_or(Remark::NowTake));
            }
            Goal::Corner { .. } => {}
            Goal::Win | Goal::BestScore | Goal::BestMove => self.done = self.position.is_over(),
        }
        if self.position.is_over() {
            remarks.push(ended(self.position));
        }
    }

    /// A hint: the first reveals a little, the last everything.
    pub fn hint(&mut self, number: usize) -> Option<Hint> {
        let square = self.best_move()?;
        let mut hints = match self.goal {
            Goal::Corner { .. } => self.corner_hints(square),
            Goal::Win | Goal::BestScore | Goal::BestMove => self.score_hints(square),
        };
        hints.push(Hint::new(Remark::HintSquare { square }, square.bitboard()));
        hints.into_iter().nth(number)
    }

    /// A whole line from the position on the board to the goal.
    pub fn solution(&self) -> Vec<Move> {
        let goal = match self.goal {
            Goal::Corner { .. } => Goal::Corner { moves: self.moves },
            goal => goal,
        };
        let mut line = Vec::new();
        let Some(mut ahead) = Challenge::new(self.position, goal) else {
            return line;
        };
        while let Some(square) = ahead.best_move() {
            line.extend(ahead.play(square.into()).made);
        }
        line
    }
}

impl Opposed for Challenge {
    fn position(&self) -> Position {
        self.position
    }

    fn learner(&self) -> Color {
        self.learner
    }

    fn make(&mut self, mv: Move) {
        if self.position.turn() == self.learner {
            self.moves = self.moves.saturating_sub(1);
        }
        self.position = self.position.play(mv).unwrap_or(self.position);
    }

    /// The most stubborn move.
    fn reply(&mut self) -> Move {
        let best = match self.goal {
            Goal::Corner { .. } => corner::longest_defence(self.position, self.moves),
            Goal::Win | Goal::BestScore | Goal::BestMove => self.trickiest_defence(),
        };
        best.or_else(|| self.position.moves().next())
            .unwrap_or(Move::Pass)
    }
}
