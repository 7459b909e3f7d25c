use core::fmt;
use core::str::FromStr;
use std::io::{self, BufRead};

use crate::wthor::{Roster, WthorError};
use crate::{GameRecord, Reading, ggf, json, obf, pgn, sgf, transcript, wthor};

/// The game formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// Moves, one game per line.
    Transcript,
    /// The Generic Game Format of game servers.
    Ggf,
    /// The Smart Game Format.
    Sgf,
    /// Portable Game Notation, borrowed from chess.
    Pgn,
    /// The archive of tournament games.
    Wthor,
    /// Othello board files: positions.
    Obf,
    /// Our own: a JSON object per line. It is lossless.
    Json,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 7] = [
        Format::Transcript,
        Format::Ggf,
        Format::Sgf,
        Format::Pgn,
        Format::Wthor,
        Format::Obf,
        Format::Json,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Transcript => "txt",
            Format::Ggf => "ggf",
            Format::Sgf => "sgf",
            Format::Pgn => "pgn",
            Format::Wthor => "wthor",
            Format::Obf => "obf",
            Format::Json => "json",
        }
    }

    /// The format of files with this extension.
    pub fn of_extension(extension: &str) -> Option<Format> {
        match extension.to_ascii_lowercase().as_str() {
            "wtb" => Some(Format::Wthor),
            "jsonl" | "ndjson" => Some(Format::Json),
            name => name.parse().ok(),
        }
    }

    /// A game as text, including its final line break. `None` for WTHOR, which is binary: see [`wthor::Archive`].
    pub fn write(self, record: &GameRecord) -> Option<String> {
        let mut text = match self {
            Format::Transcript => transcript::write(record),
            Format::Ggf => ggf::write(record),
            Format::Sgf => sgf::write(record),
            Format::Pgn => pgn::write(record),
            Format::Obf => obf::write(&record.into()),
            Format::Json => json::write(record),
            Format::Wthor => return None,
        };
        text.push('\n');
        Some(text)
    }

    /// The games of a stream in this format.
    pub fn read<'a, R: BufRead + 'a>(
        self,
        input: R,
        roster: &'a Roster,
    ) -> Result<Games<'a>, WthorError> {
        Ok(match self {
            Format::Transcript => Box::new(transcript::Games::new(input)),
            Format::Ggf => Box::new(ggf::Games::new(input)),
            Format::Sgf => Box::new(sgf::Games::new(input)),
            Format::Pgn => Box::new(pgn::Games::new(input)),
            Format::Obf => Box::new(obf::Games::new(input)),
            Format::Json => Box::new(json::Games::new(input)),
            Format::Wthor => Box::new(wthor::Records::new(input, roster)?),
        })
    }
}

/// The games of a stream, in any format. A bad one does not end it.
pub type Games<'a> = Box<dyn Iterator<Item = io::Result<Reading>> + 'a>;

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAFormat;

impl FromStr for Format {
    type Err = NotAFormat;

    fn from_str(text: &str) -> Result<Format, NotAFormat> {
        let mut all = Format::ALL.into_iter();
        all.find(|format| format.name() == text).ok_or(NotAFormat)
    }
}
