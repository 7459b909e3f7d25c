use std::io::{IsTerminal as _, Write as _, stderr};

/// A line on standard error that says how far the work is, where somebody sees it.
pub struct Progress {
    is_seen: bool,
}

impl Progress {
    pub fn new() -> Progress {
        Progress {
            is_seen: stderr().is_terminal(),
        }
    }

    /// Shows this instead of what was there.
    pub fn show(&self, text: &str) {
        if self.is_seen {
            // Progress is a kindness; where it cannot be shown, the work goes on.
            let _ = write!(stderr(), "\r\x1b[K{text}");
        }
    }

    /// Leaves an empty line for what is printed next.
    pub fn clear(&self) {
        self.show("");
    }
}
