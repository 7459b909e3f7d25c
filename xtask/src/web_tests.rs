//! `cargo xtask web-tests`: the page in a real browser, as it is shipped.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::verify::Need;
use crate::{web, workspace};

#[derive(clap::Args)]
pub struct Args {
    /// Test this built page instead of building one.
    #[arg(long)]
    page: Option<std::path::PathBuf>,
    /// Given to the test program as they are: names of tests, `--test-threads`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    tests: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    Need::Chromium.ensure()?;
    let page = web::given(args.page.as_deref())?;
    let status = workspace::locked("test")
        // All packages, so that nothing is compiled again after the other tests.
        .args(["--test", "browser", "--"])
        .args(&args.tests)
        .env("OUTFLANK_PAGE", page)
        .status()
        .context("cargo does not start")?;
    Ok(workspace::exit_code(status))
}
