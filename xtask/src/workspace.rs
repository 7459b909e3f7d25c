//! Paths, and how cargo is called.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask is a folder of the workspace")
}

/// Cargo's target directory: the one this program was built in, whatever environment or config say.
pub fn target_dir() -> Result<PathBuf> {
    let program = env::current_exe().context("where is this program?")?;
    let target = program
        .ancestors()
        .nth(2)
        .context("this program lies in no target directory")?;
    Ok(target.to_owned())
}

/// Where cargo keeps what it has downloaded.
pub fn cargo_home() -> Result<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    home.context("where is cargo's folder?")
}

/// This program, to run another task.
pub fn this_program() -> Result<Command> {
    let program = env::current_exe().context("where is this program?")?;
    Ok(Command::new(program))
}

/// The cargo that started us, in the root of the workspace.
pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// A cargo command with `--locked`.
pub fn locked(command: &str) -> Command {
    let mut cargo = cargo();
    cargo.args([command, "--locked"]);
    cargo
}

/// Runs a command that must succeed.
pub fn check(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("{command:?} does not start"))?;
    let program = Path::new(command.get_program()).display();
    ensure!(status.success(), "{program} ended with {status}");
    Ok(())
}

/// Whether the command starts and succeeds; its output is discarded.
pub fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// A command's exit code as our own; a failure if a signal killed it.
pub fn exit_code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

/// The target of the page.
pub const BROWSER: &str = "wasm32-unknown-unknown";

/// WebAssembly with printing and files.
pub const WASI: &str = "wasm32-wasip1";

/// Windows, as most people have it.
pub const WINDOWS: &str = "x86_64-pc-windows-msvc";

/// A cargo command with Node as the runner for [`WASI`].
pub fn locked_in_node(command: &str) -> Command {
    let runner = root().join("xtask/wasi-runner.mjs").display().to_string();
    let mut command = locked(command);
    // Not by environment variable, which cargo splits at blanks.
    command.arg("--config").arg(format!(
        r#"target.{WASI}.runner = ["node", "--no-warnings", {runner:?}]"#
    ));
    command
}

/// The processor time of a process and of those it has waited for, as Linux tells it.
pub fn work_of(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which is in brackets and may contain anything: eleven fields, then the four times.
    let (_, fields) = stat.rsplit_once(')')?;
    let times = fields.split_whitespace().skip(11).take(4);
    let ticks: u64 = times.filter_map(|time| time.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(10 * ticks))
}

/// The target that this machine is.
pub fn host() -> Result<String> {
    let output = Command::new("rustc")
        .current_dir(root())
        .args(["--print", "host-tuple"])
        .output()
        .context("rustc does not start")?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
