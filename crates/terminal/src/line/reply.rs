/// The answer to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Lines to print, each with its newline.
    pub text: String,
    /// What to do then.
    pub then: Then,
}

/// What to do after a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Read the next line.
    GoOn,
    /// Write the game to this file.
    Save(String),
    /// Begin a new game like the one on the table.
    New,
    /// Read another game from this file.
    Load(String),
    /// Leave.
    Quit,
}

/// Collects lines.
#[derive(Default)]
pub(super) struct Lines(String);

impl Lines {
    pub(super) fn say(&mut self, line: impl AsRef<str>) {
        self.0 += line.as_ref();
        self.0.push('\n');
    }

    pub(super) fn say_all(&mut self, lines: impl IntoIterator<Item = String>) {
        lines.into_iter().for_each(|line| self.say(line));
    }

    /// Adds lines that have their newlines.
    pub(super) fn add(&mut self, lines: &str) {
        self.0 += lines;
    }

    pub(super) fn then(self, then: Then) -> Reply {
        Reply { text: self.0, then }
    }

    pub(super) fn into_text(self) -> String {
        self.0
    }
}
