//! Where games are written.

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use outflank_record::wthor::{Archive, Files, Names, Roster};
use outflank_record::{Date, Format, GameRecord, Loss, Losses, Lost, losses};
use outflank_store::{Lock, NewFile, Transaction, create_folder, recover};
use outflank_text::Texts;

use super::formats;
use super::input::roster_beside;
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
        Failure::Usage(if is_stream(path) {
            texts.convert_no_extension(&formats())
        } else {
            texts.convert_no_format(&file, &formats())
        })
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
    File(NewFile, PathBuf),
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
            let roster = place.continued(roster, texts)?;
            Sink::Archive(Box::new(Archive::new(&roster, files)), place)
        } else if is_stream(path) {
            Sink::Stream(BufWriter::new(io::stdout()))
        } else {
            let file = NewFile::create(path)
                .map_err(|error| Failure::cannot_write(path, &error, texts))?;
            Sink::File(file, path.to_owned())
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
            Sink::File(file, path) => {
                let done = file.finish();
                done.map_err(|error| Failure::cannot_write(&path, &error, texts))
            }
            Sink::Archive(archive, place) => place.write(&archive, texts),
        }
    }
}

impl ArchivePath {
    fn folder(&self) -> &Path {
        match self {
            ArchivePath::Folder(folder) => folder,
            ArchivePath::File(path) => match path.parent() {
                Some(folder) if !folder.as_os_str().is_empty() => folder,
                _ => Path::new("."),
            },
        }
    }

    /// The files of players and tournaments.
    fn names(&self) -> [PathBuf; 2] {
        match self {
            ArchivePath::File(path) => ["jou", "trn"].map(|it| path.with_extension(it)),
            ArchivePath::Folder(folder) => ["WTHOR.JOU", "WTHOR.TRN"].map(|it| folder.join(it)),
        }
    }

    /// The names to begin with. Those of an archive that is there already keep their numbers: until all is written, the
    /// new names stand beside old games, and in a folder there may be games of years that are not written at all.
    fn continued(&self, roster: &Roster, texts: &Texts) -> Result<Roster, Failure> {
        let folder = self.folder();
        recover(folder).map_err(|error| Failure::cannot_write(folder, &error, texts))?;
        let there = self.roster(texts)?;
        let continued = |there: Option<Names>, new: &Option<Names>| match (there, new) {
            (Some(there), Some(new)) if new.continues(&there) => Some(new.clone()),
            (there, new) => there.or(new.clone()),
        };
        Ok(Roster {
            players: continued(there.players, &roster.players),
            tournaments: continued(there.tournaments, &roster.tournaments),
        })
    }

    /// The names that are there already.
    fn roster(&self, texts: &Texts) -> Result<Roster, Failure> {
        let games = match self {
            ArchivePath::File(path) => path,
            ArchivePath::Folder(folder) => &folder.join("WTHOR.wtb"),
        };
        if games.exists() || self.names().iter().any(|path| path.exists()) {
            roster_beside(games, texts)
        } else {
            Ok(Roster::default())
        }
    }

    /// Writes the files in one step: names first, then the games that refer to them.
    fn write(&self, archive: &Archive, texts: &Texts) -> Result<(), Failure> {
        let today = today();
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| Failure::cannot_write(&path, &error, texts)
        };
        let folder = self.folder();
        create_folder(folder).map_err(failed(folder))?;
        let _lock = Lock::of_folder(folder).map_err(failed(folder))?;
        // Somebody else may have written an archive here since this one was begun. Its names must keep their numbers, too.
        recover(folder).map_err(failed(folder))?;
        let there = self.roster(texts)?;
        let keeps = |ours: &Names, theirs: &Option<Names>| {
            theirs.as_ref().is_none_or(|theirs| ours.continues(theirs))
        };
        if !keeps(archive.players(), &there.players)
            || !keeps(archive.tournaments(), &there.tournaments)
        {
            return Err(failed(folder)(io::ErrorKind::ResourceBusy.into()));
        }
        let mut transaction = Transaction::begin(folder).map_err(failed(folder))?;
        let mut put = |path: &Path, write: &dyn Fn(&mut NewFile) -> io::Result<()>| {
            let name = path.file_name().map_or_else(OsString::new, OsString::from);
            let mut file = transaction.create(&name).map_err(failed(path))?;
            write(&mut file).map_err(failed(path))?;
            transaction.put(file).map_err(failed(path))
        };
        let lists = [archive.players(), archive.tournaments()];
        for (path, names) in self.names().iter().zip(lists) {
            put(path, &|file| file.write_all(&names.to_bytes(&today)))?;
        }
        match self {
            ArchivePath::File(path) => {
                let year = archive.years().next().unwrap_or(0);
                put(path, &|file| archive.write(year, &today, file))?;
            }
            ArchivePath::Folder(folder) => {
                for year in archive.years() {
                    let path = folder.join(format!("WTH_{year:04}.wtb"));
                    put(&path, &|file| archive.write(year, &today, file))?;
                }
            }
        }
        transaction.commit().map_err(failed(folder))
    }
}

/// The date in the headers.
fn today() -> Date {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    Date::of_unix_seconds(seconds).unwrap_or(Date::of_year(1970))
}
