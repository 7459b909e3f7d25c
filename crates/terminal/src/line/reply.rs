/// What the line mode answers to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Lines to print, each with its line end.
    pub text: String,
    /// What is to be done after that.
    pub then: Then,
}

/// What has to be done outside of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing: read the next line.
    GoOn,
    /// Write the game to this file.
    Save(String),
    /// Read another game from this file.
    Load(String),
    /// Leave.
    Quit,
}

/// Lines in the making.
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

    /// Adds lines that have their line ends.
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
