use std::fmt;
use std::time::Duration;

use outflank_rules::{IllegalMove, Move};

/// Why a player loses before the end of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It made an illegal move.
    Illegal(Move, IllegalMove),
    /// Its answer is not a move, or not an answer.
    Nonsense(String),
    /// It exceeded its time by this much.
    Late(Duration),
    /// It did not answer for this long.
    Silent(Duration),
    /// It ended: its exit status and last words.
    Crashed(String),
    /// It rejected a necessary command: the command, and its answer.
    Refused(String, String),
    /// It resigned.
    Resigned,
    /// It made no move, for this reason.
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
