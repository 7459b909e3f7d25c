use outflank_rules::{Bitboard, Move, Position};

use crate::Remark;

/// A learner's answer in a step or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Has read the text and continues.
    Read,
    /// Plays a move.
    Play(Move),
    /// Marks squares, all at once.
    Mark(Bitboard),
    /// Gives a number.
    Number(u32),
}

/// How an answer is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Right, and there is more to do.
    Right,
    /// Right, and the step or the puzzle is done.
    Done,
    /// Not the expected answer, but no mistake either: an illegal move, an answer of another kind.
    Again,
    /// A mistake.
    Wrong,
}

impl Verdict {
    /// Whether the answer was accepted.
    pub const fn is_right(self) -> bool {
        matches!(self, Verdict::Right | Verdict::Done)
    }
}

/// The response to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// How the answer is judged.
    pub verdict: Verdict,
    /// Why, in sentences, the most important first.
    pub remarks: Vec<Remark>,
    /// The moves made on the board: the learner's, then the opponent's replies and any passes.
    pub made: Vec<Move>,
    /// Moves that have *not* been made but are worth showing: what would have happened. They start from the
    /// position on the board, which does not change.
    pub shown: Vec<Move>,
    /// The board afterwards, if not where `made` leads: another variation begins, or a half-made move is
    /// completed.
    pub jump: Option<Position>,
    /// Squares to highlight, after all moves made or shown.
    pub marks: Bitboard,
}

impl Feedback {
    pub(crate) fn new(verdict: Verdict, remarks: impl Into<Vec<Remark>>) -> Feedback {
        Feedback {
            verdict,
            remarks: remarks.into(),
            made: Vec::new(),
            shown: Vec::new(),
            jump: None,
            marks: Bitboard::EMPTY,
        }
    }

    pub(crate) fn done(remarks: impl Into<Vec<Remark>>) -> Feedback {
        Feedback::new(Verdict::Done, remarks)
    }

    pub(crate) fn wrong(remarks: impl Into<Vec<Remark>>) -> Feedback {
        Feedback::new(Verdict::Wrong, remarks)
    }

    pub(crate) fn again(remarks: impl Into<Vec<Remark>>) -> Feedback {
        Feedback::new(Verdict::Again, remarks)
    }

    pub(crate) fn making(self, moves: impl Into<Vec<Move>>) -> Feedback {
        Feedback {
            made: moves.into(),
            ..self
        }
    }

    pub(crate) fn showing(self, moves: impl Into<Vec<Move>>) -> Feedback {
        Feedback {
            shown: moves.into(),
            ..self
        }
    }

    pub(crate) fn marking(self, marks: Bitboard) -> Feedback {
        Feedback { marks, ..self }
    }
}

/// A hint; later ones reveal more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What it says.
    pub remark: Remark,
    /// Squares to highlight.
    pub marks: Bitboard,
}

impl Hint {
    pub(crate) fn new(remark: Remark, marks: Bitboard) -> Hint {
        Hint { remark, marks }
    }
}
