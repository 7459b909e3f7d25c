use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader, stdin};
use std::path::{Path, PathBuf};

use outflank_record::{GameRecord, Reading, ggf, transcript};
use outflank_text::Texts;

use crate::failure::{self, Failure};

/// Where games come from.
pub enum Source {
    Input,
    File(PathBuf),
    Game(Box<GameRecord>),
}

impl Source {
    /// What an argument means.
    pub fn of(argument: &OsStr, texts: &Texts) -> Result<Source, Failure> {
        if argument == "-" {
            return Ok(Source::Input);
        }
        if Path::new(argument).exists() {
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

    /// Hands over every game that can be read; what cannot be is told. Says whether all could.
    pub fn read(
        self,
        texts: &Texts,
        take: impl FnMut(GameRecord) -> Result<(), Failure>,
    ) -> Result<bool, Failure> {
        match self {
            Source::Game(record) => {
                let mut take = take;
                take(*record).map(|()| true)
            }
            Source::Input => read(stdin().lock(), "-", texts, take),
            Source::File(path) => {
                let name = path.display().to_string();
                match File::open(&path) {
                    Ok(file) => read(BufReader::new(file), &name, texts, take),
                    Err(error) => {
                        failure::tell(&texts.cannot_read(&name, &error.to_string()));
                        Ok(false)
                    }
                }
            }
        }
    }
}

fn read(
    mut input: impl BufRead,
    name: &str,
    texts: &Texts,
    mut take: impl FnMut(GameRecord) -> Result<(), Failure>,
) -> Result<bool, Failure> {
    let is_ggf = input.fill_buf()?.trim_ascii_start().starts_with(b"(;");
    let mut complete = true;
    let mut game = |reading: Reading| {
        for fault in &reading.faults {
            complete = false;
            failure::tell(&format!("{name}: {}", texts.describe(fault)));
        }
        reading.record.map_or(Ok(()), &mut take)
    };
    if is_ggf {
        for reading in ggf::Games::new(input) {
            game(reading?)?;
        }
    } else {
        for reading in transcript::Games::new(input) {
            game(reading?)?;
        }
    }
    Ok(complete)
}
