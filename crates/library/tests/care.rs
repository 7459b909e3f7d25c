//! Checks, rescues and copies of libraries.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Folder, chosen, game, import, played};
use outflank_library::{Fault, Library, LibraryError, Salvaged, Search};
use outflank_record::GameRecord;

/// Games with a text by which they are found in the file.
fn games(count: u32) -> Vec<GameRecord> {
    let game = |number: u32| {
        let mut record = chosen(&[number as u8, (number >> 8) as u8, 1, 2, 3]);
        record.black.name = format!("Black {number:05}");
        record.comment = format!("Comment {number:05}");
        record
    };
    (1..=count).map(game).collect()
}

/// Damages every place in the file that has this text: SQLite may have left copies where it made room.
fn damage(folder: &Folder, text: &str) {
    let mut bytes = fs::read(folder.path()).unwrap();
    for at in 0..bytes.len() - text.len() {
        if bytes[at..].starts_with(text.as_bytes()) {
            bytes[at] ^= 1;
        }
    }
    fs::write(folder.path(), bytes).unwrap();
}

fn beside(folder: &Folder, name: &str) -> PathBuf {
    folder.folder.path().join(name)
}

/// The names of all files beside the library.
fn files(folder: &Folder) -> Vec<String> {
    let names = fs::read_dir(folder.folder.path()).unwrap();
    let mut names: Vec<String> = names
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_check_finds_damaged_games_and_everything_else_can_be_read() {
    let folder = Folder::new();
    drop(folder.with(&games(200)));
    let report = Library::check(&folder.path()).unwrap();
    assert_eq!((report.games, report.faults), (Some(200), vec![]));
    damage(&folder, "Comment 00007");
    damage(&folder, "Comment 00150");
    let report = Library::check(&folder.path()).unwrap();
    assert_eq!(report.faults, [Fault::Games(vec![7, 150])]);
    let mut library = Library::open(&folder.path()).unwrap();
    let ids = library.search(&Search::default()).unwrap();
    assert_eq!(ids.len(), 200);
    assert!(matches!(library.games(&ids), Err(LibraryError::Damaged)));
    let whole = library.whole_games(&ids).unwrap();
    assert_eq!(whole.len(), 198);
    assert!(whole.iter().all(|game| game.id != 7 && game.id != 150));
    assert!(matches!(
        library.whole_games(&[201]),
        Err(LibraryError::NoGame(201))
    ));
}

#[test]
fn a_check_finds_a_damaged_index() {
    let folder = Folder::new();
    drop(folder.with(&games(200)));
    // Names are written without gaps there, and nowhere else.
    let mut bytes = fs::read(folder.path()).unwrap();
    let list = b"Black 00001\xffBlack 00002\xff";
    let at = bytes.windows(list.len()).position(|it| it == list);
    bytes[at.unwrap()] ^= 1;
    fs::write(folder.path(), bytes).unwrap();
    let report = Library::check(&folder.path()).unwrap();
    assert_eq!(report.faults, [Fault::Index]);
    let mut library = Library::open(&folder.path()).unwrap();
    assert_eq!(library.games(&[1, 2]).unwrap().len(), 2);
    let search = Search {
        player: Some("Black 00003".to_owned()),
        ..Search::default()
    };
    assert!(matches!(
        library.search(&search),
        Err(LibraryError::Damaged)
    ));
}

#[test]
fn a_salvage_brings_back_every_whole_game() {
    let folder = Folder::new();
    let there = games(300);
    let mut library = folder.with(&there[..200]);
    import(&mut library, &there[200..]);
    drop(library);
    damage(&folder, "Comment 00007");
    // The way to the games is gone, and so is the header.
    let mut bytes = fs::read(folder.path()).unwrap();
    bytes[..4096].fill(0);
    fs::write(folder.path(), &bytes).unwrap();
    let new = beside(&folder, "new.library");
    let salvaged = Library::salvage(&folder.path(), &new).unwrap();
    let expected = Salvaged {
        saved: 299,
        lost: 1,
        counted: true,
    };
    assert_eq!(salvaged, expected);
    assert_eq!(fs::read(folder.path()).unwrap(), bytes);
    let mut library = Library::open(&new).unwrap();
    let ids: Vec<u32> = (1..=299).collect();
    let found = library.games(&ids).unwrap().into_iter();
    let found: Vec<GameRecord> = found.map(|game| game.record).collect();
    let whole = there.iter().enumerate().filter(|&(at, _)| at != 6);
    let whole: Vec<GameRecord> = whole.map(|(_, game)| game.clone()).collect();
    assert_eq!(found, whole);
    drop(library);
    assert!(Library::check(&new).unwrap().is_sound());
}

/// Long games are spread over several pages.
#[test]
fn a_salvage_follows_games_from_page_to_page() {
    let folder = Folder::new();
    let mut there = games(30);
    for (number, game) in there.iter_mut().enumerate() {
        game.comment = format!("Comment {number} ").repeat(100 * number);
    }
    drop(folder.with(&there));
    let new = beside(&folder, "new.library");
    let salvaged = Library::salvage(&folder.path(), &new).unwrap();
    assert_eq!((salvaged.saved, salvaged.lost), (30, 0));
    let found = Library::open(&new)
        .unwrap()
        .games(&(1..=30).collect::<Vec<_>>());
    let found: Vec<GameRecord> = found.unwrap().into_iter().map(|it| it.record).collect();
    assert_eq!(found, there);
}

/// A game as it was before it was completed may still be in the file: that is no second game.
#[test]
fn a_salvage_makes_one_of_a_game_before_and_after_it_was_completed() {
    let folder = Folder::new();
    let mut library = folder.with(&games(100));
    let names = |number: u32| {
        let mut record = games(number).pop().unwrap();
        record.white.name = "White ".repeat(20);
        record
    };
    let more: Vec<GameRecord> = (1..=100).map(names).collect();
    assert_eq!(import(&mut library, &more).completed, 100);
    drop(library);
    let new = beside(&folder, "new.library");
    let salvaged = Library::salvage(&folder.path(), &new).unwrap();
    assert_eq!((salvaged.saved, salvaged.lost), (100, 0));
    let mut library = Library::open(&new).unwrap();
    let search = Search {
        white: Some("white".to_owned()),
        ..Search::default()
    };
    assert_eq!(library.search(&search).unwrap().len(), 100);
}

#[test]
fn a_salvage_overwrites_nothing_and_makes_nothing_of_nothing() {
    let folder = Folder::new();
    drop(folder.with(&games(5)));
    let bytes = fs::read(folder.path()).unwrap();
    let error = Library::salvage(&folder.path(), &folder.path()).unwrap_err();
    assert!(matches!(error, LibraryError::Taken), "{error:?}");
    assert_eq!(fs::read(folder.path()).unwrap(), bytes);
    let new = beside(&folder, "new.library");
    let error = Library::salvage(&beside(&folder, "none"), &new).unwrap_err();
    assert!(matches!(error, LibraryError::Missing), "{error:?}");
    fs::write(folder.path(), [0x5a; 10_000]).unwrap();
    assert_eq!(
        Library::salvage(&folder.path(), &new).unwrap(),
        Salvaged::default()
    );
    assert_eq!(files(&folder), ["games.library"]);
}

#[test]
fn a_backup_is_the_library_of_the_moment() {
    let folder = Folder::new();
    let mut library = folder.with(&games(100));
    let mut other = Library::open(&folder.path()).unwrap();
    let copy = beside(&folder, "copy.library");
    assert_eq!(other.back_up(&copy).unwrap(), 100);
    import(&mut library, &[game("f5d6c3")]);
    assert_eq!(Library::open(&copy).unwrap().overview().unwrap().games, 100);
    // A newer one takes its place.
    assert_eq!(other.back_up(&copy).unwrap(), 101);
    assert_eq!(Library::open(&copy).unwrap().overview().unwrap().games, 101);
    assert!(Library::check(&copy).unwrap().is_sound());
    assert_eq!(files(&folder), ["copy.library", "games.library"]);
}

#[test]
fn a_backup_overwrites_only_an_older_copy() {
    let folder = Folder::new();
    let mut library = folder.with(&[played("f5d6", "Anna", "Ben", "Rome")]);
    let other = beside(&folder, "letter.txt");
    fs::write(&other, "Dear Ben,").unwrap();
    let in_use = beside(&folder, "in-use.library");
    library.back_up(&in_use).unwrap();
    fs::write(beside(&folder, "in-use.library-journal"), "hot").unwrap();
    for place in [&folder.path(), &other, &in_use] {
        let error = library.back_up(place).unwrap_err();
        assert!(matches!(error, LibraryError::Taken), "{error:?}");
    }
    assert_eq!(fs::read(&other).unwrap(), b"Dear Ben,");
    let nowhere = beside(&folder, "no/such/folder");
    assert!(matches!(
        library.back_up(&nowhere),
        Err(LibraryError::Io(_))
    ));
}

#[test]
fn a_damaged_library_is_not_backed_up() {
    let folder = Folder::new();
    drop(folder.with(&games(100)));
    let copy = beside(&folder, "copy.library");
    let mut library = Library::open(&folder.path()).unwrap();
    library.back_up(&copy).unwrap();
    let good = fs::read(&copy).unwrap();
    drop(library);
    damage(&folder, "Comment 00042");
    let mut library = Library::open(&folder.path()).unwrap();
    assert!(matches!(library.back_up(&copy), Err(LibraryError::Damaged)));
    assert_eq!(fs::read(&copy).unwrap(), good);
    assert_eq!(files(&folder), ["copy.library", "games.library"]);
}

#[test]
fn what_a_killed_run_has_left_is_removed() {
    let folder = Folder::new();
    let mut library = folder.with(&games(10));
    let left = [
        ".copy.library.1.outflank-new",
        ".copy.library.2.outflank-new",
    ];
    fs::write(beside(&folder, left[0]), "").unwrap();
    fs::copy(folder.path(), beside(&folder, left[1])).unwrap();
    // Not ours.
    let other = [".copy.library.new", ".other.library.1.outflank-new"];
    for name in other {
        fs::write(beside(&folder, name), "").unwrap();
    }
    library.back_up(&beside(&folder, "copy.library")).unwrap();
    let expected = [other[0], other[1], "copy.library", "games.library"];
    assert_eq!(files(&folder), expected);
}
