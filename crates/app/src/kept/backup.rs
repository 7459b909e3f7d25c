use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::step::beside;
use super::{
    DESK, GameId, MOVED, NEW_GAME, NotKept, Notice, ON_TABLE, PROGRESS, PUZZLE_WISH, SETTINGS,
    Storage, Unavailable, before_aside, progress,
};

/// The first field of every backup.
const FORMAT: &str = "outflank-backup";

/// The version written, and the newest one read.
const VERSION: u32 = 1;

/// What somebody chose once, and can choose again.
const CHOICES: [&str; 4] = [SETTINGS, NEW_GAME, PUZZLE_WISH, DESK];

/// Everything that is kept, in one document: games and their analyses, progress, settings.
///
/// Page, terminal and command line write and read the same, so what was done in one place goes on in another. Nothing
/// that is there is lost when it is restored: games with other moves stand beside each other, of progress the union is
/// kept, and whatever else is there already stays. Settings and choices are those of the backup.
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// How many games are new here.
    pub games: usize,
    /// How many were here already.
    pub known: usize,
    /// Whether the progress in it is here now.
    pub progress: bool,
    /// Whether there was progress in it that cannot be read, or for which there is no room.
    pub left_out: bool,
    /// What there is to tell about the progress that was here before.
    pub notice: Option<Notice>,
    /// Whether there were settings in it.
    pub settings: bool,
}

impl Backup {
    /// The size limit of a document; a longer one is refused unread.
    pub const LONGEST: usize = 256 << 20;

    /// Everything that a storage keeps, but for what is damaged or about this place alone.
    pub fn of(storage: &(impl Storage + ?Sized)) -> Result<Backup, Unavailable> {
        let mut kept = BTreeMap::new();
        let names = storage.names("")?.into_iter();
        // What is set aside may be there because it cannot be read.
        let is_sound = |name: &String| !is_local(name) && before_aside(name).is_none();
        for name in names.filter(is_sound) {
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
        backup
            .kept
            .retain(|name, _| is_name(name) && !is_local(name));
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
            if name == PROGRESS {
                progress::restore(storage, text, &mut restored)?;
                continue;
            }
            let place = self.place(name, text, storage)?;
            if let Some(place) = &place {
                storage.write(place, text)?;
            }
            restored.settings |= name == SETTINGS;
            if GameId::of_name(name).is_some() {
                let new = usize::from(place.is_some());
                restored.games += new;
                restored.known += 1 - new;
            }
        }
        Ok(restored)
    }

    /// Under which name a text is to be written; none, if it is there, or something else is that stays.
    fn place(
        &self,
        name: &str,
        text: &str,
        storage: &(impl Storage + ?Sized),
    ) -> Result<Option<String>, Unavailable> {
        let is_written = match storage.read(name)? {
            Some(there) if there == text => return Ok(None),
            Some(_) if GameId::of_name(name).is_some() || before_aside(name).is_some() => {
                // It may stand there already, and may have gone on there.
                return self.place(&beside(name, text), text, storage);
            }
            Some(_) => CHOICES.contains(&name),
            None => !self.is_about_another_game(name, storage)?,
        };
        Ok(is_written.then(|| name.to_owned()))
    }

    /// Whether it is an analysis, and the game of that name is not the one that is here.
    fn is_about_another_game(
        &self,
        name: &str,
        storage: &(impl Storage + ?Sized),
    ) -> Result<bool, Unavailable> {
        let Some(game) = GameId::of_analysis(name).map(|id| id.name()) else {
            return Ok(false);
        };
        let here = storage.read(&game)?;
        Ok(here.is_some() && here.as_ref() != self.kept.get(&game))
    }
}

