use core::fmt;

use outflank_rules::notation::{PositionError, TranscriptProblem};
use outflank_rules::{IllegalMove, SetupError};

use crate::{GameRecord, Lost, obf, wthor};

/// What became of one game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its number, counted from 1.
    pub number: u64,
    /// The game, or what comes before the first move that is wrong. None if there is nothing to begin with.
    pub record: Option<GameRecord>,
    /// What is wrong with it.
    pub faults: Vec<RecordError>,
    /// What the file has beside, and a [`GameRecord`] has no place for. Nothing is wrong with it.
    pub losses: Vec<Lost>,
}

impl Reading {
    /// Nothing but a fault.
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

    /// The game, if nothing at all is wrong with it.
    pub fn strict(self) -> Result<GameRecord, RecordError> {
        self.unless(|_| true)
    }

    /// The game, if it was read to its end: that something around its moves makes no sense does not matter.
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

/// Collects what is wrong with a game while it is read.
pub(crate) struct Complaints {
    /// The game, counted from 1.
    pub game: u64,
    /// Where in the file it begins.
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

/// What is wrong with a game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The game, counted from 1.
    pub game: u64,
    /// The byte of the file at which it goes wrong, counted from 0.
    pub offset: u64,
    /// The move at which it goes wrong, counted from 1, passes not counted; none if it is not about a move.
    pub ply: Option<usize>,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no game at all.
    NoGame,
    /// It has no end.
    NotClosed,
    /// The file ends before all the games it promises; so many.
    Truncated(u64),
    /// It goes on and on.
    TooLong,
    /// It is another game than Othello.
    OtherGame(String),
    /// Its board has another size.
    BoardSize(String),
    /// Its start cannot be read.
    Board(PositionError),
    /// Its start is not the position that this should be.
    Fen(String),
    /// The discs that are set up make no position.
    Setup(SetupError),
    /// Between its fields stands something that is none.
    NotAField(char),
    /// A line that should be a tag is none.
    NotATag,
    /// A field holds something that cannot be understood: its name and what it holds. The field is left out.
    Field(&'static str, String),
    /// The bids do not lead to the komi that is written.
    KomiMismatch,
    /// What should be a move is none.
    NotAMove(String),
    /// It is the other colour's turn.
    WrongColor,
    /// A move is not legal.
    Illegal(IllegalMove),
    /// A list of moves goes wrong.
    Transcript(TranscriptProblem),
    /// A record of the WTHOR archive goes wrong.
    Archive(wthor::Fault),
    /// A line of an Othello board file goes wrong.
    Problem(obf::Fault),
    /// A line that should be a game in JSON is none.
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
