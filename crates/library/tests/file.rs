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

/// Written before anything had a checksum: four games, one of them completed by a later import.
const FIRST_VERSION: &[u8] = include_bytes!("data/version-1.library");

#[test]
fn a_library_of_the_first_version_keeps_all_that_is_in_it() {
    let folder = Folder::new();
    fs::write(folder.path(), FIRST_VERSION).unwrap();
    for _ in 0..2 {
        let mut library = Library::open(&folder.path()).unwrap();
        let games: Vec<GameRecord> = library
            .games(&[1, 2, 3, 4])
            .unwrap()
            .into_iter()
            .map(|game| game.record)
            .collect();
        let told = games.iter().map(|game| {
            let year = game.date.as_ref().map(|date| date.year);
            let (black, white) = (&*game.black.name, &*game.white.name);
            (
                black,
                white,
                &*game.event,
                year,
                game.transcript().to_string(),
            )
        });
        assert_eq!(
            told.collect::<Vec<_>>(),
            [
                (
                    "Tastet Marc",
                    "Berg Matthias",
                    "Paris",
                    Some(1998),
                    "f5d6c3d3c4".to_owned()
                ),
                (
                    "Peña",
                    "Berg Matthias",
                    "Suède",
                    Some(2003),
                    "f5f6e6f4".to_owned()
                ),
                ("井上", "?", "", None, "f5d6c5".to_owned()),
                ("Zoë", "", "Rome", Some(2001), "f5f6e6".to_owned()),
            ]
        );
        assert!(games[0].moves()[0].time.is_some());
        let search = Search {
            player: Some("berg".to_owned()),
            ..Search::default()
        };
        assert_eq!(library.search(&search).unwrap(), [1, 2]);
        let start = library.explore(Position::START, &Search::default());
        assert_eq!(start.unwrap().tally.games, 4);
        assert_eq!(import(&mut library, &games).duplicates, 4);
        drop(library);
        assert!(Library::check(&folder.path()).unwrap().is_sound());
    }
    assert_ne!(fs::read(folder.path()).unwrap(), FIRST_VERSION);
}

#[test]
fn a_damaged_library_of_the_first_version_is_left_alone() {
    let folder = Folder::new();
    for page in 1..FIRST_VERSION.len() / 4096 {
        let mut damaged = FIRST_VERSION.to_vec();
        damaged[page * 4096..][..4096].fill(0x5a);
        let error = refused(&folder, &damaged);
        assert!(matches!(error, LibraryError::Damaged), "{error:?}");
    }
}

/// The version is in the header: a damaged one may say anything.
#[test]
fn a_library_that_calls_itself_older_is_left_alone() {
    let folder = Folder::new();
    drop(folder.with(&[game("f5")]));
    let mut bytes = fs::read(folder.path()).unwrap();
    for version in [0u32, 1] {
        bytes[60..64].copy_from_slice(&version.to_be_bytes());
        let error = refused(&folder, &bytes);
        assert!(matches!(error, LibraryError::Damaged), "{error:?}");
    }
}

/// Games must not be added to a damaged library, even if nothing would have looked at the damage.
#[test]
fn nothing_is_added_to_a_damaged_library() {
    let folder = Folder::new();
    let games: Vec<GameRecord> = (0..200u8).map(|step| chosen(&[step; 60])).collect();
    drop(folder.with(&games));
    let bytes = fs::read(folder.path()).unwrap();
    let mut refused = 0;
    for page in 1..bytes.len() / 4096 {
        let mut damaged = bytes.clone();
        damaged[page * 4096..][..4096].fill(0x5a);
        fs::write(folder.path(), &damaged).unwrap();
        match Library::create(&folder.path()) {
            Err(LibraryError::Damaged) => refused += 1,
            // The rest of a long row: the checksums watch over that.
            other => drop(other.unwrap()),
        }
        assert_eq!(fs::read(folder.path()).unwrap(), damaged);
    }
    assert!(refused > 0);
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
