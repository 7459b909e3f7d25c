use std::io::{IsTerminal as _, Write as _, stderr};

/// A progress line on standard error, if that is a terminal.
pub struct Progress {
    is_seen: bool,
}

impl Progress {
    pub fn new() -> Progress {
        Progress {
            is_seen: stderr().is_terminal(),
        }
    }

    /// Replaces the line.
    pub fn show(&self, text: &str) {
        if self.is_seen {
            // Progress is optional: a failed write is ignored.
            let _ = write!(stderr(), "\r\x1b[K{text}");
        }
    }

    /// Erases the line.
    pub fn clear(&self) {
        self.show("");
    }
}
