use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::SystemTime;

use outflank_arena::Pair;
use outflank_play::clock::ClockRules;
use outflank_record::{Date, ggf};
use outflank_text::Texts;

use crate::failure::Failure;

/// The games of matches in a file, each on a line of its own as soon as its pair is finished (GGF). A file that is there
/// already grows.
pub struct SavedGames(File);

impl SavedGames {
    pub fn open(path: &Path, texts: &Texts) -> Result<SavedGames, Failure> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let unsaved = |error: io::Error| {
            Failure::Usage(texts.cannot_write(&path.display().to_string(), &texts.describe(&error)))
        };
        file.map(SavedGames).map_err(unsaved)
    }

    /// Adds both games of a pair.
    pub fn add(&mut self, pair: &Pair, names: [&str; 2], clock: ClockRules) -> io::Result<()> {
        let [first, second] = names;
        let mut lines = String::new();
        for (game, names) in pair.games.iter().zip([[first, second], [second, first]]) {
            let mut record = game.record(names, clock);
            "Outflank".clone_into(&mut record.event);
            record.date = today();
            lines += &ggf::write(&record);
            lines.push('\n');
        }
        self.0.write_all(lines.as_bytes())
    }
}

fn today() -> Option<Date> {
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .ok()?;
    Date::of_unix_seconds(now.as_secs())
}
