use std::fmt;
use std::time::Duration;

use outflank_rules::{IllegalMove, Move};

/// Why a player loses before the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It made a move that is not allowed.
    Illegal(Move, IllegalMove),
    /// It answered with something that is no move, or no answer.
    Nonsense(String),
    /// It took more time than it had, by so much.
    Late(Duration),
    /// It did not say anything for so long.
    Silent(Duration),
    /// It is gone: how it ended, and what it said last.
    Crashed(String),
    /// It does not do what it has to: the command, and what it said to it.
    Refused(String, String),
    /// It gave up.
    Resigned,
    /// It gave no move: why.
    Failed(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Illegal(mv, reason) => write!(f, "{mv} is not legal: {reason}"),
            Fault::Nonsense(answer) => write!(f, "not a move: {answer}"),
            Fault::Late(over) => write!(f, "too late by {:.2} s", over.as_secs_f32()),
            Fault::Silent(time) => write!(f, "no answer for {:.1} s", time.as_secs_f32()),
            Fault::Crashed(words) => write!(f, "it has ended: {words}"),
            Fault::Refused(command, answer) => write!(f, "{command}: {answer}"),
            Fault::Resigned => f.write_str("it gave up"),
            Fault::Failed(words) => write!(f, "no move: {words}"),
        }
    }
}

impl std::error::Error for Fault {}
