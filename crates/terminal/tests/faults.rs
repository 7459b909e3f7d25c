//! What is kept, while the disk fails and the machine stops at every access in turn.

mod common;

use core::time::Duration;
use std::cell::Cell;
use std::fs;
use std::io::{self, Cursor, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use common::{First, Wall};
use outflank_app::kept::{GameId, Games, Listing, ProgressKeeper, SETTINGS, Storage as _};
use outflank_learn::puzzle::{self, Attempt};
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_rules::{Move, Square};
use outflank_store::faults::{Done, Trial, Watch};
use outflank_terminal::line::{Opening, Session, Typed};
use outflank_terminal::{BoardStyle, Store};
use outflank_text::{Language, Texts};

const MOVES: [Square; 3] = [Square::F5, Square::D6, Square::C3];

fn store(folder: &Path) -> Store {
    Store::new(folder.join("data"), Language::EN)
}

fn in_words(failed: impl core::fmt::Debug) -> String {
    format!("{failed:?}")
}

fn moves_made(saved: &SavedGame) -> usize {
    let discs = saved.game.discs();
    usize::from(discs.black + discs.white) - 4
}

/// How many moves the only game has, if everything can be read.
fn moves_kept(folder: &Path) -> Result<usize, String> {
    let Listing {
        unfinished,
        finished,
        unreadable,
        notice,
    } = Games(&store(folder)).list();
    match (&unfinished[..], notice) {
        ([], None) if finished.is_empty() && unreadable.is_empty() => Ok(0),
        ([entry], None) if finished.is_empty() && unreadable.is_empty() => {
            Ok(moves_made(&entry.saved))
        }
        other => Err(in_words(other)),
    }
}

/// Starts a game, keeps it after its first move, and goes on with it.
fn next_game(folder: &Path) -> Done {
    let before = moves_kept(folder)?;
    play(folder, "f5\n", &mut |_| {})?;
    let listing = Games(&store(folder)).list();
    let games = usize::from(before > 0) + 1;
    assert_eq!(listing.unfinished.len(), games, "{listing:?}");
    Ok(())
}

/// Plays lines, and tells of each text that is printed; an error where something is not kept.
fn play(folder: &Path, lines: &str, printed: &mut dyn FnMut(&str)) -> Done {
    struct Out<'a>(&'a Cell<bool>, &'a mut dyn FnMut(&str));
    struct Notes<'a>(&'a Cell<bool>);

    impl Write for Out<'_> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.0.get() {
                return Err(io::Error::other("not kept"));
            }
            (self.1)(&String::from_utf8_lossy(bytes));
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Write for Notes<'_> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.set(true);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    thread_local! {
        // They take longer to make than a game to play.
        static TEXTS: &'static Texts = Box::leak(Box::new(Texts::new(Language::EN)));
    }
    let texts = TEXTS.with(|texts| *texts);
    let wall = Wall::default();
    let session = Session {
        texts,
        style: BoardStyle::Words,
        interactive: false,
        store: Some(store(folder)),
        time: &|| wall.now(),
        kept: &AtomicBool::new(false),
    };
    let failed = Cell::new(false);
    session.play(
        Opening::New(MatchSetup::default()),
        Box::new(First::default()),
        &mut Typed::new(Cursor::new(lines.to_owned()))?,
        &mut Out(&failed, printed),
        &mut Notes(&failed),
    )?;
    Ok(())
}

#[test]
fn a_game_has_every_move_that_was_kept() {
    let trial = Trial {
        name: "saved game",
        before: &|_| {},
        work: &|folder, watch| {
            let store = store(folder);
            let lock = store.new_game()?;
            let mut game = Match::new(MatchSetup::default()).map_err(in_words)?;
            for square in MOVES {
                game.play(Move::from(square), Duration::ZERO)?;
                let saved = SavedGame::from(game.clone());
                let kept = Games(&store).keep(lock.id(), &saved, Duration::ZERO);
                kept.map_err(in_words)?;
                watch.acknowledge();
            }
            Ok(())
        },
        state: &moves_kept,
        next: &next_game,
    };
    let cases = trial.run(6);
    assert!(cases > 60, "{cases}");
}

#[test]
fn line_mode_has_saved_what_it_has_printed() {
    let trial = Trial {
        name: "line mode",
        before: &|_| {},
        work: &|folder, watch| {
            let mut seen = 0;
            play(folder, "f5\nd6\nc3\n", &mut |text| {
                for _ in 0..text.matches(" plays ").count() {
                    seen += 1;
                    watch.acknowledge();
                }
            })?;
            assert!(seen == MOVES.len() || watch.has_failed(), "{seen}");
            Ok(())
        },
        state: &moves_kept,
        next: &next_game,
    };
    let cases = trial.run(8);
    assert!(cases > 40, "{cases}");
}

