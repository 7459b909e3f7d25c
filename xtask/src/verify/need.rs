//! What a step needs beside cargo, and how to get it where it is missing.

use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Result, bail};

use crate::workspace::{cargo, root, succeeds};

/// Something that a machine with Rust may lack.
pub enum Need {
    /// A part of the Rust toolchain that brings a cargo command.
    Component {
        name: &'static str,
        cargo_command: &'static str,
    },
    /// The standard library for another target.
    Target(&'static str),
    /// Node.js, with WASI.
    Node,
    /// Chromium without its windows, and its driver.
    Chromium,
    /// WebKit’s browser with its driver, and a screen for it.
    WebKit,
    /// A terminal that a program can look at.
    Tmux,
    /// What sees every system call of a program, and can let one fail.
    Strace,
}

impl Need {
    /// Installs what is missing. The error says what is missing still.
    pub fn ensure(&self) -> Result<()> {
        // Package managers do not work beside themselves.
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let _turn = ONE_AT_A_TIME.lock();
        if self.is_met() {
            return Ok(());
        }
        println!("{} is missing; installing it", self.name());
        self.install();
        if self.is_met() {
            return Ok(());
        }
        bail!("{} is missing and could not be installed", self.name())
    }

    fn name(&self) -> String {
        match self {
            Need::Component { name, .. } => (*name).to_owned(),
            Need::Target(target) => format!("the Rust target {target}"),
            Need::Node => "Node.js (18.17 or newer)".to_owned(),
            Need::Chromium => "Chromium’s headless shell with chromedriver".to_owned(),
            Need::WebKit => "WebKitWebDriver with Xvfb".to_owned(),
            Need::Tmux => "tmux".to_owned(),
            Need::Strace => "strace".to_owned(),
        }
    }

    fn is_met(&self) -> bool {
        match self {
            Need::Component { cargo_command, .. } => {
                succeeds(cargo().args([cargo_command, "--version"]))
            }
            Need::Target(target) => has_target(target),
            Need::Node => succeeds(Command::new("node").args([
                "--no-warnings",
                "--eval",
                "require('node:wasi')",
            ])),
            Need::Chromium => ["chromium-headless-shell", "chromedriver"]
                .iter()
                .all(|program| succeeds(Command::new(program).arg("--version"))),
            Need::WebKit => [("WebKitWebDriver", "--help"), ("Xvfb", "-help")]
                .iter()
                .all(|(program, about)| succeeds(Command::new(program).arg(about))),
            Need::Tmux => succeeds(Command::new("tmux").arg("-V")),
            Need::Strace => succeeds(Command::new("strace").arg("-V")),
        }
    }

    /// Tries; whether it worked is for `is_met` to say.
    fn install(&self) {
        match self {
            Need::Component { name, .. } => {
                attempt(Command::new("rustup").args(["component", "add", name]));
            }
            Need::Target(target) => attempt(Command::new("rustup").args(["target", "add", target])),
            Need::Node => install_packages(&["nodejs"]),
            Need::Chromium => install_packages(&["chromium-headless-shell", "chromium-driver"]),
            Need::WebKit => install_packages(&["webkit2gtk-driver", "xvfb"]),
            Need::Tmux => install_packages(&["tmux"]),
            Need::Strace => install_packages(&["strace"]),
        }
    }
}

fn has_target(target: &str) -> bool {
    let output = Command::new("rustc")
        .current_dir(root())
        .args(["--print", "target-libdir", "--target", target])
        .output();
    output.is_ok_and(|output| {
        output.status.success()
            && Path::new(String::from_utf8_lossy(&output.stdout).trim()).exists()
    })
}

fn install_packages(packages: &[&str]) {
    attempt(&mut apt_get(&["update"]));
    let mut install = apt_get(&["install", "--yes", "--no-install-recommends"]);
    attempt(install.args(packages));
}

/// apt-get, as root: through sudo where that asks no password.
fn apt_get(arguments: &[&str]) -> Command {
    let sudo = succeeds(Command::new("sudo").args(["--non-interactive", "true"]));
    let mut command = Command::new(if sudo { "sudo" } else { "env" });
    if sudo {
        command.args(["--non-interactive", "env"]);
    }
    command
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
        .args(arguments);
    command
}

fn attempt(command: &mut Command) {
    if let Err(error) = command
        .current_dir(root())
        .stdin(std::process::Stdio::null())
        .status()
    {
        println!("{}: {error}", command.get_program().display());
    }
}
