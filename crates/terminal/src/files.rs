//! Games in files named by the user.

use core::time::Duration;
use std::io;
use std::path::Path;

#[cfg(not(target_family = "wasm"))]
use outflank_app::kept::Backup;
use outflank_app::kept::{Export, FileKind, UnknownExtension};
use outflank_play::save::LONGEST_SAVE;
use outflank_play::{PlayerKind, SavedGame};
use outflank_record::Format;
#[cfg(not(target_family = "wasm"))]
use outflank_record::wthor::{NameKind, Names, Roster, names_beside};
#[cfg(not(target_family = "wasm"))]
use outflank_record::{Content, recognize};
use outflank_text::Texts;

#[cfg(not(target_family = "wasm"))]
use crate::Store;

/// The size limit for a file of games.
#[cfg(not(target_family = "wasm"))]
const LONGEST_RECORD: u64 = 256 << 20;

/// Writes a game to a file, in the format of its extension; never over anything but a saved game. Returns what to
/// say; if nothing was written, as an error.
pub(crate) fn save(
    file: &str,
    saved: &SavedGame,
    now: Duration,
    texts: &Texts,
) -> Result<String, String> {
    let kind = match FileKind::of_name(file) {
        Ok(kind) => kind,
        Err(UnknownExtension(extension)) => {
            let text = |format: &Format| FileKind::of_name(&format!("a.{format}")).is_ok();
            let formats = Format::ALL
                .iter()
                .filter(|it| **it != Format::Json && text(it));
            let formats: Vec<&str> = formats.map(|format| format.name()).collect();
            return Err(texts.unknown_extension(&extension, &formats.join(", ")));
        }
    };
    let path = Path::new(file);
    let is_save = || read(path).is_ok_and(|text| SavedGame::from_text(&text).is_ok());
    if path.exists() && !(kind == FileKind::Save && is_save()) {
        return Err(texts.not_a_game_there(file));
    }
    let unnamed = |player| match player {
        PlayerKind::Human => texts.share_person(),
        PlayerKind::Computer(level) => texts.share_computer(level.number()),
    };
    let Export { text, lost } = Export::new(kind, saved, unnamed, now);
    if let Err(error) = outflank_store::replace(path, &text) {
        return Err(texts.not_saved(file, &texts.describe(&error)));
    }
    let FileKind::Record(format) = kind else {
        return Ok(texts.saved(file));
    };
    let mut sentences = vec![texts.saved_record(file)];
    let format = format.name().to_uppercase();
    sentences.extend(lost.iter().map(|lost| {
        let example = lost.example.replace('\n', " ");
        texts.convert_lost(&format, lost.what.name(), 1, &example)
    }));
    Ok(sentences.join(" "))
}

/// Writes all that is kept to a file; never over anything but another backup. Returns what to say, or why not.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn back_up(file: &str, store: &Store, texts: &Texts) -> Result<String, String> {
    let path = Path::new(file);
    if path.exists() && read_backup(path, texts).is_err() {
        return Err(texts.not_a_backup_there(file));
    }
    let backup = Backup::of(store).map_err(|error| texts.describe(&error))?;
    outflank_store::replace(path, backup.save())
        .map_err(|error| texts.backup_not_written(file, &texts.describe(&error)))?;
    Ok(texts.backup_written(backup.games(), file))
}

/// Brings back what is in a backup. Returns what to say, or why not.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn restore(file: &str, store: &Store, texts: &Texts) -> Result<String, String> {
    let backup = read_backup(Path::new(file), texts)?;
    let restored = backup.restore(store);
    let restored = restored.map_err(|error| texts.describe(&error))?;
    Ok(texts.describe(&restored))
}

#[cfg(not(target_family = "wasm"))]
fn read_backup(path: &Path, texts: &Texts) -> Result<Backup, String> {
    let bytes = outflank_store::read(path, Backup::LONGEST as u64);
    let bytes = bytes.map_err(|error| texts.describe(&error))?;
    Backup::load(&String::from_utf8_lossy(&bytes)).map_err(|error| texts.describe(&error))
}

