//! Any text as a backup, and as the texts in one: refused, or it is written as it was read; it is brought back beside what
//! is there, and nothing of that is lost but choices.

use outflank_app::kept::{Backup, Memory, PROGRESS, Storage as _};
use outflank_learn::puzzle::{Outcome, classics};
use outflank_learn::training::{Card, Day};
use outflank_learn::{Deed, Progress};

/// What is there before, beside progress: none of it is a choice.
const OURS: [(&str, &str); 9] = [
    ("analyse.last", "ours"),
    ("analyse.study", "ours"),
    ("analysis.1-0001", "ours"),
    ("figures.1-0001", "ours"),
    ("game.1-0001", "ours"),
    ("game.2-0002", "mine"),
    ("judged.0000000000001-0000000000000001", "ours"),
    ("opened.1-0001-000", "ours"),
    ("later.1-0001", "ours"),
];

/// Feeds it any text.
pub fn feed(text: &str) {
    check(text);
    // What the fuzzer cannot guess: the frame. Every two lines are a name and a text.
    let lines: Vec<&str> = text.split('\n').collect();
    let pairs = lines.as_chunks().0.iter();
    let kept: serde_json::Map<_, _> = pairs
        .map(|&[name, text]| (name.to_owned(), text.into()))
        .collect();
    let frame = serde_json::json!({ "format": "outflank-backup", "version": 1, "kept": kept });
    check(&frame.to_string());
}

fn check(text: &str) {
    let Ok(backup) = Backup::load(text) else {
        return;
    };
    let again = Backup::load(&backup.save()).expect("what was written");
    assert_eq!(again, backup);
    let here = Memory::default();
    for (name, text) in OURS {
        here.write(name, text).expect("it has room");
    }
    here.write(PROGRESS, &progress().save())
        .expect("it has room");
    let once = backup.restore(&here).expect("it has room");
    assert_eq!(once.games + once.known, backup.games());
    for (name, text) in OURS {
        let there = here.read(name).expect("it can be read");
        assert_eq!(there.as_deref(), Some(text), "{name}");
    }
    let kept = here.read(PROGRESS).expect("it can be read");
    let kept = Progress::load(&kept.expect("it is there")).expect("it is progress");
    assert_eq!(kept.unreadable, 0);
    let training = kept.progress.training();
    let ours = progress();
    for (id, _) in ours.training().deck.cards() {
        assert!(training.deck.card(id).is_some(), "{id}");
    }
    assert!(kept.progress.puzzles().attempts() >= ours.puzzles().attempts());
    // Once more changes nothing.
    let texts = here.0.borrow().clone();
    let twice = backup.restore(&here).expect("it has room");
    assert_eq!(twice.games, 0);
    assert_eq!(*here.0.borrow(), texts);
}

/// What was learnt before.
fn progress() -> Progress {
    let (day, mut progress) = (Day::new(20_000), Progress::default());
    progress.add_card(Card::puzzle(&classics()[0], day));
    progress.add(Deed::Attempt {
        puzzle: &classics()[1],
        outcome: Outcome::Solved,
        day,
    });
    progress
}
