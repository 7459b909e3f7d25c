//! The server under attack: starts it, lets the test `attack` of its crate at it, and measures its memory.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::test;
use crate::workspace::check;

/// The most memory that the server may have taken, in MB.
const MOST_MEMORY: u64 = 200;

pub fn run(program: &Path) -> Result<()> {
    let mut server = Server::start(program)?;
    let address = server.address()?;
    let mut attack = test("outflank-server", "attack");
    attack.args(["--", "--nocapture"]);
    check(attack.env("OUTFLANK_ATTACK", address))?;
    let ended = server.0.try_wait()?;
    ensure!(ended.is_none(), "the server has ended: {ended:?}");
    let memory = server.peak_memory()?;
    println!("at most {memory} MB of memory");
    ensure!(memory <= MOST_MEMORY, "more than {MOST_MEMORY} MB");
    Ok(())
}

/// A running server, ended when dropped.
struct Server(Child);

impl Server {
    fn start(program: &Path) -> Result<Server> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--no-open", "--port", "0", "--lang", "en"])
            .stdout(Stdio::piped());
        Ok(Server(
            command.spawn().context("the server does not start")?,
        ))
    }

    /// The address that it prints first.
    fn address(&mut self) -> Result<String> {
        let mut line = String::new();
        let out = self.0.stdout.take().context("it has been read")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split("http://").nth(1);
        let address = address.and_then(|rest| rest.split('/').next());
        Ok(address.with_context(|| line.clone())?.to_owned())
    }

    /// The most memory that it had at any time, in MB, as Linux tells it.
    fn peak_memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id()))?;
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.context("no VmHWM")?.trim().trim_end_matches(" kB");
        Ok(peak.parse::<u64>()? / 1000)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
