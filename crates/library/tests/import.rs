//! Games are imported once, completely, and stay unchanged.

mod common;

use common::{Folder, after, chosen, game, import, played, turned};
use outflank_library::{Library, Search, Summary};
use outflank_record::{Date, GameRecord, Theory, ggf};
use outflank_rules::{Position, Score, Symmetry};
use proptest::prelude::*;

fn all(library: &mut Library) -> Vec<GameRecord> {
    let ids = library.search(&Search::default()).unwrap();
    let games = library.games(&ids).unwrap();
    games.into_iter().map(|game| game.record).collect()
}

#[test]
fn a_game_comes_back_as_it_was_with_all_that_was_written_about_it() {
    let texts = [
        "(;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Anna]PW[Ben]RB[2197.01]TI[05:00//02:00]TY[8]RE[+2.000:r]\
         B[f5/1.50/2.25]W[d6//3];)",
        "(;GM[Othello]PB[Anna]PW[Ben]TY[8r18]BO[8 ---------------------------O*------***-------------------------- O]\
         W[d6];)",
        "(;GM[Othello]PB[Zoë]PW[井上];)",
    ];
    let mut games: Vec<GameRecord> = texts
        .iter()
        .map(|text| {
            let reading = ggf::Games::new(text.as_bytes()).next().unwrap();
            reading.unwrap().strict().unwrap()
        })
        .collect();
    let mut of_an_archive = played("f5d6c3", "Anna", "Ben", "Paris");
    of_an_archive.date = Some(Date::of_year(1998));
    of_an_archive.theory = Some(Theory {
        empties: 22,
        score: Score::new(-6).unwrap(),
    });
    let mut commented = game("f5f6");
    commented.comment = "The sun was shining.".to_owned();
    commented.round = "7".to_owned();
    games.extend([of_an_archive, commented]);
    let folder = Folder::new();
    let mut library = folder.with(&games);
    let found = all(&mut library);
    assert_eq!(found.len(), games.len());
    for game in games {
        assert!(found.contains(&game), "{game:#?}");
    }
}

#[test]
fn a_finished_game_without_a_result_has_that_of_its_board() {
    let finished = chosen(&[1; 200]);
    assert!(finished.end().is_over());
    let folder = Folder::new();
    let mut library = folder.with(std::slice::from_ref(&finished));
    let found = all(&mut library);
    assert_eq!(found[0].result, finished.result_on_board());
    assert_eq!(found[0].moves(), finished.moves());
}

#[test]
fn a_game_is_known_again_however_its_board_is_turned() {
    let record = game("f5d6c3d3c4f4f6");
    let folder = Folder::new();
    let mut library = folder.with(std::slice::from_ref(&record));
    for symmetry in Symmetry::ALL {
        let summary = import(&mut library, &[turned(&record, symmetry)]);
        assert_eq!((summary.added, summary.duplicates), (0, 1), "{symmetry:?}");
    }
    // Shorter or longer is not the same.
    let summary = import(
        &mut library,
        &["f5d6c3d3c4f4", "f5d6c3d3c4f4f6g6"].map(game),
    );
    assert_eq!(summary.added, 2);
}

#[test]
fn who_played_when_tells_games_with_the_same_moves_apart() {
    let moves = "f5d6c3d3c4";
    let folder = Folder::new();
    let mut library = folder.with(&[played(moves, "Berg Matthias", "Tastet Marc", "Paris")]);
    let same = [
        played(moves, "Matthias Berg", "TASTET, Marc", "Open of Paris"),
        played("e6f4c3c4d3", "Berg Matthias", "", ""),
        game(moves),
    ];
    let summary = import(&mut library, &same);
    assert_eq!(
        (summary.added, summary.duplicates, summary.completed),
        (0, 3, 0)
    );
    let others = [
        played(moves, "Tastet Marc", "Berg Matthias", "Paris"),
        played(moves, "Berg Matthias", "Tastet M.", "Paris"),
    ];
    let summary = import(&mut library, &others);
    assert_eq!((summary.added, summary.duplicates), (2, 0));
}

#[test]
fn a_duplicate_adds_what_was_not_known() {
    let folder = Folder::new();
    let mut library = folder.with(&[game("f5d6c3"), game("f5f6")]);
    let more = [
        played("f5d6c3", "Anna", "", "Rome"),
        // In the same batch as the game itself.
        game("f5f4"),
        played("f5f4", "Cleo", "Dora", ""),
        played("f5d6c3", "Anna", "Ben", "Milan"),
        // Anna played Ben.
        played("f5d6c3", "Anna", "Eva", ""),
    ];
    let summary = import(&mut library, &more);
    let expected = Summary {
        added: 2,
        duplicates: 3,
        completed: 3,
        other_rules: 0,
    };
    assert_eq!(summary, expected);
    let names: Vec<_> = all(&mut library)
        .into_iter()
        .map(|it| (it.black.name, it.white.name, it.event))
        .collect();
    let name = |black: &str, white: &str, event: &str| {
        (black.to_owned(), white.to_owned(), event.to_owned())
    };
    assert_eq!(
        names,
        [
            name("Anna", "Ben", "Rome"),
            name("", "", ""),
            name("Cleo", "Dora", ""),
            name("Anna", "Eva", ""),
        ]
    );
}

