//! `cargo xtask pictures`: screenshots of the app, for the README and for review.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::verify::Need;
use crate::{web, workspace};

#[derive(clap::Args)]
pub struct Args {
    /// Takes all screenshots into this folder; by default, only those of the README are renewed.
    folder: Option<PathBuf>,
    /// Use this built page instead of building one.
    #[arg(long)]
    page: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    Need::Chromium.ensure()?;
    let page = web::given(args.page.as_deref())?;
    let mut command = workspace::locked("run");
    command
        .args(["--package", "outflank-web-tests"])
        .args(["--example", "pictures", "--"])
        .env("OUTFLANK_PAGE", page);
    match &args.folder {
        Some(folder) => {
            std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            command.arg("all").arg(folder.canonicalize()?);
        }
        None => {
            command.arg("readme").arg(workspace::root().join("assets"));
        }
    }
    let status = command.status().context("cargo does not start")?;
    Ok(workspace::exit_code(status))
}
