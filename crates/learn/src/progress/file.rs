use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::Progress;
use crate::puzzle::{self, Outcome, PuzzleProgress, Record, Streak};
use crate::training::{Card, Day, Deck, OwnGames, Ratings, Training};

/// The first field of every saved progress.
const FORMAT: &str = "outflank-progress";
/// The version written, and the newest one read. Version 1 had no training: a level stood for the rating.
const VERSION: u32 = 2;

/// Progress as loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Everything readable.
    pub progress: Progress,
    /// The number of unreadable entries, which are dropped.
    pub unreadable: usize,
}

impl Progress {
    /// The size limit; a longer text is rejected unread.
    pub const LONGEST: usize = 1 << 20;

    /// The progress as text.
    pub fn save(&self) -> String {
        let Training {
            deck,
            ratings,
            habit,
            ladder,
            drills,
            tests,
            forms,
            reasons,
            games,
            looked_at,
            agenda,
        } = &self.training;
        json!({
            "format": FORMAT,
            "version": VERSION,
            "chapters": self.chapters,
            "puzzles": {
                "attempts": self.puzzles.attempts,
                "streak": self.puzzles.streak,
                "records": self.puzzles.records,
            },
            "deck": { "cards": deck.cards, "tally": deck.tally },
            "ratings": { "overall": ratings.overall, "tags": ratings.tags, "curve": ratings.curve },
            "habit": habit,
            "ladder": ladder,
            "drills": drills,
            "tests": tests,
            "forms": forms,
            "reasons": reasons,
            "games": games,
            "looked-at": looked_at,
            "agenda": agenda,
        })
        .to_string()
    }

    /// Loads saved progress. Invalid entries are dropped and counted; the rest is kept, including chapters and
    /// puzzles that this version does not know.
    pub fn load(text: &str) -> Result<Loaded, ProgressError> {
        if text.len() > Progress::LONGEST {
            return Err(ProgressError::TooLong);
        }
        let value: Value = serde_json::from_str(text).map_err(|error| ProgressError::NotJson {
            line: error.line(),
            column: error.column(),
        })?;
        if value["format"] != FORMAT {
            return Err(ProgressError::NotProgress);
        }
        let version = match value["version"].as_u64() {
            Some(version) if version <= VERSION.into() => version,
            Some(version) => return Err(ProgressError::Newer { version }),
            None => return Err(ProgressError::NotProgress),
        };
        let mut reader = Reader::default();
        let puzzles = &value["puzzles"];
        let number = |name: &str| puzzles[name].as_u64().unwrap_or(0);
        let mut progress = Progress {
            chapters: reader.entries(&value["chapters"]),
            puzzles: PuzzleProgress::restored(
                reader.entries(&puzzles["records"]),
                number("attempts").try_into().unwrap_or(u32::MAX),
                Streak::deserialize(&puzzles["streak"]).unwrap_or_default(),
            ),
            training: reader.training(&value),
            deeds: Vec::new(),
        };
        progress.find_complete(version);
        if version == 1 && progress.puzzles.attempts() > 0 {
            let level = number("level").clamp(100, 500) as u16;
            progress.training.ratings = Ratings::of_level(level);
            progress.fill_deck();
        }
        Ok(Loaded {
            progress,
            unreadable: reader.unreadable,
        })
    }

    /// Puzzles that an older version would have asked again.
    fn fill_deck(&mut self) {
        for (id, record) in &self.puzzles.records {
            let unsolved = record.solved == 0 && record.last != Outcome::Solved;
            if let Some(puzzle) = puzzle::find(id).filter(|_| unsolved) {
                let card = Card::puzzle(puzzle, Day::default());
                self.training.deck.add(card);
            }
        }
    }
}

/// Reads the parts of a text, and counts what is unreadable.
#[derive(Default)]
struct Reader {
    unreadable: usize,
}

