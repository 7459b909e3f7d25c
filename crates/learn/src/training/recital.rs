use outflank_rules::{Bitboard, Move, Position, Square};

use super::{OpeningLine, Recall};
use crate::refusal::refuse;
use crate::{Feedback, Hint, Remark, Verdict};

/// An opening line played from memory: the learner makes the moves of one side, the others follow by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recital {
    line: OpeningLine,
    position: Position,
    made: usize,
    wrong: bool,
    helped: bool,
}

impl Recital {
    /// A line, up to the learner's first move.
    pub fn new(line: OpeningLine) -> Recital {
        let mut recital = Recital {
            line,
            position: Position::START,
            made: 0,
            wrong: false,
            helped: false,
        };
        recital.follow();
        recital
    }

    /// The line.
    pub const fn line(&self) -> &OpeningLine {
        &self.line
    }

    /// The board.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// Where a disc may be placed.
    pub fn targets(&self) -> Bitboard {
        match self.next() {
            Some(_) => self.position.legal_moves(),
            None => Bitboard::EMPTY,
        }
    }

    /// How it went, once the line is at its end.
    pub fn recall(&self) -> Option<Recall> {
        match self.next() {
            Some(_) => None,
            None if self.wrong => Some(Recall::Wrong),
            None if self.helped => Some(Recall::Helped),
            None => Some(Recall::Right),
        }
    }

    /// The learner's next move; none at the end.
    fn next(&self) -> Option<Square> {
        self.line.moves().get(self.made).copied()
    }

    /// Makes a move of the line.
    fn make(&mut self, square: Square) {
        self.position = self.position.play(square.into()).unwrap_or(self.position);
        self.made += 1;
    }

    /// Makes the other side's moves, and returns them. What comes after the learner's last move is not asked.
    fn follow(&mut self) -> Vec<Square> {
        let mut made = Vec::new();
        while let Some(square) = self.next()
            && self.position.turn() != self.line.learner()
        {
            self.make(square);
            made.push(square);
        }
        made
    }

    /// Plays a move. Another one than that of the line leaves the board as it is.
    pub fn play(&mut self, mv: Move) -> Feedback {
        let Some(next) = self.next() else {
            return Feedback::again([Remark::GameOver]);
        };
        if let Some(remark) = refuse(self.position, mv) {
            return Feedback::again([remark]);
        }
        let Move::Place(square) = mv else {
            return Feedback::again([]);
        };
        if square != next {
            self.wrong = true;
            let remark = Remark::LineGoes { square, next };
            return Feedback::wrong([remark]).marking(next.bitboard());
        }
        self.make(square);
        let color = self.position.turn();
        let replies = self.follow();
        let remarks: Vec<Remark> = replies
            .iter()
            .map(|&square| Remark::Replies { color, square })
            .collect();
        let made = [square].into_iter().chain(replies).map(Move::Place);
        let made: Vec<Move> = made.collect();
        let verdict = match self.next() {
            Some(_) => Verdict::Right,
            None => Verdict::Done,
        };
        Feedback::new(verdict, remarks).making(made)
    }

    /// Names the next move.
    pub fn hint(&mut self) -> Option<Hint> {
        let square = self.next()?;
        self.helped = true;
        Some(Hint::new(Remark::HintSquare { square }, square.bitboard()))
    }
}
