//! Matches as text: versioned, human-readable JSON, validated on loading.
//!
//! A save holds the settings, the score sheet, the moves (undone ones too) and the clocks. Loading sets up the
//! match and replays it, so the result is a playable match or a reason why not. The checksum detects
//! accidental damage; it does not prevent editing.
//!
//! ```
//! use core::time::Duration;
//! use outflank_play::{Match, MatchSetup};
//! use outflank_rules::{Move, Square};
//!
//! let mut game = Match::new(MatchSetup::default()).unwrap();
//! game.play(Move::Place(Square::F5), Duration::ZERO).unwrap();
//! let text = game.save(Duration::ZERO);
//! assert_eq!(Match::load(&text).unwrap(), game);
//! ```

mod checksum;
mod content;
mod error;
mod names;
mod replay;
mod write;

use core::time::Duration;

use serde::{Deserialize, Serialize};

pub use error::SaveError;

use crate::Match;
use content::Content;

/// The first field of every save.
const FORMAT: &str = "outflank-save";

/// The version written, and the only one read.
const VERSION: u32 = 1;

/// The size limit; a longer text is rejected unread.
pub const LONGEST_SAVE: usize = 1 << 20;

/// The fields that every version has.
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
    #[serde(rename = "match")]
    content: Content,
}

impl Match {
    /// The match as text. A running clock is saved as it stands now, and loads paused.
    pub fn save(&self, now: Duration) -> String {
        to_text(write::content(self, now))
    }

    /// Loads a saved match, paused, or says why the text is not one.
    pub fn load(text: &str) -> Result<Match, SaveError> {
        replay::replay(&read(text)?)
    }
}

fn to_text(content: Content) -> String {
    let envelope = Envelope {
        format: FORMAT.to_owned(),
        version: VERSION,
        checksum: checksum::of(&content),
        content,
    };
    // Strings, numbers and lists cannot fail to become JSON.
    serde_json::to_string_pretty(&envelope).unwrap_or_default() + "\n"
}

fn read(text: &str) -> Result<Content, SaveError> {
    if text.len() > LONGEST_SAVE {
        return Err(SaveError::TooLong { bytes: text.len() });
    }
    let header: Header =
        serde_json::from_str(text).map_err(|error| SaveError::of_json(text, &error))?;
    if header.format != FORMAT {
        return Err(SaveError::NotASave {
            format: header.format,
        });
    }
    if header.version != VERSION {
        return Err(SaveError::Version {
            found: header.version,
        });
    }
    let envelope: Envelope =
        serde_json::from_str(text).map_err(|error| SaveError::of_json(text, &error))?;
    let computed = checksum::of(&envelope.content);
    if envelope.checksum != computed {
        return Err(SaveError::Checksum {
            stated: envelope.checksum,
            computed,
        });
    }
    Ok(envelope.content)
}

#[cfg(test)]
mod tests;
