use core::fmt;

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
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no game at all.
    NoGame,
    /// It is not closed.
    NotClosed,
    /// The file ends before all the games it promises; this many.
    Truncated(u64),
    /// It is too long.
    TooLong,
    /// It is another game than Othello.
    OtherGame(String),
    /// Its board has another size.
    BoardSize(String),
    /// Its start cannot be read.
    Board(PositionError),
    /// Its FEN is not a position.
    Fen(String),
    /// Its set-up is not a position.
    Setup(SetupError),
    /// There is something other than a field between its fields.
    NotAField(char),
    /// A line that should be a tag is not one.
    NotATag,
    /// A field, by name, has an unreadable value. The field is dropped.
    Field(&'static str, String),
    /// The bids do not lead to the stated komi.
    KomiMismatch,
    /// What should be a move is not one.
    NotAMove(String),
    /// It is the other colour's turn.
    WrongColor,
    /// A move is not legal.
    Illegal(IllegalMove),
    /// A list of moves has a fault.
    Transcript(TranscriptProblem),
    /// A record of the WTHOR archive has a fault.
    Archive(wthor::Fault),
    /// A line of an Othello board file has a fault.
    Problem(obf::Fault),
    /// A line that should be a game in JSON is not one.
    Json(String),
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

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, byte {}", self.game, self.offset)?;
        if let Some(ply) = self.ply {
            write!(f, ", move {ply}")?;
        }
        write!(f, ": {}", self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoGame => f.write_str("no game"),
            Fault::NotClosed => f.write_str("a game without an end"),
            Fault::Truncated(games) => {
                write!(f, "the end of the file before that of {games} games")
            }
            Fault::TooLong => f.write_str("too long for a game"),
            Fault::OtherGame(name) => write!(f, "a game of {name}"),
            Fault::BoardSize(size) => write!(f, "a board of size {size}"),
            Fault::Board(error) => write!(f, "the start: {error}"),
            Fault::Fen(text) => write!(f, "'{text}' is no position"),
            Fault::Setup(error) => write!(f, "the start: {error}"),
            Fault::NotAField(letter) => write!(f, "'{letter}' is no field"),
            Fault::NotATag => f.write_str("no tag"),
            Fault::Field(name, text) => write!(f, "{name}: '{text}' makes no sense"),
            Fault::KomiMismatch => f.write_str("the komi is not the mean of the bids"),
            Fault::NotAMove(text) => write!(f, "'{text}' is no move"),
            Fault::WrongColor => f.write_str("the other colour is to move"),
            Fault::Illegal(reason) | Fault::Transcript(TranscriptProblem::Illegal(reason)) => {
                reason.fmt(f)
            }
            Fault::Transcript(TranscriptProblem::NotAMove(letter)) => {
                write!(f, "no move begins with '{letter}'")
            }
            Fault::Archive(fault) => fault.fmt(f),
            Fault::Problem(fault) => fault.fmt(f),
            Fault::Json(reason) => f.write_str(reason),
        }
    }
}

impl core::error::Error for RecordError {}
