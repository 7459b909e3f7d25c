use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use outflank_app::study::Study;
use outflank_record::wthor::Roster;
use outflank_record::{Content, Format, GameRecord, Reading, RecordError, recognize};
use outflank_text::Texts;

use crate::convert::input::{Held, Inputs};
use crate::failure::{Failure, tell};
use crate::progress::Progress;

/// Where games come from.
pub enum Source {
    /// A file in any format, a folder of them, or standard input.
    File(PathBuf),
    Games(Vec<GameRecord>),
}

impl Source {
    /// A file if it exists, else games as text.
    pub fn of(argument: &OsStr, texts: &Texts) -> Result<Source, Failure> {
        if argument == "-" || Path::new(argument).exists() {
            return Ok(Source::File(argument.into()));
        }
        let text = argument.to_string_lossy();
        let wrong = |reason: &str| {
            let reason = texts.neither_file_nor_game(reason);
            let name = texts.name_file_or_game();
            Failure::Usage(texts.wrong_value(&name, text.trim_start(), &reason))
        };
        match read_all(text.as_bytes()) {
            Ok(games) if games.is_empty() => Err(wrong(&texts.analysis_no_moves())),
            Ok(games) => Ok(Source::Games(games)),
            Err(error) => Err(wrong(&texts.describe(&error))),
        }
    }

    /// Passes on every readable game and reports faults. Returns whether there were none.
    pub fn read(
        self,
        texts: &Texts,
        mut take: impl FnMut(Study) -> Result<(), Failure>,
    ) -> Result<bool, Failure> {
        let path = match self {
            Source::Games(games) => {
                games.into_iter().map(Study::from).try_for_each(take)?;
                return Ok(true);
            }
            Source::File(path) => path,
        };
        let inputs = Inputs::new(&[path], texts)?;
        let mut complete = true;
        for source in inputs.sources() {
            inputs.read_held(source, &Progress::new(), texts, |name, held| {
                let reading = match held {
                    Held::Read(reading) => *reading,
                    Held::Saved(saved) => return take(Study::of_saved(&saved, None)),
                };
                for fault in &reading.faults {
                    complete = false;
                    tell(&texts.convert_in_file(name, &texts.describe(fault)));
                }
                reading.record.map(Study::from).map_or(Ok(()), &mut take)
            })?;
        }
        Ok(complete)
    }
}

/// The games of a text, if nothing is wrong with them.
fn read_all(text: &[u8]) -> Result<Vec<GameRecord>, RecordError> {
    let roster = Roster::default();
    let dress = match recognize(text) {
        Some(Content::Games(dress)) => dress,
        // Its fault says what a game looks like.
        _ => Format::Transcript.into(),
    };
    // Text has no header to be wrong.
    let games = dress.read(text, &roster).into_iter().flatten();
    games.flatten().map(Reading::strict).collect()
}
