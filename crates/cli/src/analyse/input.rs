use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use outflank_record::{GameRecord, Reading, transcript};
use outflank_text::Texts;

use crate::convert::input::Inputs;
use crate::failure::{Failure, tell};
use crate::progress::Progress;

/// Where games come from.
pub enum Source {
    /// A file in any format, a folder of them, or standard input.
    File(PathBuf),
    Game(Box<GameRecord>),
}

impl Source {
    /// A file if it exists, else a transcript.
    pub fn of(argument: &OsStr, texts: &Texts) -> Result<Source, Failure> {
        if argument == "-" || Path::new(argument).exists() {
            return Ok(Source::File(argument.into()));
        }
        let text = argument.to_string_lossy();
        let read = transcript::read_line(&text, 1, 0).map(Reading::strict);
        let wrong = |reason: &str| {
            let reason = texts.neither_file_nor_game(reason);
            let name = texts.name_file_or_game();
            Failure::Usage(texts.wrong_value(&name, text.trim_start(), &reason))
        };
        match read {
            Some(Ok(record)) => Ok(Source::Game(Box::new(record))),
            Some(Err(error)) => Err(wrong(&texts.describe(&error))),
            None => Err(wrong(&texts.analysis_no_moves())),
        }
    }

    /// Passes on every readable game and reports faults. Returns whether there were none.
    pub fn read(
        self,
        texts: &Texts,
        mut take: impl FnMut(GameRecord) -> Result<(), Failure>,
    ) -> Result<bool, Failure> {
        let path = match self {
            Source::Game(record) => return take(*record).map(|()| true),
            Source::File(path) => path,
        };
        let inputs = Inputs::new(&[path], texts)?;
        let mut complete = true;
        for source in inputs.sources() {
            inputs.read(source, &Progress::new(), texts, |name, reading| {
                for fault in &reading.faults {
                    complete = false;
                    tell(&texts.convert_in_file(name, &texts.describe(fault)));
                }
                reading.record.map_or(Ok(()), &mut take)
            })?;
        }
        Ok(complete)
    }
}
