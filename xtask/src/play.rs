//! `cargo play`: builds program and page with optimisation, and starts the program.

use std::env::consts::EXE_SUFFIX;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail};

use crate::paths;
use crate::web;
use crate::workspace::{check, locked, target_dir, this_program};

#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Args {
    /// Passed on to `outflank serve`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub serve: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let page = target_dir()?.join("page");
    let patience = if page.exists() {
        ""
    } else {
        ": five to six minutes on two cores, the first time"
    };
    // They share no artifacts, so they are built in parallel; only one of them shows its progress.
    eprintln!("1/3 Building the program, and the page beside it{patience}");
    let mut building_page = this_program()?
        .arg("web")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("the page cannot be built")?;
    let program = build_program(None).inspect_err(|_| {
        let _ = building_page.kill();
    })?;
    eprintln!("2/3 Building what is left of the page");
    let built = building_page.wait_with_output()?;
    if !built.status.success() {
        std::io::stderr().write_all(&built.stderr)?;
        bail!("the page cannot be built");
    }
    eprintln!("3/3 Starting {}", program.display());
    let mut serve = Command::new(&program);
    serve.arg("serve").args(&args.serve);
    if !args
        .serve
        .iter()
        .any(|argument| argument.starts_with("--page"))
    {
        serve.arg("--page").arg(page);
    }
    become_program(&mut serve).with_context(|| format!("{} does not start", program.display()))
}

/// `cargo xtask program`: the program as one file, with the page in it.
pub fn run_program() -> Result<ExitCode> {
    let page = web::build(&web::Args::default())?;
    let program = build_program(Some(page))?;
    paths::check_absent(&program)?;
    println!("{}", program.display());
    Ok(ExitCode::SUCCESS)
}

/// Builds the program with optimisation, with a page if one is given. Returns its path.
pub fn build_program(page: Option<PathBuf>) -> Result<PathBuf> {
    let mut build = locked("build");
    build.args([
        "--release",
        "--package",
        "outflank-cli",
        "--bin",
        "outflank",
    ]);
    if let Some(page) = page {
        build.env("OUTFLANK_BUILT_IN_PAGE", page);
        // With its page, it is meant for other machines.
        paths::replace(&mut build)?;
    }
    check(&mut build)?;
    Ok(target_dir()?.join(format!("release/outflank{EXE_SUFFIX}")))
}

/// Replaces this process, so that Ctrl-C, the terminal and the exit code are the program's own.
#[cfg(unix)]
fn become_program(program: &mut Command) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(program.exec())
}

#[cfg(not(unix))]
fn become_program(program: &mut Command) -> std::io::Result<ExitCode> {
    program.status().map(crate::workspace::exit_code)
}
