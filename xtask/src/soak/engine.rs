//! An engine that speaks GTP, and is not trusted to answer.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// Beyond the time it has, an engine that is only slow answers within this.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running engine. It is ended when it is dropped.
pub struct Engine {
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    pub fn start(program: &Path, threads: u32, hash: u32) -> Result<Engine> {
        let mut process = Command::new(program)
            .args(["gtp", "--threads", &threads.to_string()])
            .args(["--hash", &hash.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("the engine does not start")?;
        let input = process.stdin.take().context("its input is piped")?;
        let output = BufReader::new(process.stdout.take().context("its output is piped")?);
        let (sender, lines) = channel();
        // A thread reads, so that a silent engine can be told from a slow one.
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Engine {
            process,
            input,
            lines,
        })
    }

    /// Sends a command that takes no time and returns the answer; a failure is an error.
    pub fn ask(&mut self, command: &str) -> Result<String> {
        self.ask_within(command, Duration::ZERO)
    }

    /// Sends a command that may take this long, and returns the answer, be it late.
    pub fn ask_within(&mut self, command: &str, time: Duration) -> Result<String> {
        writeln!(self.input, "{command}").context("the engine is gone")?;
        let start = Instant::now();
        let mut answer = String::new();
        loop {
            let patience = (time + PATIENCE).saturating_sub(start.elapsed());
            let line = self
                .lines
                .recv_timeout(patience)
                .with_context(|| format!("no answer to `{command}`"))?;
            if line.trim().is_empty() {
                break;
            }
            answer += &line;
            answer.push('\n');
        }
        match answer.trim().strip_prefix('=') {
            Some(answer) => Ok(answer.trim().to_owned()),
            None => bail!("`{command}` was answered `{}`", answer.trim()),
        }
    }

    pub fn quit(mut self) -> Result<()> {
        self.ask("quit")?;
        let end = self.lines.recv_timeout(PATIENCE);
        ensure!(
            end == Err(RecvTimeoutError::Disconnected),
            "the engine goes on after `quit`"
        );
        let status = self.process.wait()?;
        ensure!(status.success(), "the engine ended with {status}");
        Ok(())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // After it has quit there is nothing to end, which is no error here.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
