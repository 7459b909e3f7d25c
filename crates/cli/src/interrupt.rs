#[cfg(not(target_family = "wasm"))]
use std::io::{Write as _, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(not(target_family = "wasm"))]
use outflank_text::{Language, Texts};

#[cfg(not(target_family = "wasm"))]
use crate::failure::INTERRUPTED;

/// Whether Ctrl-C was pressed.
#[derive(Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// The first Ctrl-C asks for a clean stop, a second one exits at once.
    #[cfg(not(target_family = "wasm"))]
    pub fn on_interrupt() -> Stop {
        let stop = Stop::default();
        let told = stop.clone();
        // Where no handler can be set, the system ends the program.
        let _ = ctrlc::set_handler(move || {
            if told.0.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED.into());
            }
        });
        stop
    }

    /// There is no keyboard.
    #[cfg(target_family = "wasm")]
    pub fn on_interrupt() -> Stop {
        Stop::default()
    }

    pub fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Lets Ctrl-C end a game.
///
/// Every move is on disk before it is printed, and before the computer thinks about the next; so an interrupted
/// program has nothing to do but to say that the game is kept, and need not wait for a search to end.
#[cfg(not(target_family = "wasm"))]
pub fn end_quietly(language: Language, kept: Arc<AtomicBool>) {
    // Where no handler can be set, the system ends the program, which loses nothing either.
    let _ = ctrlc::set_handler(move || {
        outflank_terminal::app::leave();
        let mut err = stderr().lock();
        let _ = writeln!(err);
        if kept.load(Ordering::Relaxed) {
            let _ = writeln!(err, "{}", Texts::new(language).kept());
        }
        std::process::exit(INTERRUPTED.into());
    });
}
