use std::ffi::OsString;
use std::str::FromStr;

use outflank_app::study;
use outflank_play::collection;
use outflank_record::wthor::Roster;
use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Square};
use outflank_text::Texts;

use crate::value::{self, WrongValue};

/// A position on the command line: 64 squares and the side to move, a game as people write it, `@` and a name from the
/// collection, or `-` for standard input.
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
        if text == "-" {
            return from_input();
        }
        PositionArgument::plain(text).or_else(|strict| {
            // A game in another dress. If there is none either, the plain reading says why.
            match study::open(text.as_bytes(), &Roster::default()) {
                Ok(file) if file.games.iter().all(|game| game.fault.is_none()) => {
                    of_games(&file.games)
                }
                _ => Err(strict),
            }
        })
    }
}

/// The longest input: far more than a position or a game.
const LONGEST: u64 = 1 << 20;

/// What standard input holds.
fn from_input() -> Result<PositionArgument, WrongValue> {
    let bytes = outflank_store::read_stream(std::io::stdin().lock(), LONGEST);
    let bytes = bytes.map_err(WrongValue::of)?;
    match study::open(&bytes, &Roster::default()) {
        Ok(file) => of_games(&file.games),
        Err(error) => Err(WrongValue::new(move |texts| texts.describe(&error))),
    }
}

/// The end of the only game. One that breaks off is refused.
fn of_games(games: &[study::Opened]) -> Result<PositionArgument, WrongValue> {
    let [game] = games else {
        let count = games.len();
        return Err(WrongValue::new(move |texts| texts.record_several(count)));
    };
    if let Some(fault) = game.fault.clone() {
        return Err(WrongValue::of(fault));
    }
    // The cursor is at the end.
    let study = game.study();
    Ok(PositionArgument {
        position: study.position(),
        last: study.last(),
        game: Some(study.record().transcript()).filter(|game| !game.moves().is_empty()),
    })
}

impl PositionArgument {
    /// A board or a transcript.
    fn plain(text: &str) -> Result<PositionArgument, WrongValue> {
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
