//! Any text as a save, and as the content of one with a checksum that fits: it is refused with a reason, or it
//! is a match that can be saved again and played on.

use core::time::Duration;

use crate::{saves, story};

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    check(&text);
    if let Ok(content) = serde_json::from_str(&text) {
        check(&saves::of_content(&content));
    }
}

fn check(text: &str) {
    if let Ok(mut game) = saves::load(text) {
        saves::round_trip(&game, Duration::ZERO);
        let now = story::live(&mut game, text.as_bytes());
        saves::round_trip(&game, now);
    }
}
