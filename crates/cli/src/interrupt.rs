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
        // Without a handler, Ctrl-C kills the program.
        let _ = ctrlc::set_handler(move || {
            if told.0.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED.into());
            }
        });
        stop
    }

    /// There are no signals.
    #[cfg(target_family = "wasm")]
    pub fn on_interrupt() -> Stop {
        Stop::default()
    }

    pub fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Lets a write beyond the system's limit for files fail with an error. The system would end the program without a word.
#[cfg(unix)]
pub fn survive_file_limit() {
    // Whoever handles the signal stays alive. Without a handler it is as before.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

/// There is no such limit.
#[cfg(not(unix))]
pub fn survive_file_limit() {}

/// Exits on Ctrl-C during a game.
///
/// Every move is saved before it is printed, so there is nothing left to do but say that the game is kept.
#[cfg(not(target_family = "wasm"))]
pub fn end_quietly(language: Language, kept: Arc<AtomicBool>) {
    // Without a handler, Ctrl-C kills the program, which loses nothing either.
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
