use std::time::Duration;

use outflank_rules::{IllegalMove, Move};

/// Why a player loses before the game is over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It made a move that is not allowed.
    #[error("{0} is not legal: {1}")]
    Illegal(Move, IllegalMove),
    /// It answered with something that is no move, or no answer.
    #[error("not a move: {0}")]
    Nonsense(String),
    /// It took more time than it had, by so much.
    #[error("too late by {:.2} s", .0.as_secs_f32())]
    Late(Duration),
    /// It did not say anything for so long.
    #[error("no answer for {:.1} s", .0.as_secs_f32())]
    Silent(Duration),
    /// It is gone: how it ended, and what it said last.
    #[error("it has ended: {0}")]
    Crashed(String),
    /// It does not do what it has to: the command, and what it said to it.
    #[error("{0}: {1}")]
    Refused(String, String),
    /// It gave up.
    #[error("it gave up")]
    Resigned,
    /// It gave no move: why.
    #[error("no move: {0}")]
    Failed(String),
}
