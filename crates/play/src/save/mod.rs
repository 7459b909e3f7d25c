//! Matches as text: versioned, human-readable JSON, validated on loading.
//!
//! A save holds the settings, the score sheet, the moves (undone ones too) and the clocks. Loading sets up the
//! match and replays it, so the result is a playable match or a reason why not. The checksum detects
//! accidental damage; it does not prevent editing.
//!
//! ```
//! use core::time::Duration;
//! use outflank_play::save::SavedGame;
//! use outflank_play::{Match, MatchSetup};
//! use outflank_rules::{Move, Square};
//!
//! let mut game = Match::new(MatchSetup::default()).unwrap();
//! game.play(Move::Place(Square::F5), Duration::ZERO).unwrap();
//! let mut saved = SavedGame::from(game);
//! saved.info.names[0] = Some("Anna".to_owned());
//! saved.comments.insert(1, "The only opening there is.".to_owned());
//! let text = saved.to_text(Duration::ZERO);
//! assert_eq!(SavedGame::from_text(&text).unwrap(), saved);
//! ```

mod checksum;
mod content;
mod error;
mod names;
mod notes;
mod replay;
mod write;

use core::time::Duration;
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use error::SaveError;
pub use notes::{LONGEST_COMMENT, Variation, clean_comment};

use crate::{GameInfo, Match};
use content::{Content, Document, InfoText};

/// The first field of every save.
const FORMAT: &str = "outflank-save";

/// The version that is written, as long as nobody was warned: older programs read it, too.
const VERSION: u32 = 2;

/// The version of a game with warnings, which older programs do not know; the newest that is read.
const WITH_WARNINGS: u32 = 3;

/// The size limit; a longer text is rejected unread.
pub const LONGEST_SAVE: usize = 1 << 20;

/// A game with all that is known of it, as it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Who, when, and with how much help.
    pub info: GameInfo,
    /// The match, with the game on its table.
    pub game: Match,
    /// Comments on the game, by the number of moves played before: 0 is the start. Passes are moves.
    pub comments: BTreeMap<usize, String>,
    /// What could have been played.
    pub variations: Vec<Variation>,
}

/// A game of which no more is known.
impl From<Match> for SavedGame {
    fn from(game: Match) -> SavedGame {
        SavedGame {
            info: GameInfo::default(),
            game,
            comments: BTreeMap::new(),
            variations: Vec::new(),
        }
    }
}

impl SavedGame {
    /// The game as text. A clock that runs is saved as it stands now, and comes back paused.
    ///
    /// Names are [cleaned](GameInfo::cleaned). Comments and variations for which there is no move or no room are left
    /// out: see [`Variation`].
    pub fn to_text(&self, now: Duration) -> String {
        let (comments, variations) = notes::write(self);
        let info = self.info.cleaned();
        let [left, right] = info.names;
        to_text(Document {
            info: InfoText {
                left,
                right,
                date: info.date,
                hints: info.help.hints,
                undos: info.help.undos,
                warnings: info.help.warnings,
            },
            content: write::content(&self.game, now),
            comments,
            variations,
        })
    }

    /// Reads a game that was saved, paused; or says why the text is none. Every version is read.
    pub fn from_text(text: &str) -> Result<SavedGame, SaveError> {
        let document = read(text)?;
        let mut saved = SavedGame::from(replay::replay(&document.content)?);
        saved.info = replay::info(document.info)?;
        notes::read(&mut saved, document.comments, &document.variations)?;
        Ok(saved)
    }

    /// Whether a newer version of the program has written this text.
    pub fn is_newer(text: &str) -> bool {
        parse::<Header>(text).is_ok_and(|it| it.format == FORMAT && it.version > WITH_WARNINGS)
    }
}

/// The plain match, for whoever knows no more of it.
impl Match {
    /// The match as a [`SavedGame`] writes it.
    pub fn save(&self, now: Duration) -> String {
        SavedGame::from(self.clone()).to_text(now)
    }

    /// The match of a [`SavedGame`].
    pub fn load(text: &str) -> Result<Match, SaveError> {
        SavedGame::from_text(text).map(|saved| saved.game)
    }
}

/// What can be read of any save, whatever its version.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

/// A save as written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope {
    format: String,
    version: u32,
    checksum: String,
    game: Document,
}

/// A save of version 1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    checksum: String,
    #[serde(rename = "match")]
    content: Content,
}

fn to_text(game: Document) -> String {
    let envelope = Envelope {
        format: FORMAT.to_owned(),
        version: if game.info.warnings == 0 {
            VERSION
        } else {
            WITH_WARNINGS
        },
        checksum: checksum::of(&game),
        game,
    };
    // Strings, numbers and lists cannot fail to become JSON.
    serde_json::to_string_pretty(&envelope).unwrap_or_default() + "\n"
}

fn read(text: &str) -> Result<Document, SaveError> {
    if text.len() > LONGEST_SAVE {
        return Err(SaveError::TooLong { bytes: text.len() });
    }
    let Header { format, version } = parse(text)?;
    if format != FORMAT {
        return Err(SaveError::NotASave { format });
    }
    match version {
        0 => Err(SaveError::NoSuchVersion { version }),
        1 => {
            let First {
                checksum, content, ..
            } = parse(text)?;
            checksum::check(checksum, &content)?;
            Ok(Document {
                info: InfoText::default(),
                content,
                comments: BTreeMap::new(),
                variations: Vec::new(),
            })
        }
        VERSION | WITH_WARNINGS => {
            let Envelope { checksum, game, .. } = parse(text)?;
            checksum::check(checksum, &game)?;
            Ok(game)
        }
        _ => Err(SaveError::Newer { version }),
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, SaveError> {
    serde_json::from_str(text).map_err(|error| SaveError::of_json(text, &error))
}

#[cfg(test)]
mod tests;
