//! Measures how quickly a ping interrupts a search over the NBoard protocol.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::target_dir;

#[derive(clap::Args)]
pub struct Args {
    /// Interrupted searches of each kind.
    #[arg(long, default_value_t = 100)]
    rounds: u32,
    /// The threads of the engine.
    #[arg(long, default_value_t = 2)]
    threads: u32,
    /// The hash table of the engine, in MiB.
    #[arg(long, default_value_t = 128)]
    hash: u32,
    /// The longest time to a pong, in milliseconds.
    #[arg(long, default_value_t = 20)]
    limit: u64,
}

/// After this, there is no pong to come.
const PATIENCE: Duration = Duration::from_mins(1);

/// Positions that take long to search.
const GAMES: [&str; 3] = ["", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5", "f5f4f3f2e6d6"];

pub fn run(args: &Args, program: &Path) -> Result<()> {
    // With a book that has learned the games, there would be no search to interrupt.
    let learned = learned()?;
    if learned.exists() {
        fs::remove_dir_all(&learned)?;
    }
    println!("command    pings     half within    99 % within    all within");
    let mut slowest = Duration::ZERO;
    for command in ["hint 1", "hint 8", "go", "analyze", "learn"] {
        let mut engine = Engine::start(args, program, command == "learn")?;
        let mut delays = Vec::new();
        for round in 0..args.rounds {
            let game = GAMES[round as usize % GAMES.len()];
            let pause = Duration::from_millis(20 + 7 * u64::from(round % 30));
            delays.extend(engine.interrupt(command, game, pause, round)?);
        }
        engine.quit()?;
        delays.sort();
        ensure!(!delays.is_empty(), "{command}: no search was interrupted");
        let at =
            |share: f64| delays[((delays.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!(
            "{command:<9} {:>6} {:>12.2} ms {:>11.2} ms {:>10.2} ms",
            delays.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
        // `learn` writes to the disk before it answers, which is not limited here.
        if command != "learn" {
            slowest = slowest.max(delays[delays.len() - 1]);
        }
    }
    if slowest > Duration::from_millis(args.limit) {
        bail!("an answer took {:.1} ms", slowest.as_secs_f64() * 1e3);
    }
    Ok(())
}

/// The folder for the learned book.
fn learned() -> Result<PathBuf> {
    Ok(target_dir()?.join("soak-nboard"))
}

/// The engine under test, killed on drop.
struct Engine {
    process: Child,
    input: ChildStdin,
    lines: Receiver<(Instant, String)>,
}

impl Engine {
    fn start(args: &Args, program: &Path, with_book: bool) -> Result<Engine> {
        let mut command = Command::new(program);
        command
            .args(["nboard", "--threads", &args.threads.to_string()])
            .args(["--hash", &args.hash.to_string()])
            .env("OUTFLANK_DATA", learned()?);
        if !with_book {
            command.arg("--no-book");
        }
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("the engine does not start")?;
        let input = process.stdin.take().context("its input is piped")?;
        let output = BufReader::new(process.stdout.take().context("its output is piped")?);
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send((Instant::now(), line)).is_err() {
                    return;
                }
            }
        });
        let mut engine = Engine {
            process,
            input,
            lines,
        };
        engine.send("nboard 2\nset depth 60\n")?;
        engine.wait_for("set myname Outflank60")?;
        Ok(engine)
    }

    fn send(&mut self, lines: &str) -> Result<()> {
        self.input.write_all(lines.as_bytes())?;
        Ok(self.input.flush()?)
    }

    /// Skips lines up to this one, and returns when it came.
    fn wait_for(&self, wanted: &str) -> Result<Instant> {
        loop {
            let (at, line) = self
                .lines
                .recv_timeout(PATIENCE)
                .with_context(|| format!("no `{wanted}`"))?;
            if line == wanted {
                return Ok(at);
            }
        }
    }

    /// Starts a search and interrupts it after a pause. Returns the time to the pong; `None` if the search had ended
    /// before.
    fn interrupt(
        &mut self,
        command: &str,
        moves: &str,
        pause: Duration,
        number: u32,
    ) -> Result<Option<Duration>> {
        let squares = moves.as_bytes().chunks(2).map(String::from_utf8_lossy);
        let colors = ['B', 'W'].into_iter().cycle();
        let made = squares
            .zip(colors)
            .map(|(square, color)| format!("{color}[{square}]"));
        let game = made.collect::<String>();
        self.send(&format!(
            "set game (;GM[Othello]{game};)\nping 0\n{command}\n"
        ))?;
        self.wait_for("pong 0")?;
        thread::sleep(pause);
        let ends = ["===", "learned"];
        let is_over = |(_, line): (Instant, String)| {
            line == "status" || ends.iter().any(|end| line.starts_with(end))
        };
        let was_over = self.lines.try_iter().any(is_over);
        let sent = Instant::now();
        let number = number + 1;
        self.send(&format!("ping {number}\n"))?;
        let came = self.wait_for(&format!("pong {number}"))?;
        Ok((!was_over).then(|| came - sent))
    }

    fn quit(mut self) -> Result<()> {
        self.send("quit\n")?;
        let status = self.process.wait()?;
        ensure!(status.success(), "the engine ended with {status}");
        Ok(())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Fails harmlessly if it has quit.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
