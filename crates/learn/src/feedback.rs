use outflank_rules::{Bitboard, Move, Position};

use crate::Remark;

/// What a learner does in a step or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Has read the text and goes on.
    Read,
    /// Plays a move.
    Play(Move),
    /// Marks squares, all at once.
    Mark(Bitboard),
    /// Says a number.
    Number(u32),
}

/// How an answer is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Right, and there is more to do.
    Right,
    /// Right, and the step or the puzzle is done.
    Done,
    /// Not what is wanted, but no mistake either: a move that is not legal, an answer of another kind.
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

/// What comes back for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// How the answer is judged.
    pub verdict: Verdict,
    /// Why, in sentences, the most important first.
    pub remarks: Vec<Remark>,
    /// The moves that have been made on the board: the learner's, then the opponent's replies and any passes.
    pub made: Vec<Move>,
    /// Moves that have *not* been made but are worth showing: what would have happened. They begin at the
    /// position on the board, and the board stays as it is.
    pub shown: Vec<Move>,
    /// Where the board is set after that, if not where `made` leads: another variation begins, or a move that was
    /// left half done is finished.
    pub jump: Option<Position>,
    /// Squares to point at, on the board after all that was made or is shown.
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

/// Help on the way; a further one says more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What it says.
    pub remark: Remark,
    /// Squares to point at.
    pub marks: Bitboard,
}

impl Hint {
    pub(crate) fn new(remark: Remark, marks: Bitboard) -> Hint {
        Hint { remark, marks }
    }
}