#[test]
fn a_file_that_the_player_names_is_the_old_game_or_the_new_one() {
    let file = |folder: &Path| folder.join("mine.json");
    let made = |folder: &Path| {
        let text = fs::read_to_string(file(folder)).map_err(in_words)?;
        let saved = SavedGame::from_text(&text).map_err(in_words)?;
        Ok::<usize, String>(moves_made(&saved))
    };
    let save = |folder: &Path, moves: &str, watch: Option<&Watch>| {
        let lines = format!("{moves}save {}\n", file(folder).display());
        let mut answer = String::new();
        play(folder, &lines, &mut |text| {
            if text.contains("mine.json") {
                text.clone_into(&mut answer);
                if let Some(watch) = watch.filter(|_| text.contains("is saved in")) {
                    watch.acknowledge();
                }
            }
        })?;
        Ok::<String, Box<dyn core::error::Error>>(answer)
    };
    let trial = Trial {
        name: "save FILE",
        before: &|folder| {
            fs::create_dir(folder.join("data")).unwrap();
            save(folder, "", None).unwrap();
        },
        work: &|folder, watch| save(folder, "f5\n", Some(watch)).map(|_| ()),
        state: &made,
        next: &|folder| {
            save(folder, "f5\nd6\n", None)?;
            assert_eq!(made(folder)?, 2);
            Ok(())
        },
    };
    let cases = trial.run(6);
    assert!(cases > 40, "{cases}");
}

#[test]
fn progress_and_settings_are_there_as_they_were_or_as_they_are() {
    let keep = |folder: &Path, watch: Option<&Watch>| {
        let store = store(folder);
        let reading = ProgressKeeper::open(&store);
        if let Some(notice) = reading.notice {
            return Err(in_words(notice).into());
        }
        let (mut progress, keeper) = reading.value;
        for settings in ["one", "two"] {
            let mut attempt = Attempt::new(puzzle::find("puzzle1").unwrap());
            attempt.play(Square::H2.into());
            attempt.play(Square::H8.into());
            progress.add_attempt(&mut attempt, outflank_learn::training::Day::new(20_000));
            keeper.keep(&store, &mut progress).map_err(in_words)?;
            store.write(SETTINGS, settings)?;
            if let Some(watch) = watch {
                watch.acknowledge();
            }
        }
        Ok::<(), Box<dyn core::error::Error>>(())
    };
    let trial = Trial {
        name: "progress and settings",
        before: &|_| {},
        work: &|folder, watch| keep(folder, Some(watch)),
        state: &|folder| {
            let store = store(folder);
            let reading = ProgressKeeper::open(&store);
            if let Some(notice) = reading.notice {
                return Err(in_words(notice));
            }
            let settings = store.read(SETTINGS).map_err(in_words)?;
            // Progress is kept before the settings.
            match (reading.value.0.puzzles().attempts(), settings.as_deref()) {
                (0 | 1, None) => Ok(0),
                (1 | 2, Some("one")) => Ok(1),
                (2, Some("two")) => Ok(2),
                other => Err(in_words(other)),
            }
        },
        next: &|folder| keep(folder, None),
    };
    let cases = trial.run(3);
    assert!(cases > 100, "{cases}");
}

#[test]
fn a_damaged_game_is_aside_or_where_it_was_and_a_deleted_one_comes_back_whole() {
    let id = GameId::from_text("game-1").unwrap();
    let damaged = "damaged, and not lost";
    let trial = Trial {
        name: "setting aside",
        before: &|folder| {
            fs::create_dir_all(folder.join("data/games")).unwrap();
            fs::write(folder.join("data/games/game-1.json"), damaged).unwrap();
        },
        work: &|folder, watch| {
            Games(&store(folder)).open(&id);
            if folder.join("data/games/game-1.json").exists() {
                return Err("it was not moved".into());
            }
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let read = |name: &str| fs::read_to_string(folder.join("data/games").join(name)).ok();
            let there = ["game-1.json", "game-1.damaged"].map(read);
            match there.each_ref().map(Option::as_deref) {
                [Some(text), None] if text == damaged => Ok(0),
                [None, Some(text)] if text == damaged => Ok(1),
                other => Err(in_words(other)),
            }
        },
        next: &|folder| {
            Games(&store(folder)).list();
            assert!(folder.join("data/games/game-1.damaged").exists());
            Ok(())
        },
    };
    assert!(trial.run(1) > 15);
}
