use std::io::{self, Read, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::CommandLine;
use crate::Fault;

/// How much of a line is kept; no useful one is longer.
const LONGEST_LINE: usize = 1 << 12;

/// How many lines are buffered. A program that prints more has to wait.
const QUEUE: usize = 64;

/// How much of the end of its standard error is kept.
const LAST_WORDS: usize = 200;

/// How long a program may take to exit by itself.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program, terminated on drop.
pub(super) struct Process {
    child: Child,
    /// Closed to make it exit.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    last_words: Arc<Mutex<Vec<u8>>>,
    /// Reads its standard error to the end.
    listener: Option<JoinHandle<()>>,
}

/// Why there is no line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoLine {
    /// Not yet there.
    Yet,
    /// The output has ended.
    AnyMore,
}

impl Process {
    pub fn start(command: &CommandLine) -> io::Result<Process> {
        let mut child = Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (sender, lines) = sync_channel(QUEUE);
        let last_words: Arc<Mutex<Vec<u8>>> = Arc::default();
        let heard = Arc::clone(&last_words);
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let input = child.stdin.take();
        let mut process = Process {
            child,
            input,
            lines,
            last_words,
            listener: None,
        };
        // Threads read, so that neither a silent program nor a verbose one blocks anybody.
        thread::Builder::new().spawn(move || output.map(|output| pass_on(output, &sender)))?;
        let listen = move || {
            if let Some(errors) = errors {
                remember(errors, &heard);
            }
        };
        process.listener = Some(thread::Builder::new().spawn(listen)?);
        Ok(process)
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        input.write_all(format!("{line}\n").as_bytes())?;
        input.flush()
    }

    /// The next line, if it comes within this time.
    pub fn line(&self, time: Duration) -> Result<String, NoLine> {
        self.lines.recv_timeout(time).map_err(|error| match error {
            RecvTimeoutError::Timeout => NoLine::Yet,
            RecvTimeoutError::Disconnected => NoLine::AnyMore,
        })
    }

    /// How a program that closed its output ended.
    pub fn obituary(&mut self) -> Fault {
        self.input = None;
        let ended = self.wait(FAREWELL);
        // It may have exited before its last words were read. A child of its own may keep the pipe open for
        // ever.
        let start = Instant::now();
        let listens = |listener: &JoinHandle<()>| !listener.is_finished();
        while ended.is_some()
            && self.listener.as_ref().is_some_and(listens)
            && start.elapsed() < FAREWELL
        {
            thread::sleep(Duration::from_millis(2));
        }
        let words = self
            .last_words
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let words = String::from_utf8_lossy(&words);
        Fault::Crashed {
            code: ended.and_then(|status| status.code()),
            last_words: words
                .trim_end()
                .lines()
                .next_back()
                .unwrap_or_default()
                .trim()
                .to_owned(),
        }
    }

    /// Waits for its end; `None` if it keeps running.
    fn wait(&mut self, time: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if start.elapsed() < time => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

/// Asks it to exit, and kills it if it does not.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send("quit");
        self.input = None;
        if self.wait(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Passes on lines, truncated to a safe length.
fn pass_on(mut output: impl Read, lines: &SyncSender<String>) {
    let (mut chunk, mut line) = ([0; 4096], Vec::new());
    while let Some(length) = read(&mut output, &mut chunk) {
        for &byte in &chunk[..length] {
            if byte == b'\n' {
                let text = String::from_utf8_lossy(&line).trim_end().to_owned();
                line.clear();
                if lines.send(text).is_err() {
                    return;
                }
            } else if line.len() < LONGEST_LINE {
                line.push(byte);
            }
        }
    }
}

/// Keeps the end of the output.
fn remember(mut errors: impl Read, last_words: &Mutex<Vec<u8>>) {
    let mut chunk = [0; 1024];
    while let Some(length) = read(&mut errors, &mut chunk) {
        let mut kept = last_words.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(&chunk[..length]);
        let excess = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..excess);
    }
}

fn read(stream: &mut impl Read, chunk: &mut [u8]) -> Option<usize> {
    loop {
        match stream.read(chunk) {
            Ok(0) => return None,
            Ok(length) => return Some(length),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
}
