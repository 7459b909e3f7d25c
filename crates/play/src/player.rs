use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, de};

/// Who makes the moves of a seat.
///
/// ```
/// use outflank_play::{Level, PlayerKind};
///
/// assert_eq!("human".parse(), Ok(PlayerKind::Human));
/// assert_eq!("12".parse(), Ok(PlayerKind::Computer(Level::new(12).unwrap())));
/// assert_eq!(PlayerKind::Human.to_string(), "human");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// A person.
    Human,
    /// The computer, at this level.
    Computer(Level),
}

impl PlayerKind {
    /// Whether a person makes the moves.
    pub const fn is_human(self) -> bool {
        matches!(self, PlayerKind::Human)
    }
}

/// The computer's playing strength: 1 (a child can win) to 20 (the best it can do in a few seconds), then 21
/// to 60 as a fixed depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Level(#[serde(deserialize_with = "in_range")] u8);

fn in_range<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let level = Level::new(u8::deserialize(from)?);
    level
        .map(Level::number)
        .ok_or_else(|| de::Error::custom("no such level"))
}

impl Level {
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// The deepest.
    pub const MAX: Level = Level(60);
    /// The default: an opponent that most people can learn to beat.
    pub const DEFAULT: Level = Level(5);

    /// A level, if the number is between 1 and 60.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::MIN.0 && number <= Level::MAX.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// 1 to 60.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::DEFAULT
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// `human`, or the number of the computer's level.
impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerKind::Human => f.pad("human"),
            PlayerKind::Computer(level) => level.fmt(f),
        }
    }
}

/// Reads `human`, ignoring case, or a level from 1 to 60.
impl FromStr for PlayerKind {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<PlayerKind, PlayerError> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("human") {
            return Ok(PlayerKind::Human);
        }
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(PlayerError::Unknown(text.to_owned()));
        }
        text.parse()
            .ok()
            .and_then(Level::new)
            .map(PlayerKind::Computer)
            .ok_or_else(|| PlayerError::LevelOutOfRange(text.to_owned()))
    }
}

/// Why a text is not a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// Neither `human` nor a number.
    #[error("'{0}' is no player: expected human or a level 1 to 60")]
    Unknown(String),
    /// A number outside 1 to 60.
    #[error("there is no level {0}: expected a number from 1 to 60")]
    LevelOutOfRange(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_people_and_all_sixty_levels_are_read_as_they_are_written() {
        let levels = (1..=60).map(|n| PlayerKind::Computer(Level::new(n).unwrap()));
        for player in levels.chain([PlayerKind::Human]) {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        assert_eq!("Human".parse(), Ok(PlayerKind::Human));
        assert_eq!((Level::MIN.number(), Level::MAX.number()), (1, 60));
    }

    #[test]
    fn what_is_no_player_is_refused_with_the_reason() {
        for number in ["0", "61", "255", "256", "99999999999999999999"] {
            let refused = PlayerError::LevelOutOfRange(number.to_owned());
            assert_eq!(number.parse::<PlayerKind>(), Err(refused));
        }
        for word in ["", "robot", "-1", "+5", "1.5", "é"] {
            let refused = PlayerError::Unknown(word.to_owned());
            assert_eq!(word.parse::<PlayerKind>(), Err(refused));
        }
    }
}
