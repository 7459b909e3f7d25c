use std::io::{Write as _, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use outflank_text::{Language, Texts};

/// What a program that was interrupted from the keyboard exits with.
const INTERRUPTED: i32 = 130;

/// Lets Ctrl-C end a game.
///
/// Every move is on disk before it is printed, and before the computer thinks about the next; so an interrupted
/// program has nothing to do but to say that the game is kept, and need not wait for a search to end.
pub fn end_quietly(language: Language, kept: Arc<AtomicBool>) {
    // Where no handler can be set, the system ends the program, which loses nothing either.
    let _ = ctrlc::set_handler(move || {
        outflank_terminal::app::restore();
        let mut err = stderr().lock();
        let _ = writeln!(err);
        if kept.load(Ordering::Relaxed) {
            let _ = writeln!(err, "{}", Texts::new(language).kept());
        }
        std::process::exit(INTERRUPTED);
    });
}
