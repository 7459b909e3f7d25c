//! `cargo xtask pictures`: screenshots of the app, for the README and for review.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::verify::Need;
use crate::{web, workspace};

#[derive(clap::Args)]
pub struct Args {
    /// Takes all screenshots into this folder; by default, only those of the README and of the manifest are renewed.
    folder: Option<PathBuf>,
    /// Use this built page instead of building one.
    #[arg(long)]
    page: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    Need::Chromium.ensure()?;
    let page = web::given(args.page.as_deref())?;
    let kinds = match &args.folder {
        Some(folder) => {
            std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            vec![("all", folder.canonicalize()?)]
        }
        None => vec![
            ("readme", workspace::root().join("assets")),
            ("manifest", workspace::root().join("crates/web/static")),
        ],
    };
    for (kind, folder) in kinds {
        let status = workspace::locked("run")
            .args(["--package", "outflank-web-tests"])
            .args(["--example", "pictures", "--", kind])
            .arg(folder)
            .env("OUTFLANK_PAGE", &page)
            .status()
            .context("cargo does not start")?;
        if !status.success() {
            return Ok(workspace::exit_code(status));
        }
    }
    Ok(ExitCode::SUCCESS)
}
