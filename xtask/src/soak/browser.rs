//! The browser, killed while the page saves.

use std::path::PathBuf;

use anyhow::Result;

use crate::verify::Need;
use crate::web;
use crate::workspace::{check, locked, target_dir};

#[derive(clap::Args)]
pub struct Args {
    /// How many kills.
    #[arg(long, default_value_t = 50)]
    cycles: u32,
    /// The seed of moves and moments.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A page that is built already.
    #[arg(long)]
    page: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<()> {
    Need::Chromium.ensure()?;
    let page = web::given(args.page.as_deref())?;
    let mut command = locked("run");
    command
        .args(["--quiet", "--package", "outflank-web-tests"])
        .args(["--example", "kills", "--"])
        .args([args.cycles.to_string(), args.seed.to_string()])
        .arg(target_dir()?.join("soak-browser"));
    check(command.env("OUTFLANK_PAGE", page))
}
