use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use outflank_app::kept;
use outflank_terminal::{Store, back_up};
use outflank_text::Texts;

use crate::failure::Failure;

/// `outflank backup`: everything that is kept, into one file.
#[derive(Args)]
pub struct Backup {
    file: PathBuf,
}

/// `outflank restore`: the other way round.
#[derive(Args)]
pub struct Restore {
    file: PathBuf,
}

impl Backup {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let written = back_up(&self.file, &store(texts)?, texts).map_err(Failure::Usage)?;
        writeln!(std::io::stdout(), "{written}")?;
        Ok(())
    }
}

impl Restore {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let bytes = outflank_store::read(&self.file, kept::Backup::LONGEST as u64)
            .map_err(|error| Failure::cannot_read(&self.file, &error, texts))?;
        let backup = kept::Backup::load(&String::from_utf8_lossy(&bytes))
            .map_err(|error| Failure::cannot_read(&self.file, &error, texts))?;
        let restored = backup.restore(&store(texts)?);
        let restored = restored.map_err(|error| Failure::Usage(texts.describe(&error)))?;
        writeln!(std::io::stdout(), "{}", texts.describe(&restored))?;
        Ok(())
    }
}

fn store(texts: &Texts) -> Result<Store, Failure> {
    let store = Store::of_user(|name| std::env::var_os(name), texts.language());
    store.ok_or_else(|| Failure::Usage(texts.no_data_folder()))
}
