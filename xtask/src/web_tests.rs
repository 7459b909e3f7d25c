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
    /// The browser: all tests in Chromium, or each page once in WebKit.
    #[arg(long, value_enum, default_value = "chromium")]
    engine: Engine,
    /// Given to the test program as they are: names of tests, `--test-threads`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    tests: Vec<String>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Engine {
    Chromium,
    Webkit,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    match args.engine {
        Engine::Chromium => Need::Chromium.ensure()?,
        Engine::Webkit => Need::WebKit.ensure()?,
    }
    let page = web::given(args.page.as_deref())?;
    let mut tests = match args.engine {
        Engine::Chromium => workspace::locked("test"),
        Engine::Webkit => workspace::locked("run"),
    };
    match args.engine {
        // All packages, so that nothing is compiled again after the other tests.
        Engine::Chromium => tests.args(["--test", "browser", "--"]).args(&args.tests),
        Engine::Webkit => tests
            .args(["--quiet", "--package", "outflank-web-tests"])
            .args(["--example", "webkit"]),
    };
    let status = tests
        .env("OUTFLANK_PAGE", page)
        .status()
        .context("cargo does not start")?;
    Ok(workspace::exit_code(status))
}
