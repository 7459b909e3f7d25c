//! Removed games are gone, and the others stay as they were.

mod common;

use std::collections::BTreeSet;

use common::{Folder, after, chosen, import, played};
use outflank_library::{Library, LibraryError, Search};
use outflank_record::GameRecord;
use outflank_rules::Position;
use outflank_rules::notation::PassStyle;

fn games(count: u32) -> Vec<GameRecord> {
    let game = |number: u32| {
        let digits: Vec<u8> = (0..20).map(|at| (number >> (at % 16)) as u8).collect();
        let mut game = chosen(&digits);
        game.black.name = format!("Player {number}");
        game
    };
    (0..count).map(game).collect()
}

fn names(library: &mut Library) -> BTreeSet<String> {
    let ids = library.search(&Search::default()).unwrap();
    let games = library.games(&ids).unwrap();
    games
        .into_iter()
        .map(|game| game.record.black.name)
        .collect()
}

#[test]
fn removed_games_are_gone_and_all_others_are_found() {
    let folder = Folder::new();
    let all = games(9000);
    let mut library = folder.with(&all);
    let before = library.overview().unwrap().games;
    // In every block, the last game among them.
    let ids: Vec<u32> = [1, 2, 4096, 4097, 8192, before - 1, before, 7, 7].into();
    let gone: BTreeSet<String> = library
        .games(&ids)
        .unwrap()
        .into_iter()
        .map(|it| it.record.black.name)
        .collect();
    let kept = &names(&mut library) - &gone;
    assert_eq!(library.remove(&ids).unwrap(), 8);
    assert_eq!(library.overview().unwrap().games, before - 8);
    assert_eq!(names(&mut library), kept);
    for name in gone {
        let search = Search {
            black: Some(name),
            ..Search::default()
        };
        let found = library.search(&search).unwrap();
        let found = library.games(&found).unwrap();
        assert!(
            found
                .iter()
                .all(|game| kept.contains(&game.record.black.name))
        );
    }
    let start = library
        .explore(Position::START, &Search::default())
        .unwrap();
    assert_eq!(start.tally.games, u64::from(before) - 8);
    drop(library);
    assert!(Library::check(&folder.path()).unwrap().is_sound());
    // They can come back.
    let mut library = Library::open(&folder.path()).unwrap();
    assert_eq!(import(&mut library, &all).added, 8);
}

#[test]
fn a_block_that_becomes_empty_is_gone_and_can_come_back() {
    let folder = Folder::new();
    let all = games(5000);
    let mut library = folder.with(&all);
    let before = library.overview().unwrap().games;
    let last: Vec<u32> = (4000..=before).collect();
    library.remove(&last).unwrap();
    assert_eq!(library.overview().unwrap().games, 3999);
    drop(library);
    assert!(Library::check(&folder.path()).unwrap().is_sound());
    let mut library = Library::open(&folder.path()).unwrap();
    assert_eq!(import(&mut library, &all).added as usize, last.len());
    drop(library);
    assert!(Library::check(&folder.path()).unwrap().is_sound());
}

#[test]
fn a_wrong_number_removes_nothing() {
    let folder = Folder::new();
    let mut library = folder.with(&games(30));
    let before = names(&mut library);
    for wrong in [0, 31, u32::MAX] {
        let error = library.remove(&[1, wrong]).unwrap_err();
        assert!(
            matches!(error, LibraryError::NoGame(id) if id == wrong),
            "{error}"
        );
    }
    assert_eq!(names(&mut library), before);
    assert_eq!(library.remove(&[]).unwrap(), 0);
}

/// A salvage looks at every byte of the file.
#[test]
fn nothing_of_a_removed_game_stays_in_the_file() {
    let folder = Folder::new();
    let mut library = folder.with(&[
        played("f5d6c3", "Anna", "Ben", ""),
        played("f5f6e6f4", "Cleo", "Dora", ""),
        played("f5f4e3", "Eve", "Fay", ""),
    ]);
    let search = Search {
        position: Some(after("f5f6e6f4")),
        ..Search::default()
    };
    let ids = library.search(&search).unwrap();
    library.remove(&ids).unwrap();
    drop(library);
    let copy = folder.folder.path().join("copy.library");
    let salvaged = Library::salvage(&folder.path(), &copy).unwrap();
    assert_eq!(salvaged.saved, 2);
    let mut copy = Library::open(&copy).unwrap();
    let games = copy.games(&[1, 2]).unwrap();
    let moves = games
        .iter()
        .map(|it| it.record.transcript().to_text(PassStyle::Omitted));
    assert!(moves.into_iter().all(|moves| moves != "f5f6e6f4"));
}
