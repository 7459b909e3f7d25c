use std::{fmt, io};

use outflank_record::RecordError;
use outflank_rules::Move;

/// What the person at the other side is told on the status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A move is looked for.
    Thinking,
    /// Moves, or the positions of a game, are being valued.
    Analyzing,
    /// A game is being added to the book.
    Learning,
    /// A line that means nothing, or its beginning.
    BadLine(String),
    /// What should be a game is none; the one before stays.
    BadGame(RecordError),
    /// A game in which the fewest discs win; the one before stays.
    OtherRules,
    /// The rules do not allow this move; it was not made.
    Illegal(Move),
    /// There is no book that a game could be added to.
    NoBook,
    /// The book could not be kept: why.
    NotKept(io::ErrorKind),
}

impl Notice {
    /// As much of a line as is useful.
    pub(crate) fn bad_line(line: &str) -> Notice {
        Notice::BadLine(line.chars().take(60).collect())
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::Thinking => f.write_str("Thinking"),
            Notice::Analyzing => f.write_str("Analyzing"),
            Notice::Learning => f.write_str("Learning"),
            Notice::BadLine(line) => write!(f, "Error: not understood: {line}"),
            Notice::BadGame(error) => write!(f, "Error: the game cannot be read: {error}"),
            Notice::OtherRules => f.write_str("Error: games for the fewest discs are not played"),
            Notice::Illegal(mv) => write!(f, "Error: {mv} is not legal"),
            Notice::NoBook => f.write_str("Error: there is no opening book to learn for"),
            Notice::NotKept(reason) => write!(f, "Error: the opening book is not kept: {reason}"),
        }
    }
}
