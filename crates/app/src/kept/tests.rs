use core::time::Duration;
use std::fs;
use std::path::Path;

use outflank_learn::puzzle::{self, Attempt};
use outflank_learn::training::Day;
use outflank_learn::{Progress, course};
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_rules::{Color, Square};

use super::*;
use crate::study::Tree;

const NOW: Duration = Duration::ZERO;
const TODAY: Day = Day::new(20_000);

fn game(squares: &[Square]) -> SavedGame {
    let mut game = Match::new(MatchSetup::default()).unwrap();
    for &square in squares {
        game.play(square.into(), NOW).unwrap();
    }
    game.into()
}

fn newer(text: &str, version: u32) -> String {
    text.replacen(&format!("\"version\": {version}"), "\"version\": 99", 1)
        .replacen(&format!("\"version\":{version}"), "\"version\":99", 1)
}

/// A folder of files under the names that they have in a storage.
fn folder(name: &str) -> Memory {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/v1");
    let memory = Memory::default();
    for file in fs::read_dir(folder.join(name)).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        memory.write(name, &text).unwrap();
    }
    memory
}

#[test]
fn what_the_page_has_kept_is_found_again() {
    let page = folder("page");
    let games = Games(&page);
    let listing = games.list();
    let ids = |entries: &[Entry]| -> Vec<String> {
        let ids = entries.iter().map(|entry| entry.id.as_str().to_owned());
        ids.collect()
    };
    assert_eq!(ids(&listing.unfinished), ["1730000000000-beef"]);
    assert_eq!(
        ids(&listing.finished),
        ["1730000100000-0af1", "1729990000000-1234"]
    );
    assert_eq!((listing.unreadable.len(), listing.notice), (0, None));
    assert_eq!(games.on_table().unwrap().began(), Some(1_730_000_000_000));
    let Reading { value, notice } = ProgressKeeper::open(&page);
    assert_eq!(notice, None);
    // The chapter has got another step since.
    assert_eq!(value.0.steps_done(course::find("pass").unwrap()), 2);
    assert_eq!(value.0.puzzles().attempts(), 1);
}

#[test]
fn the_newest_game_comes_first_and_numbered_ones_last() {
    let memory = Memory::default();
    let ids = [
        "game-9",
        "game-10",
        "1730000000000-beef",
        "1730000000001-0000",
    ];
    for id in ids {
        memory.write(&format!("game.{id}"), "").unwrap();
    }
    memory.write("damaged.game.game-11", "").unwrap();
    let found = Games(&memory).ids().unwrap();
    let found: Vec<&str> = found.iter().rev().map(GameId::as_str).collect();
    assert_eq!(found, ids);
    let id = GameId::new(1_730_000_000_000, 0xaf);
    assert_eq!(id.as_str(), "1730000000000-00af");
    assert_eq!(id.analysis(), "analysis.1730000000000-00af");
    for text in ["", "../x", "a.b", "a b"] {
        assert_eq!(GameId::from_text(text), None);
    }
}

#[test]
fn a_game_is_kept_from_its_first_move_on_and_when_it_is_over() {
    let memory = Memory::default();
    let games = Games(&memory);
    let id = GameId::new(1_793_000_000_000, 1);
    let mut saved = SavedGame::from(game(&[]).game);
    games.keep(&id, &saved, NOW).unwrap();
    assert_eq!(games.ids().unwrap(), []);
    saved.game.play(Square::F5.into(), NOW).unwrap();
    games.keep(&id, &saved, NOW).unwrap();
    // The day on which it began is kept with it.
    saved.info.date = Some("2026-10-26".to_owned());
    assert_eq!(games.list().unfinished[0].saved, saved);
    saved.game.resign(Color::White, NOW).unwrap();
    games.keep(&id, &saved, NOW).unwrap();
    assert_eq!(games.list().finished[0].saved, saved);
    // Taken back to the start, there is nothing left of it.
    games.keep(&id, &game(&[]), NOW).unwrap();
    assert_eq!(games.list(), Listing::default());
}

