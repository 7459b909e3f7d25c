//! What is kept, while the disk fails and the machine stops at every access in turn.

mod common;

use core::time::Duration;
use std::cell::Cell;
use std::fs;
use std::io::{self, Cursor, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use common::{First, Wall};
use outflank_app::kept::{
    Backup, GameId, Games, Judged, Listing, Memory, ProgressKeeper, SETTINGS, Storage as _,
};
use outflank_app::review::{Effort, Plan, Review, USUAL};
use outflank_app::study::Tree;
use outflank_engine::{Answer, Kind, MoveScore, Report, Value};
use outflank_learn::puzzle::{self, Attempt};
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_rules::{Move, Position, Square};
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
fn a_damaged_game_is_aside_or_where_it_was() {
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

/// A game after a move, and what is known about it.
const DELETED: [(&str, &str); 2] = [("analysis.1-0001", "f5 good"), ("game.1-0001", "a game")];

fn keep_texts(store: &Store, texts: &[(&str, &str)]) -> Done {
    for (name, text) in texts {
        store.write(name, text)?;
    }
    Ok(())
}

/// Which of these texts are there, each whole or not at all.
fn kept_texts(folder: &Path, texts: &[(&str, &str)]) -> Result<Vec<bool>, String> {
    let store = store(folder);
    let is_kept = |(name, text): &(&str, &str)| match store.read(name).map_err(in_words)? {
        None => Ok(false),
        Some(there) if there == *text => Ok(true),
        Some(other) => Err(other),
    };
    texts.iter().map(is_kept).collect()
}

#[test]
fn a_deleted_game_is_gone_or_there_and_comes_back_whole() {
    let id = GameId::from_text("1-0001").unwrap();
    let delete = |folder: &Path| Games(&store(folder)).remove(&id);
    let deleting = Trial {
        name: "deleting a game",
        before: &|folder| keep_texts(&store(folder), &DELETED).unwrap(),
        work: &|folder, watch| {
            delete(folder)?;
            watch.acknowledge();
            Ok(())
        },
        // As long as it is not said to be gone, the game is there; what was found about it can be found again.
        state: &|folder| Ok(usize::from(!kept_texts(folder, &DELETED)?[1])),
        next: &|folder| {
            delete(folder)?;
            assert_eq!(kept_texts(folder, &DELETED)?, [false; 2]);
            Ok(())
        },
    };
    let cases = deleting.run(2);
    assert!(cases > 20, "{cases}");
    let elsewhere = Memory::default();
    for (name, text) in DELETED {
        elsewhere.write(name, text).unwrap();
    }
    let removed = Games(&elsewhere).remove(&id).unwrap();
    let bring_back = |folder: &Path| Games(&store(folder)).restore(&removed);
    let bringing_back = Trial {
        name: "bringing a game back",
        before: &|_| {},
        work: &|folder, watch| {
            bring_back(folder)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let there = kept_texts(folder, &DELETED)?;
            Ok(usize::from(there == [true; 2]))
        },
        next: &|folder| {
            bring_back(folder)?;
            assert_eq!(kept_texts(folder, &DELETED)?, [true; 2]);
            Ok(())
        },
    };
    let cases = bringing_back.run(3);
    assert!(cases > 30, "{cases}");
}

#[test]
fn a_backup_is_brought_back_whole_sooner_or_later_and_what_is_there_stays() {
    let theirs = [
        ("game.1-0001", "theirs"),
        ("game.2-0002", "another"),
        (SETTINGS, "{}"),
    ];
    let ours = [("game.1-0001", "ours")];
    let elsewhere = Memory::default();
    for (name, text) in theirs {
        elsewhere.write(name, text).unwrap();
    }
    let backup = Backup::of(&elsewhere).unwrap();
    let trial = Trial {
        name: "restoring a backup",
        before: &|folder| keep_texts(&store(folder), &ours).unwrap(),
        work: &|folder, watch| {
            backup.restore(&store(folder)).map_err(in_words)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            if kept_texts(folder, &ours)? != [true] {
                return Err("ours is lost".to_owned());
            }
            let all = kept_texts(folder, &theirs[1..])? == [true; 2];
            let games = store(folder).names("game.").map_err(in_words)?.len();
            Ok(usize::from(all && games == 3))
        },
        next: &|folder| {
            backup.restore(&store(folder)).map_err(in_words)?;
            assert_eq!(store(folder).names("game.")?.len(), 3);
            Ok(())
        },
    };
    let cases = trial.run(5);
    assert!(cases > 40, "{cases}");
}

#[test]
fn what_was_found_about_a_study_is_kept_whole_or_not_at_all() {
    let mut tree = Tree::new(Position::START);
    tree.add(&[], Square::F5.into()).unwrap();
    let plan = Plan {
        line: Some(Effort::Level(USUAL)),
        ..Plan::default()
    };
    let mut review = Review::new(tree.clone(), plan);
    let question = review.questions()[0];
    let score = |mv: Move| MoveScore {
        mv,
        value: Value(0),
        kind: Kind::Exact,
        line: vec![mv],
    };
    let report = Report {
        lines: question.position.moves().map(score).collect(),
        ..Report::default()
    };
    let chosen = None;
    review.learn(question, &Answer { chosen, report });
    let findings = review.findings();
    assert!(!findings.is_empty());
    let keep = |folder: &Path| Judged(&store(folder)).keep(&tree, &findings, 5);
    let trial = Trial {
        name: "what was found about a study",
        before: &|_| {},
        work: &|folder, watch| {
            keep(folder)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let read = Judged(&store(folder)).read(&tree);
            match read.value {
                _ if read.notice.is_some() => Err(in_words(read.notice)),
                it if it == findings => Ok(1),
                it if it.is_empty() => Ok(0),
                other => Err(in_words(other)),
            }
        },
        next: &|folder| Ok(keep(folder)?),
    };
    let cases = trial.run(3);
    assert!(cases > 20, "{cases}");
}
