use outflank_rules::notation::{PositionError, TranscriptProblem};
use outflank_rules::{IllegalMove, SetupError};

use crate::{GameRecord, Lost, obf, wthor};

/// The outcome of reading one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its number, from 1.
    pub number: u64,
    /// The game, or its moves before the first wrong one. `None` if there is nothing to start from.
    pub record: Option<GameRecord>,
    /// What is wrong with it.
    pub faults: Vec<RecordError>,
    /// Data in the file that a [`GameRecord`] has no place for. It is not a fault.
    pub losses: Vec<Lost>,
}

impl Reading {
    /// Just a fault.
    pub(crate) fn refused(number: u64, offset: u64, fault: Fault) -> Reading {
        let fault = RecordError {
            game: number,
            offset,
            ply: None,
            fault,
        };
        Reading {
            number,
            record: None,
            faults: vec![fault],
            losses: Vec::new(),
        }
    }

    /// The game, if it has no fault at all.
    pub fn strict(self) -> Result<GameRecord, RecordError> {
        self.unless(|_| true)
    }

    /// The game, if all its moves were read: faults in other fields do not matter.
    pub fn whole(self) -> Result<GameRecord, RecordError> {
        self.unless(|error| !error.fault.is_slight())
    }

    fn unless(self, matters: impl Fn(&RecordError) -> bool) -> Result<GameRecord, RecordError> {
        match (self.faults.into_iter().find(matters), self.record) {
            (None, Some(record)) => Ok(record),
            (Some(fault), _) => Err(fault),
            (None, None) => Err(RecordError {
                game: self.number,
                offset: 0,
                ply: None,
                fault: Fault::NoGame,
            }),
        }
    }
}

/// Collects the faults of a game while it is read.
pub(crate) struct Complaints {
    /// The game, from 1.
    pub game: u64,
    /// Where it begins in the file.
    pub offset: u64,
    pub faults: Vec<RecordError>,
}

impl Complaints {
    pub const fn new(game: u64, offset: u64) -> Complaints {
        Complaints {
            game,
            offset,
            faults: Vec::new(),
        }
    }

    /// A fault at this byte of the game.
    pub fn add(&mut self, at: usize, ply: Option<usize>, fault: Fault) {
        self.faults.push(RecordError {
            game: self.game,
            offset: self.offset + at as u64,
            ply,
            fault,
        });
    }

    pub fn into_reading(self, record: Option<GameRecord>, losses: Vec<Lost>) -> Reading {
        Reading {
            number: self.game,
            record,
            faults: self.faults,
            losses,
        }
    }
}

/// A fault in a game, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, byte {offset}{}: {fault}", .ply.map_or(String::new(), |ply| format!(", move {ply}")))]
pub struct RecordError {
    /// The game, from 1.
    pub game: u64,
    /// The byte of the file where the fault is, from 0.
    pub offset: u64,
    /// The move where the fault is, from 1, passes not counted; `None` if it does not concern a move.
    pub ply: Option<usize>,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is no game at all.
    #[error("no game")]
    NoGame,
    /// There are no moves where those of a game should be.
    #[error("no moves")]
    NoMoves,
    /// It is not closed.
    #[error("a game without an end")]
    NotClosed,
    /// The file ends before all the games it promises; this many.
    #[error("the end of the file before that of {0} games")]
    Truncated(u64),
    /// It is too long.
    #[error("too long for a game")]
    TooLong,
    /// It is another game than Othello.
    #[error("a game of {0}")]
    OtherGame(String),
    /// Its board has another size.
    #[error("a board of size {0}")]
    BoardSize(String),
    /// Its start cannot be read.
    #[error("the start: {0}")]
    Board(PositionError),
    /// Its FEN is not a position.
    #[error("'{0}' is no position")]
    Fen(String),
    /// Its set-up is not a position.
    #[error("the start: {0}")]
    Setup(SetupError),
    /// There is something other than a field between its fields.
    #[error("'{0}' is no field")]
    NotAField(char),
    /// A line that should be a tag is not one.
    #[error("no tag")]
    NotATag,
    /// A field, by name, has an unreadable value. The field is dropped.
    #[error("{0}: '{1}' makes no sense")]
    Field(&'static str, String),
    /// The bids do not lead to the stated komi.
    #[error("the komi is not the mean of the bids")]
    KomiMismatch,
    /// What should be a move is not one.
    #[error("'{0}' is no move")]
    NotAMove(String),
    /// It is the other colour's turn.
    #[error("the other colour is to move")]
    WrongColor,
    /// A move is not legal.
    #[error(transparent)]
    Illegal(IllegalMove),
    /// A list of moves has a fault.
    #[error("{}", in_words(*.0))]
    Transcript(TranscriptProblem),
    /// A record of the WTHOR archive has a fault.
    #[error(transparent)]
    Archive(wthor::Fault),
    /// A line of an Othello board file has a fault.
    #[error(transparent)]
    Problem(obf::Fault),
    /// A line that should be a game in JSON is not JSON.
    #[error("not a game in JSON")]
    NotJson,
    /// A field of a game in JSON is unknown, or its value has another type.
    #[error("an unknown field, or a value of the wrong type")]
    JsonField,
}

impl Fault {
    /// Whether all moves were read nevertheless.
    pub fn is_slight(&self) -> bool {
        match self {
            Fault::Field(..) | Fault::NotAField(_) | Fault::NotATag | Fault::KomiMismatch => true,
            Fault::Archive(fault) => fault.is_slight(),
            _ => false,
        }
    }
}

fn in_words(problem: TranscriptProblem) -> String {
    match problem {
        TranscriptProblem::Illegal(reason) => reason.to_string(),
        TranscriptProblem::NotAMove(letter) => format!("no move begins with '{letter}'"),
    }
}

#[cfg(test)]
mod tests {
    use crate::wthor::Roster;
    use crate::{Format, GameRecord, RecordError};

    fn whole(format: Format, text: &str) -> Result<GameRecord, RecordError> {
        let roster = Roster::default();
        let mut games = format.read(text.as_bytes(), &roster).unwrap();
        let reading = games.next().expect("a game").unwrap();
        assert!(!reading.faults.is_empty(), "{text}");
        reading.whole()
    }

    #[test]
    fn a_game_is_whole_whatever_is_wrong_with_other_fields() {
        for (format, text) in [
            (Format::Sgf, "(;GM[2]DT[soon];B[f5])"),
            (Format::Sgf, "(;GM[2]?;B[f5])"),
            (Format::Pgn, "[Event]\n[Black \"Ann\"]\n1. f5 *\n"),
        ] {
            let game = whole(format, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(game.transcript().to_string(), "f5");
        }
    }

    #[test]
    fn a_game_with_an_illegal_move_is_not_whole() {
        for (format, text) in [
            (Format::Sgf, "(;GM[2];B[f5];W[a1])"),
            (Format::Pgn, "[Black \"Ann\"]\n1. f5 a1 *\n"),
            (Format::Transcript, "f5a1\n"),
        ] {
            assert!(whole(format, text).is_err(), "{text}");
        }
    }
}
