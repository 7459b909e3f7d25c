//! Removing games.

use std::io::{Write as _, stdout};

use clap::Args;
use outflank_text::Texts;
use serde::Serialize;

use super::LibraryArgument;
use crate::failure::Failure;
use crate::{json, value};

/// `outflank library remove`.
#[derive(Args)]
pub struct Remove {
    #[arg(required = true, value_parser = value::number::<u32>(1..=u32::MAX))]
    games: Vec<u32>,
    #[command(flatten)]
    library: LibraryArgument,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Removed {
    library: String,
    removed: u32,
}

impl Remove {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut library = self.library.open(texts)?;
        let removed = library.remove(&self.games);
        let removed = removed.map_err(|error| self.library.failure(&error, texts))?;
        if self.json {
            let library = self.library.path(texts)?.display().to_string();
            return json::print(&Removed { library, removed });
        }
        writeln!(stdout(), "{}", texts.library_removed(removed))?;
        Ok(())
    }
}
