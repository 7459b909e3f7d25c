//! What the commands write, while the disk fails and the machine stops at every access in turn.
//!
//! `cargo xtask soak faults` takes every access; the tests only some of them.

use std::fs;
use std::io;
use std::path::Path;

use outflank_engine::Book;
use outflank_record::{Format, wthor::Roster};
use outflank_rules::Board;
use outflank_store::faults::{Done, Trial};
use outflank_text::{Language, Texts};

use crate::convert::input::Inputs;
use crate::convert::output::Output;
use crate::failure::{self, Failure};
use crate::journal::Journal;
use crate::match_play::save::SavedGames;
use crate::progress::Progress;
use crate::{analyse, nboard, opening_book};

fn texts() -> &'static Texts {
    thread_local! {
        // They take longer to make than a file to write.
        static TEXTS: &'static Texts = Box::leak(Box::new(Texts::new(Language::EN)));
    }
    TEXTS.with(|texts| *texts)
}

fn in_words(failure: Failure) -> String {
    match failure {
        Failure::Usage(sentence) | Failure::No(sentence) => sentence,
        Failure::Reported => "reported".to_owned(),
        Failure::Terminal(error) => error.to_string(),
        Failure::Interrupted => "interrupted".to_owned(),
    }
}

/// Games as GGF: the year, the players and a move of each.
fn ggf(games: &[(u16, &str, &str)]) -> String {
    let line = |(year, black, white): &(u16, &str, &str)| {
        format!("(;GM[Othello]PB[{black}]PW[{white}]DT[{year}]PC[Cup {year}]B[f5]W[d6];)\n")
    };
    games.iter().map(line).collect()
}

/// Writes games in a format, as `convert` does.
fn convert(games: &[(u16, &str, &str)], to: &Path, format: Format) -> Result<(), String> {
    begin(games, to, format)?.finish(texts()).map_err(in_words)
}

/// A conversion that has read everything and written nothing.
fn begin(games: &[(u16, &str, &str)], to: &Path, format: Format) -> Result<Output, String> {
    let texts = texts();
    let mut output = Output::create(to, format, &Roster::default(), texts).map_err(in_words)?;
    let text = ggf(games);
    for game in Format::Ggf
        .read(text.as_bytes(), &Roster::default())
        .map_err(|it| it.to_string())?
    {
        let record = game.map_err(|it| it.to_string())?.record.ok_or("no game")?;
        output.add(&record, texts).map_err(in_words)?;
    }
    Ok(output)
}

/// The players of all games, with the tournament, sorted.
fn players(path: &Path) -> Result<Vec<String>, String> {
    let texts = texts();
    let inputs = Inputs::new(&[path.to_owned()], texts).map_err(in_words)?;
    let mut found = Vec::new();
    for source in inputs.sources() {
        inputs
            .read(source, &Progress::new(), texts, |_, game| {
                let record = game
                    .record
                    .ok_or_else(|| Failure::Usage(format!("{:?}", game.faults)))?;
                found.push(format!(
                    "{}–{}, {}",
                    record.black.name, record.white.name, record.event
                ));
                Ok(())
            })
            .map_err(in_words)?;
    }
    found.sort();
    Ok(found)
}

fn named(games: &[(u16, &str, &str)]) -> Vec<String> {
    let mut all: Vec<String> = games
        .iter()
        .map(|(year, black, white)| format!("{black}–{white}, Cup {year}"))
        .collect();
    all.sort();
    all
}

/// The names in a file, as any program reads them.
fn names(path: &Path) -> Vec<String> {
    let bytes = fs::read(path).unwrap_or_default();
    let names = outflank_record::wthor::Names::read(&bytes).unwrap();
    (0..names.len() as u16)
        .map(|place| names.get(place).unwrap().to_owned())
        .collect()
}

const OLD: [(u16, &str, &str); 2] = [(2001, "Anna", "Ben"), (2001, "Ben", "Carl")];
const NEW: [(u16, &str, &str); 3] = [
    (2001, "Zoe", "Anna"),
    (2001, "Yann", "Zoe"),
    (2001, "Carl", "Xenia"),
];

