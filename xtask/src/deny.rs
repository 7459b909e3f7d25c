//! `cargo xtask deny`: checks licences and advisories of the dependencies against `deny.toml`.
//!
//! Not part of `cargo verify`, because cargo-deny takes longer to build than all checks together.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::workspace;

pub fn run() -> Result<ExitCode> {
    if !workspace::succeeds(workspace::cargo().args(["deny", "--version"])) {
        bail!("cargo-deny is not installed; `cargo install --locked cargo-deny` installs it");
    }
    let status = workspace::cargo()
        .args(["deny", "check"])
        .status()
        .context("cargo does not start")?;
    Ok(workspace::exit_code(status))
}
