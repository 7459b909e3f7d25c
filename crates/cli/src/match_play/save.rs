use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::time::SystemTime;

use outflank_arena::Pair;
use outflank_play::clock::ClockRules;
use outflank_record::{Content, Date, Format, HEAD, recognize};
use outflank_store::Log;
use outflank_text::Texts;

use crate::failure::Failure;

/// Appends games to a file as each pair is finished. The extension decides the format; GGF by default.
pub struct SavedGames {
    log: Log,
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
        let opened = Log::open(path);
        let mut log = opened.map_err(|error| Failure::cannot_write(path, &error, texts))?;
        let head = log.beginning(HEAD as u64);
        let head = head.map_err(|error| Failure::cannot_read(path, &error, texts))?;
        if head.is_empty() || recognize(&head) == Some(Content::Games(format.into())) {
            Ok(SavedGames { log, format })
        } else {
            Err(Failure::Usage(texts.match_save_other(&name)))
        }
    }

    /// Appends both games of a pair.
    pub fn add(&mut self, pair: &Pair, names: [&str; 2], clock: ClockRules) -> io::Result<()> {
        let [first, second] = names;
        let mut text = String::new();
        for (game, names) in pair.games.iter().zip([[first, second], [second, first]]) {
            let mut record = game.record(names, clock);
            "Outflank".clone_into(&mut record.event);
            record.date = today();
            text += &self.format.write(&record).unwrap_or_default();
        }
        self.append(&text)
    }

    pub fn append(&mut self, text: &str) -> io::Result<()> {
        self.log.append(text.as_bytes())
    }
}

fn today() -> Option<Date> {
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .ok()?;
    Date::of_unix_seconds(now.as_secs())
}
