use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use outflank_library::{Library, LibraryError, Summary};
use outflank_record::Reading;
use outflank_text::Texts;
use serde::Serialize;

use super::LibraryArgument;
use crate::convert::MAX_FAULTS_SHOWN;
use crate::convert::input::Inputs;
use crate::failure::{Failure, tell};
use crate::interrupt::Stop;
use crate::json;
use crate::progress::Progress;

/// `outflank library import`.
#[derive(Args)]
pub struct Import {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    library: String,
    /// Games read.
    games: u64,
    added: u64,
    duplicates: u64,
    /// Duplicates that added information.
    completed: u64,
    /// Anti-Othello games.
    other_rules: u64,
    /// Unreadable games and files.
    refused: u64,
    seconds: f64,
}

/// An import under way.
struct Importer<'a> {
    import: outflank_library::Import<'a>,
    games: u64,
    refused: u64,
    faults: u64,
    stop: &'a Stop,
    progress: &'a Progress,
    texts: &'a Texts,
}

/// Why reading a file ends early. A bad file does not end the import.
enum ImportError {
    Library(LibraryError),
    File(Failure),
    Interrupted,
}

impl From<LibraryError> for ImportError {
    fn from(error: LibraryError) -> ImportError {
        ImportError::Library(error)
    }
}

impl From<Failure> for ImportError {
    fn from(failure: Failure) -> ImportError {
        ImportError::File(failure)
    }
}

impl Import {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let failed = |error: LibraryError| self.library.failure(&error, texts);
        let begin = Instant::now();
        let path = self.library.path(texts)?;
        let inputs = Inputs::new(&self.files, texts)?;
        let mut library = Library::create(&path).map_err(failed)?;
        let stop = Stop::on_interrupt();
        let told = stop.clone();
        let wanted = move || told.is_wanted();
        library.stop_when(wanted).map_err(failed)?;
        let progress = Progress::new();
        let mut importer = Importer {
            import: library.import(),
            games: 0,
            refused: 0,
            faults: 0,
            stop: &stop,
            progress: &progress,
            texts,
        };
        for source in inputs.sources() {
            let read = inputs.read(source, &progress, texts, |name, game| {
                importer.take(name, game)
            });
            match read {
                Ok(()) => {}
                Err(ImportError::Interrupted | ImportError::Library(LibraryError::Interrupted)) => {
                    break;
                }
                Err(ImportError::Library(error)) => return Err(failed(error)),
                Err(ImportError::File(failure)) => importer.refuse(failure),
            }
        }
        let (games, refused) = (importer.games, importer.refused);
        let written = importer.import.summary();
        let summary = match importer.import.finish() {
            // The rest is for the next time.
            Err(LibraryError::Interrupted) => written,
            summary => summary.map_err(failed)?,
        };
        progress.clear();
        if importer.faults > MAX_FAULTS_SHOWN {
            tell(&texts.convert_more_faults(importer.faults - MAX_FAULTS_SHOWN));
        }
        let answer = Answer {
            library: path.display().to_string(),
            games,
            added: summary.added,
            duplicates: summary.duplicates,
            completed: summary.completed,
            other_rules: summary.other_rules,
            refused,
            seconds: begin.elapsed().as_secs_f64(),
        };
        if self.json {
            json::print(&answer)?;
        } else {
            print(summary, refused, texts)?;
        }
        if stop.is_wanted() {
            return Err(Failure::No(texts.library_interrupted(summary.added)));
        }
        if refused > 0 {
            return Err(Failure::Reported);
        }
        Ok(())
    }
}

impl Importer<'_> {
    /// Adds a game, or reports its faults.
    fn take(&mut self, file: &str, reading: Reading) -> Result<(), ImportError> {
        if self.stop.is_wanted() {
            return Err(ImportError::Interrupted);
        }
        let texts = self.texts;
        self.games += 1;
        for fault in &reading.faults {
            self.faults += 1;
            if self.faults <= MAX_FAULTS_SHOWN {
                self.progress.clear();
                tell(&texts.convert_in_file(file, &texts.describe(fault)));
            }
        }
        match reading.whole() {
            Ok(record) => {
                self.import.add(&record)?;
            }
            Err(_) => self.refused += 1,
        }
        if self.games.is_multiple_of(1000) {
            let added = self.import.summary().added;
            let far = texts.library_progress(file, self.games, added);
            self.progress.show(&far);
        }
        Ok(())
    }

    fn refuse(&mut self, failure: Failure) {
        self.refused += 1;
        if let Failure::Usage(sentence) = failure {
            self.progress.clear();
            tell(&sentence);
        }
    }
}

fn print(summary: Summary, refused: u64, texts: &Texts) -> Result<(), Failure> {
    let mut out = stdout().lock();
    writeln!(out, "{}", texts.library_imported(summary.added))?;
    if summary.duplicates > 0 {
        let known = texts.library_duplicates(summary.duplicates, summary.completed);
        writeln!(out, "{known}")?;
    }
    if summary.other_rules > 0 {
        writeln!(out, "{}", texts.library_other_rules(summary.other_rules))?;
    }
    if refused > 0 {
        writeln!(out, "{}", texts.library_refused(refused))?;
    }
    Ok(())
}