/// Reads a file, up to the size limit of a saved game.
pub(crate) fn read(path: &Path) -> io::Result<String> {
    let bytes = outflank_store::read(path, LONGEST_SAVE as u64)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A file of games in any format.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Debug, Default)]
pub struct RecordFile {
    /// The content.
    pub bytes: Vec<u8>,
    /// The players' names from the files beside it, if it is part of an archive.
    pub names: Roster,
}

#[cfg(not(target_family = "wasm"))]
pub(crate) fn read_record(path: &Path) -> io::Result<RecordFile> {
    let bytes = outflank_store::read(path, LONGEST_RECORD)?;
    let mut names = Roster::default();
    if recognize(&bytes) == Some(Content::Games(Format::Wthor.into())) {
        // Games can be shown without names.
        for beside in names_beside(path).unwrap_or_default() {
            let list = outflank_store::read(&beside, LONGEST_RECORD).unwrap_or_default();
            match Names::read(&list) {
                Ok(list) if list.kind() == NameKind::Players && names.players.is_some() => {}
                Ok(list) if list.kind() == NameKind::Tournaments && names.tournaments.is_some() => {
                }
                Ok(list) => names.add(list),
                Err(_) => {}
            }
        }
    }
    Ok(RecordFile { bytes, names })
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::fs;

    use outflank_text::Language;

    use super::*;

    fn header(games: u32, names: u16) -> Vec<u8> {
        let mut header = vec![20, 24, 1, 1];
        header.extend(games.to_le_bytes());
        header.extend(names.to_le_bytes());
        // The year, the size of the board, games, the depth of the scores, nothing.
        header.extend([0xe8, 0x07, 8, 0, 0, 0]);
        header
    }

    fn players(names: [&str; 2]) -> Vec<u8> {
        let mut file = header(0, 2);
        file[10..].fill(0);
        for name in names {
            let mut name = name.as_bytes().to_vec();
            name.resize(20, 0);
            file.extend(name);
        }
        file
    }

    #[test]
    fn players_of_an_archive_have_the_names_that_are_made_for_it() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
        let mut games = header(1, 0);
        // The tournament, Black, White, two scores, 1. f5.
        games.extend([0, 0, 0, 0, 1, 0, 32, 32, 56]);
        games.resize(16 + 68, 0);
        write("club.wtb", &games);
        let names = || {
            let file = read_record(&folder.path().join("club.wtb")).unwrap();
            assert_eq!(file.bytes, games);
            file.names.players.map(|it| it.get(1).unwrap().to_owned())
        };
        assert_eq!(names(), None);
        write("WTHOR.JOU", &players(["Anna", "Ben"]));
        assert_eq!(names().as_deref(), Some("Ben"));
        write("Club.jou", &players(["Carl", "Dora"]));
        assert_eq!(names().as_deref(), Some("Dora"));
        // Damaged names are ignored.
        write("Club.jou", b"nothing");
        assert_eq!(names().as_deref(), Some("Ben"));
    }

    #[test]
    fn a_backup_is_written_over_nothing_but_a_backup_and_comes_back() {
        use outflank_app::kept::Storage as _;
        let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let store = |folder: &tempfile::TempDir| Store::new(folder.path().into(), Language::EN);
        let texts = Texts::new(Language::EN);
        store(&old).write("settings", "{}").unwrap();
        let file = old.path().join("all.json");
        let name = file.to_str().unwrap();
        fs::write(&file, "dear diary").unwrap();
        let refused = back_up(name, &store(&old), &texts).unwrap_err();
        assert!(refused.contains("is not a backup"), "{refused}");
        assert!(restore(name, &store(&new), &texts).is_err());
        fs::remove_file(&file).unwrap();
        for _ in 0..2 {
            assert!(back_up(name, &store(&old), &texts).is_ok());
        }
        let told = restore(name, &store(&new), &texts).unwrap();
        assert!(told.contains("Settings are now"), "{told}");
        assert_eq!(store(&new).read("settings").unwrap().unwrap(), "{}");
        let nowhere = old.path().join("no/such/all.json");
        assert!(back_up(nowhere.to_str().unwrap(), &store(&old), &texts).is_err());
    }
}
