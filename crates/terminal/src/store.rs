//! Unfinished games on disk, so that neither the end of the input nor a power cut loses one.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The directory with the games that have not been finished.
///
/// Each game has a number, a file `game-N.json` and, as long as somebody plays it, a lock on `game-N.lock`.
#[derive(Clone, Debug)]
pub struct Store {
    directory: PathBuf,
}

impl Store {
    /// Games in this directory, which is made when the first one is kept.
    pub fn new(directory: PathBuf) -> Store {
        Store { directory }
    }

    /// Where this person's games are: in their own folder of [`data_directory`].
    pub fn of_user(variable: impl Fn(&str) -> Option<OsString>) -> Option<Store> {
        Some(Store::new(data_directory(variable)?.join("games")))
    }

    /// The newest game that nobody is playing, taken out to be played.
    pub fn newest(&self) -> io::Result<Option<Slot>> {
        let mut numbers = self.numbers("json")?;
        numbers.sort_unstable();
        for number in numbers.into_iter().rev() {
            if let Some(slot) = self.take(number)? {
                // Whoever played it may have finished it in the meantime.
                if slot.path.exists() {
                    return Ok(Some(slot));
                }
                slot.remove()?;
            }
        }
        Ok(None)
    }

    /// A place for a new game. Nothing is kept there until it is written.
    pub fn new_slot(&self) -> io::Result<Slot> {
        fs::create_dir_all(&self.directory)?;
        let all = ["json", "lock"].map(|kind| self.numbers(kind));
        let mut number = 1;
        for numbers in all {
            number = numbers?
                .into_iter()
                .map(|taken| taken + 1)
                .fold(number, u32::max);
        }
        loop {
            // Another game may have begun at the same moment and taken the number.
            match self.take(number)? {
                Some(slot) if !slot.path.exists() => return Ok(slot),
                _ => number += 1,
            }
        }
    }

    /// The numbers of the files of this kind.
    fn numbers(&self, kind: &str) -> io::Result<Vec<u32>> {
        let entries = match fs::read_dir(&self.directory) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut numbers = Vec::new();
        for entry in entries {
            let name = entry?.file_name();
            let stem = name
                .to_str()
                .and_then(|name| name.strip_suffix(kind)?.strip_suffix('.'));
            numbers.extend(stem.and_then(|stem| stem.strip_prefix("game-")?.parse::<u32>().ok()));
        }
        Ok(numbers)
    }

    /// The game with this number, unless somebody is playing it.
    fn take(&self, number: u32) -> io::Result<Option<Slot>> {
        let path = self.directory.join(format!("game-{number}.json"));
        let lock_path = path.with_extension("lock");
        let lock = File::options().create(true).append(true).open(&lock_path)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Slot {
                path,
                lock_path,
                _lock: lock,
            })),
            Err(fs::TryLockError::WouldBlock) => Ok(None),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }
}

/// The place of one game, which nobody else has as long as this lives.
#[derive(Debug)]
pub struct Slot {
    path: PathBuf,
    lock_path: PathBuf,
    _lock: File,
}

impl Slot {
    /// The game as it was written last.
    pub fn read(&self) -> io::Result<String> {
        fs::read_to_string(&self.path)
    }

    /// Keeps the game: whole or, if that fails, as it was before.
    pub fn write(&self, text: &str) -> io::Result<()> {
        outflank_store::replace(&self.path, text)
    }

    /// The game is over: nothing is left to keep.
    pub fn remove(&self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        fs::remove_file(&self.lock_path)
    }

    /// Puts a damaged game out of the way, where a person can look at it. Returns where.
    pub fn set_aside(&self) -> io::Result<PathBuf> {
        let aside = set_aside(&self.path)?;
        fs::remove_file(&self.lock_path)?;
        Ok(aside)
    }
}

/// Where this person's things are, by the conventions of the system: in `$OUTFLANK_DATA` if that is set, else in the
/// place for an application's data. `None` if the environment names no place.
pub fn data_directory(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name| {
        variable(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    set("OUTFLANK_DATA").or_else(|| {
        if cfg!(windows) {
            Some(set("APPDATA")?.join("Outflank"))
        } else if cfg!(target_os = "macos") {
            Some(set("HOME")?.join("Library/Application Support/Outflank"))
        } else {
            let share = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
            let share = share.or_else(|| Some(set("HOME")?.join(".local/share")));
            Some(share?.join("outflank"))
        }
    })
}

/// Puts a damaged file out of the way, where a person can look at it. Returns where.
pub(crate) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let mut aside = path.with_extension("damaged");
    let mut number = 1;
    while aside.exists() {
        number += 1;
        aside = path.with_extension(format!("damaged-{number}"));
    }
    fs::rename(path, &aside)?;
    Ok(aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store() -> (tempfile::TempDir, Store) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::new(directory.path().join("games"));
        (directory, store)
    }

    fn names(store: &Store) -> Vec<String> {
        let entries = fs::read_dir(&store.directory).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn a_kept_game_is_found_again_and_a_finished_one_leaves_nothing() {
        let (_directory, store) = store();
        assert!(store.newest().unwrap().is_none());
        let slot = store.new_slot().unwrap();
        slot.write("one").unwrap();
        slot.write("two").unwrap();
        drop(slot);
        let slot = store.newest().unwrap().unwrap();
        assert_eq!(slot.read().unwrap(), "two");
        slot.remove().unwrap();
        assert_eq!(names(&store), Vec::<String>::new());
    }

    #[test]
    fn a_new_game_never_takes_the_place_of_another() {
        let (_directory, store) = store();
        store.new_slot().unwrap().write("old").unwrap();
        store.new_slot().unwrap().write("new").unwrap();
        let newest = store.newest().unwrap().unwrap();
        assert_eq!(newest.read().unwrap(), "new");
        // As long as that one is played, the next best is offered; then none.
        let other = store.newest().unwrap().unwrap();
        assert_eq!(other.read().unwrap(), "old");
        assert!(store.newest().unwrap().is_none());
    }

    #[test]
    fn a_damaged_game_is_set_aside_and_never_deleted() {
        let (_directory, store) = store();
        for text in ["first", "second"] {
            let slot = store.new_slot().unwrap();
            slot.write(text).unwrap();
            let aside = slot.set_aside().unwrap();
            assert_eq!(fs::read_to_string(aside).unwrap(), text);
        }
        assert_eq!(names(&store), ["game-1.damaged", "game-1.damaged-2"]);
        assert!(store.newest().unwrap().is_none());
    }

    #[test]
    fn the_place_follows_the_environment() {
        let store = |pairs: &'static [(&str, &str)]| {
            Store::of_user(|name| {
                let pair = pairs.iter().find(|(key, _)| *key == name);
                pair.map(|(_, value)| value.into())
            })
            .map(|store| store.directory)
        };
        assert_eq!(store(&[]), None);
        assert_eq!(
            store(&[("OUTFLANK_DATA", "/d"), ("HOME", "/h")]),
            Some(PathBuf::from("/d/games"))
        );
        if cfg!(target_os = "linux") {
            assert_eq!(
                store(&[("XDG_DATA_HOME", "/x"), ("HOME", "/h")]),
                Some(PathBuf::from("/x/outflank/games"))
            );
            assert_eq!(
                store(&[("XDG_DATA_HOME", ""), ("HOME", "/h")]),
                Some(PathBuf::from("/h/.local/share/outflank/games"))
            );
        }
    }
}
