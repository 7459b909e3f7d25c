//! What must hold for a save.

use core::time::Duration;

use outflank_play::save::LONGEST_SAVE;
use outflank_play::{Match, SaveError};
use serde_json::{Value, json};

/// Saves a match and reads it again: it comes back as it was, paused, and is written in the same way once more.
/// Returns the save.
pub fn round_trip(game: &Match, now: Duration) -> String {
    let text = game.save(now);
    assert!(text.len() <= LONGEST_SAVE, "{text}");
    let mut paused = game.clone();
    paused.pause(now);
    match load(&text) {
        Ok(loaded) => assert_eq!(loaded, paused, "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
    assert_eq!(paused.save(Duration::ZERO), text);
    text
}

/// [`Match::load`], and a look at the error if there is one: what is called no JSON is none, and the place that
/// it names exists.
pub fn load(text: &str) -> Result<Match, SaveError> {
    let loaded = Match::load(text);
    if let Err(error) = &loaded {
        assert!(!error.to_string().is_empty());
        if let SaveError::NotJson { .. } | SaveError::Truncated = error {
            assert!(serde_json::from_str::<Value>(text).is_err(), "{error:?}");
        }
        if let SaveError::NotJson { line, column } | SaveError::Malformed { line, column, .. } =
            error
        {
            let there = text.split('\n').nth(line.wrapping_sub(1));
            let length = there.map_or(0, str::len);
            assert!((1..=length + 1).contains(column), "{error:?}");
        }
    }
    loaded
}

/// The match of a save as a whole save. What is there to tell accidents, the checksum and the position in the
/// end, is made to fit if the content is well-formed: else nothing that was made up would ever be played again.
pub fn of_content(content: &Value) -> String {
    let mut save = json!({
        "format": "outflank-save",
        "version": 2,
        "checksum": "",
        "game": {
            "info": { "left": null, "right": null, "date": null, "hints": 0, "undos": 0 },
            "match": content,
            "comments": {},
            "variations": [],
        },
    });
    // Whoever reads a save that does not fit is told what would.
    for _ in 0..3 {
        match load(&save.to_string()) {
            Err(SaveError::Checksum { computed, .. }) => save["checksum"] = computed.into(),
            Err(SaveError::Position { reached, .. }) if save["game"]["match"].is_object() => {
                save["game"]["match"]["position"] = reached.to_string().into();
            }
            _ => break,
        }
    }
    save.to_string()
}
