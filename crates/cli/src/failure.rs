use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use outflank_text::{Describe, Texts};

/// Why the program does not end with success.
pub enum Failure {
    /// Bad usage or bad input: a sentence that names it.
    Usage(String),
    /// Bad input, told when it was met, so that the rest of the work could go on.
    Reported,
    /// The answer is “no”.
    No(String),
    /// Reading or printing failed.
    Terminal(io::Error),
    /// Somebody put an end to it from the keyboard.
    Interrupted,
}

/// What a program that was interrupted from the keyboard exits with.
pub const INTERRUPTED: u8 = 130;

impl Failure {
    /// A file, or standard input as `-`, cannot be read.
    pub fn cannot_read(name: impl AsRef<Path>, why: &dyn Describe, texts: &Texts) -> Failure {
        let name = name.as_ref().display().to_string();
        Failure::Usage(texts.cannot_read(&name, &texts.describe(why)))
    }

    pub fn cannot_write(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
        let name = path.display().to_string();
        Failure::Usage(texts.cannot_write(&name, &texts.describe(error)))
    }

    /// Tells the person, and returns the exit code.
    pub fn report(self, texts: &Texts) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Usage(sentence) => (sentence, 2),
            Failure::Reported => return ExitCode::from(2),
            Failure::Interrupted => return ExitCode::from(INTERRUPTED),
            Failure::No(sentence) => (sentence, 1),
            // The reader has seen enough, as `head` does; there is nobody left to tell.
            Failure::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Terminal(error) => (texts.terminal_failed(&texts.describe(&error)), 2),
        };
        tell(&sentence);
        ExitCode::from(code)
    }
}

/// The bytes of a file.
pub fn read(path: &Path, texts: &Texts) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|error| Failure::cannot_read(path, &error, texts))
}

/// Says what is wrong.
pub fn tell(sentence: &str) {
    // Where even this cannot be written, the exit code has to do.
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
