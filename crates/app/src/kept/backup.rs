use std::collections::BTreeMap;

use outflank_learn::Progress;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    Change, GameId, MOVED, NotKept, ON_TABLE, PROGRESS, SETTINGS, Step, Storage, Unavailable,
    before_aside,
};

/// The first field of every backup.
const FORMAT: &str = "outflank-backup";

/// The version written, and the newest one read.
const VERSION: u32 = 1;

/// Everything that is kept, in one document: games and their analyses, progress, settings.
///
/// Page, terminal and command line write and read the same, so what was done in one place goes on in another. Nothing
/// that is there is lost when it is restored: games with other moves stand beside each other, of progress the union is
/// kept. Settings and choices are those of the backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    format: String,
    version: u32,
    /// Texts by their names.
    kept: BTreeMap<String, String>,
}

/// What every version has.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// Why a text is no backup.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BackupError {
    /// It is something else, or damaged.
    #[error("it is not a backup, or it is damaged")]
    NotABackup,
    /// It is a newer version's.
    #[error("a newer version has written it")]
    Newer,
    /// It is longer than anything we write.
    #[error("it is too long")]
    TooLong,
}

/// What a backup has brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// How many games are new here.
    pub games: usize,
    /// How many were here already.
    pub known: usize,
    /// Whether there was progress in it.
    pub progress: bool,
    /// Whether there were settings in it.
    pub settings: bool,
}

impl Backup {
    /// The size limit of a document; a longer one is refused unread.
    pub const LONGEST: usize = 256 << 20;

    /// Everything that a storage keeps, but for what is damaged or about this place alone.
    pub fn of(storage: &(impl Storage + ?Sized)) -> Result<Backup, Unavailable> {
        let mut kept = BTreeMap::new();
        let is_local =
            |name: &String| name == MOVED || name == ON_TABLE || before_aside(name).is_some();
        let names = storage.names("")?.into_iter();
        // What is set aside may be there because it cannot be read.
        for name in names.filter(|name| !is_local(name)) {
            if let Some(text) = storage.read(&name)? {
                kept.insert(name, text);
            }
        }
        Ok(Backup {
            format: FORMAT.to_owned(),
            version: VERSION,
            kept,
        })
    }

    /// The document.
    pub fn save(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The backup in a document.
    pub fn load(text: &str) -> Result<Backup, BackupError> {
        if text.len() > Backup::LONGEST {
            return Err(BackupError::TooLong);
        }
        let head: Head = serde_json::from_str(text).map_err(|_| BackupError::NotABackup)?;
        if head.format != FORMAT {
            return Err(BackupError::NotABackup);
        }
        if head.version > VERSION {
            return Err(BackupError::Newer);
        }
        let mut backup: Backup = serde_json::from_str(text).map_err(|_| BackupError::NotABackup)?;
        backup.kept.retain(|name, _| is_name(name));
        Ok(backup)
    }

    /// How many games it has.
    pub fn games(&self) -> usize {
        let games = self.kept.keys().filter(|it| GameId::of_name(it).is_some());
        games.count()
    }

    /// Brings everything back. If the storage fails on the way, it can be done again: what is there already is known.
    pub fn restore(&self, storage: &(impl Storage + ?Sized)) -> Result<Restored, NotKept> {
        let _alone = storage.alone()?;
        let mut restored = Restored::default();
        for (name, text) in &self.kept {
            let there = storage.read(name)?;
            let after = match &there {
                Some(there) if name == PROGRESS => union(there, text),
                _ => text.clone(),
            };
            let before = there
                .clone()
                .filter(|_| name == PROGRESS || name == SETTINGS);
            let change = Change {
                name: name.clone(),
                before,
                after: Some(after),
            };
            let step = Step::new(vec![change], vec![there]);
            let mut written = 0;
            for (name, text) in step.writes() {
                // Beside another game of this name it may stand already.
                if let Some(text) = text
                    && storage.read(name)?.as_deref() != Some(text)
                {
                    storage.write(name, text)?;
                    written += 1;
                }
            }
            match name.as_str() {
                PROGRESS => restored.progress = true,
                SETTINGS => restored.settings = true,
                _ if GameId::of_name(name).is_some() && written > 0 => restored.games += 1,
                _ if GameId::of_name(name).is_some() => restored.known += 1,
                _ => {}
            }
        }
        Ok(restored)
    }
}

/// What was done in either place. Progress that cannot be read stays as it is here.
fn union(here: &str, there: &str) -> String {
    let load = |text| Progress::load(text).map(|it| it.progress);
    let (Ok(mut all), Ok(other)) = (load(here), load(there)) else {
        return here.to_owned();
    };
    for deed in other.since(&all) {
        all.add(deed);
    }
    all.save()
}

/// Whether a text can be the name of something kept.
fn is_name(name: &str) -> bool {
    let is_word = |word: &str| {
        let usual = |it: char| it.is_ascii_alphanumeric() || it == '-';
        !word.is_empty() && word.chars().all(usual)
    };
    name.len() <= 128 && name.split('.').all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::Memory;

    fn storage(texts: &[(&str, &str)]) -> Memory {
        let storage = Memory::default();
        for (name, text) in texts {
            storage.write(name, text).unwrap();
        }
        storage
    }

    const PROGRESS_A: &str = r#"{"format":"outflank-progress","version":1,"chapters":{"start":{"done":["start-board"]}},"puzzles":{}}"#;

    #[test]
    fn everything_moves_from_one_place_to_another() {
        let old = storage(&[
            ("game.1-0001", "one"),
            ("analysis.1-0001", "good"),
            ("settings", "{}"),
            ("play.current", "1-0001"),
            ("damaged.game.2-0002", "?"),
        ]);
        let document = Backup::of(&old).unwrap().save();
        let backup = Backup::load(&document).unwrap();
        assert_eq!(backup.games(), 1);
        let new = Memory::default();
        let restored = backup.restore(&new).unwrap();
        let expected = Restored {
            games: 1,
            settings: true,
            ..Restored::default()
        };
        assert_eq!(restored, expected);
        let mut names = new.names("").unwrap();
        names.sort();
        assert_eq!(names, ["analysis.1-0001", "game.1-0001", "settings"]);
        let again = backup.restore(&new).unwrap();
        assert_eq!((again.games, again.known), (0, 1));
        assert_eq!(Backup::of(&new).unwrap(), backup);
    }

    /// What is damaged cannot be read at all.
    struct Worn(Memory);

    impl Storage for Worn {
        fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
            match before_aside(name) {
                Some(_) => Err(Unavailable("the disk is worn".to_owned())),
                None => self.0.read(name),
            }
        }

        fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
            self.0.write(name, text)
        }

