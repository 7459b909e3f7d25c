use outflank_engine::{Answer, Question, Report};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Increases whenever a message changes.
pub const VERSION: u32 = 4;

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
        report: Report,
    },
    /// The answer. Nothing follows under this number.
    Done {
        /// The number of the question.
        id: u64,
        /// What was found.
        answer: Answer,
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
    /// The message is of another version.
    OtherVersion,
    /// Another question is being answered.
    Busy,
    /// Too many pages ask at once.
    Overloaded,
    /// The engine has broken down.
    Failed,
}

/// Why a text is no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// Page and engine are of different versions.
    #[error("a message of version {theirs}, where {ours} is spoken")]
    Mismatch {
        /// Our [`VERSION`].
        ours: u32,
        /// That of whoever sent it.
        theirs: u32,
    },
    /// It makes no sense.
    #[error("not a message: {0}")]
    Malformed(String),
}

/// The reason to give to whoever sent it.
impl From<Unreadable> for Reason {
    fn from(unreadable: Unreadable) -> Reason {
        match unreadable {
            Unreadable::Mismatch { .. } => Reason::OtherVersion,
            Unreadable::Malformed(_) => Reason::Malformed,
        }
    }
}

impl ToEngine {
    /// The message as text.
    pub fn to_text(&self) -> String {
        to_text(self)
    }

    /// Reads a message.
    pub fn from_text(text: &str) -> Result<ToEngine, Unreadable> {
        if text.len() > LONGEST_QUESTION {
            return Err(Unreadable::Malformed("too long".to_owned()));
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
    pub fn from_text(text: &str) -> Result<FromEngine, Unreadable> {
        from_text(text)
    }
}

/// A message as it travels.
#[derive(Deserialize)]
struct Envelope<T> {
    message: T,
}

/// All that every version of an envelope has.
#[derive(Deserialize)]
struct Stamp {
    version: u32,
}

fn to_text(message: &impl Serialize) -> String {
    to_text_under("message", message)
}

/// A message under the name of whom it is for.
pub(crate) fn to_text_under(name: &str, message: &impl Serialize) -> String {
    let message = serde_json::to_string(message).expect("messages have text keys only");
    format!(r#"{{"version":{VERSION},"{name}":{message}}}"#)
}

pub(crate) fn malformed(error: &serde_json::Error) -> Unreadable {
    Unreadable::Malformed(error.to_string())
}

/// Whether a message is of our version.
pub(crate) fn check_version(text: &str) -> Result<(), Unreadable> {
    let Stamp { version: theirs } = serde_json::from_str(text).map_err(|it| malformed(&it))?;
    let ours = VERSION;
    if theirs == ours {
        return Ok(());
    }
    Err(Unreadable::Mismatch { ours, theirs })
}

fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    check_version(text)?;
    let envelope: Envelope<T> = serde_json::from_str(text).map_err(|it| malformed(&it))?;
    Ok(envelope.message)
}
