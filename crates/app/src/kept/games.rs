use core::cmp::Ordering;
use core::time::Duration;

use outflank_play::{Match, SaveError, SavedGame, Standing};
use outflank_record::Date;

use super::{
    NotKept, Notice, ON_TABLE, Place, Reading, Storage, Thing, Unavailable, before_aside, set_aside,
};

const GAME: &str = "game.";
const ANALYSIS: &str = "analysis.";

/// What a kept game is called: when it began, and a random part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId(String);

impl GameId {
    /// A game that begins now, in milliseconds since 1970. Two games can begin at the same moment, in two windows: a
    /// random number tells them apart.
    pub fn new(milliseconds: u64, random: u16) -> GameId {
        GameId(format!("{milliseconds:013}-{random:04x}"))
    }

    /// The id in a text: letters, digits and hyphens.
    pub fn from_text(text: &str) -> Option<GameId> {
        let usual = |char: char| char.is_ascii_alphanumeric() || char == '-';
        let fits = !text.is_empty() && text.len() <= 64 && text.chars().all(usual);
        fits.then(|| GameId(text.to_owned()))
    }

    /// The id in the name of a game, also of one that was set aside.
    pub fn of_name(name: &str) -> Option<GameId> {
        let name = before_aside(name).unwrap_or(name);
        GameId::from_text(name.strip_prefix(GAME)?)
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// When the game began, in milliseconds since 1970, if the id says so.
    pub fn began(&self) -> Option<u64> {
        self.0.split_once('-')?.0.parse().ok()
    }

    /// The day the game began, as `2026-11-17`.
    pub fn day(&self) -> Option<String> {
        Some(Date::of_unix_seconds(self.began()? / 1000)?.to_day('-'))
    }

    /// The name under which the game is kept.
    pub fn name(&self) -> String {
        format!("{GAME}{}", self.0)
    }

    /// The name under which its analysis is kept.
    pub fn analysis(&self) -> String {
        format!("{ANALYSIS}{}", self.0)
    }

    /// The id in the name of an analysis.
    pub(super) fn of_analysis(name: &str) -> Option<GameId> {
        GameId::from_text(name.strip_prefix(ANALYSIS)?)
    }

    /// Older games come first: those that are only numbered, as they once were, before those that have a time.
    fn age(&self) -> (Option<u64>, Option<u64>, &str) {
        let number = self.0.strip_prefix("game-");
        (self.began(), number.and_then(|it| it.parse().ok()), &self.0)
    }
}

impl Ord for GameId {
    fn cmp(&self, other: &GameId) -> Ordering {
        self.age().cmp(&other.age())
    }
}

impl PartialOrd for GameId {
    fn partial_cmp(&self, other: &GameId) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Whether nothing is left to play: a game that is over may have another one after it in its series.
pub fn is_finished(game: &Match) -> bool {
    game.is_over() && game.series().standing() != Standing::Open
}

/// The games of a storage.
#[derive(Debug)]
pub struct Games<'a, S: ?Sized>(pub &'a S);

/// A game that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is called.
    pub id: GameId,
    /// The game.
    pub saved: SavedGame,
}

/// Something that is kept and cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The name under which it is now.
    pub name: String,
    /// What it was to be.
    pub thing: Thing,
    /// Where it is.
    pub place: Place,
    /// Its text.
    pub text: String,
    /// Why it is no game, if it was to be one.
    pub reason: Option<SaveError>,
}

impl Unreadable {
    /// The name that it had before it was set aside.
    pub fn original_name(&self) -> &str {
        before_aside(&self.name).unwrap_or(&self.name)
    }

    /// What there is to tell about it.
    pub fn notice(&self) -> Notice {
        let thing = self.thing;
        match &self.reason {
            Some(SaveError::Newer { .. }) => Notice::Newer { thing },
            reason => Notice::Damaged {
                thing,
                reason: reason.clone(),
                place: self.place.clone(),
            },
        }
    }
}

/// Everything that is kept, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Games to go on with.
    pub unfinished: Vec<Entry>,
    /// Games that are over.
    pub finished: Vec<Entry>,
    /// What cannot be read: games of a newer version, and whatever was set aside.
    pub unreadable: Vec<Unreadable>,
    /// What there is to tell: a game was set aside just now.
    pub notice: Option<Notice>,
}

/// Games that were deleted, and can be brought back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Removed(Vec<(String, String)>);

