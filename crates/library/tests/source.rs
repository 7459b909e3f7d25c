//! A library and games in memory give the same answers.

mod common;

use common::{Folder, after, chosen, played, turned};
use outflank_collection::{Answer, Collection, PAGE, Query, Source as _, Trouble};
use outflank_library::{Library, Search};
use outflank_record::{Date, GameRecord};
use outflank_rules::random::Random;
use outflank_rules::{Color, Move, Outcome, Position, Symmetry};

const NAMES: [&str; 5] = ["", "Anna Berg", "Berg Anna", "Ben Łukasz", "Zoë"];

/// Games with common beginnings; some end early, some are there twice and turned, some lack names or years.
fn games() -> Vec<GameRecord> {
    let mut random = Random::new(7);
    let mut games = Vec::new();
    for number in 0..150 {
        let mut below = |limit: u64| (random.bits() % limit) as usize;
        let length = if number % 3 == 0 { below(40) } else { 200 };
        let mut numbers = [0; 200];
        for (at, choice) in numbers.iter_mut().enumerate() {
            *choice = below(if at < 6 { 2 } else { 20 }) as u8;
        }
        let mut game = chosen(&numbers[..length]);
        NAMES[below(5)].clone_into(&mut game.black.name);
        NAMES[below(5)].clone_into(&mut game.white.name);
        ["", "Paris", "Tōkyō"][below(3)].clone_into(&mut game.event);
        game.date = (below(2) == 1).then(|| Date::of_year(1990 + number % 9));
        if number % 10 == 0 {
            let symmetry = Symmetry::ALL[below(8)];
            let mut again = turned(&game, symmetry);
            again.date = None;
            games.push(again);
        }
        games.push(game);
    }
    games
}

fn searches() -> Vec<Search> {
    let text = |text: &str| Some(text.to_owned());
    let search = Search::default;
    vec![
        search(),
        Search {
            player: text("berg"),
            ..search()
        },
        Search {
            black: text("ANNA"),
            white: text("zoe"),
            ..search()
        },
        Search {
            event: text("paris"),
            years: Some((1991..=1995).into()),
            ..search()
        },
        Search {
            result: Some(Outcome::Win(Color::White)),
            ..search()
        },
        Search {
            position: Some(after("f5d6")),
            ..search()
        },
        Search {
            position: Some(after("f5")),
            then: Some(Move::Place("d6".parse().unwrap())),
            ..search()
        },
        Search {
            position: Some(after("f5")),
            then: Some(Move::Place("a1".parse().unwrap())),
            ..search()
        },
        Search {
            player: text("nobody"),
            ..search()
        },
    ]
}

#[test]
fn a_library_and_games_in_memory_give_the_same_answers() {
    let folder = Folder::new();
    let games = games();
    let mut library = folder.with(&games);
    let mut memory = Collection::default();
    for game in &games {
        memory.add(game.clone());
    }
    assert!(memory.len() < games.len());
    let mut ask = |query: Query| {
        let (one, two) = (library.answer(&query), memory.answer(&query));
        assert_eq!(one, two, "{query:?}");
        one
    };
    let (mut counted, mut listed) = (0, 0);
    for search in searches() {
        for game in games.iter().step_by(30) {
            for position in game.positions() {
                let search = search.clone();
                let Ok(Answer::Explored(it)) = ask(Query::Explore { position, search }) else {
                    panic!("not explored");
                };
                counted += it.tally.games;
            }
        }
        for from in [0, PAGE as u32, 100_000] {
            let search = search.clone();
            let Ok(Answer::Listed(it)) = ask(Query::List { search, from }) else {
                panic!("not listed");
            };
            listed += it.games.len();
        }
    }
    assert!(counted > 1000 && listed > 100, "{counted} {listed}");
    for game in 1..=9 {
        assert!(matches!(
            ask(Query::Open { game }),
            Ok(Answer::Opened { .. })
        ));
    }
    assert_eq!(ask(Query::Open { game: 100_000 }), Err(Trouble::NoGame));
}

#[test]
fn the_games_of_a_move_are_as_many_as_it_was_counted() {
    let folder = Folder::new();
    let games = games();
    let mut library = folder.with(&games);
    for position in games[1].positions().take(9) {
        let explored = library.explore(position, &Search::default()).unwrap();
        assert!(!explored.moves.is_empty());
        for it in explored.moves {
            for &mv in &it.moves {
                let search = Search {
                    position: Some(position),
                    then: Some(mv),
                    ..Search::default()
                };
                assert_eq!(
                    library.search(&search).unwrap().len() as u64,
                    it.tally.games
                );
            }
        }
    }
}

#[test]
fn a_move_is_known_by_its_players_and_years() {
    let folder = Folder::new();
    let mut games = vec![
        played("f5d6c3", "Anna", "Ben", ""),
        played("f5d6c4", "Anna", "Ben", ""),
        played("f5d6c5", "Cleo", "Ben", ""),
        played("f5d6c6", "", "Dora", ""),
        played("f5f6e6", "Anna", "Eve", ""),
    ];
    for (game, year) in games.iter_mut().zip([1999, 2004, 2001]) {
        game.date = Some(Date::of_year(year));
    }
    let mut library = folder.with(&games);
    let named = |position| {
        let explored = library.explore(position, &Search::default()).unwrap();
        assert_eq!(explored.total, 5);
        let first = &explored.moves[0];
        let players = first.players.iter().map(|it| (it.name.clone(), it.games));
        (players.collect::<Vec<_>>(), first.years)
    };
    let mut named = named;
    let [anna, ben, cleo, dora] = ["Anna", "Ben", "Cleo", "Dora"].map(str::to_owned);
    // Who moved counts, not who was there.
    let (players, years) = named(Position::START);
    assert_eq!(players, [(anna, 3), (cleo, 1)]);
    assert_eq!(years, Some((1999..=2004).into()));
    assert_eq!(named(after("f5")).0, [(ben, 3), (dora, 1)]);
    assert_eq!(named(after("f5d6")).0.len(), 1);
}

#[test]
fn nothing_is_written_through_a_library_that_is_open_for_questions() {
    let folder = Folder::new();
    drop(folder.with(&games()));
    let before = std::fs::read(folder.path()).unwrap();
    let mut library = Library::open_for_reading(&folder.path()).unwrap();
    assert!(library.explore(Position::START, &Search::default()).is_ok());
    assert!(library.remove(&[1]).is_err());
    let mut import = library.import();
    import.add(&played("f5f4e3", "Anna", "Ben", "")).unwrap();
    assert!(import.finish().is_err());
    drop(library);
    assert_eq!(std::fs::read(folder.path()).unwrap(), before);
}
