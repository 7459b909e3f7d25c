//! `cargo xtask deny`: checks licences, sources and advisories of the dependencies against `deny.toml`.

use std::fs;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::workspace::{cargo, cargo_home, check, succeeds};

#[derive(clap::Args)]
pub struct Args {
    /// Uses no network: advisories are those that were fetched before.
    #[arg(long)]
    offline: bool,
}

/// Whether cargo-deny is there. It takes longer to build than all checks together, so nobody has to have it.
pub fn is_installed() -> bool {
    succeeds(cargo().args(["deny", "--version"]))
}

pub fn run(args: &Args) -> Result<ExitCode> {
    if !is_installed() {
        bail!("cargo-deny is not installed; `cargo install --locked cargo-deny` installs it");
    }
    let deny = |what: &[&str]| {
        let mut command = cargo();
        command
            .arg("deny")
            .args(args.offline.then_some("--offline"));
        command.arg("check").args(what);
        command
    };
    check(&mut deny(&["bans", "licenses", "sources"]))?;
    let fetched = !args.offline && succeeds(cargo().args(["deny", "fetch", "db"]));
    let kept = cargo_home()?.join("advisory-dbs");
    let has_advisories = fetched || fs::read_dir(kept).is_ok_and(|mut all| all.next().is_some());
    if has_advisories {
        let mut advisories = deny(&["advisories"]);
        check(advisories.arg("--disable-fetch"))?;
    } else {
        println!("!!! advisories were not checked: there is no database of them here");
    }
    Ok(ExitCode::SUCCESS)
}
