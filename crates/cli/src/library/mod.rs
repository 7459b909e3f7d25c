//! `outflank library`: a database of games, to be searched and explored.

mod analyse;
mod care;
mod explore;
mod filter;
mod games;
mod import;
mod remove;

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand};
use outflank_library::{FILE_NAME, Library, LibraryError};
use outflank_server::Games;
use outflank_store::data_directory;
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::Failure;
use crate::json;

/// `outflank library`.
#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct LibraryCommand {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Import(import::Import),
    Search(games::List),
    Show(games::Show),
    Export(games::Export),
    Explore(explore::Explore),
    Info(Info),
    Check(care::Check),
    Salvage(care::Salvage),
    Backup(care::Backup),
    Remove(remove::Remove),
    Analyse(analyse::Analyse),
}

/// Which library.
#[derive(Args, Default)]
pub struct LibraryArgument {
    #[arg(long)]
    library: Option<PathBuf>,
}

#[derive(Args)]
struct Info {
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

impl LibraryCommand {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        match self.command {
            Command::Import(it) => it.run(texts),
            Command::Search(it) => it.run(texts),
            Command::Show(it) => it.run(texts),
            Command::Export(it) => it.run(texts),
            Command::Explore(it) => it.run(texts),
            Command::Info(it) => it.run(texts),
            Command::Check(it) => it.run(texts),
            Command::Salvage(it) => it.run(texts),
            Command::Backup(it) => it.run(texts),
            Command::Remove(it) => it.run(texts),
            Command::Analyse(it) => it.run(texts),
        }
    }
}

impl LibraryArgument {
    /// The file given, or the one in the user's data folder.
    fn path(&self, texts: &Texts) -> Result<PathBuf, Failure> {
        if let Some(path) = &self.library {
            return Ok(path.clone());
        }
        let folder = data_directory(|name| std::env::var_os(name));
        let folder = folder.ok_or_else(|| Failure::Usage(texts.library_no_place()))?;
        Ok(folder.join(FILE_NAME))
    }

    /// Opens an existing library.
    fn open(&self, texts: &Texts) -> Result<Library, Failure> {
        let path = self.path(texts)?;
        Library::open(&path).map_err(|error| self.failure(&error, texts))
    }

    /// The games that a page may ask about: those of the library named, or of the user's own if there is one.
    pub fn games(&self, texts: &Texts) -> Result<Option<Games>, Failure> {
        let path = match self.path(texts) {
            Ok(path) if self.library.is_some() || path.exists() => path,
            // Nobody has asked for one.
            _ => return Ok(None),
        };
        if self.library.is_some() {
            self.open(texts)?;
        }
        Ok(Some(Arc::new(move || {
            let library = Library::open_for_reading(&path)?;
            Ok(Box::new(library))
        })))
    }

    /// An error of the library, as a sentence.
    fn failure(&self, error: &LibraryError, texts: &Texts) -> Failure {
        let path = match self.path(texts) {
            Ok(path) => path.display().to_string(),
            Err(failure) => return failure,
        };
        Failure::Usage(match error {
            LibraryError::Missing => texts.library_missing(&path),
            LibraryError::Foreign => texts.library_foreign(&path),
            LibraryError::Newer(version) => texts.library_newer(&path, *version),
            LibraryError::Damaged => texts.library_damaged(&path),
            LibraryError::Busy => texts.library_busy(&path),
            LibraryError::Interrupted => return Failure::Interrupted,
            LibraryError::Taken => texts.library_taken(&path),
            LibraryError::NoGame(number) => texts.library_no_game(&path, *number),
            LibraryError::Io(error) => texts.library_failed(&path, &texts.describe(error)),
            LibraryError::Database(reason) => {
                texts.library_failed(&path, &texts.system_says(reason))
            }
        })
    }
}

#[derive(Serialize)]
struct Overview {
    library: String,
    games: u32,
    players: u32,
    events: u32,
    first_year: Option<u16>,
    last_year: Option<u16>,
    bytes: u64,
}

impl Info {
    fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut library = self.library.open(texts)?;
        let found = library.overview();
        let found = found.map_err(|error| self.library.failure(&error, texts))?;
        let path = self.library.path(texts)?.display().to_string();
        if self.json {
            let overview = Overview {
                library: path,
                games: found.games,
                players: found.players,
                events: found.events,
                first_year: found.years.as_ref().map(|years| *years.start()),
                last_year: found.years.as_ref().map(|years| *years.end()),
                bytes: found.bytes,
            };
            return json::print(&overview);
        }
        let mut out = stdout().lock();
        writeln!(out, "{path}")?;
        let size = texts.decimal(found.bytes as f64 / 1e6, 1);
        let info = texts.library_info(found.games, found.players, found.events, &size);
        writeln!(out, "{info}")?;
        if let Some(years) = found.years {
            let (first, last) = (years.start().to_string(), years.end().to_string());
            writeln!(out, "{}", texts.library_years(&first, &last))?;
        }
        Ok(())
    }
}
