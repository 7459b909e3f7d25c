//! Games in files named by the user.

use core::time::Duration;
#[cfg(not(target_family = "wasm"))]
use std::fs;
use std::io;
use std::path::Path;

#[cfg(not(target_family = "wasm"))]
use outflank_app::kept::Backup;
use outflank_app::kept::{Export, FileKind, UnknownExtension};
#[cfg(not(target_family = "wasm"))]
use outflank_app::study::Study;
use outflank_play::save::LONGEST_SAVE;
use outflank_play::{PlayerKind, SavedGame};
use outflank_record::Format;
#[cfg(not(target_family = "wasm"))]
use outflank_record::json;
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
    let unnamed = |player| match player {
        PlayerKind::Human => texts.share_person(),
        PlayerKind::Computer(level) => texts.share_computer(level.number()),
    };
    let is_save = |text: &str| SavedGame::from_text(text).is_ok();
    let export = |kind| Export::new(kind, saved, unnamed, now);
    let (kind, lost) = write(file, is_save, export, texts)?;
    let said = match kind {
        FileKind::Save => texts.saved(file),
        FileKind::Record(_) => texts.saved_record(file),
    };
    Ok([vec![said], lost].concat().join(" "))
}

/// Writes a study to a file, in the format of its extension, with what was noted in it, if the format has room for that;
/// never over anything but another study. Returns what to say; if nothing was written, as an error.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn save_study(file: &str, study: &Study, texts: &Texts) -> Result<String, String> {
    let is_study = |text: &str| json::read_line(text, 1, 0).strict().is_ok();
    let export = |kind| Export::of_study(kind, study);
    let (_, lost) = write(file, is_study, export, texts)?;
    Ok([vec![texts.saved(file)], lost].concat().join(" "))
}

/// Writes a file of the kind that its extension says; over another only if that is the program's own, too. Returns what
/// was written, and in words what it has no room for.
fn write(
    file: &str,
    is_ours: impl Fn(&str) -> bool,
    export: impl Fn(FileKind) -> Export,
    texts: &Texts,
) -> Result<(FileKind, Vec<String>), String> {
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
    let is_ours = || read(path).is_ok_and(|text| is_ours(&text));
    if path.exists() && !(kind == FileKind::Save && is_ours()) {
        return Err(texts.not_a_game_there(file));
    }
    let Export { text, lost } = export(kind);
    if let Err(error) = outflank_store::replace(path, &text) {
        return Err(texts.not_saved(file, &texts.describe(&error)));
    }
    let format = match kind {
        FileKind::Save => Format::Json,
        FileKind::Record(format) => format,
    };
    let format = format.name().to_uppercase();
    let lost = lost.iter().map(|lost| {
        let example = lost.example.replace('\n', " ");
        texts.convert_lost(&format, lost.what.name(), 1, &example)
    });
    Ok((kind, lost.collect()))
}

/// Writes all that is kept to a file; never over anything but another backup. Returns what to say, or why not.
#[cfg(not(target_family = "wasm"))]
pub fn back_up(path: &Path, store: &Store, texts: &Texts) -> Result<String, String> {
    let file = path.display().to_string();
    let is_free = fs::metadata(path).is_err_and(|it| it.kind() == io::ErrorKind::NotFound);
    if !is_free && read_backup(path, texts).is_err() {
        return Err(texts.not_a_backup_there(&file));
    }
    let backup = Backup::of(store).map_err(|error| texts.describe(&error))?;
    outflank_store::replace(path, backup.save())
        .map_err(|error| texts.backup_not_written(&file, &texts.describe(&error)))?;
    Ok(texts.backup_written(backup.games(), &file))
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
        let refused = back_up(&file, &store(&old), &texts).unwrap_err();
        assert!(refused.contains("is not a backup"), "{refused}");
        assert!(restore(name, &store(&new), &texts).is_err());
        fs::remove_file(&file).unwrap();
        for _ in 0..2 {
            assert!(back_up(&file, &store(&old), &texts).is_ok());
        }
        let told = restore(name, &store(&new), &texts).unwrap();
        assert!(told.contains("Settings are now"), "{told}");
        assert_eq!(store(&new).read("settings").unwrap().unwrap(), "{}");
        let nowhere = old.path().join("no/such/all.json");
        assert!(back_up(&nowhere, &store(&old), &texts).is_err());
    }

    #[test]
    fn a_study_is_written_over_nothing_but_a_study_and_what_is_lost_is_told() {
        use outflank_app::study::open;
        let folder = tempfile::tempdir().unwrap();
        let texts = Texts::new(Language::EN);
        let game = b"(;GM[Othello]PB[Anna]PW[Ben]RE[+64.000:r]B[f5]W[d6];)";
        let mut study = open(game, &Roster::default()).unwrap().games[0].study();
        study.comment("Too early");
        let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        for _ in 0..2 {
            let told = save_study(&file("study.json"), &study, &texts).unwrap();
            assert!(told.ends_with("study.json."), "{told}");
        }
        let back = read_record(Path::new(&file("study.json"))).unwrap();
        let back = open(&back.bytes, &back.names).unwrap();
        assert_eq!(back.games[0].study(), study.clone().told_by(study.whole()));
        let told = save_study(&file("study.ggf"), &study, &texts).unwrap();
        let lost = "GGF cannot store comments on moves, and variations: one game";
        assert!(told.contains(lost), "{told}");
        fs::write(file("diary.json"), "dear diary").unwrap();
        for name in ["diary.json", "study.ggf", "study.xyz"] {
            assert!(save_study(&file(name), &study, &texts).is_err(), "{name}");
        }
    }
}
