use std::ffi::OsString;
use std::str::FromStr;

use outflank_play::collection;
use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Square};
use outflank_text::Texts;

use crate::value::{self, WrongValue};

/// A position on the command line: 64 squares and the side to move, a transcript, or `@` and a name from the
/// collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionArgument {
    /// The position.
    pub position: Position,
    /// The last move, if known.
    pub last: Option<Square>,
    /// The game that led to it, if known.
    pub game: Option<Transcript>,
}

/// Puts a blank before a board that begins with `-`, or clap would take it for an option. [`PositionArgument`] strips
/// it.
pub fn protect_dash(argument: &OsString) -> OsString {
    let squares = argument.to_str().filter(|text| text.starts_with('-'));
    let squares = squares.map(|text| text.chars().filter(|c| !c.is_whitespace()).count());
    if squares.is_some_and(|squares| squares >= Square::COUNT) {
        let mut protected = OsString::from(" ");
        protected.push(argument);
        protected
    } else {
        argument.clone()
    }
}

impl FromStr for PositionArgument {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<PositionArgument, WrongValue> {
        let text = text
            .strip_prefix(' ')
            .filter(|text| text.starts_with('-'))
            .unwrap_or(text);
        if let Some(name) = text.trim().strip_prefix('@') {
            let item = collection::find(name).ok_or_else(|| WrongValue::new(unknown_name))?;
            return Ok(PositionArgument {
                position: item.position,
                last: item.placed,
                game: None,
            });
        }
        // Transcripts have digits, boards have none.
        let is_game = text.trim().is_empty() || text.contains(|c: char| c.is_ascii_digit());
        if is_game {
            let game: Transcript = value::parsed(text)?;
            let mut placed = game.moves().iter().filter_map(|mv| mv.square());
            Ok(PositionArgument {
                position: game.end(),
                last: placed.next_back(),
                game: Some(game),
            })
        } else {
            let position = value::parsed(text)?;
            Ok(PositionArgument {
                position,
                last: None,
                game: None,
            })
        }
    }
}

fn unknown_name(texts: &Texts) -> String {
    let names = collection::all().iter().map(|item| format!("@{}", item.id));
    texts.wrong_id(&names.collect::<Vec<_>>().join(", "))
}
