use outflank_collection::{Answer, Query, Trouble};
use serde::{Deserialize, Serialize};

use crate::message::{Unreadable, check_version, malformed, to_text_under};
use crate::{LONGEST_QUESTION, ToEngine};

/// No answer of a library is longer than this, in bytes.
pub const LONGEST_ANSWER: usize = 512 << 10;

/// What the page asks a library. Nothing in it changes the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToLibrary {
    /// A question. One is answered at a time, whatever the engine is asked meanwhile.
    Look {
        /// Its number, by which the answer is known.
        id: u64,
        /// The question.
        query: Query,
    },
}

/// What the page hears of a library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromLibrary {
    /// There is one. Without it, questions are not answered.
    Ready,
    /// The answer.
    Found {
        /// The number of the question.
        id: u64,
        /// What was found.
        answer: Answer,
    },
    /// There is no answer.
    NotFound {
        /// The number of the question.
        id: u64,
        /// Why not.
        trouble: Trouble,
    },
}

/// What the server hears: for its engine or for its library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToServer {
    /// For the engine.
    Engine(ToEngine),
    /// For the library.
    Library(ToLibrary),
}

/// A message as it travels, under one of two names.
#[derive(Deserialize)]
struct Envelope {
    #[serde(default)]
    message: Option<ToEngine>,
    #[serde(default)]
    library: Option<ToLibrary>,
}

/// The same from a server, whose other messages are for others.
#[derive(Deserialize)]
struct FromLibraryEnvelope {
    #[serde(default)]
    library: Option<FromLibrary>,
}

impl ToServer {
    /// Reads a message.
    pub fn from_text(text: &str) -> Result<ToServer, Unreadable> {
        if text.len() > LONGEST_QUESTION {
            return Err(Unreadable::Malformed("too long".to_owned()));
        }
        check_version(text)?;
        let envelope: Envelope = serde_json::from_str(text).map_err(|it| malformed(&it))?;
        match (envelope.message, envelope.library) {
            (Some(message), None) => Ok(ToServer::Engine(message)),
            (None, Some(message)) => Ok(ToServer::Library(message)),
            _ => Err(Unreadable::Malformed("not one message".to_owned())),
        }
    }
}

impl ToLibrary {
    /// The message as text.
    pub fn to_text(&self) -> String {
        to_text_under("library", self)
    }
}

impl FromLibrary {
    /// The answer to a question.
    pub fn reply(id: u64, answer: Result<Answer, Trouble>) -> FromLibrary {
        match answer {
            Ok(answer) => FromLibrary::Found { id, answer },
            Err(trouble) => FromLibrary::NotFound { id, trouble },
        }
    }

    /// The message as text. An answer that would be too long is none.
    pub fn to_text(&self) -> String {
        let text = to_text_under("library", self);
        match self {
            FromLibrary::Found { id, .. } if text.len() > LONGEST_ANSWER => {
                FromLibrary::reply(*id, Err(Trouble::TooLong)).to_text()
            }
            _ => text,
        }
    }

    /// Reads a message; none, if it is not about a library.
    pub fn from_text(text: &str) -> Result<Option<FromLibrary>, Unreadable> {
        check_version(text)?;
        let envelope: FromLibraryEnvelope =
            serde_json::from_str(text).map_err(|it| malformed(&it))?;
        Ok(envelope.library)
    }
}
