//! Files that are not libraries, or damaged ones, are rejected and left unchanged.

mod common;

use std::fs;

use common::{Folder, chosen, game, import};
use outflank_library::{Library, LibraryError, Search};
use outflank_record::GameRecord;
use outflank_rules::Position;

fn refused(folder: &Folder, bytes: &[u8]) -> LibraryError {
    fs::write(folder.path(), bytes).unwrap();
    let error = Library::open(&folder.path()).unwrap_err();
    let other = Library::create(&folder.path()).unwrap_err();
    assert_eq!(error.to_string(), other.to_string());
    assert_eq!(fs::read(folder.path()).unwrap(), bytes);
    assert_eq!(fs::read_dir(folder.folder.path()).unwrap().count(), 1);
    error
}

#[test]
fn other_files_are_left_alone() {
    let folder = Folder::new();
    let sqlite = [&b"SQLite format 3\0"[..], &[0; 4080]].concat();
    for bytes in [
        &b"f5d6c3"[..],
        &[0; 200],
        &b"SQLite format 3\0"[..],
        &sqlite,
    ] {
        let error = refused(&folder, bytes);
        assert!(matches!(error, LibraryError::Foreign), "{error:?}");
    }
}

#[test]
fn a_library_of_a_later_version_is_left_alone() {
    let folder = Folder::new();
    drop(folder.with(&[game("f5")]));
    let mut bytes = fs::read(folder.path()).unwrap();
    // The offset of the schema version in SQLite's header.
    bytes[60..64].copy_from_slice(&77u32.to_be_bytes());
    let error = refused(&folder, &bytes);
    assert!(matches!(error, LibraryError::Newer(77)), "{error:?}");
}

#[test]
fn a_library_that_was_cut_off_is_left_alone() {
    let folder = Folder::new();
    drop(folder.with(&[game("f5")]));
    let bytes = fs::read(folder.path()).unwrap();
    let error = refused(&folder, &bytes[..bytes.len() - 100]);
    assert!(matches!(error, LibraryError::Damaged), "{error:?}");
}

/// Overwriting any page either goes unnoticed because it is unused, or is reported without side effects.
#[test]
fn damage_anywhere_is_either_told_or_does_no_harm() {
    let folder = Folder::new();
    let games: Vec<GameRecord> = (0..40u8)
        .map(|step| chosen(&[step, 3, 1, step, 2]))
        .collect();
    drop(folder.with(&games));
    let bytes = fs::read(folder.path()).unwrap();
    let mut told = 0;
    for page in 1..bytes.len() / 4096 {
        let mut damaged = bytes.clone();
        damaged[page * 4096..][..4096].fill(0x5a);
        fs::write(folder.path(), &damaged).unwrap();
        let work = || {
            let mut library = Library::create(&folder.path())?;
            let ids = library.search(&Search::default())?;
            let there = library.games(&ids)?.len() as u64;
            let start = library.explore(Position::START, &Search::default())?;
            Ok::<_, LibraryError>((there, start.tally.games))
        };
        match work() {
            Ok((there, counted)) => assert_eq!(there, counted),
            Err(error) => {
                assert!(matches!(error, LibraryError::Damaged), "{error:?}");
                assert_eq!(fs::read(folder.path()).unwrap(), damaged);
                told += 1;
            }
        }
    }
    assert!(told > 0);
}

#[test]
fn there_is_nothing_to_open_before_something_was_taken_in() {
    let folder = Folder::new();
    let error = Library::open(&folder.path()).unwrap_err();
    assert!(matches!(error, LibraryError::Missing), "{error:?}");
    assert!(!folder.path().exists());
    // A library may be created in an empty file or a missing folder.
    fs::write(folder.path(), "").unwrap();
    assert!(matches!(
        Library::open(&folder.path()),
        Err(LibraryError::Missing)
    ));
    assert_eq!(import(&mut folder.with(&[]), &[game("f5")]).added, 1);
    let deep = folder.folder.path().join("a/b/games.library");
    Library::create(&deep).unwrap();
    assert!(deep.exists());
}

#[test]
fn a_library_that_somebody_writes_into_can_be_read() {
    let folder = Folder::new();
    let mut first = folder.with(&[game("f5d6")]);
    let mut second = Library::open(&folder.path()).unwrap();
    assert_eq!(second.overview().unwrap().games, 1);
    assert_eq!(import(&mut first, &[game("f5f6")]).added, 1);
    assert_eq!(second.overview().unwrap().games, 2);
}
