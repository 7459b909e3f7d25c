use std::path::PathBuf;
use std::str::FromStr;

use outflank_arena::{EngineContender, Thinking};
use outflank_engine::{Level, Weights};
use outflank_text::Texts;

use crate::failure::Failure;
use crate::opening_book::BookChoice;
use crate::value::{self, WrongValue};
use crate::weights;

/// A contender on the command line: `depth=8,weights=new.weights`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContenderArgument {
    text: String,
    thinking: Thinking,
    weights: Option<PathBuf>,
    book: Option<BookChoice>,
}

impl ContenderArgument {
    /// Our engine at a level.
    pub fn level(level: Level) -> ContenderArgument {
        ContenderArgument {
            text: format!("level={level}"),
            thinking: Thinking::Level(level),
            weights: None,
            book: None,
        }
    }

    /// As given.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The contender, with its weights and book loaded.
    pub fn contender(&self, texts: &Texts) -> Result<EngineContender, Failure> {
        let weights: Option<&'static Weights> = match &self.weights {
            Some(path) => Some(weights::read(path, texts)?),
            None => None,
        };
        let book = self
            .book
            .as_ref()
            .map(|book| book.read(texts))
            .transpose()?;
        let contender = EngineContender::new(&self.text, self.thinking);
        Ok(EngineContender {
            weights,
            book,
            ..contender
        })
    }
}

impl FromStr for ContenderArgument {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<ContenderArgument, WrongValue> {
        let (mut thinking, mut weights, mut book) = (None, None, None);
        for part in text.split(',') {
            let wrong = || wrong(part);
            if part == "book" && book.is_none() {
                book = Some(BookChoice::BuiltIn);
                continue;
            }
            let (key, value) = part.split_once('=').ok_or_else(wrong)?;
            let found = match key {
                "level" => Thinking::Level(value::level(value)?),
                "depth" => Thinking::Depth(value::search_depth(value)?),
                "nodes" => Thinking::Nodes(value::number(1..=1_000_000_000)(value)?),
                "seconds" => Thinking::Time(value::seconds(value)?),
                "weights" if weights.is_none() && !value.is_empty() => {
                    weights = Some(PathBuf::from(value));
                    continue;
                }
                "book" if book.is_none() && !value.is_empty() => {
                    book = Some(BookChoice::File(PathBuf::from(value)));
                    continue;
                }
                _ => return Err(wrong()),
            };
            if thinking.replace(found).is_some() {
                return Err(wrong());
            }
        }
        Ok(ContenderArgument {
            text: text.to_owned(),
            thinking: thinking.ok_or_else(|| wrong(text))?,
            weights,
            book,
        })
    }
}

/// This part makes no sense.
fn wrong(part: &str) -> WrongValue {
    let part = part.to_owned();
    WrongValue::new(move |texts| texts.wrong_contender(&part))
}
