//! Games that were opened: counted in memory, and kept if there is room.

use std::collections::BTreeMap;
use std::sync::Arc;

use outflank_collection::{Added, Answer, Collection, Query, Source as _, Trouble};
use outflank_record::openings::Opening;
use outflank_record::{GameRecord, json};

use crate::figures::{GameFigures, PlayedGame, PlayerFigures, SURVEY_LEVEL, by_player};
use crate::kept::{GameId, Notice, Reading, Storage, Unavailable, read};

/// No more games are counted in memory.
pub const MOST_GAMES: usize = 20_000;

/// No more bytes of them are kept.
const MOST_BYTES: usize = 8 << 20;

/// About so many bytes are kept under one name: what waits to be written is small.
const PART: usize = 64 << 10;

/// The beginning of the names under which they are kept: [JSON](json), a line for each game.
const NAME: &str = "opened.";

/// The beginning of the names under which it is kept how well they were played: a line for each game, with its
/// [key](outflank_collection::game_key) and its [figures](GameFigures) in hexadecimal.
const FIGURES: &str = "figures.";

/// The first line of each text: its version.
const VERSION: u32 = 1;

/// Games that were opened.
#[derive(Debug, Default)]
pub struct OpenedGames {
    games: Collection,
    /// Where each of them is kept. Two windows may have kept the same game.
    places: Vec<Vec<Place>>,
    bytes: usize,
    /// How well games were played, by their keys.
    figures: BTreeMap<u64, GameFigures>,
    /// The part of the figures that grows.
    growing: Option<Part>,
}

/// A text that is kept under a name, with its number of lines.
#[derive(Debug)]
struct Part {
    name: Arc<str>,
    text: String,
    lines: usize,
}

/// A line of a part.
#[derive(Clone, Debug)]
struct Place {
    part: Arc<str>,
    line: usize,
}

/// What came of games that were to be added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AddedGames {
    /// They are new.
    pub new: usize,
    /// They were there already.
    pub known: usize,
    /// They are won with the fewest discs, and do not count.
    pub other_rules: usize,
    /// There is no room for them in memory.
    pub left_out: usize,
    /// They are new, count, and are not kept: there is no room.
    pub unkept: usize,
}

impl core::ops::AddAssign for AddedGames {
    fn add_assign(&mut self, more: AddedGames) {
        self.new += more.new;
        self.known += more.known;
        self.other_rules += more.other_rules;
        self.left_out += more.left_out;
        self.unkept += more.unkept;
    }
}

impl Part {
    fn new(name: String) -> Part {
        Part {
            name: name.into(),
            text: format!("{VERSION}\n"),
            lines: 1,
        }
    }

    fn push(&mut self, line: &str) -> Place {
        self.text.push_str(line);
        self.text.push('\n');
        self.lines += 1;
        Place {
            part: self.name.clone(),
            line: self.lines - 1,
        }
    }

    fn is_full(&self) -> bool {
        self.text.len() > PART
    }
}

impl OpenedGames {
    /// Reads what is kept. What cannot be read is set aside and told; what a newer version has written stays as it is.
    pub fn open(storage: &(impl Storage + ?Sized)) -> Reading<OpenedGames> {
        let mut games = OpenedGames::default();
        let mut notice = None;
        let mut names = |beginning| match storage.names(beginning) {
            Ok(mut names) => {
                names.sort();
                names
            }
            Err(Unavailable(reason)) => {
                notice = Some(Notice::Unavailable { reason });
                Vec::new()
            }
        };
        let (parts, figures) = (names(NAME), names(FIGURES));
        for name in parts {
            let part = read(storage, &name, |text| {
                let records = lines(text, |line| {
                    json::Games::new(line.as_bytes())
                        .next()?
                        .ok()?
                        .strict()
                        .ok()
                })?;
                Some((records, text.len()))
            });
            notice = notice.or(part.notice);
            let (records, bytes) = part.value;
            games.bytes += bytes;
            let part: Arc<str> = name.into();
            for (line, record) in records {
                let part = part.clone();
                games.take(record, Place { part, line });
            }
        }
        for name in figures {
            let part = read(storage, &name, |text| lines(text, judged));
            notice = notice.or(part.notice);
            games.figures.extend(part.value.into_iter().map(|it| it.1));
        }
        Reading {
            value: games,
            notice,
        }
    }

