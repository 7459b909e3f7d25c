//! What can be asked of games, and the answers, wherever the games are.

use outflank_record::{GameRecord, json};
use outflank_rules::Position;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Explored, Search};

/// How many games are listed at a time.
pub const PAGE: usize = 50;

/// Longer names are cut, in characters: a list has no room for more.
const LONGEST: usize = 100;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Query {
    /// What was played in a position, in the games that match.
    Explore {
        /// The position.
        position: Position,
        /// Which games.
        #[serde(default)]
        search: Search,
    },
    /// The games that match, the newest first.
    List {
        /// Which games.
        #[serde(default)]
        search: Search,
        /// How many of them are left out; the next [`PAGE`] are listed.
        #[serde(default)]
        from: u32,
    },
    /// A game as a whole.
    Open {
        /// Its number.
        game: u32,
    },
}

/// The answer to a [`Query`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "found", rename_all = "kebab-case")]
pub enum Answer {
    /// What was played.
    Explored(Explored),
    /// Games.
    Listed(Listed),
    /// A game.
    Opened {
        /// The game.
        #[serde(serialize_with = "write", deserialize_with = "read")]
        record: Box<GameRecord>,
    },
}

/// Some of the games that match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// How many match.
    pub total: u64,
    /// How many of them come before these.
    pub from: u32,
    /// These.
    pub games: Vec<Entry>,
}

/// A game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number.
    pub id: u32,
    /// Who played Black; may be empty.
    pub black: String,
    /// Who played White; may be empty.
    pub white: String,
    /// Where; may be empty.
    pub event: String,
    /// When.
    pub year: Option<u16>,
    /// Black's discs minus White's, in thousandths, if the game is finished.
    pub score: Option<i64>,
}

impl Entry {
    /// The entry of a game.
    pub fn new(id: u32, record: &GameRecord) -> Entry {
        let cut = |name: &str| name.chars().take(LONGEST).collect();
        let result = record.result.or_else(|| record.result_on_board());
        Entry {
            id,
            black: cut(&record.black.name),
            white: cut(&record.white.name),
            event: cut(&record.event),
            year: record.date.as_ref().map(|date| date.year),
            score: result.map(|result| result.score.thousandths()),
        }
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trouble {
    /// There are no games to ask.
    None,
    /// The file is not a library.
    Foreign,
    /// A newer version has made it.
    Newer,
    /// It is damaged.
    Damaged,
    /// Somebody else is writing into it.
    Busy,
    /// There is no such game.
    NoGame,
    /// The answer would be too long.
    TooLong,
    /// Too many ask at once.
    Overloaded,
    /// Whoever was asked has gone, or the system does not do what it should.
    Failed,
}

/// Games that can be asked.
pub trait Source {
    /// Answers, or says why not.
    fn answer(&mut self, query: &Query) -> Result<Answer, Trouble>;
}

fn write<S: Serializer>(record: &GameRecord, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&json::write(record))
}

fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<GameRecord>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let reading = json::Games::new(text.as_bytes()).next();
    let reading = reading.and_then(Result::ok);
    let record = reading.and_then(|reading| reading.strict().ok());
    record
        .map(Box::new)
        .ok_or_else(|| D::Error::custom("not a game"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comes_back(answer: &Answer) {
        let text = serde_json::to_string(answer).unwrap();
        assert_eq!(serde_json::from_str::<Answer>(&text).unwrap(), *answer);
    }

    #[test]
    fn a_game_travels_with_all_its_data() {
        let text = "(;GM[Othello]PB[Anna]PW[Ben]DT[1998]RE[+2.000]B[f5/1.50/2.25]W[d6//3];)";
        let reading = outflank_record::ggf::Games::new(text.as_bytes()).next();
        let record = Box::new(reading.unwrap().unwrap().record.unwrap());
        let entry = Entry::new(7, &record);
        assert_eq!((entry.black.as_str(), entry.score), ("Anna", Some(2000)));
        comes_back(&Answer::Opened { record });
        comes_back(&Answer::Listed(Listed {
            total: 1,
            from: 0,
            games: vec![entry],
        }));
        assert!(serde_json::from_str::<Answer>(r#"{"found":"opened","record":"f5"}"#).is_err());
    }

    #[test]
    fn a_question_with_an_unknown_field_is_none() {
        let right = r#"{"ask":"list","search":{"player":"Anna","years":{"first":1990,"last":1999}},"from":50}"#;
        assert!(serde_json::from_str::<Query>(right).is_ok());
        for wrong in [
            r#"{"ask":"list","file":"/etc/passwd"}"#,
            r#"{"ask":"list","search":{"sql":"1"}}"#,
            r#"{"ask":"remove","game":1}"#,
            r#"{"ask":"open","game":-1}"#,
        ] {
            assert!(serde_json::from_str::<Query>(wrong).is_err(), "{wrong}");
        }
    }
}
