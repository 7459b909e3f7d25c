//! Storage in a folder.

use std::any::Any;
use std::ffi::{OsStr, OsString};
use std::hash::{BuildHasher as _, RandomState};
use std::io;
use std::path::PathBuf;
use std::time::SystemTime;

use outflank_app::kept::{GameId, Games, Storage, Unavailable};
use outflank_play::save::LONGEST_SAVE;
use outflank_store::{Lock, create_folder, data_directory};
use outflank_text::{Language, Texts};

/// The folder with the user's games, progress and settings, created on the first write.
///
/// A name of [`outflank_app::kept`] is a file with the extension `json`; games and their analyses have a folder of
/// their own, and so has what was found about studies. What was set aside has another extension: `games/game-1.damaged`. While a game is being played, a file
/// beside it is locked.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    /// In which reasons are told.
    language: Language,
}

/// The folder of games and analyses.
const GAMES: &str = "games";

/// The folder of what was found about studies.
const JUDGED: &str = "judged";

impl Store {
    /// The store in this folder.
    pub fn new(folder: PathBuf, language: Language) -> Store {
        Store { folder, language }
    }

    /// The user's store, in their [`data_directory`].
    pub fn of_user(
        variable: impl Fn(&str) -> Option<OsString>,
        language: Language,
    ) -> Option<Store> {
        Some(Store::new(data_directory(variable)?, language))
    }

    /// Why the disk does not do what it is asked.
    fn reason(&self, error: &io::Error) -> Unavailable {
        Unavailable(Texts::new(self.language).describe(error))
    }

    /// An id for a new game, later than all others, and its lock. Nothing is written yet.
    pub fn new_game(&self) -> Result<GameLock, Unavailable> {
        let created = create_folder(&self.folder.join(GAMES));
        created.map_err(|error| self.reason(&error))?;
        let now = milliseconds();
        let newest = Games(self).ids()?.first().and_then(GameId::began);
        let began = newest.map_or(now, |newest| now.max(newest + 1));
        loop {
            let random = RandomState::new().hash_one(began) as u16;
            if let Some(lock) = self.lock(&GameId::new(began, random))? {
                return Ok(lock);
            }
        }
    }

    /// Locks a game; `None` if somebody is playing it.
    pub fn lock(&self, id: &GameId) -> Result<Option<GameLock>, Unavailable> {
        let path = self.path(&id.name()).with_extension("lock");
        let taken = Lock::take(&path).map_err(|error| self.reason(&error))?;
        Ok(taken.map(|lock| GameLock {
            id: id.clone(),
            _lock: lock,
        }))
    }

    fn path(&self, name: &str) -> PathBuf {
        let (extension, name) = match name.split_once('.') {
            Some((mark, rest)) if mark.starts_with("damaged") => (mark, rest),
            _ => ("json", name),
        };
        let path = match name.split_once('.') {
            Some(("game", id)) => format!("{GAMES}/{id}.{extension}"),
            Some((JUDGED, id)) => format!("{JUDGED}/{id}.{extension}"),
            Some(("analysis", id)) => format!("{GAMES}/{id}.analysis.{extension}"),
            _ => format!("{name}.{extension}"),
        };
        self.folder.join(path)
    }

    /// The names of the files in one of the folders.
    fn names_in(&self, folder: &str) -> io::Result<Vec<String>> {
        let files = match outflank_store::list(&self.folder.join(folder)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            files => files?,
        };
        let mut names = Vec::new();
        for file in files {
            let file = file.file_name().and_then(OsStr::to_str);
            let Some((stem, extension)) = file.and_then(|file| file.rsplit_once('.')) else {
                continue;
            };
            let name = match (folder, stem.strip_suffix(".analysis")) {
                ("", _) => stem.to_owned(),
                (JUDGED, _) => format!("{JUDGED}.{stem}"),
                (_, Some(id)) => format!("analysis.{id}"),
                (_, None) => format!("game.{stem}"),
            };
            if extension == "json" {
                names.push(name);
            } else if extension.starts_with("damaged") {
                names.push(format!("{extension}.{name}"));
            }
        }
        Ok(names)
    }
}

