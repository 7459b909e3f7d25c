use std::time::Duration;

use outflank_rules::{IllegalMove, Move};

/// Why a player loses before the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It made an illegal move.
    #[error("{0} is not legal: {1}")]
    Illegal(Move, IllegalMove),
    /// Its answer is not a move, or not an answer.
    #[error("not a move: {0}")]
    Nonsense(String),
    /// It exceeded its time by this much.
    #[error("too late by {:.2} s", .0.as_secs_f32())]
    Late(Duration),
    /// It did not answer for this long.
    #[error("no answer for {:.1} s", .0.as_secs_f32())]
    Silent(Duration),
    /// It ended: its exit status and last words.
    #[error("it has ended: {0}")]
    Crashed(String),
    /// It rejected a necessary command: the command, and its answer.
    #[error("{0}: {1}")]
    Refused(String, String),
    /// It resigned.
    #[error("it gave up")]
    Resigned,
    /// It made no move, for this reason.
    #[error("no move: {0}")]
    Failed(String),
}
