//! Care for the file: is it whole, what can be saved of it, and a copy of it.

use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use outflank_library::{Fault, Library, LibraryError, Report};
use outflank_text::Texts;
use serde::Serialize;

use super::LibraryArgument;
use crate::failure::Failure;
use crate::json;

/// The number of damaged games that are listed.
const LISTED: usize = 20;

/// `outflank library check`.
#[derive(Args)]
pub struct Check {
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

/// `outflank library salvage`.
#[derive(Args)]
pub struct Salvage {
    #[arg(short = 'o', long)]
    output: PathBuf,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

/// `outflank library backup`.
#[derive(Args)]
pub struct Backup {
    #[arg(short = 'o', long)]
    output: PathBuf,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Checked {
    library: String,
    /// Damaged ones included; unknown if that is damaged as well.
    games: Option<u32>,
    sound: bool,
    /// Whether the file can be opened at all.
    usable: bool,
    /// What SQLite says is wrong.
    database: Option<String>,
    /// Whether what searches look at is whole.
    index: bool,
    /// The numbers of damaged games.
    damaged: Vec<u32>,
}

#[derive(Serialize)]
struct Salvaged {
    library: String,
    output: String,
    saved: u64,
    lost: u64,
    /// Whether more may be lost than it says.
    counted: bool,
}

#[derive(Serialize)]
struct BackedUp {
    library: String,
    output: String,
    games: u32,
}

impl Check {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let path = self.library.path(texts)?;
        let report = Library::check(&path);
        let report = report.map_err(|error| self.library.failure(&error, texts))?;
        let path = path.display().to_string();
        if self.json {
            json::print(&Checked::new(path.clone(), &report))?;
        } else if report.is_sound() {
            let games = report.games.unwrap_or_default();
            writeln!(stdout(), "{}", texts.library_sound(games))?;
        } else {
            for fault in &report.faults {
                writeln!(stdout(), "{}", sentence(fault, texts))?;
            }
        }
        if report.is_sound() {
            return Ok(());
        }
        Err(Failure::No(texts.library_to_salvage(&path)))
    }
}

fn sentence(fault: &Fault, texts: &Texts) -> String {
    match fault {
        Fault::Unusable => texts.library_fault_unusable(),
        Fault::Database(reason) => texts.library_fault_database(&texts.system_says(reason)),
        Fault::Games(games) => {
            let listed = games.iter().take(LISTED).map(ToString::to_string);
            let mut listed = listed.collect::<Vec<_>>().join(", ");
            if games.len() > LISTED {
                listed.push_str(", …");
            }
            texts.library_fault_games(games.len(), &listed)
        }
        Fault::Index => texts.library_fault_index(),
    }
}

impl Checked {
    fn new(library: String, report: &Report) -> Checked {
        let mut checked = Checked {
            library,
            games: report.games,
            sound: report.is_sound(),
            usable: true,
            database: None,
            index: true,
            damaged: Vec::new(),
        };
        for fault in &report.faults {
            match fault {
                Fault::Unusable => checked.usable = false,
                Fault::Database(reason) => checked.database = Some(reason.clone()),
                Fault::Games(games) => checked.damaged.clone_from(games),
                Fault::Index => checked.index = false,
            }
        }
        checked
    }
}

impl Salvage {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let path = self.library.path(texts)?;
        let salvaged = Library::salvage(&path, &self.output)
            .map_err(|error| failure(&error, &self.library, &self.output, texts))?;
        let path = path.display().to_string();
        if salvaged.saved == 0 {
            return Err(Failure::No(texts.library_nothing_whole(&path)));
        }
        let output = self.output.display().to_string();
        if self.json {
            json::print(&Salvaged {
                library: path,
                output,
                saved: salvaged.saved,
                lost: salvaged.lost,
                counted: salvaged.counted,
            })?;
        } else {
            writeln!(
                stdout(),
                "{}",
                texts.library_salvaged(salvaged.saved, &output)
            )?;
        }
        match salvaged.lost {
            0 if salvaged.counted => Ok(()),
            lost if salvaged.counted => Err(Failure::No(texts.library_lost(lost))),
            lost => Err(Failure::No(texts.library_lost_at_least(lost))),
        }
    }
}

impl Backup {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let failed = |error: LibraryError| failure(&error, &self.library, &self.output, texts);
        let mut library = self.library.open(texts)?;
        let games = library.back_up(&self.output).map_err(failed)?;
        let output = self.output.display().to_string();
        if self.json {
            let library = self.library.path(texts)?.display().to_string();
            return json::print(&BackedUp {
                library,
                output,
                games,
            });
        }
        writeln!(stdout(), "{}", texts.library_backed_up(games, &output))?;
        Ok(())
    }
}

/// An error of the library or of its copy.
fn failure(
    error: &LibraryError,
    library: &LibraryArgument,
    output: &Path,
    texts: &Texts,
) -> Failure {
    match error {
        LibraryError::Taken => Failure::Usage(texts.library_taken(&output.display().to_string())),
        LibraryError::Io(error) => Failure::cannot_write(output, error, texts),
        error => library.failure(error, texts),
    }
}
