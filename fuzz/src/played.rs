//! A match set up and played as the input says: it comes back from its save as it was. With one character of the
//! save altered, it does so too or is refused. With other content and a checksum that fits, it is refused or it
//! is a match that can be saved again and played on.

use crate::{saves, story, tamper};
use arbitrary::{Result, Unstructured};
use core::time::Duration;
use outflank_play::Match;
use serde_json::Value;

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    // Bytes that end before the story does tell nothing.
    let _ = check(&mut Unstructured::new(data));
}

fn check(u: &mut Unstructured) -> Result<()> {
    let setup = story::setup(u)?;
    let edits = u.bytes(32)?;
    let deeds = u.bytes(u.len())?;
    let mut game = match Match::new(setup) {
        Ok(game) => game,
        Err(contradiction) => {
            assert_eq!(setup.validate(), Err(contradiction));
            return Ok(());
        }
    };
    saves::round_trip(&game, Duration::ZERO);
    let now = story::live(&mut game, deeds);
    let text = saves::round_trip(&game, now);
    game.pause(now);

    let u = &mut Unstructured::new(edits);
    if let Ok(loaded) = saves::load(&tamper::alter_character(&text, u)?) {
        assert_eq!(loaded, game, "altered, but read");
    }

    let mut save: Value = serde_json::from_str(&text).expect("a save is JSON");
    let content = &mut save["match"];
    for _ in 0..u.int_in_range(1..=3)? {
        tamper::alter_content(content, u)?;
    }
    if let Ok(mut loaded) = saves::load(&saves::of_content(content)) {
        saves::round_trip(&loaded, now);
        let now = story::live(&mut loaded, deeds);
        saves::round_trip(&loaded, now);
    }
    Ok(())
}
