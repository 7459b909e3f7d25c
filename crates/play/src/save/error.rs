use core::fmt;

use outflank_rules::Position;
use serde::de::IgnoredAny;
use serde_json::error::Category;

use super::LONGEST_SAVE;
use crate::tabletop::HandRefusal;
use crate::{Contradiction, Refusal, SeriesError};

/// Why a text is not a saved match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It is too long to be one.
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// It ends too early.
    Truncated,
    /// It is not JSON.
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is JSON, but a field is missing, unknown or of the wrong kind.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The reader's message, in English.
        problem: String,
    },
    /// It is JSON of another kind.
    NotASave {
        /// The format it states.
        format: String,
    },
    /// A newer version of the program has written it, and can read it.
    Newer {
        /// The version it names.
        version: u32,
    },
    /// No program has ever written this version.
    NoSuchVersion {
        /// The version it names.
        version: u32,
    },
    /// It was altered after it was written.
    Checksum {
        /// The checksum it states.
        stated: String,
        /// The checksum of its content.
        computed: String,
    },
    /// A field has an unreadable value.
    Field {
        /// Which field.
        field: &'static str,
        /// Its value.
        value: String,
    },
    /// The settings contradict each other.
    Setup(Contradiction),
    /// A game on the score sheet does not belong in the series.
    Sheet {
        /// Which line, from 1.
        game: usize,
        /// Why.
        reason: SeriesError,
    },
    /// A move is not allowed.
    Move {
        /// Which move, from 1, passes included.
        number: usize,
        /// The move as written.
        text: String,
        /// Why.
        reason: Refusal,
    },
    /// A turn made by hand is not allowed.
    Hand {
        /// Which turn, from 1.
        number: usize,
        /// The turn as written.
        text: String,
        /// Why.
        reason: HandRefusal,
    },
    /// A forced pass is missing or replaced by something else.
    PassMissing {
        /// Which move, from 1, passes included.
        number: usize,
    },
    /// A comment does not belong to a move, or is no text.
    Comment {
        /// The line: 0 for the game, else the number of the variation.
        line: usize,
        /// How many moves were played before.
        at: usize,
    },
    /// A variation does not begin at a move of a line before it, holds an illegal move, or is too much.
    Variation {
        /// Which, from 1.
        number: usize,
    },
    /// The moves do not lead to the position that is named.
    Position {
        /// The stated position.
        stated: String,
        /// Where the moves lead.
        reached: Position,
    },
    /// The stated ending does not fit the game.
    Ending {
        /// The ending as written.
        text: String,
    },
    /// A clock shows an impossible time.
    ClockOutOfRange {
        /// The state as written.
        state: String,
    },
    /// There is a clock state too many or too few, or it belongs to the other player's turn.
    ClockMismatch,
}

impl SaveError {
    pub(super) fn of_json(text: &str, error: &serde_json::Error) -> SaveError {
        // The reader reports a stray line break as column 0 of the next line.
        let (line, column) = (error.line(), error.column().max(1));
        match error.classify() {
            Category::Eof => SaveError::Truncated,
            // Where there is a choice, the reader also reports a value of the wrong kind as a syntax error.
            Category::Io | Category::Syntax if !is_json(text) => {
                SaveError::NotJson { line, column }
            }
            _ => SaveError::Malformed {
                line,
                column,
                problem: error.to_string(),
            },
        }
    }
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::TooLong { bytes } => {
                write!(
                    f,
                    "{bytes} bytes are too long for a save (at most {LONGEST_SAVE})"
                )
            }
            SaveError::Truncated => f.write_str("the save ends too early"),
            SaveError::NotJson { line, column } => {
                write!(f, "not a save: line {line}, column {column}")
            }
            SaveError::Malformed { problem, .. } => f.write_str(problem),
            SaveError::NotASave { format } => write!(f, "'{format}' is not a save"),
            SaveError::Newer { version } => write!(f, "version {version} is newer"),
            SaveError::NoSuchVersion { version } => write!(f, "there is no version {version}"),
            SaveError::Checksum { stated, computed } => {
                write!(
                    f,
                    "the save was altered (checksum {stated}, not {computed})"
                )
            }
            SaveError::Field { field, value } => write!(f, "{field}: '{value}' makes no sense"),
            SaveError::Setup(contradiction) => contradiction.fmt(f),
            SaveError::Sheet { game, reason } => write!(f, "game {game}: {reason}"),
            SaveError::Move {
                number,
                text,
                reason,
            } => write!(f, "move {number} ({text}): {reason}"),
            SaveError::Hand {
                number,
                text,
                reason,
            } => write!(f, "turn {number} ({text}): {reason}"),
            SaveError::PassMissing { number } => write!(f, "move {number} has to be a pass"),
            SaveError::Comment { line, at } => {
                write!(f, "a comment at move {at} of line {line} makes no sense")
            }
            SaveError::Variation { number } => write!(f, "variation {number} makes no sense"),
            SaveError::Position { stated, reached } => {
                write!(f, "the moves lead to {reached}, not to {stated}")
            }
            SaveError::Ending { text } => write!(f, "'{text}' does not fit the game"),
            SaveError::ClockOutOfRange { state } => {
                write!(f, "the clock cannot show '{state}'")
            }
            SaveError::ClockMismatch => f.write_str("the clock does not fit the moves"),
        }
    }
}

impl core::error::Error for SaveError {}