impl Reader {
    fn training(&mut self, value: &Value) -> Training {
        let (deck, ratings) = (&value["deck"], &value["ratings"]);
        let cards: BTreeMap<String, Card> = self.entries(&deck["cards"]);
        let all = cards.len();
        let sound = |(id, card): &(String, Card)| *id == card.id();
        let cards = cards.into_iter().filter(sound).take(Deck::MOST_CARDS);
        let cards: BTreeMap<String, Card> = cards.collect();
        self.unreadable += all - cards.len();
        let mut curve: Vec<(Day, i32)> = self.part(&ratings["curve"]);
        curve.dedup_by_key(|it| it.0);
        curve.truncate(Ratings::LONGEST_CURVE);
        Training {
            deck: Deck {
                cards,
                tally: self.part(&deck["tally"]),
            },
            ratings: Ratings {
                overall: self.part(&ratings["overall"]),
                tags: self.keyed(&ratings["tags"]),
                curve,
            },
            habit: self.part(&value["habit"]),
            ladder: self.part(&value["ladder"]),
            drills: self.keyed(&value["drills"]),
            tests: self.entries(&value["tests"]),
            forms: self.keyed(&value["forms"]),
            reasons: self.part(&value["reasons"]),
            games: self.games(&value["games"]),
            looked_at: self.part(&value["looked-at"]),
            agenda: self.part(&value["agenda"]),
        }
    }

    /// The readable games.
    fn games(&mut self, value: &Value) -> OwnGames {
        let mut games = OwnGames::default();
        for game in value.as_array().into_iter().flatten() {
            match serde_json::from_value(game.clone()) {
                Ok(game) => games.add(game),
                Err(_) => self.unreadable += 1,
            }
        }
        games
    }

    /// A part, or what takes its place if there is none.
    fn part<T: DeserializeOwned + Default>(&mut self, value: &Value) -> T {
        if value.is_null() {
            return T::default();
        }
        serde_json::from_value(value.clone()).unwrap_or_else(|_| {
            self.unreadable += 1;
            T::default()
        })
    }

    /// The readable entries of an object.
    fn entries<T: DeserializeOwned>(&mut self, value: &Value) -> BTreeMap<String, T> {
        self.keyed(value)
    }

    fn keyed<K: DeserializeOwned + Ord, T: DeserializeOwned>(
        &mut self,
        value: &Value,
    ) -> BTreeMap<K, T> {
        let none = Map::new();
        let object = value.as_object();
        self.unreadable += usize::from(object.is_none() && !value.is_null());
        let mut read = BTreeMap::new();
        for (name, entry) in object.unwrap_or(&none) {
            let key = serde_json::from_value(Value::String(name.clone()));
            let entry = serde_json::from_value(entry.clone());
            match (key, entry) {
                (Ok(key), Ok(entry)) => {
                    read.insert(key, entry);
                }
                _ => self.unreadable += 1,
            }
        }
        read
    }
}

impl PuzzleProgress {
    /// Restores saved values and reconciles numbers that contradict each other.
    fn restored(
        records: BTreeMap<String, Record>,
        attempts: u32,
        streak: Streak,
    ) -> PuzzleProgress {
        let least = records
            .values()
            .map(|record| record.when.max(record.attempts))
            .max()
            .unwrap_or(0);
        PuzzleProgress {
            records,
            attempts: attempts.max(least),
            streak: Streak {
                now: streak.now,
                longest: streak.longest.max(streak.now),
            },
        }
    }
}

/// Why a text is not saved progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgressError {
    /// It is too long.
    #[error("too long to be saved progress")]
    TooLong,
    /// It is not JSON.
    #[error("not JSON (line {line}, column {column})")]
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is JSON of another kind.
    #[error("not saved progress")]
    NotProgress,
    /// It was written by a newer version of the program.
    #[error("written by a newer version ({version})")]
    Newer {
        /// The version it states.
        version: u64,
    },
}
