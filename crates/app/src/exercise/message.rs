use outflank_learn::training::Tag;
use outflank_learn::{Feedback, Hint, Verdict};
use outflank_rules::{Bitboard, Move};

/// What stands beside the board; its sentences are in `outflank-text`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// What comes of an answer.
    Answer(Feedback),
    /// The reason that was chosen; whether it is right is told with the move.
    Reason(Tag),
    /// Help.
    Hint(Hint),
    /// The moves that reach the goal.
    Solution(Vec<Move>),
    /// A number is wanted and nothing was written.
    NumberMissing,
    /// A number is wanted and something else was written.
    NotANumber(String),
}

/// How a message is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Right, and there is more to do.
    Right,
    /// Right, and done.
    Done,
    /// Not what is wanted, but no mistake.
    Again,
    /// A mistake.
    Wrong,
    /// Taken down, not judged yet.
    Noted,
    /// Help.
    Hint,
    /// The solution.
    Solution,
}

impl Message {
    /// How it is meant.
    #[must_use]
    pub const fn tone(&self) -> Tone {
        match self {
            Message::Answer(feedback) => match feedback.verdict {
                Verdict::Right => Tone::Right,
                Verdict::Done => Tone::Done,
                Verdict::Again => Tone::Again,
                Verdict::Wrong => Tone::Wrong,
            },
            Message::Reason(_) => Tone::Noted,
            Message::Hint(_) => Tone::Hint,
            Message::Solution(_) => Tone::Solution,
            Message::NumberMissing | Message::NotANumber(_) => Tone::Again,
        }
    }

    /// Moves that have not been made and are worth showing.
    #[must_use]
    pub fn shown(&self) -> &[Move] {
        match self {
            Message::Answer(feedback) => &feedback.shown,
            _ => &[],
        }
    }

    /// The squares it points at.
    pub(super) const fn marks(&self) -> Bitboard {
        match self {
            Message::Answer(feedback) => feedback.marks,
            Message::Hint(hint) => hint.marks,
            _ => Bitboard::EMPTY,
        }
    }
}