impl Storage for Store {
    fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
        // Nothing kept is longer.
        match outflank_store::read(&self.path(name), LONGEST_SAVE as u64) {
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.reason(&error)),
        }
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
        let path = self.path(name);
        let folder = path.parent().map_or(Ok(()), create_folder);
        let written = folder.and_then(|()| outflank_store::replace(&path, text));
        written.map_err(|error| self.reason(&error))
    }

    fn remove(&self, name: &str) -> Result<(), Unavailable> {
        let removed = outflank_store::remove(&self.path(name));
        removed.map_err(|error| self.reason(&error))
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable> {
        let renamed = outflank_store::rename(&self.path(from), &self.path(to));
        renamed.map_err(|error| self.reason(&error))
    }

    fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable> {
        let names_in = |folder| self.names_in(folder).map_err(|error| self.reason(&error));
        let mut names = names_in("")?;
        names.extend(names_in(GAMES)?);
        names.extend(names_in(JUDGED)?);
        names.retain(|name| name.starts_with(beginning));
        Ok(names)
    }

    fn alone(&self) -> Result<Box<dyn Any>, Unavailable> {
        let lock = create_folder(&self.folder).and_then(|()| Lock::of_folder(&self.folder));
        let lock = lock.map_err(|error| self.reason(&error))?;
        Ok(Box::new(lock))
    }

    fn place(&self, name: &str) -> Option<String> {
        Some(self.path(name).display().to_string())
    }
}

/// The time, in milliseconds since 1970.
pub(crate) fn milliseconds() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |now| now.as_millis() as u64)
}

/// The lock on a game, released when dropped.
#[derive(Debug)]
pub struct GameLock {
    id: GameId,
    _lock: Lock,
}

impl GameLock {
    /// The game.
    pub const fn id(&self) -> &GameId {
        &self.id
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;
    use std::fs;
    use std::path::Path;
    use std::thread;

    use outflank_app::kept::{Notice, Place, ProgressKeeper, Reading, SETTINGS};
    use outflank_learn::puzzle::{self, Attempt};
    use outflank_learn::training::Day;
    use outflank_play::SavedGame;
    use outflank_rules::Square;

    use super::*;

    fn store() -> (tempfile::TempDir, Store) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::new(directory.path().join("new"), Language::EN);
        (directory, store)
    }

