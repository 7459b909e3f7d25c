use outflank_rules::{Color, Move, Position, Square};

use super::opposed::ended;
use crate::course::worth;
use crate::refusal::refuse;
use crate::{Feedback, Hint, Remark, Verdict};

/// A line of moves to play along: the learner makes the moves of one side, the other side's follow
/// automatically.
#[derive(Clone, Debug, PartialEq)]
pub struct Follow {
    learner: Color,
    position: Position,
    moves: Vec<Move>,
    made: usize,
    /// Comments, by the number of moves after which they appear.
    comments: &'static [(usize, &'static str)],
    /// After so many moves, the learner guesses the next one.
    guesses: &'static [usize],
}

impl Follow {
    /// A line from a position; `None` if it is empty or illegal. Passes may be omitted. The learner is the
    /// player to move.
    pub fn new(position: Position, squares: &[Square]) -> Option<Follow> {
        let mut moves = Vec::new();
        let mut at = position;
        for &square in squares {
            if at.must_pass() {
                moves.push(Move::Pass);
                at = at.play(Move::Pass).ok()?;
            }
            moves.push(square.into());
            at = at.play(square.into()).ok()?;
        }
        let follow = Follow {
            learner: position.turn(),
            position,
            moves,
            made: 0,
            comments: &[],
            guesses: &[],
        };
        (!squares.is_empty()).then_some(follow)
    }

    pub(crate) fn with_comments(self, comments: &'static [(usize, &'static str)]) -> Follow {
        Follow { comments, ..self }
    }

    pub(crate) fn with_guesses(self, guesses: &'static [usize]) -> Follow {
        Follow { guesses, ..self }
    }

    /// Whether the learner is to guess the next move.
    pub fn is_guess(&self) -> bool {
        self.guesses.contains(&self.made)
    }

    /// The current board.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Whether the line is finished.
    pub fn is_done(&self) -> bool {
        self.made == self.moves.len()
    }

    /// The learner's next move.
    pub fn next_square(&self) -> Option<Square> {
        self.moves.get(self.made).and_then(|mv| mv.square())
    }

    /// The number of moves made, and of all moves.
    pub fn progress(&self) -> (usize, usize) {
        (self.made, self.moves.len())
    }

    /// Plays a move for the learner.
    pub fn play(&mut self, mv: Move) -> Feedback {
        let Some(next) = self.next_square() else {
            return Feedback::again([Remark::GameOver]);
        };
        if let Some(remark) = refuse(self.position, mv) {
            return Feedback::again([remark]);
        }
        let mut remarks = match mv {
            Move::Place(square) if self.is_guess() => match self.guess(square, next) {
                Ok(remarks) => remarks,
                Err(feedback) => return feedback,
            },
            Move::Place(square) if square != next => {
                let remark = Remark::LineGoes { square, next };
                return Feedback::again([remark]).marking(next.bitboard());
            }
            _ => Vec::new(),
        };
        let first = self.made;
        self.make(&mut remarks);
        while !self.is_done()
            && (self.position.turn() != self.learner || self.next_square().is_none())
        {
            self.make(&mut remarks);
        }
        let made = self.moves[first..self.made].to_vec();
        if self.position.is_over() {
            remarks.push(ended(self.position));
        } else if let Some(square) = self.next_square() {
            let color = self.learner;
            remarks.push(if self.is_guess() {
                Remark::Guess { color }
            } else {
                Remark::PlayNext { color, square }
            });
        }
        let verdict = if self.is_done() {
            Verdict::Done
        } else {
            Verdict::Right
        };
        Feedback::new(verdict, remarks).making(made)
    }

    /// Judges a guess by what it costs: what is said of it if the line goes on, with its own move, or feedback.
    fn guess(&self, square: Square, next: Square) -> Result<Vec<Remark>, Feedback> {
        let cost = worth::cost(self.position, square);
        let discs = cost.unwrap_or(0.0).round() as u32;
        let is_good = cost.is_none_or(|cost| cost <= worth::GUESSED);
        if !is_good && square != next {
            let remark = Remark::GuessedWrong { square, discs };
            return Err(Feedback::wrong([remark]).showing([square.into()]));
        }
        // What belongs to a line that has a name is no mistake, and perhaps not good either.
        let praised = is_good.then(|| worth::praise(self.position, square));
        let mut remarks: Vec<Remark> = praised.into_iter().collect();
        remarks.extend((square != next).then_some(Remark::LineGoes { square, next }));
        Ok(remarks)
    }

    /// Makes the next move of the line and adds any remarks on it.
    fn make(&mut self, remarks: &mut Vec<Remark>) {
        let mv = self.moves[self.made];
        let color = self.position.turn();
        let forced = self.position.legal_moves().len() == 1;
        match mv {
            Move::Pass => remarks.push(Remark::HasToPass { color }),
            Move::Place(square) if color != self.learner => remarks.push(if forced {
                Remark::OnlyReply {
                    color,
                    reply: square,
                }
            } else {
                Remark::Replies { color, square }
            }),
            Move::Place(_) => {}
        }
        if let Ok(after) = self.position.play(mv) {
            self.position = after;
        }
        self.made += 1;
        let said = self.comments.iter().find(|(after, _)| *after == self.made);
        remarks.extend(said.map(|&(_, name)| Remark::Comment(name)));
    }

    /// Names the next move.
    pub fn hint(&self) -> Option<Hint> {
        let square = self.next_square()?;
        Some(Hint::new(Remark::HintSquare { square }, square.bitboard()))
    }
}
