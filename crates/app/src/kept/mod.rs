//! What is saved, listed and set aside, whatever keeps it.
//!
//! Everything has a name, and a [`Storage`] keeps a text under it:
//!
//! | name | what |
//! |---|---|
//! | `game.<id>` | a game, as [`outflank_play::save`] writes it |
//! | `analysis.<id>` | what an engine thought of that game, in an older version: not read any more, deleted with it |
//! | `play.current` | the id of the game on the table |
//! | `progress` | what a learner has done, as [`outflank_learn::Progress`] writes it |
//! | `settings` | the settings |
//! | `play.wishes` | the choices of the last new game |
//! | `puzzles.wish` | the puzzles that are wished for |
//! | `analyse.last` | the page's last study, as its address |
//! | `analyse.study` | the last studies of games that are not kept, with what was noted in them: [`LastStudy`] |
//! | `analyse.desk` | how somebody likes to study: a [`Desk`](crate::review::Desk) |
//! | `judged.<time>-<study>` | what an engine found about a study: [`Findings`](crate::review::Findings) |
//! | `opened.<id>` | games that were opened, to be counted by the [explorer](crate::explorer) |
//! | `figures.<id>` | how well they were played |
//! | `moved` | what the page has taken over from where it kept things before |
//! | `damaged.<name>`, `damaged-2.<name>`, … | what could not be read |
//!
//! The rules are the same everywhere. A game is kept from its first move on, and stays when it is finished, until
//! somebody deletes it. Everything older is read. A newer version's things are left as they are, and nothing is written
//! over them. What is damaged is set aside, never deleted, and told once, as a [`Notice`].
//!
//! A storage that answers at once and has one writer at a time is written directly. Where writing takes its time, and
//! others write as well, a [`WorkingCopy`] stands between, whose [`Step`]s say what becomes of changes made in two places.

mod backup;
mod copy;
mod games;
mod judged;
pub mod left;
mod progress;
mod record;
mod step;
mod storage;
mod study;

pub use backup::{Backup, BackupError, Restored};
pub use copy::WorkingCopy;
pub use games::{Entry, GameId, Games, Listing, Removed, Unreadable, is_finished};
pub use judged::Judged;
pub use progress::ProgressKeeper;
pub use record::{Export, FileKind, UnknownExtension, is_save, record_of};
pub use step::{Change, Step};
pub use storage::{Memory, Storage, Unavailable};
pub use study::LastStudy;

use outflank_play::SaveError;

/// The name of the settings.
pub const SETTINGS: &str = "settings";

/// The name of the choices of the last new game.
pub const NEW_GAME: &str = "play.wishes";

/// The name of the puzzles that are wished for.
pub const PUZZLE_WISH: &str = "puzzles.wish";

/// The name of the page's last study.
pub const LAST_STUDY: &str = "analyse.last";

/// The name of how somebody likes to study.
pub const DESK: &str = "analyse.desk";

/// The name of what a learner has done.
pub const PROGRESS: &str = "progress";

/// The name of the id of the game on the table.
pub const ON_TABLE: &str = "play.current";

/// The name of what was taken over from elsewhere.
const MOVED: &str = "moved";

/// The beginning of the names of what was set aside.
const DAMAGED: &str = "damaged";

/// A kind of thing that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A game.
    Game,
    /// What a learner has done.
    Progress,
    /// The settings.
    Settings,
    /// The choices of the last new game.
    NewGame,
    /// Anything else.
    Other,
}

impl Thing {
    /// What has this name.
    pub fn of_name(name: &str) -> Thing {
        match name {
            PROGRESS => Thing::Progress,
            SETTINGS => Thing::Settings,
            NEW_GAME => Thing::NewGame,
            _ if GameId::of_name(name).is_some() => Thing::Game,
            _ => Thing::Other,
        }
    }
}

/// What was read, and what a person should know about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<T> {
    /// What was read, or what takes its place.
    pub value: T,
    /// What there is to tell, once.
    pub notice: Option<Notice>,
}

