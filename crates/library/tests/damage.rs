//! A damaged library gives right answers or none, and never ends the program.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, panic};

use common::{Folder, after, chosen};
use outflank_library::{Explored, Game, Library, LibraryError, Overview, Report, Search, forge};
use outflank_record::{Date, GameRecord};
use outflank_rules::random::Random;
use outflank_rules::{Color, Outcome, Position};

/// Games of all lengths by a few players.
fn games() -> Vec<GameRecord> {
    let game = |number: u32| {
        let mut random = Random::new(number.into());
        let moves: Vec<u8> = (0..random.below(70)).map(|_| random.bits() as u8).collect();
        let mut record = chosen(&moves);
        record.black.name = format!("Player {}", random.below(30));
        record.white.name = format!("Player {}", random.below(30));
        record.event = format!("Event {}", random.below(9));
        record.date = Some(Date::of_year(1980 + random.below(20) as u16));
        if number.is_multiple_of(10) {
            record.comment = "A comment that takes some room. ".repeat(number as usize);
        }
        record
    };
    (0..300).map(game).collect()
}

/// An answer, or why there is none.
#[derive(Debug, PartialEq)]
enum Answer {
    Ids(Vec<u32>),
    Games(Vec<Game>),
    Explored(Explored),
    Overview(Overview),
}

/// Asks a library all that can be asked.
fn ask(path: &Path) -> Vec<Result<Answer, LibraryError>> {
    let mut library = match Library::open(path) {
        Ok(library) => library,
        Err(error) => return vec![Err(error)],
    };
    let some = |text: &str| Some(text.to_owned());
    let searches = [
        Search::default(),
        Search {
            player: some("player 7"),
            ..Search::default()
        },
        Search {
            white: some("12"),
            event: some("event 3"),
            ..Search::default()
        },
        Search {
            years: Some((1985..=1990).into()),
            ..Search::default()
        },
        Search {
            result: Some(Outcome::Win(Color::White)),
            ..Search::default()
        },
        Search {
            position: Some(after("f5d6")),
            ..Search::default()
        },
    ];
    let positions = [
        Position::START,
        after("f5"),
        after("f5d6c3"),
        after("f5f6e6f4"),
    ];
    let mut answers = Vec::new();
    for search in &searches {
        answers.push(library.search(search).map(Answer::Ids));
        for position in positions {
            answers.push(library.explore(position, search).map(Answer::Explored));
        }
    }
    for first in [1, 100, 200] {
        let ids: Vec<u32> = (first..first + 50).collect();
        answers.push(library.games(&ids).map(Answer::Games));
    }
    answers.push(library.overview().map(Answer::Overview));
    answers
}

/// The ways in which files go bad.
fn damage(bytes: &mut [u8], random: &mut Random) {
    let below = |random: &mut Random, end: usize| random.below(end as u32) as usize;
    let at = below(random, bytes.len() - 64);
    let page = |at: usize| at / 4096 * 4096;
    match random.below(6) {
        0..3 => bytes[at..at + 64].fill_with(|| random.bits() as u8),
        3 => bytes[at] ^= 1 << random.below(8),
        // A block of the disk is gone, or in the place of another.
        4 => bytes[page(at)..][..4096].fill(0),
        _ => {
            let from = page(below(random, bytes.len()));
            bytes.copy_within(from..from + 4096, page(at));
        }
    }
    // Half of the time where the tables are described.
    if random.below(2) == 0 {
        let at = 100 + below(random, 3900);
        bytes[at..at + 8].fill_with(|| random.bits() as u8);
    }
}

#[test]
fn a_damaged_library_gives_right_answers_or_none() {
    let panics = count_panics();
    let folder = Folder::new();
    drop(folder.with(&games()));
    let whole = fs::read(folder.path()).unwrap();
    let right: Vec<Answer> = ask(&folder.path())
        .into_iter()
        .map(Result::unwrap)
        .collect();
    let (mut answered, mut refused) = (0, 0);
    let seeds = if std::env::var_os("OUTFLANK_SOAK").is_some() {
        5000
    } else {
        60
    };
    for seed in 0..seeds {
        let mut bytes = whole.clone();
        damage(&mut bytes, &mut Random::new(seed));
        fs::write(folder.path(), &bytes).unwrap();
        let report = Library::check(&folder.path());
        for (answer, right) in ask(&folder.path()).into_iter().zip(&right) {
            match answer {
                Ok(answer) => {
                    assert_eq!(answer, *right, "seed {seed}");
                    answered += 1;
                }
                Err(LibraryError::Damaged | LibraryError::Foreign | LibraryError::Newer(_)) => {
                    assert!(!report.as_ref().is_ok_and(Report::is_sound), "seed {seed}");
                    refused += 1;
                }
                Err(error) => panic!("seed {seed}: {error:?}"),
            }
        }
        assert_eq!(fs::read(folder.path()).unwrap(), bytes, "seed {seed}");
        if seed % 10 == 0 {
            salvage(&folder, seed);
        }
    }
    assert!(answered > 200 && refused > 60, "{answered} {refused}");
    assert_eq!(panics.load(Ordering::Relaxed), 0);
}

