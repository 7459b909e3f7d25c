//! Any text as a backup, and as the texts in one: refused, or it is written as it was read; it is brought back beside what
//! is there, and no game of that is lost.

use outflank_app::kept::{Backup, Memory, Storage as _};

/// The games that are there before.
const OURS: [(&str, &str); 2] = [("game.1-0001", "ours"), ("game.2-0002", "mine")];

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
    let once = backup.restore(&here).expect("it has room");
    assert_eq!(once.games + once.known, backup.games());
    for (name, text) in OURS {
        let there = here.read(name).expect("it can be read");
        assert_eq!(there.as_deref(), Some(text), "{name}");
    }
    // Once more brings nothing new.
    let names = here.names("").expect("it can be read");
    let twice = backup.restore(&here).expect("it has room");
    assert_eq!(twice.games, 0);
    assert_eq!(here.names("").expect("it can be read"), names);
}
