//! `cargo xtask measure-page`: the page's size, start-up time and engine speed.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::verify::Need;
use crate::{web, workspace};

#[derive(clap::Args)]
pub struct Args {
    /// Measure this built page instead of building one.
    #[arg(long)]
    page: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    Need::Chromium.ensure()?;
    let page = web::given(args.page.as_deref())?;
    let status = workspace::locked("run")
        .args(["--quiet", "--package", "outflank-web-tests"])
        .args(["--example", "measure"])
        .env("OUTFLANK_PAGE", page)
        .status()
        .context("cargo does not start")?;
    Ok(workspace::exit_code(status))
}