        fn remove(&self, name: &str) -> Result<(), Unavailable> {
            self.0.remove(name)
        }

        fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable> {
            self.0.rename(from, to)
        }

        fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable> {
            self.0.names(beginning)
        }
    }

    #[test]
    fn what_is_set_aside_and_cannot_be_read_stops_no_backup() {
        let texts = [("game.1-0001", "one"), ("damaged.game.2-0002", "?")];
        let backup = Backup::of(&Worn(storage(&texts))).unwrap();
        assert_eq!(backup, Backup::of(&storage(&texts[..1])).unwrap());
    }

    #[test]
    fn nothing_that_is_there_is_lost() {
        let backup =
            Backup::of(&storage(&[("game.1-0001", "theirs"), ("settings", "new")])).unwrap();
        let here = storage(&[("game.1-0001", "ours"), ("settings", "old")]);
        assert_eq!(backup.restore(&here).unwrap().games, 1);
        assert_eq!(here.read("game.1-0001").unwrap().unwrap(), "ours");
        assert_eq!(here.names("game.").unwrap().len(), 2);
        assert_eq!(here.read("settings").unwrap().unwrap(), "new");
        // Once more changes nothing.
        assert_eq!(backup.restore(&here).unwrap().games, 0);
        assert_eq!(here.names("game.").unwrap().len(), 2);
    }

    #[test]
    fn progress_is_the_union_and_counts_nothing_twice() {
        let here = storage(&[("progress", &Progress::default().save())]);
        let backup = Backup::of(&storage(&[("progress", PROGRESS_A)])).unwrap();
        assert!(backup.restore(&here).unwrap().progress);
        let once = here.read("progress").unwrap();
        backup.restore(&here).unwrap();
        assert_eq!(here.read("progress").unwrap(), once);
        assert!(once.unwrap().contains("start-board"));
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, error) in [
            ("", BackupError::NotABackup),
            ("{}", BackupError::NotABackup),
            (
                r#"{"format":"outflank-save","version":1}"#,
                BackupError::NotABackup,
            ),
            (
                r#"{"format":"outflank-backup","version":2,"all":1}"#,
                BackupError::Newer,
            ),
            (
                r#"{"format":"outflank-backup","version":1}"#,
                BackupError::NotABackup,
            ),
        ] {
            assert_eq!(Backup::load(text), Err(error), "{text}");
        }
        let outside = r#"{"format":"outflank-backup","version":1,"kept":{"../x":"","a..b":"","settings":"{}"}}"#;
        assert_eq!(Backup::load(outside).unwrap().kept.len(), 1);
    }
}