impl<S: Storage + ?Sized> Games<'_, S> {
    /// All games, the newest first, whatever is in them.
    pub fn ids(&self) -> Result<Vec<GameId>, Unavailable> {
        let names = self.0.names(GAME)?;
        let ids = names.iter().filter_map(|name| GameId::of_name(name));
        let mut ids: Vec<GameId> = ids.collect();
        ids.sort_by(|one, other| other.cmp(one));
        Ok(ids)
    }

    /// A game; none if there is none, or it cannot be read. A damaged one is set aside.
    pub fn open(&self, id: &GameId) -> Reading<Option<SavedGame>> {
        match self.0.read(&id.name()) {
            Ok(None) => Reading::new(None),
            Ok(Some(text)) => match SavedGame::from_text(&text) {
                Ok(saved) => Reading::new(Some(saved)),
                Err(SaveError::Newer { .. }) => {
                    let thing = Thing::Game;
                    Reading::with(None, Notice::Newer { thing })
                }
                Err(error) => Reading::with(None, set_aside(self.0, &id.name(), Some(error))),
            },
            Err(Unavailable(reason)) => Reading::with(None, Notice::Unavailable { reason }),
        }
    }

    /// Looks at everything that is there. What is damaged is set aside; what was set aside and can be read, by a newer
    /// version perhaps, comes back.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        for unreadable in self.aside() {
            self.bring_back(&unreadable);
        }
        let ids = self.ids().unwrap_or_else(|Unavailable(reason)| {
            listing.notice = Some(Notice::Unavailable { reason });
            Vec::new()
        });
        for id in ids {
            let Reading { value, notice } = self.open(&id);
            match (value, notice) {
                (Some(saved), _) => {
                    let list = if is_finished(&saved.game) {
                        &mut listing.finished
                    } else {
                        &mut listing.unfinished
                    };
                    list.push(Entry { id, saved });
                }
                (None, Some(Notice::Newer { .. })) => {
                    listing.unreadable.extend(self.unreadable(id.name()));
                }
                (None, notice) => listing.notice = listing.notice.or(notice),
            }
        }
        listing.unreadable.extend(self.aside());
        listing
    }

    /// The newest game that is not finished and that can be had, with what comes along with having it. `have` says
    /// none for a game that somebody else is playing, and fails where nobody could have it. What there is to tell about
    /// games on the way is told.
    pub fn newest_unfinished<T, E: From<Unavailable>>(
        &self,
        mut have: impl FnMut(&GameId) -> Result<Option<T>, E>,
        mut tell: impl FnMut(Notice),
    ) -> Result<Option<(Entry, T)>, E> {
        for id in self.ids()? {
            let Some(had) = have(&id).transpose() else {
                continue;
            };
            let Reading { value, notice } = self.open(&id);
            notice.into_iter().for_each(&mut tell);
            if let Some(saved) = value.filter(|saved| !is_finished(&saved.game)) {
                return Ok(Some((Entry { id, saved }, had?)));
            }
        }
        Ok(None)
    }

    /// Keeps a game as it is at the time `now` of its clock, with the day on which it began. One in which nothing was
    /// played is not kept.
    pub fn keep(&self, id: &GameId, saved: &SavedGame, now: Duration) -> Result<(), NotKept> {
        let name = id.name();
        let there = self.0.read(&name)?;
        if there.is_some_and(|text| SavedGame::is_newer(&text)) {
            return Err(NotKept::Newer);
        }
        if saved.game.has_begun() {
            let mut saved = saved.clone();
            saved.info.date = saved.info.date.or_else(|| id.day());
            Ok(self.0.write(&name, &saved.to_text(now))?)
        } else {
            Ok(self.0.remove(&name)?)
        }
    }

    /// Keeps the game that is being played, which is the one on the table from its first move on.
    pub fn keep_on_table(
        &self,
        id: &GameId,
        saved: &SavedGame,
        now: Duration,
    ) -> Result<(), NotKept> {
        self.keep(id, saved, now)?;
        if saved.game.has_begun() {
            self.put_on_table(id)?;
        }
        Ok(())
    }

    /// Deletes a game and its analysis.
    pub fn remove(&self, id: &GameId) -> Result<Removed, Unavailable> {
        // The game goes last: as long as it is there, nothing is lost.
        self.remove_names([id.analysis(), id.name()])
    }

    /// Deletes something that cannot be read.
    pub fn remove_unreadable(&self, unreadable: &Unreadable) -> Result<Removed, Unavailable> {
        self.remove_names([unreadable.name.clone()])
    }

    fn remove_names<const N: usize>(&self, names: [String; N]) -> Result<Removed, Unavailable> {
        let mut removed = Removed::default();
        for name in names {
            if let Some(text) = self.0.read(&name)? {
                if let Err(error) = self.0.remove(&name) {
                    // Where that fails, too, a game has lost its analysis, which can be made again.
                    let _ = self.restore(&removed);
                    return Err(error);
                }
                removed.0.push((name, text));
            }
        }
        Ok(removed)
    }

    /// Brings back what was deleted.
    pub fn restore(&self, removed: &Removed) -> Result<(), Unavailable> {
        let Removed(texts) = removed;
        texts
            .iter()
            .try_for_each(|(name, text)| self.0.write(name, text))
    }

    /// The game on the table.
    pub fn on_table(&self) -> Option<GameId> {
        GameId::from_text(&self.0.read(ON_TABLE).ok()??)
    }

    /// Puts a game on the table.
    pub fn put_on_table(&self, id: &GameId) -> Result<(), Unavailable> {
        self.0.write(ON_TABLE, id.as_str())
    }

    /// All that was set aside, by name, the newest first.
    fn aside(&self) -> Vec<Unreadable> {
        let mut names = self.0.names(super::DAMAGED).unwrap_or_default();
        names.retain(|name| before_aside(name).is_some());
        names.sort_by(|one, other| other.cmp(one));
        let all = names.into_iter();
        all.filter_map(|name| self.unreadable(name)).collect()
    }

    fn unreadable(&self, name: String) -> Option<Unreadable> {
        let text = self.0.read(&name).ok()??;
        let thing = Thing::of_name(before_aside(&name).unwrap_or(&name));
        let reason = (thing == Thing::Game).then(|| SavedGame::from_text(&text).err());
        let place = self.0.place(&name);
        Some(Unreadable {
            place: place.map_or(Place::Listed, Place::File),
            name,
            thing,
            text,
            reason: reason.flatten(),
        })
    }

    /// A game that was set aside by an older version can be read by now.
    fn bring_back(&self, aside: &Unreadable) {
        let Some(id) = GameId::of_name(&aside.name).filter(|_| aside.reason.is_none()) else {
            return;
        };
        if let Ok(None) = self.0.read(&id.name()) {
            // Where that fails it is listed as it was.
            let _ = self.0.rename(&aside.name, &id.name());
        }
    }
}