    /// Takes a game that is kept.
    fn take(&mut self, record: GameRecord, place: Place) {
        if self.games.len() >= MOST_GAMES {
            return;
        }
        match self.games.add(record) {
            Added::New => self.places.push(vec![place]),
            Added::Known(id) => self.places[id as usize - 1].push(place),
            Added::OtherRules => {}
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// How many of them are forgotten when the program ends.
    pub fn unkept(&self) -> usize {
        self.places.iter().filter(|it| it.is_empty()).count()
    }

    /// Adds games that were opened now, and keeps those that are new.
    pub fn add(
        &mut self,
        storage: &(impl Storage + ?Sized),
        now: &GameId,
        records: impl IntoIterator<Item = GameRecord>,
    ) -> Result<AddedGames, Unavailable> {
        let mut added = AddedGames::default();
        let mut parts = Vec::new();
        for record in records {
            if self.games.len() >= MOST_GAMES {
                added.left_out += 1;
                continue;
            }
            let line = json::write(&record);
            match self.games.add(record) {
                Added::OtherRules => added.other_rules += 1,
                Added::Known(_) => added.known += 1,
                Added::New => {
                    let place = self.keep(&mut parts, now, line.trim_end());
                    added.new += 1;
                    added.unkept += usize::from(place.is_none());
                    self.places.push(place.into_iter().collect());
                }
            }
        }
        for part in parts {
            storage.write(&part.name, &part.text)?;
        }
        Ok(added)
    }

    /// Puts a game into the last of the parts, or into another one, if there is room.
    fn keep(&mut self, parts: &mut Vec<Part>, now: &GameId, line: &str) -> Option<Place> {
        if self.bytes + line.len() > MOST_BYTES {
            return None;
        }
        if parts.last().is_none_or(Part::is_full) {
            let name = format!("{NAME}{}-{:03}", now.as_str(), parts.len());
            parts.push(Part::new(name));
        }
        self.bytes += line.len() + 1;
        Some(parts.last_mut()?.push(line))
    }

    /// Removes a game, and returns it.
    pub fn remove(
        &mut self,
        storage: &(impl Storage + ?Sized),
        game: u32,
    ) -> Result<Option<GameRecord>, Unavailable> {
        let Some(record) = self.games.remove(game) else {
            return Ok(None);
        };
        for Place { part, line } in self.places.remove(game as usize - 1) {
            let Some(text) = storage.read(&part)? else {
                continue;
            };
            // The others stay on their lines.
            let mut left: Vec<&str> = text.lines().collect();
            if let Some(line) = left.get_mut(line) {
                self.bytes = self.bytes.saturating_sub(line.len());
                *line = "";
            }
            if left.iter().skip(1).all(|line| line.is_empty()) {
                storage.remove(&part)?;
            } else {
                storage.write(&part, &(left.join("\n") + "\n"))?;
            }
        }
        Ok(Some(record))
    }

    /// Forgets all of them.
    pub fn forget(&mut self, storage: &(impl Storage + ?Sized)) -> Result<(), Unavailable> {
        for beginning in [NAME, FIGURES] {
            for name in storage.names(beginning)? {
                // A newer version's stay.
                if storage.read(&name)?.is_none_or(|text| is_ours(&text)) {
                    storage.remove(&name)?;
                }
            }
        }
        *self = OpenedGames::default();
        Ok(())
    }

    /// Answers a question about them.
    pub fn answer(&mut self, query: &Query) -> Result<Answer, Trouble> {
        if self.games.is_empty() {
            return Err(Trouble::None);
        }
        self.games.answer(query)
    }

    /// A game that is not judged yet, with its key.
    pub fn unjudged(&self) -> Option<(u64, &GameRecord)> {
        self.games.games().find(|(key, _)| !self.is_judged(*key))
    }

    /// How many of them are judged.
    pub fn judged(&self) -> usize {
        let games = self.games.games();
        games.filter(|(key, _)| self.is_judged(*key)).count()
    }

    fn is_judged(&self, key: u64) -> bool {
        let figures = self.figures.get(&key);
        figures.is_some_and(|it| it.level >= SURVEY_LEVEL.number())
    }

    /// Keeps how well the game with a key was played.
    pub fn judge(
        &mut self,
        storage: &(impl Storage + ?Sized),
        now: &GameId,
        key: u64,
        figures: GameFigures,
    ) -> Result<(), Unavailable> {
        self.figures.insert(key, figures);
        let hex = figures.to_bytes().map(|byte| format!("{byte:02x}"));
        let part = self.growing.take_if(|part| !part.is_full());
        let part = part.unwrap_or_else(|| Part::new(format!("{FIGURES}{}", now.as_str())));
        let part = self.growing.insert(part);
        part.push(&format!("{key:016x} {}", hex.concat()));
        storage.write(&part.name, &part.text)
    }

    /// How well the players of those that are judged did.
    pub fn players(&self) -> Vec<PlayerFigures> {
        by_player(self.games.games().filter_map(|(key, record)| {
            let players = [&record.black.name, &record.white.name];
            Some(PlayedGame {
                players: players.map(String::clone),
                opening: Opening::of_record(record),
                figures: *self.figures.get(&key)?,
            })
        }))
    }

    /// Whether something with this name is a part of them: another window may have written it.
    pub fn is_name(name: &str) -> bool {
        name.starts_with(NAME) || name.starts_with(FIGURES)
    }
}

fn version(text: &str) -> Option<u32> {
    text.lines().next()?.parse().ok()
}

fn is_ours(text: &str) -> bool {
    version(text).is_none_or(|version| version <= VERSION)
}

/// What is on the lines of a text, with their numbers; nothing, if a newer version has written it.
fn lines<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<(usize, T)>> {
    if version(text)? > VERSION {
        return Some(Vec::new());
    }
    let lines = text.lines().enumerate().skip(1);
    let lines = lines.filter(|(_, line)| !line.is_empty());
    lines.map(|(at, line)| Some((at, read(line)?))).collect()
}

/// The key of a game, and how well it was played.
fn judged(line: &str) -> Option<(u64, GameFigures)> {
    let (key, hex) = line.split_once(' ')?;
    let mut bytes = [0; GameFigures::SIZE];
    if hex.len() != 2 * bytes.len() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    let key = u64::from_str_radix(key, 16).ok()?;
    Some((key, GameFigures::from_bytes(&bytes)?))
}