/// Whether what has this name is about one place alone.
fn is_local(name: &str) -> bool {
    name == MOVED || name == ON_TABLE
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
    use outflank_learn::puzzle::{self, Outcome};
    use outflank_learn::training::{Card, Day};
    use outflank_learn::{Deed, Progress};

    use super::*;
    use crate::kept::{Memory, Place, Thing};

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

    /// Nothing can be moved in it.
    struct Stuck(Memory);

    impl Storage for Stuck {
        fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
            self.0.read(name)
        }

        fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
            self.0.write(name, text)
        }

        fn remove(&self, name: &str) -> Result<(), Unavailable> {
            self.0.remove(name)
        }

        fn rename(&self, _: &str, _: &str) -> Result<(), Unavailable> {
            Err(Unavailable("it is stuck".to_owned()))
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
    fn all_that_is_there_stays_but_choices() {
        const NAMES: [&str; 10] = [
            "analyse.desk",
            "analyse.last",
            "analyse.study",
            "analysis.1-0001",
            "figures.1-0001",
            "game.1-0001",
            "judged.0000000000001-0000000000000001",
            "opened.1-0001-000",
            "play.wishes",
            "settings",
        ];
        let all = |text| storage(&NAMES.map(|name| (name, text)));
        let (here, backup) = (all("ours"), Backup::of(&all("theirs")).unwrap());
        assert_eq!(backup.restore(&here).unwrap().games, 1);
        let mut names = here.names("").unwrap();
        names.retain(|name| !NAMES.contains(&name.as_str()));
        let [beside] = &names[..] else {
            panic!("{names:?}");
        };
        assert!(GameId::of_name(beside).is_some());
        assert_eq!(here.read(beside).unwrap().unwrap(), "theirs");
        for name in NAMES {
            let choices = ["analyse.desk", "play.wishes", "settings"];
            let stays = !choices.contains(&name);
            let expected = if stays { "ours" } else { "theirs" };
            assert_eq!(here.read(name).unwrap().unwrap(), expected, "{name}");
        }
        // Once more changes nothing.
        let once = here.0.borrow().clone();
        let again = backup.restore(&here).unwrap();
        assert_eq!((again.games, again.known), (0, 1));
        assert_eq!(*here.0.borrow(), once);
    }

    #[test]
    fn a_game_that_stood_beside_another_and_went_on_stays() {
        let backup = Backup::of(&storage(&[("game.1-0001", "theirs")])).unwrap();
        let here = storage(&[("game.1-0001", "ours")]);
        backup.restore(&here).unwrap();
        let beside = beside("game.1-0001", "theirs");
        here.write(&beside, "theirs, and more").unwrap();
        assert_eq!(backup.restore(&here).unwrap().games, 1);
        assert_eq!(here.read(&beside).unwrap().unwrap(), "theirs, and more");
        assert_eq!(here.names("game.").unwrap().len(), 3);
    }

    #[test]
    fn an_analysis_comes_back_with_its_own_game_and_no_other() {
        let texts = [("game.1-0001", "theirs"), ("analysis.1-0001", "good")];
        let backup = Backup::of(&storage(&texts)).unwrap();
        for (here, comes) in [("theirs", true), ("ours", false)] {
            let here = storage(&[("game.1-0001", here)]);
            backup.restore(&here).unwrap();
            let analysis = here.read("analysis.1-0001").unwrap();
            assert_eq!(analysis.is_some(), comes);
        }
    }

    #[test]
    fn what_is_about_one_place_alone_does_not_come_from_another() {
        let document = r#"{"format":"outflank-backup","version":1,"kept":{"moved":"{}","play.current":"1-0001"}}"#;
        assert_eq!(Backup::load(document).unwrap().kept.len(), 0);
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

    /// Restores progress, twice, beside other progress. Returns what is there then.
    fn united(here: &Progress, theirs: &Progress) -> Progress {
        let here = storage(&[("progress", &here.save())]);
        let backup = Backup::of(&storage(&[("progress", &theirs.save())])).unwrap();
        assert!(backup.restore(&here).unwrap().progress);
        let once = here.read("progress").unwrap();
        backup.restore(&here).unwrap();
        assert_eq!(here.read("progress").unwrap(), once);
        Progress::load(&once.unwrap()).unwrap().progress
    }

    #[test]
    fn a_card_that_only_one_of_two_has_is_there_afterwards() {
        let day = Day::new(20_000);
        let mut with = Progress::default();
        with.add_card(Card::puzzle(&puzzle::made()[0], day));
        let mut without = Progress::default();
        without.add(Deed::Attempt {
            puzzle: &puzzle::classics()[0],
            outcome: Outcome::Solved,
            day,
        });
        for (here, theirs) in [(&with, &without), (&without, &with)] {
            let united = united(here, theirs);
            assert_eq!(united.training().deck.len(), 1);
            assert_eq!(united.puzzles().attempts(), 1);
        }
    }

    #[test]
    fn progress_of_this_place_that_is_damaged_is_set_aside_and_the_backup_s_comes() {
        let here = storage(&[("progress", "rubbish")]);
        let backup = Backup::of(&storage(&[("progress", PROGRESS_A)])).unwrap();
        let restored = backup.restore(&here).unwrap();
        assert!(restored.progress && !restored.left_out);
        let damaged = Notice::Damaged {
            thing: Thing::Progress,
            reason: None,
            place: Place::Listed,
        };
        assert_eq!(restored.notice, Some(damaged));
        assert_eq!(here.read("damaged.progress").unwrap().unwrap(), "rubbish");
        assert_eq!(here.read("progress").unwrap().unwrap(), PROGRESS_A);
        // Where nothing can be set aside, it stays.
        let worn = Stuck(storage(&[("progress", "rubbish")]));
        let restored = backup.restore(&worn).unwrap();
        assert!(!restored.progress && restored.notice.is_some());
        assert_eq!(worn.read("progress").unwrap().unwrap(), "rubbish");
    }

    #[test]
    fn progress_of_a_newer_version_stays_as_it_is_and_nothing_comes() {
        let newer = r#"{"format":"outflank-progress","version":99,"all":1}"#;
        let here = storage(&[("progress", newer)]);
        let backup = Backup::of(&storage(&[("progress", PROGRESS_A)])).unwrap();
        let expected = Restored {
            notice: Some(Notice::Newer {
                thing: Thing::Progress,
            }),
            ..Restored::default()
        };
        assert_eq!(backup.restore(&here).unwrap(), expected);
        assert_eq!(
            *here.0.borrow(),
            *storage(&[("progress", newer)]).0.borrow()
        );
    }

    #[test]
    fn progress_in_a_backup_that_cannot_be_read_is_left_out() {
        let newer = r#"{"format":"outflank-progress","version":99,"all":1}"#;
        let long = |letter: &str| {
            let chapter = letter.repeat(Progress::LONGEST * 2 / 3);
            let file = format!(
                r#"{{"format":"outflank-progress","version":2,"chapters":{{"{chapter}":{{}}}}}}"#
            );
            Progress::load(&file).unwrap().progress.save()
        };
        let (ours, too_much) = (long("x"), long("y"));
        for theirs in [newer, "rubbish", &too_much] {
            let here = storage(&[("progress", &ours)]);
            let backup = Backup::of(&storage(&[("progress", theirs)])).unwrap();
            let expected = Restored {
                left_out: true,
                ..Restored::default()
            };
            assert_eq!(backup.restore(&here).unwrap(), expected);
            assert_eq!(here.read("progress").unwrap().unwrap(), ours);
        }
        // Nothing takes the place of what can be learnt here.
        let empty = Memory::default();
        let backup = Backup::of(&storage(&[("progress", newer)])).unwrap();
        assert!(backup.restore(&empty).unwrap().left_out);
        assert_eq!(empty.names("").unwrap(), Vec::<String>::new());
        // Of some of it, the rest comes.
        let partly = PROGRESS_A.replace(r#""chapters":{"#, r#""chapters":{"pass":7,"#);
        let here = storage(&[("progress", &Progress::default().save())]);
        let backup = Backup::of(&storage(&[("progress", &partly)])).unwrap();
        let restored = backup.restore(&here).unwrap();
        assert!(restored.progress && restored.left_out);
        assert!(
            here.read("progress")
                .unwrap()
                .unwrap()
                .contains("start-board")
        );
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