impl<T> Reading<T> {
    fn new(value: T) -> Reading<T> {
        Reading {
            value,
            notice: None,
        }
    }

    fn with(value: T, notice: Notice) -> Reading<T> {
        Reading {
            value,
            notice: Some(notice),
        }
    }
}

/// Something about what is kept that a person should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It cannot be read, and is set aside.
    Damaged {
        /// What.
        thing: Thing,
        /// Why it is no game, if it was to be one.
        reason: Option<SaveError>,
        /// Where it is now.
        place: Place,
    },
    /// A newer version has written it: it stays as it is, and is not written over.
    Newer {
        /// What.
        thing: Thing,
    },
    /// A part of the progress could not be read and was left out. All of it is set aside.
    PartlyUnreadable {
        /// How many entries.
        count: usize,
        /// Where it is now.
        place: Place,
    },
    /// What is there cannot be reached. It stays as it is.
    Unavailable {
        /// Why, as the system says it.
        reason: String,
    },
}

/// Where something is that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the list of what cannot be read.
    Listed,
    /// In this file.
    File(String),
    /// Where it was: it could not be moved.
    Unmoved,
}

/// Why something is not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// It would be written over something that a newer version has written.
    Newer,
    /// The storage is full, forbidden, or not there.
    Unavailable(Unavailable),
}

impl From<Unavailable> for NotKept {
    fn from(reason: Unavailable) -> NotKept {
        NotKept::Unavailable(reason)
    }
}

/// Reads something that is small and can be done without. If it cannot be understood it is set aside, and the usual
/// value takes its place.
pub fn read<T: Default>(
    storage: &(impl Storage + ?Sized),
    name: &str,
    understand: impl FnOnce(&str) -> Option<T>,
) -> Reading<T> {
    match storage.read(name) {
        Ok(None) => Reading::new(T::default()),
        Ok(Some(text)) => match understand(&text) {
            Some(value) => Reading::new(value),
            None => Reading::with(T::default(), set_aside(storage, name, None)),
        },
        Err(Unavailable(reason)) => Reading::with(T::default(), Notice::Unavailable { reason }),
    }
}

/// Moves something that cannot be read out of the way, without losing it. Where it cannot be moved it stays.
pub fn set_aside(
    storage: &(impl Storage + ?Sized),
    name: &str,
    reason: Option<SaveError>,
) -> Notice {
    Notice::Damaged {
        thing: Thing::of_name(name),
        reason,
        place: move_aside(storage, name),
    }
}

fn move_aside(storage: &(impl Storage + ?Sized), name: &str) -> Place {
    put_aside(storage, name, |aside| storage.rename(name, aside))
}

/// Keeps a text that cannot be read as a whole beside the place where it still is.
fn copy_aside(storage: &(impl Storage + ?Sized), name: &str, text: &str) -> Place {
    put_aside(storage, name, |aside| storage.write(aside, text))
}

fn put_aside(
    storage: &(impl Storage + ?Sized),
    name: &str,
    put: impl FnOnce(&str) -> Result<(), Unavailable>,
) -> Place {
    let Ok(taken) = storage.names(DAMAGED) else {
        return Place::Unmoved;
    };
    let mut aside = format!("{DAMAGED}.{name}");
    let mut number = 1;
    while taken.contains(&aside) {
        number += 1;
        aside = format!("{DAMAGED}-{number}.{name}");
    }
    match (put(&aside), storage.place(&aside)) {
        (Ok(()), Some(file)) => Place::File(file),
        (Ok(()), None) => Place::Listed,
        (Err(_), _) => Place::Unmoved,
    }
}

/// The name that something had before it was set aside under this one.
fn before_aside(name: &str) -> Option<&str> {
    let (mark, rest) = name.split_once('.')?;
    let number = mark.strip_prefix(DAMAGED)?;
    let is_number = |text: &str| text.parse::<u32>().is_ok();
    (number.is_empty() || number.strip_prefix('-').is_some_and(is_number)).then_some(rest)
}

#[cfg(test)]
mod tests;