#[test]
fn games_for_the_fewest_discs_are_none_of_ours() {
    let mut other = game("f5d6");
    other.kind = Some(outflank_record::MatchType {
        anti: true,
        ..Default::default()
    });
    let folder = Folder::new();
    let mut library = folder.with(&[]);
    let summary = import(&mut library, &[other, game("f5d6")]);
    assert_eq!((summary.added, summary.other_rules), (1, 1));
}

#[test]
fn more_games_than_fit_into_a_block_are_all_found() {
    let games: Vec<GameRecord> = (0..9000u32).map(numbered).collect();
    let folder = Folder::new();
    let mut library = folder.with(&games[..5000]);
    assert_eq!(import(&mut library, &games[5000..]).added, 4000);
    assert_eq!(import(&mut library, &games).duplicates, 9000);
    assert_eq!(library.overview().unwrap().games, 9000);
    let start = library
        .explore(Position::START, &Search::default())
        .unwrap();
    assert_eq!(
        (start.tally.games, start.moves[0].tally.games),
        (9000, 9000)
    );
    for game in [0, 4095, 4096, 8191, 8192, 8999] {
        let search = Search {
            position: Some(games[game].end()),
            ..Search::default()
        };
        let found = library.search(&search).unwrap();
        assert!(found.contains(&(game as u32 + 1)), "{game}: {found:?}");
    }
}

/// A game that differs from those with other numbers.
fn numbered(number: u32) -> GameRecord {
    let digits: Vec<u8> = (0..14).map(|place| (number >> place & 1) as u8).collect();
    let mut record = chosen(&digits);
    record.black.name = format!("Player {number}");
    record
}

#[test]
fn what_was_written_before_an_interruption_stays_and_the_rest_can_follow() {
    let games: Vec<GameRecord> = (0..6000u32).map(numbered).collect();
    let folder = Folder::new();
    let mut library = folder.with(&[]);
    let mut import = library.import();
    let written = games
        .iter()
        .filter(|game| import.add((*game).clone()).unwrap());
    assert_eq!(written.count(), 1);
    let before = import.summary().added;
    // The state after a power failure: the files as they are, in the middle of everything.
    let copy = folder.folder.path().join("copy.library");
    std::fs::copy(folder.path(), &copy).unwrap();
    drop(import);
    drop(library);
    for path in [folder.path(), copy] {
        let mut library = Library::open(&path).unwrap();
        assert_eq!(u64::from(library.overview().unwrap().games), before);
        let start = library
            .explore(Position::START, &Search::default())
            .unwrap();
        assert_eq!(start.tally.games, before);
        let summary = common::import(&mut library, &games);
        assert_eq!(summary.added, 6000 - before);
        assert_eq!(summary.duplicates, before);
    }
}

#[test]
fn two_imports_at_once_do_not_spoil_each_other() {
    let folder = Folder::new();
    let mut first = folder.with(&[]);
    let mut second = Library::open(&folder.path()).unwrap();
    let games: Vec<GameRecord> = (0..10_000u32).map(numbered).collect();
    let mut import = first.import();
    for game in &games[..5000] {
        import.add(game.clone()).unwrap();
    }
    common::import(&mut second, &games[3000..8000]);
    for game in &games[5000..] {
        import.add(game.clone()).unwrap();
    }
    import.finish().unwrap();
    assert_eq!(second.overview().unwrap().games, 10_000);
    let start = second.explore(Position::START, &Search::default()).unwrap();
    assert_eq!(start.tally.games, 10_000);
    assert_eq!(
        second
            .explore(after("f5"), &Search::default())
            .unwrap()
            .tally
            .games,
        10_000
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_game_is_found_by_every_position_of_it(
        numbers in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..70), 1..12),
    ) {
        let games: Vec<GameRecord> = numbers.iter().map(|numbers| chosen(numbers)).collect();
        let folder = Folder::new();
        let mut library = folder.with(&games);
        for game in &games {
            let mut position = game.start();
            for made in game.moves() {
                position = position.play(made.mv).unwrap();
                let search = Search { position: Some(position), ..Search::default() };
                let ids = library.search(&search).unwrap();
                let found = library.games(&ids).unwrap();
                // Of symmetric games only the first is kept.
                let same = |it: &GameRecord| {
                    it.end().board().canonical().0 == game.end().board().canonical().0
                };
                prop_assert!(found.iter().any(|it| same(&it.record)));
            }
        }
    }
}