#[test]
fn a_game_of_a_series_that_goes_on_is_not_finished() {
    let setup = MatchSetup {
        series: "games:2".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    assert!(!game.has_begun() && !is_finished(&game));
    game.resign(Color::White, NOW).unwrap();
    assert!(game.has_begun() && !is_finished(&game));
    game.next_game(None).unwrap();
    assert!(game.has_begun() && !is_finished(&game));
    game.resign(Color::White, NOW).unwrap();
    assert!(is_finished(&game));
}

#[test]
fn of_a_series_each_game_is_studied_alone() {
    let setup = MatchSetup {
        series: "games:2".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    for square in [Square::F5, Square::D6, Square::C3] {
        game.play(square.into(), NOW).unwrap();
    }
    game.resign(Color::White, NOW).unwrap();
    let first = SavedGame::from(game.clone());
    game.next_game(None).unwrap();
    game.play(Square::C4.into(), NOW).unwrap();
    let second = SavedGame::from(game);
    for (saved, moves) in [(first, "f5d6c3"), (second, "c4")] {
        assert_eq!(Tree::of_saved(&saved).to_string(), moves);
        let (record, _) = record_of(&saved, None, |_| String::new());
        assert_eq!(Tree::from(&record).to_string(), moves);
    }
}

#[test]
fn the_newest_unfinished_game_that_nobody_plays_is_found() {
    let memory = Memory::default();
    let games = Games(&memory);
    let mut over = game(&[Square::F5]);
    over.game.resign(Color::White, NOW).unwrap();
    games
        .keep(&GameId::new(1, 0), &game(&[Square::F5]), NOW)
        .unwrap();
    games
        .keep(&GameId::new(2, 0), &game(&[Square::C4]), NOW)
        .unwrap();
    games.keep(&GameId::new(3, 0), &over, NOW).unwrap();
    memory.write(&GameId::new(4, 0).name(), "rubbish").unwrap();
    let mut told = Vec::new();
    let taken = GameId::new(2, 0);
    let found = games.newest_unfinished(
        |id| Ok::<_, Unavailable>((*id != taken).then_some("mine")),
        |notice| told.push(notice),
    );
    let (entry, had) = found.unwrap().unwrap();
    assert_eq!((entry.id, had), (GameId::new(1, 0), "mine"));
    assert!(matches!(told[..], [Notice::Damaged { .. }]), "{told:?}");
}

#[test]
fn a_game_that_cannot_be_had_matters_only_if_it_is_unfinished() {
    let memory = Memory::default();
    let games = Games(&memory);
    let mut over = game(&[Square::F5]);
    over.game.resign(Color::White, NOW).unwrap();
    games.keep(&GameId::new(3, 0), &over, NOW).unwrap();
    let read_only = || Unavailable("read-only".to_owned());
    let find = || games.newest_unfinished(|_| Err::<Option<()>, _>(read_only()), |_| {});
    assert_eq!(find(), Ok(None));
    let id = GameId::new(2, 0);
    games.keep(&id, &game(&[Square::C4]), NOW).unwrap();
    assert_eq!(find(), Err(read_only()));
}

#[test]
fn a_damaged_game_is_set_aside_and_told_once() {
    let memory = Memory::default();
    let games = Games(&memory);
    let id = GameId::new(1, 1);
    for text in ["first", "second"] {
        memory.write(&id.name(), text).unwrap();
        let reading = games.open(&id);
        assert!(matches!(
            reading.notice,
            Some(Notice::Damaged {
                thing: Thing::Game,
                reason: Some(SaveError::NotJson { .. }),
                place: Place::Listed,
            })
        ));
        assert_eq!(games.open(&id), Reading::new(None));
    }
    let listing = games.list();
    assert_eq!(listing.notice, None);
    let texts: Vec<&str> = listing
        .unreadable
        .iter()
        .map(|it| it.text.as_str())
        .collect();
    assert_eq!(texts, ["first", "second"]);
    assert!(listing.unreadable.iter().all(|it| it.reason.is_some()));
    memory.write(&id.name(), "third").unwrap();
    assert!(games.list().notice.is_some());
}

#[test]
fn drift_3_a_game_of_a_newer_version_is_left_alone() {
    let memory = Memory::default();
    let games = Games(&memory);
    let id = GameId::new(1, 1);
    let saved = game(&[Square::F5]);
    let text = newer(&saved.to_text(NOW), 2);
    memory.write(&id.name(), &text).unwrap();
    let thing = Thing::Game;
    assert_eq!(games.open(&id).notice, Some(Notice::Newer { thing }));
    assert_eq!(games.keep(&id, &saved, NOW), Err(NotKept::Newer));
    let listing = games.list();
    assert_eq!(listing.notice, None, "it is listed, and not said again");
    assert_eq!(listing.unreadable[0].name, id.name());
    assert_eq!(memory.read(&id.name()), Ok(Some(text)));
}

#[test]
fn a_game_that_an_older_version_has_set_aside_comes_back() {
    let memory = Memory::default();
    let games = Games(&memory);
    let id = GameId::new(1, 1);
    let saved = game(&[Square::F5]);
    memory
        .write(&format!("damaged.{}", id.name()), &saved.to_text(NOW))
        .unwrap();
    let listing = games.list();
    assert_eq!(listing.unfinished, [Entry { id, saved }]);
    assert_eq!(listing.unreadable, []);
}

#[test]
fn what_was_deleted_can_be_brought_back() {
    let memory = Memory::default();
    let games = Games(&memory);
    let id = GameId::new(1, 1);
    games.keep(&id, &game(&[Square::F5]), NOW).unwrap();
    memory.write(&id.analysis(), "analysis").unwrap();
    memory.write("damaged.settings", "rubbish").unwrap();
    let before = memory.0.borrow().clone();
    let unreadable = &games.list().unreadable[0];
    assert_eq!(unreadable.thing, Thing::Settings);
    let removed = [
        games.remove(&id).unwrap(),
        games.remove_unreadable(unreadable).unwrap(),
    ];
    assert!(memory.0.borrow().is_empty());
    for removed in &removed {
        games.restore(removed).unwrap();
    }
    assert_eq!(*memory.0.borrow(), before);
}

#[test]
fn small_things_that_cannot_be_understood_are_set_aside() {
    let memory = Memory::default();
    let number = |text: &str| text.parse::<u32>().ok();
    assert_eq!(read(&memory, SETTINGS, number), Reading::new(0));
    memory.write(SETTINGS, "7").unwrap();
    assert_eq!(read(&memory, SETTINGS, number), Reading::new(7));
    memory.write(SETTINGS, "seven").unwrap();
    let reading = read(&memory, SETTINGS, number);
    assert!(matches!(
        reading.notice,
        Some(Notice::Damaged {
            thing: Thing::Settings,
            ..
        })
    ));
    assert_eq!(read(&memory, SETTINGS, number), Reading::new(0));
    assert_eq!(
        memory.read("damaged.settings"),
        Ok(Some("seven".to_owned()))
    );
}

fn solved() -> Attempt {
    let mut attempt = Attempt::new(puzzle::find("puzzle1").unwrap());
    attempt.play(Square::H2.into());
    attempt.play(Square::H8.into());
    attempt
}

#[test]
fn two_windows_keep_what_both_have_done() {
    let memory = Memory::default();
    let (mut one, keeper) = ProgressKeeper::open(&memory).value;
    let (mut other, _) = ProgressKeeper::open(&memory).value;
    let chapter = course::find("start").unwrap();
    one.add_lesson(&course::Lesson::new(chapter));
    keeper.keep(&memory, &mut one).unwrap();
    other.add_attempt(&mut solved(), TODAY);
    keeper.keep(&memory, &mut other).unwrap();
    one.add_attempt(&mut solved(), TODAY);
    keeper.keep(&memory, &mut one).unwrap();
    let mut expected = Progress::default();
    expected.add_lesson(&course::Lesson::new(chapter));
    expected.add_attempt(&mut solved(), TODAY);
    expected.add_attempt(&mut solved(), TODAY);
    assert_eq!(one, expected);
    assert_eq!(ProgressKeeper::open(&memory).value.0, expected);
}

#[test]
fn drift_3_progress_of_a_newer_version_is_left_alone() {
    let memory = Memory::default();
    let text = newer(&Progress::default().save(), 2);
    memory.write(PROGRESS, &text).unwrap();
    let Reading { value, notice } = ProgressKeeper::open(&memory);
    let thing = Thing::Progress;
    assert_eq!(notice, Some(Notice::Newer { thing }));
    let (mut progress, keeper) = value;
    progress.add_attempt(&mut solved(), TODAY);
    keeper.keep(&memory, &mut progress).unwrap();
    assert_eq!(memory.read(PROGRESS), Ok(Some(text.clone())));
    // Another window may have become newer meanwhile.
    let (mut progress, keeper) = ProgressKeeper::open(&Memory::default()).value;
    assert_eq!(keeper.keep(&memory, &mut progress), Err(NotKept::Newer));
    assert_eq!(memory.read(PROGRESS), Ok(Some(text)));
    assert_eq!(memory.names(DAMAGED), Ok(Vec::new()));
}

#[test]
fn drift_3_entries_that_cannot_be_read_are_set_aside_and_counted() {
    let memory = folder("page");
    let text = memory.read(PROGRESS).unwrap().unwrap();
    let text = text.replace("\"at\":\"pass-forced\"", "\"at\":7");
    memory.write(PROGRESS, &text).unwrap();
    let Reading { value, notice } = ProgressKeeper::open(&memory);
    let unreadable = Notice::PartlyUnreadable {
        count: 1,
        place: Place::Listed,
    };
    assert_eq!(notice, Some(unreadable));
    assert_eq!(value.0.puzzles().attempts(), 1);
    assert_eq!(memory.read("damaged.progress"), Ok(Some(text)));
    assert_eq!(ProgressKeeper::open(&memory), Reading::new(value));
}

/// A storage that can be written so many times.
struct Filling(Memory, core::cell::Cell<u32>);

impl Storage for Filling {
    fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
        self.0.read(name)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
        let left = self.1.get().checked_sub(1);
        self.1
            .set(left.ok_or_else(|| Unavailable("full".to_owned()))?);
        self.0.write(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), Unavailable> {
        self.0.remove(name)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable> {
        self.0.rename(from, to)
    }

    fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable> {
        self.0.names(beginning)
    }
}

#[test]
fn progress_that_is_read_in_part_is_under_its_name_whenever_the_storage_fails() {
    for writes in 0..3 {
        let memory = folder("page");
        let text = memory.read(PROGRESS).unwrap().unwrap();
        let text = text.replace("\"at\":\"pass-forced\"", "\"at\":7");
        memory.write(PROGRESS, &text).unwrap();
        let storage = Filling(memory, core::cell::Cell::new(writes));
        ProgressKeeper::open(&storage);
        // As the program that is started next finds it.
        let (progress, _) = ProgressKeeper::open(&storage.0).value;
        assert_eq!(progress.puzzles().attempts(), 1, "{writes}");
        assert_eq!(storage.read("damaged.progress"), Ok(Some(text)));
    }
}

#[test]
fn damaged_progress_is_set_aside_and_a_new_one_begins() {
    let memory = Memory::default();
    memory.write(PROGRESS, "{}").unwrap();
    let Reading { value, notice } = ProgressKeeper::open(&memory);
    let damaged = Notice::Damaged {
        thing: Thing::Progress,
        reason: None,
        place: Place::Listed,
    };
    assert_eq!(notice, Some(damaged));
    let (mut progress, keeper) = value;
    progress.add_attempt(&mut solved(), TODAY);
    keeper.keep(&memory, &mut progress).unwrap();
    assert_eq!(ProgressKeeper::open(&memory).value.0, progress);
    assert_eq!(memory.read("damaged.progress"), Ok(Some("{}".to_owned())));
}

/// A storage that cannot be reached.
struct Gone;

impl Storage for Gone {
    fn read(&self, _: &str) -> Result<Option<String>, Unavailable> {
        Err(Unavailable("gone".to_owned()))
    }

    fn write(&self, _: &str, _: &str) -> Result<(), Unavailable> {
        panic!("nothing is written over what cannot be read")
    }

    fn remove(&self, _: &str) -> Result<(), Unavailable> {
        panic!("nor removed")
    }

    fn rename(&self, _: &str, _: &str) -> Result<(), Unavailable> {
        panic!("nor set aside")
    }

    fn names(&self, _: &str) -> Result<Vec<String>, Unavailable> {
        Err(Unavailable("gone".to_owned()))
    }
}

#[test]
fn what_cannot_be_reached_is_not_damaged() {
    let reason = "gone".to_owned();
    let unavailable = Some(Notice::Unavailable { reason });
    let games = Games(&Gone);
    assert_eq!(games.open(&GameId::new(1, 1)).notice, unavailable);
    assert_eq!(games.list().notice, unavailable);
    assert_eq!(read(&Gone, SETTINGS, |_| Some(1)).notice, unavailable);
    let Reading { value, notice } = ProgressKeeper::open(&Gone);
    assert_eq!(notice, unavailable);
    let (mut progress, keeper) = value;
    progress.add_attempt(&mut solved(), TODAY);
    assert_eq!(keeper.keep(&Gone, &mut progress), Ok(()));
}
