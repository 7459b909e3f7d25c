use std::io::ErrorKind;
use std::time::Duration;

use outflank_rules::{IllegalMove, Move};

/// Why a player loses before the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It made an illegal move.
    #[error("{0} is not legal: {1}")]
    Illegal(Move, IllegalMove),
    /// Its answer is not a move.
    #[error("not a move: {0}")]
    Nonsense(String),
    /// Its answer is too long.
    #[error("an answer without an end")]
    Endless,
    /// It exceeded its time by this much.
    #[error("too late by {:.2} s", .0.as_secs_f32())]
    Late(Duration),
    /// It did not answer for this long.
    #[error("no answer for {:.1} s", .0.as_secs_f32())]
    Silent(Duration),
    /// The system did not start it.
    #[error("it did not start: {0}")]
    NotStarted(ErrorKind),
    /// It ended.
    #[error("it has ended: exit code {code:?}, '{last_words}'")]
    Crashed {
        /// Its exit code; `None` if it was killed, or only closed its output.
        code: Option<i32>,
        /// The last line of its standard error, perhaps empty.
        last_words: String,
    },
    /// It rejected a necessary command: the command, and its answer.
    #[error("{0}: {1}")]
    Refused(String, String),
    /// It resigned.
    #[error("it gave up")]
    Resigned,
    /// It made no move.
    #[error("no move")]
    NoMove,
}