/// Whatever happens, the games that are there have their own players: for programs that know nothing of our steps, and
/// for us.
#[test]
fn an_archive_that_is_written_over_has_the_right_players() {
    let trial = Trial {
        name: "convert to WTHOR, a file",
        before: &|folder| convert(&OLD, &folder.join("g.wtb"), Format::Wthor).unwrap(),
        work: &|folder, watch| {
            convert(&NEW, &folder.join("g.wtb"), Format::Wthor)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            // As another program reads it: with the files as they are, in a folder where we can finish nothing.
            let seen = tempfile::tempdir().unwrap();
            for name in ["g.wtb", "g.jou", "g.trn"] {
                fs::copy(folder.join(name), seen.path().join(name)).map_err(|it| it.to_string())?;
            }
            let seen = players(&seen.path().join("g.wtb"))?;
            if seen != named(&OLD) && seen != named(&NEW) {
                return Err(format!("{seen:?}"));
            }
            match players(&folder.join("g.wtb"))? {
                it if it == named(&OLD) => Ok(0),
                it if it == named(&NEW) => Ok(1),
                other => Err(format!("{other:?}")),
            }
        },
        next: &|folder| {
            convert(&OLD, &folder.join("g.wtb"), Format::Wthor)?;
            assert_eq!(players(&folder.join("g.wtb"))?, named(&OLD));
            // Names keep their numbers and come once.
            let names = names(&folder.join("g.jou"));
            assert_eq!(names[..4], ["???", "Anna", "Ben", "Carl"]);
            assert!(names.len() <= 7, "{names:?}");
            Ok(())
        },
    };
    let cases = trial.run(2);
    assert!(cases > 100, "{cases}");
}

/// Games of a year that is not written over have the same files of names.
#[test]
fn an_archive_of_many_years_has_the_right_players_in_all_of_them() {
    let old = [(1999, "Anna", "Ben"), (2001, "Carl", "Dora")];
    let new = [(2001, "Zoe", "Carl"), (2002, "Yann", "Xenia")];
    let after = [new[0], new[1], old[0]];
    let trial = Trial {
        name: "convert to WTHOR, a folder",
        before: &|folder| convert(&old, &folder.join("all"), Format::Wthor).unwrap(),
        work: &|folder, watch| {
            convert(&new, &folder.join("all"), Format::Wthor)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let seen = tempfile::tempdir().unwrap();
            for entry in fs::read_dir(folder.join("all")).unwrap().flatten() {
                let name = entry.file_name();
                if !outflank_store::is_temporary(&name) {
                    fs::copy(entry.path(), seen.path().join(name)).unwrap();
                }
            }
            // Some years may be old and some new, but each game has its own players.
            let known = [named(&old), named(&after)].concat();
            let seen = players(seen.path())?;
            if !seen.iter().all(|game| known.contains(game)) {
                return Err(format!("{seen:?}"));
            }
            match players(&folder.join("all"))? {
                it if it == named(&old) => Ok(0),
                it if it == named(&after) => Ok(1),
                other => Err(format!("{other:?}")),
            }
        },
        next: &|folder| {
            convert(&new, &folder.join("all"), Format::Wthor)?;
            assert_eq!(players(&folder.join("all"))?, named(&after));
            Ok(())
        },
    };
    let cases = trial.run(3);
    assert!(cases > 100, "{cases}");
}

/// Two programs that begin at once would give the same numbers to different names.
#[test]
fn of_two_conversions_to_one_archive_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = ([(1999, "Anna", "Ben")], [(2001, "Zoe", "Carl")]);
    let place = folder.path().join("archive");
    let begun = [&first, &second].map(|games| begin(games, &place, Format::Wthor).unwrap());
    let [one, two] = begun.map(|output| output.finish(texts()).map_err(in_words));
    one.unwrap();
    let reason = two.unwrap_err();
    assert!(
        reason.contains(&texts().describe(&io::ErrorKind::ResourceBusy)),
        "{reason}"
    );
    assert_eq!(players(&place), Ok(named(&first)));
    // Once more it goes, after the other.
    convert(&second, &place, Format::Wthor).unwrap();
    assert_eq!(players(&place), Ok(named(&[first[0], second[0]])));
}

