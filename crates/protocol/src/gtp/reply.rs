use std::fmt;

use crate::Refusal;

/// The answer to one command line. Its text is the complete response, including the empty line at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The command's id, as written.
    pub id: Option<String>,
    /// The answer, or why the command failed.
    pub result: Result<String, Failure>,
}

/// `=12 d3` or `?12 illegal move` and an empty line. A text that begins with a line break begins on the second line.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.id.as_deref().unwrap_or_default();
        match &self.result {
            Ok(text) if text.is_empty() || text.starts_with('\n') => write!(f, "={id}{text}\n\n"),
            Ok(text) => write!(f, "={id} {text}\n\n"),
            Err(failure) => write!(f, "?{id} {failure}\n\n"),
        }
    }
}

/// Why a command failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Failure {
    /// There is no command of this name.
    #[error("unknown command")]
    UnknownCommand,
    /// An argument is missing, extra, or of the wrong kind.
    #[error("syntax error")]
    SyntaxError,
    /// The move is illegal.
    #[error("illegal move")]
    IllegalMove,
    /// The other side is to move, and can.
    #[error("wrong color")]
    WrongColor,
    /// Boards are 8 × 8.
    #[error("unacceptable size")]
    UnacceptableSize,
    /// Levels go from 1 to 60.
    #[error("unacceptable level")]
    UnacceptableLevel,
    /// There is no move to take back.
    #[error("cannot undo")]
    CannotUndo,
    /// The game is not Othello.
    #[error("unsupported game")]
    UnsupportedGame,
    /// The file cannot be read, or is not a game.
    #[error("cannot load file")]
    CannotLoadFile,
    /// The player found no legal move although there is one.
    #[error("no move found")]
    NoMoveFound,
    /// The player has panicked.
    #[error("internal error")]
    Internal,
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        match refusal {
            Refusal::WrongColor => Failure::WrongColor,
            Refusal::IllegalMove => Failure::IllegalMove,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_follows_the_sign_directly() {
        let reply = |id: Option<&str>, result: Result<&str, Failure>| {
            let (id, result) = (id.map(String::from), result.map(String::from));
            Reply { id, result }.to_string()
        };
        assert_eq!(reply(None, Ok("")), "=\n\n");
        assert_eq!(reply(Some("12"), Ok("")), "=12\n\n");
        assert_eq!(reply(Some("12"), Ok("d3")), "=12 d3\n\n");
        assert_eq!(reply(Some("12"), Ok("\nA\nB")), "=12\nA\nB\n\n");
        assert_eq!(reply(None, Err(Failure::CannotUndo)), "? cannot undo\n\n");
        assert_eq!(
            reply(Some("0"), Err(Failure::WrongColor)),
            "?0 wrong color\n\n"
        );
    }
}