/// Counts panics in all threads: sqlx has one for each connection.
fn count_panics() -> Arc<AtomicUsize> {
    let panics = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&panics);
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        count.fetch_add(1, Ordering::Relaxed);
        before(info);
    }));
    panics
}

/// sqlx takes for granted that the names of columns and types are UTF-8.
#[test]
fn a_library_that_lost_its_version_is_not_begun_anew() {
    let folder = Folder::new();
    drop(folder.with(&games()[..5]));
    let path = folder.path();
    let mut bytes = fs::read(&path).unwrap();
    // The last bytes of the version, and of the number of tables.
    (bytes[63], bytes[104]) = (0, 0);
    fs::write(&path, &bytes).unwrap();
    for open in [Library::open, Library::create] {
        assert!(matches!(open(&path), Err(LibraryError::Damaged)));
    }
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn tables_with_other_names_are_damaged() {
    let panics = count_panics();
    let folder = Folder::new();
    drop(folder.with(&games()[..5]));
    let whole = fs::read(folder.path()).unwrap();
    for word in [
        "moves BLOB",
        "BLOB NOT NULL",
        "CREATE TABLE game",
        "key INTEGER",
    ] {
        let at = whole
            .windows(word.len())
            .position(|it| it == word.as_bytes());
        let mut bytes = whole.clone();
        bytes[at.unwrap()] = 0xff;
        fs::write(folder.path(), &bytes).unwrap();
        let error = Library::open(&folder.path()).unwrap_err();
        assert!(matches!(error, LibraryError::Damaged), "{word}: {error:?}");
    }
    assert_eq!(panics.load(Ordering::Relaxed), 0);
}

/// Whatever a salvage brings back is as it was, and a check finds it sound.
fn salvage(folder: &Folder, seed: u64) {
    let there = games();
    let new = folder.folder.path().join("new.library");
    match Library::salvage(&folder.path(), &new) {
        Ok(salvaged) => {
            let mut library = Library::open(&new).unwrap();
            let ids: Vec<u32> = (1..=salvaged.saved as u32).collect();
            let mut known = there.iter();
            for mut game in library.games(&ids).unwrap() {
                // In the same order.
                let same = |known: &GameRecord| {
                    game.record.result = known.result;
                    *known == game.record
                };
                assert!(known.any(same), "seed {seed}: {game:?}");
            }
            drop(library);
            assert!(Library::check(&new).unwrap().is_sound(), "seed {seed}");
            fs::remove_file(&new).unwrap();
        }
        Err(LibraryError::Damaged) => {}
        Err(error) => panic!("seed {seed}: {error:?}"),
    }
    assert_eq!(fs::read_dir(folder.folder.path()).unwrap().count(), 1);
}

/// Four billion games that are nowhere, with checksums that fit: nothing takes memory for them.
#[test]
fn more_games_than_the_file_has_room_for_are_refused() {
    let folder = Folder::new();
    drop(folder.with(&games()[..5]));
    let path = folder.path();
    let many = format!(
        "UPDATE block SET bytes = x'ffffffff00000000' WHERE key = {}",
        201_i64 << 32
    );
    forge::craft(&path, &many).unwrap();
    assert!(matches!(ask(&path)[0], Err(LibraryError::Damaged)));
    let report = Library::check(&path).unwrap();
    assert_eq!((report.games, report.is_sound()), (None, false));
    // The games themselves are all there.
    let new = folder.folder.path().join("new.library");
    assert_eq!(Library::salvage(&path, &new).unwrap().saved, 5);
}

#[test]
fn a_game_of_number_zero_is_none() {
    let folder = Folder::new();
    drop(folder.with(&games()[..5]));
    forge::craft(&folder.path(), "UPDATE game SET id = id - 1").unwrap();
    let new = folder.folder.path().join("new.library");
    let salvaged = Library::salvage(&folder.path(), &new).unwrap();
    assert_eq!((salvaged.saved, salvaged.lost), (4, 1));
}

/// A row as SQLite would write it, of a length that no file has, which goes on in a page that goes on in itself.
#[test]
fn a_row_without_an_end_is_none() {
    let folder = Folder::new();
    drop(folder.with(&games()[..5]));
    let path = folder.path();
    let mut bytes = fs::read(&path).unwrap();
    let page = bytes.len() / 4096 + 1;
    // Eight bytes with seven bits each, and the number 1.
    let long = |number: u64| {
        let digit = |at| (number >> (7 * at)) as u8 & 0x7f;
        let mut bytes: Vec<u8> = (0..8).rev().map(|at| digit(at) | 0x80).collect();
        bytes[7] &= 0x7f;
        bytes
    };
    let length = 1 << 50;
    let header = [&[18, 0], &long(length * 2 + 12)[..], &long(12)].concat();
    let row = [long(18 + length), vec![1], header].concat();
    // Its beginning fits into any page, and then comes where it goes on.
    let mut last = (page as u32).to_be_bytes().repeat(1024);
    last[100..100 + row.len()].copy_from_slice(&row);
    bytes.extend(last);
    fs::write(&path, bytes).unwrap();
    let new = folder.folder.path().join("new.library");
    assert_eq!(Library::salvage(&path, &new).unwrap().saved, 5);
}
