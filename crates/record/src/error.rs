use core::fmt;

use outflank_rules::IllegalMove;
use outflank_rules::notation::{PositionError, TranscriptProblem};

use crate::GameRecord;

/// What became of one game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its number, counted from 1.
    pub number: u64,
    /// The game, or what comes before the first move that is wrong. None if there is nothing to begin with.
    pub record: Option<GameRecord>,
    /// What is wrong with it.
    pub faults: Vec<RecordError>,
}

impl Reading {
    /// The game, if nothing at all is wrong with it.
    pub fn strict(self) -> Result<GameRecord, RecordError> {
        match (self.faults.into_iter().next(), self.record) {
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
    /// It goes on and on.
    TooLong,
    /// It is another game than Othello.
    OtherGame(String),
    /// Its board has another size.
    BoardSize(String),
    /// Its start cannot be read.
    Board(PositionError),
    /// Between its fields stands something that is none.
    NotAField(char),
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
            Fault::TooLong => f.write_str("too long for a game"),
            Fault::OtherGame(name) => write!(f, "a game of {name}"),
            Fault::BoardSize(size) => write!(f, "a board of size {size}"),
            Fault::Board(error) => write!(f, "the start: {error}"),
            Fault::NotAField(letter) => write!(f, "'{letter}' is no field"),
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
        }
    }
}

impl core::error::Error for RecordError {}
