use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::time::SystemTime;

use outflank_arena::Pair;
use outflank_play::clock::ClockRules;
use outflank_record::{Content, Date, Format, HEAD, recognize};
use outflank_text::Texts;

use crate::failure::Failure;

/// Appends games to a file as each pair is finished. The extension decides the format; GGF by default.
pub struct SavedGames {
    file: File,
    format: Format,
}

impl SavedGames {
    pub fn open(path: &Path, texts: &Texts) -> Result<SavedGames, Failure> {
        let format = match path.extension().map(OsStr::to_str) {
            None => Some(Format::Ggf),
            Some(extension) => extension.and_then(Format::of_extension),
        };
        // A WTHOR archive cannot be appended to, and OBF holds no games.
        let format = format.filter(|it| !matches!(it, Format::Wthor | Format::Obf));
        let name = path.display().to_string();
        let format = format.ok_or_else(|| Failure::Usage(texts.match_save_format(&name)))?;
        let mut options = OpenOptions::new();
        let file = options.create(true).append(true).read(true).open(path);
        let unsaved = |error| Failure::cannot_write(path, &error, texts);
        let file = file.map_err(unsaved)?;
        let mut head = Vec::new();
        (&file)
            .take(HEAD as u64)
            .read_to_end(&mut head)
            .map_err(unsaved)?;
        if head.is_empty() || recognize(&head) == Some(Content::Games(format)) {
            Ok(SavedGames { file, format })
        } else {
            Err(Failure::Usage(texts.match_save_other(&name)))
        }
    }

    /// Appends both games of a pair.
    pub fn add(&mut self, pair: &Pair, names: [&str; 2], clock: ClockRules) -> io::Result<()> {
        let [first, second] = names;
        let mut lines = String::new();
        for (game, names) in pair.games.iter().zip([[first, second], [second, first]]) {
            let mut record = game.record(names, clock);
            "Outflank".clone_into(&mut record.event);
            record.date = today();
            lines += &self.format.write(&record).unwrap_or_default();
        }
        self.file.write_all(lines.as_bytes())
    }
}

fn today() -> Option<Date> {
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .ok()?;
    Date::of_unix_seconds(now.as_secs())
}
