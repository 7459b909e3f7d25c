use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use outflank_store::Lock;
use outflank_text::{Describe, Texts};

/// Why the program fails.
pub enum Failure {
    /// Bad usage or input, as a sentence.
    Usage(String),
    /// Bad input that was reported as it was met; the rest was processed.
    Reported,
    /// The answer is “no”.
    No(String),
    /// Reading or printing failed.
    Terminal(io::Error),
    /// Ctrl-C.
    Interrupted,
}

/// The exit code after Ctrl-C.
pub const INTERRUPTED: u8 = 130;

impl Failure {
    /// A file cannot be read; `-` is standard input.
    pub fn cannot_read(name: impl AsRef<Path>, why: &dyn Describe, texts: &Texts) -> Failure {
        let name = name.as_ref().display().to_string();
        Failure::Usage(texts.cannot_read(&name, &texts.describe(why)))
    }

    pub fn cannot_write(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
        let name = path.display().to_string();
        Failure::Usage(texts.cannot_write(&name, &texts.describe(error)))
    }

    /// Prints the sentence and returns the exit code.
    pub fn report(self, texts: &Texts) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Usage(sentence) => (sentence, 2),
            Failure::Reported => return ExitCode::from(2),
            Failure::Interrupted => return ExitCode::from(INTERRUPTED),
            Failure::No(sentence) => (sentence, 1),
            // The reader closed the pipe, as `head` does: not an error.
            Failure::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Terminal(error) => (texts.terminal_failed(&texts.describe(&error)), 2),
        };
        tell(&sentence);
        ExitCode::from(code)
    }
}

/// No book, no weights and no list of openings is larger.
pub const LARGEST: u64 = 1 << 30;

/// The bytes of a file.
pub fn read(path: &Path, texts: &Texts) -> Result<Vec<u8>, Failure> {
    outflank_store::read(path, LARGEST).map_err(|error| Failure::cannot_read(path, &error, texts))
}

/// Held by the one program that makes a file, which it reads first and replaces again and again; another one is told.
/// Nobody holds it where nothing can be locked.
pub fn alone_with(path: &Path, texts: &Texts) -> Result<Option<Lock>, Failure> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    match Lock::take(&path.with_file_name(name)) {
        Ok(Some(lock)) => Ok(Some(lock)),
        Ok(None) => {
            let busy = io::ErrorKind::ResourceBusy.into();
            Err(Failure::cannot_write(path, &busy, texts))
        }
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
        Err(error) => Err(Failure::cannot_write(path, &error, texts)),
    }
}

/// Prints a message on standard error.
pub fn tell(sentence: &str) {
    // If this fails too, the exit code is all there is.
    let _ = writeln!(io::stderr(), "outflank: {sentence}");
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Terminal(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Terminal(error.into())
    }
}
