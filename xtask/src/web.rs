//! `cargo xtask web`: builds the page as a folder of static files.
//!
//! The page is compiled for size, its engine, which is loaded when a game begins, for speed (see `profile.web`). What
//! the compiler made is then bound to JavaScript and packed by `pack-page`.

use std::path::{self, Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::paths;
use crate::verify::Need;
use crate::workspace::{BROWSER, check, locked, target_dir};

#[derive(clap::Args, Default)]
pub struct Args {
    /// Compile faster instead of smaller.
    #[arg(long)]
    pub dev: bool,
    /// Where to put the page; without it, `page` in cargo's target directory.
    #[arg(long)]
    pub out: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let folder = build(args)?;
    println!("{}", folder.display());
    Ok(ExitCode::SUCCESS)
}

/// The page in this folder, or else one that is built now.
pub fn given(folder: Option<&Path>) -> Result<PathBuf> {
    match folder {
        Some(page) => page
            .canonicalize()
            .with_context(|| page.display().to_string()),
        None => build(&Args::default()),
    }
}

/// Builds the page and says where it is.
pub fn build(args: &Args) -> Result<PathBuf> {
    let target = target_dir()?;
    let (profile, compiled, page) = if args.dev {
        ("dev", "debug", "page-dev")
    } else {
        ("web", "web", "page")
    };
    let out = match &args.out {
        Some(out) => path::absolute(out)?,
        None => target.join(page),
    };
    compile(profile)?;
    if !args.dev {
        for name in PROGRAMS {
            paths::check_absent(&target.join(BROWSER).join(compiled).join(name))?;
        }
    }
    let mut pack = locked("run");
    pack.args(["--package", "pack-page", "--target-dir"])
        // Of its own, so that it need not wait for what else is compiled.
        .arg(target.join("pack"))
        .arg("--")
        .arg(target.join(BROWSER).join(compiled))
        .arg(&out);
    if args.dev {
        pack.arg("--any-size");
    }
    check(&mut pack)?;
    Ok(out)
}

/// What runs in a browser.
const PROGRAMS: [&str; 3] = [
    "outflank_web.wasm",
    "outflank_web_worker.wasm",
    "outflank_embed.wasm",
];

/// Compiles the page, its engine and the viewer, all at once.
fn compile(profile: &str) -> Result<()> {
    Need::Target(BROWSER).ensure()?;
    let mut build = locked("build");
    build
        .args(["--package", "outflank-web"])
        .args(["--package", "outflank-web-worker"])
        .args(["--package", "outflank-embed"])
        .args(["--lib", "--profile", profile, "--target", BROWSER]);
    paths::replace(&mut build)?;
    check(&mut build)
}
