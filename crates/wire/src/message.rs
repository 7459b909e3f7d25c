use std::fmt;

use outflank_engine::Report;
use outflank_rules::Move;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::Question;
use crate::report::{as_report, as_text_option};

/// Changes whenever a message does: a page that was kept for offline use may meet a newer server.
pub const VERSION: u32 = 1;

/// No question is longer than this, in bytes.
pub const LONGEST_QUESTION: usize = 4096;

/// What the page sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToEngine {
    /// A question. One is answered at a time.
    Ask {
        /// Its number, by which the answers are known.
        id: u64,
        /// The question.
        question: Question,
    },
    /// Enough: the answer is what was found so far.
    Stop {
        /// The number of the question.
        id: u64,
    },
}

/// What the page receives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromEngine {
    /// The first message: the engine is ready.
    Ready {
        /// Its [`VERSION`].
        version: u32,
        /// Where it runs.
        place: Place,
        /// How many threads it has.
        threads: usize,
    },
    /// What was found so far.
    Progress {
        /// The number of the question.
        id: u64,
        /// What was found.
        #[serde(with = "as_report")]
        report: Report,
    },
    /// The answer. Nothing follows under this number.
    Done {
        /// The number of the question.
        id: u64,
        /// The move that a player of the level makes, where that was asked.
        #[serde(with = "as_text_option", default)]
        chosen: Option<Move>,
        /// What was found.
        #[serde(with = "as_report")]
        report: Report,
    },
    /// There is no answer.
    Refused {
        /// The number of the question, where it could be read.
        id: Option<u64>,
        /// Why not.
        reason: Reason,
    },
}

/// Where an engine runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On the computer, as a program of its own.
    Native,
    /// In the browser.
    Browser,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The message could not be read.
    Malformed,
    /// Another question is being answered.
    Busy,
    /// Too many pages ask at once.
    Overloaded,
    /// The engine has broken down.
    Failed,
}

/// A text that is not a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed(String);

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a message: {}", self.0)
    }
}

impl std::error::Error for Malformed {}

impl ToEngine {
    /// The message as text.
    pub fn to_text(&self) -> String {
        to_text(self)
    }

    /// Reads a message.
    pub fn from_text(text: &str) -> Result<ToEngine, Malformed> {
        if text.len() > LONGEST_QUESTION {
            return Err(Malformed("too long".to_owned()));
        }
        from_text(text)
    }
}

impl FromEngine {
    /// The message as text.
    pub fn to_text(&self) -> String {
        to_text(self)
    }

    /// Reads a message.
    pub fn from_text(text: &str) -> Result<FromEngine, Malformed> {
        from_text(text)
    }
}

fn to_text(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages have text keys only")
}

fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Malformed> {
    serde_json::from_str(text).map_err(|error| Malformed(error.to_string()))
}
