//! `cargo play`: build the game with optimisation, then become it.

use std::env::consts::EXE_SUFFIX;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::workspace;

#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Args {
    /// Given to `outflank play` as they are.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub game: Vec<String>,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let build = workspace::cargo()
        .args([
            "build",
            "--release",
            "--package",
            "outflank-cli",
            "--bin",
            "outflank",
        ])
        .status()
        .context("cargo does not start")?;
    if !build.success() {
        return Ok(workspace::exit_code(build));
    }
    let program = workspace::target_dir()?
        .join("release")
        .join(format!("outflank{EXE_SUFFIX}"));
    let mut game = Command::new(&program);
    // The caller's directory is kept: saved games are named relative to it.
    game.arg("play").args(args.game);
    become_program(&mut game).with_context(|| format!("{} does not start", program.display()))
}

/// The game takes this process over, so that Ctrl-C, the terminal and the exit code are its own.
#[cfg(unix)]
fn become_program(program: &mut Command) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(program.exec())
}

#[cfg(not(unix))]
fn become_program(program: &mut Command) -> std::io::Result<ExitCode> {
    program.status().map(workspace::exit_code)
}
