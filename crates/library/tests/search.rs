//! Games are found by their data.

mod common;

use common::{Folder, after, chosen, game, played, turned};
use outflank_library::{Library, LibraryError, Search};
use outflank_record::openings::Opening;
use outflank_record::{Date, GameRecord};
use outflank_rules::{Color, Outcome, Symmetry};

fn in_year(year: u16, mut record: GameRecord) -> GameRecord {
    record.date = Some(Date::of_year(year));
    record
}

fn library(folder: &Folder) -> Library {
    folder.with(&[
        in_year(
            1999,
            played(
                "f5d6c3d3c4",
                "Łukasz Peña",
                "Berg Matthias",
                "Open de Suède",
            ),
        ),
        in_year(1980, played("f5f6e6f4", "Berg Matthias", "Anna", "Paris")),
        in_year(
            1990,
            played("c4e3f6e6f5g4", "Anna", "Ben", "Championship of Sweden"),
        ),
        played("f5d6c4d3c3", "Bergen", "Ben", ""),
    ])
}

fn found(library: &mut Library, search: &Search) -> Vec<u32> {
    library.search(search).unwrap()
}

#[allow(clippy::unnecessary_wraps)] // The signature the search fields need.
fn some(text: &str) -> Option<String> {
    Some(text.to_owned())
}

#[test]
fn without_a_wish_all_games_are_found_the_oldest_first() {
    let folder = Folder::new();
    assert_eq!(
        found(&mut library(&folder), &Search::default()),
        [4, 2, 3, 1]
    );
}

#[test]
fn names_are_found_by_their_words_whatever_their_case_accents_and_order() {
    let folder = Folder::new();
    let mut library = library(&folder);
    for (name, games) in [
        ("pena", &[1][..]),
        ("Peña LUKASZ", &[1]),
        ("matthias berg", &[2, 1]),
        ("berg", &[4, 2, 1]),
        ("ber%", &[4, 2, 1]),
        ("nobody", &[]),
    ] {
        let search = Search {
            player: some(name),
            ..Search::default()
        };
        assert_eq!(found(&mut library, &search), games, "{name}");
    }
    let search = Search {
        black: some("anna"),
        ..Search::default()
    };
    assert_eq!(found(&mut library, &search), [3]);
    let search = Search {
        white: some("anna"),
        ..Search::default()
    };
    assert_eq!(found(&mut library, &search), [2]);
    let search = Search {
        event: some("suede"),
        ..Search::default()
    };
    assert_eq!(found(&mut library, &search), [1]);
}

#[test]
fn wishes_hold_together() {
    let folder = Folder::new();
    let mut library = library(&folder);
    let mut search = Search {
        player: some("berg"),
        years: Some((1975..=1989).into()),
        ..Search::default()
    };
    assert_eq!(found(&mut library, &search), [2]);
    search.position = Some(after("f5d6"));
    assert_eq!(found(&mut library, &search), Vec::<u32>::new());
    search.years = None;
    assert_eq!(found(&mut library, &search), [4, 1]);
}

#[test]
fn a_position_is_found_however_it_is_turned_and_whatever_led_to_it() {
    let folder = Folder::new();
    let mut library = library(&folder);
    let tiger = Opening::all().iter().find(|it| it.id == "tiger").unwrap();
    for symmetry in Symmetry::ALL {
        let search = Search {
            position: Some(symmetry.position(tiger.position())),
            ..Search::default()
        };
        assert_eq!(found(&mut library, &search), [4, 3, 1]);
    }
}

#[test]
fn the_same_discs_with_the_other_side_to_move_are_another_position() {
    let folder = Folder::new();
    let record = game("f5d6c3d3c4");
    let mut library = folder.with(std::slice::from_ref(&record));
    let position = record.end();
    let other = outflank_rules::Position::new(position.board(), !position.turn());
    let search = Search {
        position: Some(other),
        ..Search::default()
    };
    assert_eq!(found(&mut library, &search), Vec::<u32>::new());
}

#[test]
fn results_are_found() {
    let games: Vec<GameRecord> = (0..60u8).map(|step| chosen(&[step; 200])).collect();
    let folder = Folder::new();
    let mut library = folder.with(&games);
    let all = found(&mut library, &Search::default()).len();
    let mut counted = 0;
    for result in [
        Outcome::Win(Color::Black),
        Outcome::Draw,
        Outcome::Win(Color::White),
    ] {
        let search = Search {
            result: Some(result),
            ..Search::default()
        };
        let ids = found(&mut library, &search);
        for game in library.games(&ids).unwrap() {
            assert_eq!(game.record.end().outcome(), Some(result));
        }
        counted += ids.len();
    }
    assert!(all > 1);
    assert_eq!(counted, all);
}

#[test]
fn a_game_on_a_turned_board_is_shown_as_it_was_played() {
    let record = turned(&game("f5d6c3"), Symmetry::Rotate180);
    let folder = Folder::new();
    let mut library = folder.with(std::slice::from_ref(&record));
    assert_eq!(library.games(&[1]).unwrap()[0].record, record);
}

#[test]
fn a_number_without_a_game_is_named() {
    let folder = Folder::new();
    let mut library = library(&folder);
    assert_eq!(library.games(&[3, 3, 1]).unwrap().len(), 3);
    for (ids, missing) in [(&[0][..], 0), (&[1, 5, 2], 5), (&[1, 2, 3, 4, 9], 9)] {
        let error = library.games(ids).unwrap_err();
        assert!(
            matches!(error, LibraryError::NoGame(id) if id == missing),
            "{error:?}"
        );
    }
}
