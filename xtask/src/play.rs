//! `cargo play`: build the page and the program with optimisation, then become it.

use std::env::consts::EXE_SUFFIX;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::web;
use crate::workspace::{self, check, locked};

#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Args {
    /// Given to `outflank serve` as they are.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub serve: Vec<String>,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let page = web::build(&web::Args::default())?;
    check(
        locked("build")
            .args(["--release", "--package", "outflank-cli"])
            .args(["--bin", "outflank"])
            .env("OUTFLANK_PAGE", page),
    )?;
    let program = workspace::target_dir()?
        .join("release")
        .join(format!("outflank{EXE_SUFFIX}"));
    let mut serve = Command::new(&program);
    serve.arg("serve").args(args.serve);
    become_program(&mut serve).with_context(|| format!("{} does not start", program.display()))
}

/// The program takes this process over, so that Ctrl-C, the terminal and the exit code are its own.
#[cfg(unix)]
fn become_program(program: &mut Command) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(program.exec())
}

#[cfg(not(unix))]
fn become_program(program: &mut Command) -> std::io::Result<ExitCode> {
    program.status().map(workspace::exit_code)
}
