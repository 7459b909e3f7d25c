//! The server under attack: starts it, lets the test `attack` of its crate at it, and measures its memory.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::test;
use crate::workspace::check;

/// The most memory that the server may have taken, in MB.
const MOST_MEMORY: u64 = 200;

pub fn run(program: &Path) -> Result<()> {
    let mut server = Server::start(program)?;
    let address = server.address()?;
    let attack = || {
        let mut attack = test("outflank-server", "attack");
        attack.args(["a_page_plays_on", "--", "--nocapture"]);
        attack.env("OUTFLANK_ATTACK", &address);
        attack
    };
    check(&mut attack())?;
    let ended = server.0.try_wait()?;
    ensure!(ended.is_none(), "the server has ended: {ended:?}");
    let memory = server.peak_memory()?;
    println!("at most {memory} MB of memory");
    ensure!(memory <= MOST_MEMORY, "more than {MOST_MEMORY} MB");
    // It is told to end in the middle of the next attack, which then fails.
    let mut next = attack();
    let mut next = next.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    sleep(UNDER_WAY);
    ensure!(next.try_wait()?.is_none(), "the attack is over too soon");
    let time = server.terminate()?;
    next.wait()?;
    println!("it ended after {} ms", time.as_millis());
    ensure!(time <= MOST_TIME, "more than {} ms", MOST_TIME.as_millis());
    Ok(())
}

/// An attack has begun by then.
const UNDER_WAY: Duration = Duration::from_secs(10);

/// The longest time that it may take to end.
const MOST_TIME: Duration = Duration::from_secs(2);

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

    /// Sends SIGTERM. Returns how long it took to end.
    fn terminate(&mut self) -> Result<Duration> {
        let told = Instant::now();
        check(Command::new("kill").args(["-TERM", &self.0.id().to_string()]))?;
        while self.0.try_wait()?.is_none() {
            ensure!(told.elapsed() < 10 * MOST_TIME, "it does not end");
            sleep(Duration::from_millis(10));
        }
        Ok(told.elapsed())
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