#[test]
fn a_file_of_games_is_the_old_one_or_the_new_one() {
    for format in [Format::Ggf, Format::Pgn, Format::Sgf, Format::Json] {
        let file = format!("games.{}", format.name());
        let trial = Trial {
            name: &format!("convert to {}", format.name()),
            before: &|folder| convert(&OLD, &folder.join(&file), format).unwrap(),
            work: &|folder, watch| {
                convert(&NEW, &folder.join(&file), format)?;
                watch.acknowledge();
                Ok(())
            },
            state: &|folder| match players(&folder.join(&file))? {
                it if it == named(&OLD) => Ok(0),
                it if it == named(&NEW) => Ok(1),
                other => Err(format!("{other:?}")),
            },
            next: &|folder| Ok(convert(&NEW, &folder.join(&file), format)?),
        };
        assert!(trial.run(2) > 25);
    }
}

/// A book of so many positions.
fn book(positions: usize) -> Book {
    let mut book = Book::new(1);
    while book.len() < positions {
        let wanted = book.wanted(1, outflank_book::Growth::default());
        let board: Board = wanted[0];
        let values = vec![outflank_engine::Value::default(); board.legal_moves().len() as usize];
        book.add(board, &values);
        book.settle();
    }
    book
}

#[test]
fn a_book_is_the_old_one_or_the_new_one() {
    let books = [book(1), book(2), book(3)];
    let learn = |folder: &Path, book: &Book| -> Done {
        let place = folder.join("data").join("learned.book");
        Ok(nboard::keeper(Some(place))(book)?)
    };
    let trial = Trial {
        name: "opening book",
        before: &|folder| learn(folder, &books[0]).unwrap(),
        work: &|folder, watch| {
            for book in &books[1..] {
                learn(folder, book)?;
                watch.acknowledge();
            }
            Ok(())
        },
        state: &|folder| {
            let place = folder.join("data").join("learned.book");
            let read = opening_book::read(&place, texts()).map_err(in_words)?;
            Ok(read.len() - 1)
        },
        next: &|folder| learn(folder, &books[0]),
    };
    assert!(trial.run(1) > 100);
}

/// Two sessions begin with the same book, and each learns something else.
#[test]
fn what_two_sessions_learn_is_in_one_book() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("learned.book");
    let both = book(3).wanted(2, outflank_book::Growth::default());
    let mut keepers = [0, 1].map(|_| nboard::keeper(Some(place.clone())));
    for (keeper, &board) in keepers.iter_mut().zip(&both) {
        let mut learned = book(3);
        learned.add(
            board,
            &vec![outflank_engine::Value(7); board.legal_moves().len() as usize],
        );
        learned.settle();
        keeper(&learned).unwrap();
    }
    let kept = opening_book::read(&place, texts())
        .map_err(in_words)
        .unwrap();
    assert_eq!(kept.len(), 5);
    // A book of another kind is not mixed with it, nor what is no book.
    let other = Book::new(2);
    assert!(keepers[0](&other).is_err());
    fs::write(&place, "mine").unwrap();
    assert!(keepers[0](&kept).is_err());
    assert_eq!(fs::read_to_string(&place).unwrap(), "mine");
}

