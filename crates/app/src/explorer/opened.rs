//! Games that were opened: counted in memory, and kept if there is room.

use outflank_collection::{Added, Answer, Collection, Query, Source as _, Trouble};
use outflank_record::{GameRecord, json};

use crate::kept::{GameId, Notice, Reading, Storage, Unavailable, read};

/// No more games are counted in memory.
pub const MOST_GAMES: usize = 20_000;

/// No more bytes of them are kept.
const MOST_BYTES: usize = 8 << 20;

/// About so many bytes are kept under one name: what waits to be written is small.
const PART: usize = 64 << 10;

/// The beginning of the names under which they are kept.
const NAME: &str = "opened.";

/// The first line of each text: its version. A [JSON](json) object for each game follows.
const VERSION: u32 = 1;

/// Games that were opened.
#[derive(Debug, Default)]
pub struct OpenedGames {
    games: Collection,
    bytes: usize,
    /// How many of the games are not kept.
    unkept: usize,
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

impl OpenedGames {
    /// Reads what is kept. What cannot be read is set aside and told; what a newer version has written stays as it is.
    pub fn open(storage: &(impl Storage + ?Sized)) -> Reading<OpenedGames> {
        let mut games = OpenedGames::default();
        let mut notice = None;
        let mut names = match storage.names(NAME) {
            Ok(names) => names,
            Err(Unavailable(reason)) => {
                notice = Some(Notice::Unavailable { reason });
                Vec::new()
            }
        };
        names.sort();
        for name in names {
            let part = read(storage, &name, |text| {
                let records = records(text)?;
                Some((records, text.len()))
            });
            notice = notice.or(part.notice);
            let (records, bytes) = part.value;
            games.bytes += bytes;
            for record in records {
                if games.games.len() < MOST_GAMES {
                    games.games.add(record);
                }
            }
        }
        Reading {
            value: games,
            notice,
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
    pub const fn unkept(&self) -> usize {
        self.unkept
    }

    /// Adds games that were opened now, and keeps those that are new.
    pub fn add(
        &mut self,
        storage: &(impl Storage + ?Sized),
        now: &GameId,
        records: impl IntoIterator<Item = GameRecord>,
    ) -> Result<AddedGames, Unavailable> {
        let mut added = AddedGames::default();
        let mut kept = Vec::new();
        let mut part = begin();
        for record in records {
            if self.games.len() >= MOST_GAMES {
                added.left_out += 1;
                continue;
            }
            let line = json::write(&record);
            match self.games.add(record) {
                Added::OtherRules => added.other_rules += 1,
                Added::Known => added.known += 1,
                Added::New => {
                    added.new += 1;
                    if self.bytes + part.len() + line.len() > MOST_BYTES {
                        added.unkept += 1;
                        continue;
                    }
                    part.push_str(line.trim_end());
                    part.push('\n');
                    if part.len() > PART {
                        self.bytes += part.len();
                        kept.push(std::mem::replace(&mut part, begin()));
                    }
                }
            }
        }
        if part.len() > begin().len() {
            self.bytes += part.len();
            kept.push(part);
        }
        self.unkept += added.unkept;
        for (number, part) in kept.iter().enumerate() {
            storage.write(&format!("{NAME}{}-{number:03}", now.as_str()), part)?;
        }
        Ok(added)
    }

    /// Forgets all of them.
    pub fn forget(&mut self, storage: &(impl Storage + ?Sized)) -> Result<(), Unavailable> {
        for name in storage.names(NAME)? {
            // A newer version's stay.
            if storage.read(&name)?.is_none_or(|text| is_ours(&text)) {
                storage.remove(&name)?;
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

    /// Whether something with this name is a part of them: another window may have written it.
    pub fn is_name(name: &str) -> bool {
        name.starts_with(NAME)
    }
}

fn begin() -> String {
    format!("{VERSION}\n")
}

fn version(text: &str) -> Option<u32> {
    text.lines().next()?.parse().ok()
}

fn is_ours(text: &str) -> bool {
    version(text).is_none_or(|version| version <= VERSION)
}

/// The games in a text; none, if a newer version has written it.
fn records(text: &str) -> Option<Vec<GameRecord>> {
    if version(text)? > VERSION {
        return Some(Vec::new());
    }
    let (_, lines) = text.split_once('\n')?;
    let games = json::Games::new(lines.as_bytes());
    games.map(|reading| reading.ok()?.strict().ok()).collect()
}
