use std::{fmt, io};

use outflank_record::RecordError;
use outflank_rules::Move;

/// A message to the person at the other end, on the status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Choosing a move.
    Thinking,
    /// Evaluating moves, or the positions of a game.
    Analyzing,
    /// Adding a game to the book.
    Learning,
    /// A line that cannot be understood, or its beginning.
    BadLine(String),
    /// The text is not a game; the previous game stays.
    BadGame(RecordError),
    /// An anti-Othello game; the previous game stays.
    OtherRules,
    /// An illegal move, which was not made.
    Illegal(Move),
    /// There is no book to add a game to.
    NoBook,
    /// The analyst has panicked.
    Failed,
    /// The book could not be saved, for this reason.
    NotKept(io::ErrorKind),
}

impl Notice {
    /// The useful part of a line.
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
            Notice::Failed => f.write_str("Error: the engine crashed on this position"),
            Notice::NotKept(reason) => write!(f, "Error: the opening book is not kept: {reason}"),
        }
    }
}