#[test]
fn of_two_programs_that_make_a_file_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.book");
    let first = failure::alone_with(&path, texts())
        .map_err(in_words)
        .unwrap();
    let told = failure::alone_with(&path, texts()).map_err(in_words);
    let busy = texts().describe(&io::ErrorKind::ResourceBusy);
    assert!(told.is_err_and(|told| told.contains(&busy)));
    drop(first);
    assert!(failure::alone_with(&path, texts()).is_ok());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_report_is_the_old_one_or_the_new_one() {
    let write = |folder: &Path, page: &str| -> Done {
        let kept = analyse::keep_page(&folder.join("page.html"), page, texts());
        Ok(kept.map_err(in_words)?)
    };
    let trial = Trial {
        name: "report",
        before: &|folder| write(folder, "old").unwrap(),
        work: &|folder, watch| {
            write(folder, &"new".repeat(9000))?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| match fs::read_to_string(folder.join("page.html")) {
            Ok(page) if page == "old" => Ok(0),
            Ok(page) if page == "new".repeat(9000) => Ok(1),
            other => Err(format!("{other:?}")),
        },
        next: &|folder| write(folder, "next"),
    };
    assert!(trial.run(1) > 50);
}

#[test]
fn a_journal_has_every_pair_that_was_entered() {
    let open = |folder: &Path| -> Result<Journal, String> {
        let opened = Journal::open(&folder.join("journal")).map_err(|it| it.to_string())?;
        opened.map_err(|not| format!("line {}", not.line))
    };
    let trial = Trial {
        name: "match journal",
        before: &|folder| {
            open(folder).unwrap().begin(7, "a – b").unwrap();
        },
        work: &|folder, watch| {
            let mut journal = open(folder)?;
            for number in 0..3 {
                journal.add(7, number, [number as i32, -4])?;
                watch.acknowledge();
            }
            Ok(())
        },
        state: &|folder| {
            let pairs = open(folder)?.begin(7, "").map_err(|it| it.to_string())?;
            let expected: Vec<[i32; 2]> = (0..pairs.len() as i32).map(|it| [it, -4]).collect();
            if pairs == expected {
                Ok(pairs.len())
            } else {
                Err(format!("{pairs:?}"))
            }
        },
        next: &|folder| {
            let mut journal = open(folder)?;
            let before = journal.begin(7, "")?.len() as u64;
            Ok(journal.add(7, before, [0, 0])?)
        },
    };
    let cases = trial.run(2);
    assert!(cases > 100, "{cases}");
}

#[test]
fn saved_games_of_a_match_are_whole_whatever_their_format() {
    for format in [Format::Ggf, Format::Pgn, Format::Sgf, Format::Transcript] {
        let name = format!("games.{}", format.name());
        let text = |games: &[(u16, &str, &str)]| {
            let (ggf, roster) = (ggf(games), Roster::default());
            let records = Format::Ggf.read(ggf.as_bytes(), &roster).unwrap();
            let records = records.map(|game| game.unwrap().record.unwrap());
            let texts = records.map(|record| format.write(&record).unwrap());
            texts.collect::<String>()
        };
        // Of somebody who does not end lines.
        let old = text(&OLD).trim_end().to_owned();
        let add = |folder: &Path| -> io::Result<()> {
            let opened = SavedGames::open(&folder.join(&name), texts());
            let mut saved = opened.map_err(|it| io::Error::other(in_words(it)))?;
            saved.append(&format!("\n\n{}", text(&NEW)))
        };
        let trial = Trial {
            name: &format!("match games in {}", format.name()),
            before: &|folder| fs::write(folder.join(&name), &old).unwrap(),
            work: &|folder, watch| {
                add(folder)?;
                watch.acknowledge();
                Ok(())
            },
            state: &|folder| {
                outflank_store::recover(folder).map_err(|it| it.to_string())?;
                let there = fs::read_to_string(folder.join(&name)).map_err(|it| it.to_string())?;
                match there.strip_prefix(&old) {
                    Some("") => Ok(0),
                    Some(more) if more == format!("\n\n{}", text(&NEW)) => Ok(1),
                    _ => Err(there),
                }
            },
            next: &|folder| Ok(add(folder)?),
        };
        let cases = trial.run(2);
        assert!(cases > 50, "{cases}");
    }
}
