//! Games are imported once, completely, and stay unchanged.

mod common;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use common::{Folder, after, chosen, game, import, played, turned};
use outflank_library::{Library, LibraryError, Search, Summary};
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
fn another_year_makes_another_game_and_no_year_does_not() {
    let in_year = |year| {
        let mut record = played("f5d6c3d3c4", "Anna", "Ben", "");
        record.date = Some(Date::of_year(year));
        record
    };
    let folder = Folder::new();
    let mut library = folder.with(&[in_year(1998), in_year(1999), in_year(1998)]);
    assert_eq!(library.overview().unwrap().games, 2);
    let summary = import(&mut library, &[played("f5d6c3d3c4", "Anna", "Ben", "")]);
    assert_eq!((summary.added, summary.duplicates), (0, 1));
    // A year that a game gets from a duplicate tells it apart like one that it had.
    import(&mut library, &[game("f5f6"), in_a_year("f5f6", 2001)]);
    let summary = import(
        &mut library,
        &[in_a_year("f5f6", 2002), in_a_year("f5f6", 2001)],
    );
    assert_eq!((summary.added, summary.duplicates), (1, 1));
}

fn in_a_year(moves: &str, year: u16) -> GameRecord {
    let mut record = game(moves);
    record.date = Some(Date::of_year(year));
    record
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
    let written = games.iter().filter(|game| import.add(game).unwrap());
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

/// Counts how often a library asks whether to stop: every so many steps of SQLite's machine.
fn count_work(library: &mut Library) -> Arc<AtomicU64> {
    let work = Arc::new(AtomicU64::new(0));
    let count = Arc::clone(&work);
    let counted = library.stop_when(move || {
        count.fetch_add(1, Ordering::Relaxed);
        false
    });
    counted.unwrap();
    work
}

/// Twice as many games are twice as much work, whatever they have in common.
#[test]
fn the_work_grows_with_the_number_of_games_and_no_faster() {
    type Shape = (&'static str, fn(u32) -> GameRecord);
    let shapes: [Shape; 6] = [
        ("other players", |it| {
            played("f5d6", &format!("B{it}"), &format!("W{it}"), "")
        }),
        ("one player everywhere", |it| {
            played("f5d6", "Anna", &format!("W{it}"), "")
        }),
        ("no moves", |it| played("", &format!("B{it}"), "", "")),
        ("all the same", |_| played("f5d6", "Anna", "Ben", "")),
        ("other years", |it| in_a_year("f5d6", it as u16)),
        ("completed one by one", |it| match it % 2 {
            0 => played("f5d6", &format!("B{it}"), "", ""),
            _ => played("f5d6", &format!("B{}", it - 1), "Ben", "Paris"),
        }),
    ];
    for (shape, game) in shapes {
        let work = |games: u32| {
            let games: Vec<GameRecord> =
                (0..games).map(game).chain([common::game("f5d6")]).collect();
            let folder = Folder::new();
            let mut library = folder.with(&[]);
            let work = count_work(&mut library);
            for _ in 0..2 {
                import(&mut library, &games);
            }
            work.load(Ordering::Relaxed)
        };
        let (few, many) = (work(3000), work(6000));
        assert!(many <= few * 2 + few / 2 + 20, "{shape}: {few}, {many}");
    }
}

#[test]
fn an_import_stops_in_the_middle_of_a_batch_and_leaves_no_part_of_it() {
    let games: Vec<GameRecord> = (0..5000u32).map(numbered).collect();
    let folder = Folder::new();
    let mut library = folder.with(&games[..100]);
    let work = count_work(&mut library);
    let summary = import(&mut folder.with(&[]), &games[100..200]);
    assert_eq!(summary.added, 100);
    import(&mut library, &games[200..300]);
    let asked = work.load(Ordering::Relaxed);
    assert!(asked > 0);
    for after in [0, 1, asked, 3 * asked] {
        let mut questions = after;
        let stop = move || {
            questions = questions.saturating_sub(1);
            questions == 0
        };
        library.stop_when(stop).unwrap();
        let mut import = library.import();
        let stopped = games.iter().find_map(|game| import.add(game).err());
        assert!(
            matches!(stopped, Some(LibraryError::Interrupted)),
            "{stopped:?}"
        );
        assert_eq!(import.summary(), Summary::default());
        drop(import);
        library.stop_when(|| false).unwrap();
        assert_eq!(library.overview().unwrap().games, 300);
    }
    assert_eq!(import(&mut library, &games).added, 4700);
    drop(library);
    assert!(Library::check(&folder.path()).unwrap().is_sound());
}

/// An import waits for its turn before it reads: what it has read would not be true any more.
#[test]
fn an_import_waits_while_another_one_writes() {
    let folder = Folder::new();
    let mut first = folder.with(&[]);
    let path = folder.path();
    let (begin, other_begins) = mpsc::channel();
    let (go_on, first_goes_on) = mpsc::channel::<()>();
    // In the middle of its transaction, the first lets the second begin.
    let mut held = false;
    first
        .stop_when(move || {
            if !std::mem::replace(&mut held, true) {
                begin.send(()).unwrap();
                first_goes_on.recv().unwrap();
            }
            false
        })
        .unwrap();
    let games: Vec<GameRecord> = (0..4096u32).map(numbered).collect();
    let second = games[2000..].to_vec();
    let other = thread::spawn(move || {
        other_begins.recv().unwrap();
        let mut library = Library::open(&path).unwrap();
        let writing = thread::spawn(move || import(&mut library, &second));
        // Whenever the first goes on, the second waits or has failed.
        thread::sleep(Duration::from_millis(200));
        go_on.send(()).unwrap();
        writing.join().unwrap()
    });
    import(&mut first, &games);
    assert_eq!(other.join().unwrap().duplicates, 2096);
    assert_eq!(first.overview().unwrap().games, 4096);
}

/// The second adds names only, no game: the first must notice all the same.
#[test]
fn an_import_notices_what_another_one_completes() {
    let folder = Folder::new();
    let mut first = folder.with(&[game("f5d6")]);
    let mut second = Library::open(&folder.path()).unwrap();
    let mut import = first.import();
    let games: Vec<GameRecord> = (0..4096u32).map(numbered).collect();
    for game in games {
        import.add(&game).unwrap();
    }
    common::import(&mut second, &[played("f5d6", "Anna", "Ben", "Rome")]);
    import.add(&played("f5d6", "Cleo", "Ben", "")).unwrap();
    assert_eq!(import.finish().unwrap().added, 4097);
    drop((first, second));
    assert!(Library::check(&folder.path()).unwrap().is_sound());
}

#[test]
fn two_imports_at_once_do_not_spoil_each_other() {
    let folder = Folder::new();
    let mut first = folder.with(&[]);
    let mut second = Library::open(&folder.path()).unwrap();
    let games: Vec<GameRecord> = (0..10_000u32).map(numbered).collect();
    let mut import = first.import();
    for game in &games[..5000] {
        import.add(game).unwrap();
    }
    common::import(&mut second, &games[3000..8000]);
    for game in &games[5000..] {
        import.add(game).unwrap();
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
