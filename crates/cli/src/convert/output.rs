//! Where games are written.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use outflank_record::wthor::{Archive, Files, Roster};
use outflank_record::{Date, Format, GameRecord, Loss, Losses, Lost, losses};
use outflank_store::NewFile;
use outflank_text::Texts;

use super::formats;
use crate::failure::Failure;

/// `-` is standard input or output.
pub fn is_stream(path: &Path) -> bool {
    path == Path::new("-")
}

/// The requested format, or that of the extension.
pub fn format(path: &Path, asked: Option<Format>, texts: &Texts) -> Result<Format, Failure> {
    let extension = path.extension().and_then(|it| it.to_str());
    let format = asked.or_else(|| Format::of_extension(extension?));
    format.ok_or_else(|| {
        let file = path.display().to_string();
        Failure::Usage(texts.convert_no_format(&file, &formats()))
    })
}

/// A destination and a format.
pub struct Output {
    format: Format,
    to: Sink,
}

/// Games are written one by one, except for an archive, which needs all of them.
enum Sink {
    Stream(BufWriter<io::Stdout>),
    File(BufWriter<NewFile>, PathBuf),
    Archive(Box<Archive>, ArchivePath),
}

/// Where an archive is written.
enum ArchivePath {
    /// A file, with the files of names beside it.
    File(PathBuf),
    /// A folder with a file for each year.
    Folder(PathBuf),
}

impl Output {
    pub fn create(
        path: &Path,
        format: Format,
        roster: &Roster,
        texts: &Texts,
    ) -> Result<Output, Failure> {
        let to = if format == Format::Wthor {
            let is_file = path
                .extension()
                .is_some_and(|it| it.eq_ignore_ascii_case("wtb"));
            let (files, place) = match (is_stream(path), is_file) {
                (true, _) => return Err(Failure::Usage(texts.convert_needs_place())),
                (false, true) => (Files::One, ArchivePath::File(path.to_owned())),
                (false, false) => (Files::OnePerYear, ArchivePath::Folder(path.to_owned())),
            };
            Sink::Archive(Box::new(Archive::new(roster, files)), place)
        } else if is_stream(path) {
            Sink::Stream(BufWriter::new(io::stdout()))
        } else {
            let file = NewFile::create(path)
                .map_err(|error| Failure::cannot_write(path, &error, texts))?;
            Sink::File(BufWriter::new(file), path.to_owned())
        };
        Ok(Output { format, to })
    }

    /// Writes a game, and returns what the format cannot hold.
    pub fn add(&mut self, record: &GameRecord, texts: &Texts) -> Result<Vec<Lost>, Failure> {
        let format = self.format;
        let text = || format.write(record).unwrap_or_default();
        match &mut self.to {
            Sink::Archive(archive, _) => return Ok(archive.add(record)),
            Sink::Stream(out) => out.write_all(text().as_bytes())?,
            Sink::File(out, path) => {
                let written = out.write_all(text().as_bytes());
                written.map_err(|error| Failure::cannot_write(path, &error, texts))?;
            }
        }
        Ok(losses(record, format))
    }

    /// Adds what an archive loses as a whole.
    pub fn add_losses(&self, losses: &mut Losses) {
        if let Sink::Archive(archive, _) = &self.to {
            let games = archive.games_without_theory();
            if games > 0 {
                losses.add_many(Loss::NoTheory, String::new(), games);
            }
        }
    }

    /// Flushes, and moves the file into place.
    pub fn finish(self, texts: &Texts) -> Result<(), Failure> {
        match self.to {
            Sink::Stream(mut out) => Ok(out.flush()?),
            Sink::File(out, path) => {
                let file = out.into_inner().map_err(io::IntoInnerError::into_error);
                let done = file.and_then(NewFile::finish);
                done.map_err(|error| Failure::cannot_write(&path, &error, texts))
            }
            Sink::Archive(archive, place) => write(&archive, &place, texts),
        }
    }
}

fn write(archive: &Archive, place: &ArchivePath, texts: &Texts) -> Result<(), Failure> {
    let today = today();
    let save = |path: &Path, write: &dyn Fn(&mut dyn Write) -> io::Result<()>| {
        let saved = NewFile::create(path).and_then(|file| {
            let mut out = BufWriter::new(file);
            write(&mut out)?;
            let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.finish()
        });
        saved.map_err(|error| Failure::cannot_write(path, &error, texts))
    };
    let (players, tournaments) = match place {
        ArchivePath::File(path) => (path.with_extension("jou"), path.with_extension("trn")),
        ArchivePath::Folder(folder) => {
            fs::create_dir_all(folder)
                .map_err(|error| Failure::cannot_write(folder, &error, texts))?;
            (folder.join("WTHOR.JOU"), folder.join("WTHOR.TRN"))
        }
    };
    // Names first, so that no games exist without them.
    let names = [
        (players, archive.players()),
        (tournaments, archive.tournaments()),
    ];
    for (path, names) in names {
        save(&path, &|out| out.write_all(&names.to_bytes(&today)))?;
    }
    match place {
        ArchivePath::File(path) => {
            let year = archive.years().next().unwrap_or(0);
            save(path, &|out| archive.write(year, &today, out))
        }
        ArchivePath::Folder(folder) => archive.years().try_for_each(|year| {
            let path = folder.join(format!("WTH_{year:04}.wtb"));
            save(&path, &|out| archive.write(year, &today, out))
        }),
    }
}

/// The date in the headers.
fn today() -> Date {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    Date::of_unix_seconds(seconds).unwrap_or(Date::of_year(1970))
}