    fn files(store: &Store) -> Vec<String> {
        let entries = fs::read_dir(store.folder.join(GAMES)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    fn newest(store: &Store) -> Option<(SavedGame, GameLock)> {
        let games = Games(store);
        let found = games.newest_unfinished(|id| store.lock(id), |notice| panic!("{notice:?}"));
        found.unwrap().map(|(entry, lock)| (entry.saved, lock))
    }

    /// The files of a version that kept unfinished games only.
    fn old() -> (tempfile::TempDir, Store) {
        let (directory, store) = store();
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/tests/kept/v1/terminal");
        fs::create_dir_all(store.folder.join(GAMES)).unwrap();
        for file in ["progress.json", "games/game-1.json", "games/game-2.json"] {
            fs::copy(samples.join(file), store.folder.join(file)).unwrap();
        }
        (directory, store)
    }

    #[test]
    fn what_was_kept_before_is_found_again() {
        let (_directory, store) = old();
        let listing = Games(&store).list();
        let ids = listing.unfinished.iter().map(|entry| entry.id.as_str());
        assert_eq!(ids.collect::<Vec<_>>(), ["game-2", "game-1"]);
        let Reading { value, notice } = ProgressKeeper::open(&store);
        assert_eq!(notice, None);
        assert_eq!(value.0.puzzles().attempts(), 1);
    }

    #[test]
    fn a_new_game_comes_after_all_others_and_is_had_by_one() {
        let (_directory, store) = old();
        let old = newest(&store).unwrap().0;
        let games = Games(&store);
        let lock = store.new_game().unwrap();
        games.keep(lock.id(), &old, Duration::ZERO).unwrap();
        let next = store.new_game().unwrap();
        assert!(lock.id() < next.id());
        games.keep(next.id(), &old, Duration::ZERO).unwrap();
        assert_eq!(
            games.ids().unwrap()[..2],
            [next.id().clone(), lock.id().clone()]
        );
        // While those are being played, the next ones are offered; then none.
        let (_, second) = newest(&store).unwrap();
        let (_, first) = newest(&store).unwrap();
        assert_eq!(
            (second.id().as_str(), first.id().as_str()),
            ("game-2", "game-1")
        );
        assert!(newest(&store).is_none());
        drop(next);
        assert!(newest(&store).is_some());
        drop((lock, first, second));
        assert!(files(&store).iter().all(|file| !file.contains("lock")));
    }

    #[test]
    fn progress_that_windows_keep_at_once_is_added() {
        const WINDOWS: u32 = 4;
        const DEEDS: u32 = 25;
        let (_directory, store) = store();
        thread::scope(|scope| {
            for _ in 0..WINDOWS {
                scope.spawn(|| {
                    let (mut progress, keeper) = ProgressKeeper::open(&store).value;
                    for _ in 0..DEEDS {
                        let mut attempt = Attempt::new(puzzle::find("puzzle1").unwrap());
                        attempt.play(Square::H2.into());
                        attempt.play(Square::H8.into());
                        progress.add_attempt(&mut attempt, Day::new(20_000));
                        keeper.keep(&store, &mut progress).unwrap();
                    }
                });
            }
        });
        let kept = ProgressKeeper::open(&store).value.0;
        assert_eq!(kept.puzzles().attempts(), WINDOWS * DEEDS);
        let files = fs::read_dir(&store.folder).unwrap();
        assert_eq!(files.count(), 1, "the lock is gone");
    }

    #[test]
    fn what_was_set_aside_stays_beside_where_it_was() {
        let (_directory, store) = store();
        for text in ["first", "second"] {
            store.write("game.game-1", text).unwrap();
            let reading = Games(&store).open(&GameId::from_text("game-1").unwrap());
            let Some(Notice::Damaged { place, .. }) = reading.notice else {
                panic!("{reading:?}");
            };
            let Place::File(file) = place else {
                panic!("{place:?}");
            };
            assert_eq!(fs::read_to_string(file).unwrap(), text);
        }
        assert_eq!(files(&store), ["game-1.damaged", "game-1.damaged-2"]);
        assert_eq!(Games(&store).list().unreadable.len(), 2);
        store.write(SETTINGS, "").unwrap();
        store.rename(SETTINGS, "damaged.settings").unwrap();
        assert!(store.folder.join("settings.damaged").exists());
        let names = store.names("damaged.").unwrap();
        assert_eq!(names, ["damaged.settings", "damaged.game.game-1"]);
    }

    #[test]
    fn a_file_that_is_much_too_large_is_refused_with_its_size_and_stays() {
        let (_directory, store) = store();
        let id = GameId::from_text("game-1").unwrap();
        store.write(&id.name(), "").unwrap();
        let path = store.path(&id.name());
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_len(3 << 30).unwrap();
        let reading = Games(&store).open(&id);
        let Some(Notice::Unavailable { reason }) = reading.notice else {
            panic!("{reading:?}");
        };
        assert_eq!(
            reason,
            "It is too large: 3221.2 MB, and at most 1.0 MB are read."
        );
        assert_eq!(fs::metadata(&path).unwrap().len(), 3 << 30);
    }

    #[test]
    fn an_analysis_is_beside_its_game() {
        let (_directory, store) = store();
        let id = GameId::new(1, 1);
        store.write(&id.name(), "").unwrap();
        store.write(&id.analysis(), "good").unwrap();
        assert_eq!(
            files(&store),
            [
                "0000000000001-0001.analysis.json",
                "0000000000001-0001.json"
            ]
        );
        assert_eq!(store.names("analysis."), Ok(vec![id.analysis()]));
        assert_eq!(Games(&store).ids().unwrap(), [id]);
    }

    #[test]
    fn the_place_follows_the_environment() {
        let store = |pairs: &'static [(&str, &str)]| {
            let variable = |name: &str| {
                let pair = pairs.iter().find(|(key, _)| *key == name);
                pair.map(|(_, value)| value.into())
            };
            Store::of_user(variable, Language::EN).map(|store| store.folder)
        };
        assert_eq!(store(&[]), None);
        assert_eq!(
            store(&[("OUTFLANK_DATA", "/d"), ("HOME", "/h")]),
            Some(PathBuf::from("/d"))
        );
        if cfg!(target_os = "linux") {
            assert_eq!(
                store(&[("XDG_DATA_HOME", "/x"), ("HOME", "/h")]),
                Some(PathBuf::from("/x/outflank"))
            );
            assert_eq!(
                store(&[("XDG_DATA_HOME", ""), ("HOME", "/h")]),
                Some(PathBuf::from("/h/.local/share/outflank"))
            );
        }
    }
}
