use outflank_rules::{Bitboard, Move, Position};

use super::{Mistake, Recall, Why};
use crate::refusal::refuse;
use crate::{Feedback, Hint, Remark};

/// A mistake to be put right: the position of an own game, in which a better move is to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    mistake: Mistake,
    board: Position,
    why: Option<Why>,
    hints: usize,
    /// How it goes so far.
    recall: Recall,
    over: bool,
}

impl Correction {
    /// A mistake, not yet put right.
    pub fn new(mistake: Mistake) -> Correction {
        Correction {
            why: Why::about(&mistake),
            board: mistake.position(),
            mistake,
            hints: 0,
            recall: Recall::Right,
            over: false,
        }
    }

    /// The mistake.
    pub const fn mistake(&self) -> &Mistake {
        &self.mistake
    }

    /// Why it was one, as a question.
    pub const fn why(&self) -> Option<&Why> {
        self.why.as_ref()
    }

    /// The same, to be answered.
    pub const fn why_mut(&mut self) -> Option<&mut Why> {
        self.why.as_mut()
    }

    /// The board now.
    pub const fn position(&self) -> Position {
        self.board
    }

    /// Where a disc may be placed.
    pub fn targets(&self) -> Bitboard {
        if self.is_over() {
            Bitboard::EMPTY
        } else {
            self.position().legal_moves()
        }
    }

    /// Whether the better move was found, or shown.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// How it went, once it is over.
    pub const fn recall(&self) -> Option<Recall> {
        if self.over { Some(self.recall) } else { None }
    }

    /// Plays a move.
    pub fn play(&mut self, mv: Move) -> Feedback {
        if self.is_over() {
            return Feedback::again([Remark::GameOver]);
        }
        if let Some(remark) = refuse(self.position(), mv) {
            return Feedback::again([remark]);
        }
        let Move::Place(square) = mv else {
            return Feedback::again([]);
        };
        if self.mistake.accepted().contains(square) {
            self.over = true;
            // After the best move, what it leads to is played as well.
            let (remark, made) = if self.mistake.best().first() == Some(&mv) {
                (Remark::BestMove { square }, self.mistake.best().to_vec())
            } else {
                (Remark::GoodMove { square }, vec![mv])
            };
            for &mv in &made {
                self.board = self.board.play(mv).unwrap_or(self.board);
            }
            return Feedback::done([remark]).making(made);
        }
        self.recall = Recall::Wrong;
        let refutation = self.mistake.refutation();
        if refutation.first() != Some(&mv) {
            return Feedback::wrong([Remark::NotGoodEnough { square }]).showing([mv]);
        }
        let mut remarks = vec![Remark::PlayedInGame { square }];
        if let Some(Move::Place(reply)) = refutation.get(1) {
            remarks.push(Remark::Replies {
                color: !self.position().turn(),
                square: *reply,
            });
        }
        Feedback::wrong(remarks).showing(refutation.to_vec())
    }

    /// Helps: three squares, then the answer.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.is_over() {
            return None;
        }
        if self.recall == Recall::Right {
            self.recall = Recall::Helped;
        }
        self.hints += 1;
        let square = self.mistake.best().first()?.square()?;
        let wrong = self.position().legal_moves() - self.mistake.accepted();
        if self.hints == 1 && wrong.len() > 2 {
            let played = self.mistake.refutation().first()?.square()?;
            let other = wrong.into_iter().find(|&it| it != played);
            let squares: Bitboard = [square, played].into_iter().chain(other).collect();
            return Some(Hint::new(Remark::HintOneOf { squares }, squares));
        }
        Some(Hint::new(Remark::HintSquare { square }, square.bitboard()))
    }

    /// Gives up; best play from here.
    pub fn give_up(&mut self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        self.over = true;
        self.recall = Recall::Wrong;
        self.mistake.best().to_vec()
    }
}
