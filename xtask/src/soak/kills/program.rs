use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

/// After this, nothing is to come.
const PATIENCE: Duration = Duration::from_mins(2);

/// The program, and the folder with all that it writes.
pub struct Program {
    pub path: PathBuf,
    pub folder: PathBuf,
}

impl Program {
    /// The program with an empty folder.
    pub fn new(path: PathBuf, folder: PathBuf) -> Result<Program> {
        let program = Program { path, folder };
        program.clear("")?;
        Ok(program)
    }

    /// Empties a folder inside its folder.
    pub fn clear(&self, name: &str) -> Result<()> {
        let folder = self.folder.join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        Ok(fs::create_dir_all(folder)?)
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.path);
        command
            .args(arguments)
            .env("OUTFLANK_DATA", self.folder.join("data"))
            .env("LC_ALL", "en_GB.UTF-8")
            .current_dir(&self.folder);
        command
    }

    /// Runs it with this input, and returns what became of it.
    pub fn output(&self, arguments: &[&str], input: &str) -> Result<Output> {
        let mut child = self.spawn(arguments, input)?;
        let stdin = child.stdin.take();
        drop(stdin);
        Ok(child.wait_with_output()?)
    }

    /// Runs it, and returns what it prints.
    pub fn run(&self, arguments: &[&str], input: &str) -> Result<String> {
        let output = self.output(arguments, input)?;
        let complaint = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{arguments:?}: {complaint}");
        Ok(String::from_utf8(output.stdout)?)
    }

    /// Starts it and types this input, which must fit into a pipe.
    fn spawn(&self, arguments: &[&str], input: &str) -> Result<Child> {
        let mut child = self
            .command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .context("the program does not start")?;
        let stdin = child.stdin.as_mut().context("its input is piped")?;
        // It may have ended.
        let _ = stdin.write_all(input.as_bytes());
        Ok(child)
    }

    /// Starts a conversation in which it answers with lines that contain `word`.
    pub fn converse(&self, arguments: &[&str], word: &'static str) -> Result<Conversation> {
        let mut child = self.spawn(arguments, "")?;
        let output = BufReader::new(child.stdout.take().context("its output is piped")?);
        let (sender, answers) = channel();
        thread::spawn(move || {
            let all = output.lines().map_while(Result::ok);
            for line in all.filter(|line| line.contains(word)) {
                let _ = sender.send(line);
            }
        });
        Ok(Conversation { child, answers })
    }

    /// Starts it and kills it after this time, unless it has ended by then. Returns whether it was killed.
    pub fn kill_after(&self, arguments: &[&str], time: Duration) -> Result<bool> {
        let mut command = self.command(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let mut child = command.stderr(Stdio::null()).spawn()?;
        let start = Instant::now();
        while start.elapsed() < time {
            if let Some(status) = child.try_wait()? {
                ensure!(status.success(), "{arguments:?} ended with {status}");
                return Ok(false);
            }
            let rest = time.saturating_sub(start.elapsed());
            thread::sleep(rest.min(Duration::from_millis(5)));
        }
        child.kill()?;
        child.wait()?;
        Ok(true)
    }

    /// Kills it at a random moment of the time that it takes; it is started anew when it was faster.
    pub fn kill_within(
        &self,
        arguments: &[&str],
        time: Duration,
        random: &mut Random,
        again: impl Fn() -> Result<()>,
    ) -> Result<()> {
        loop {
            again()?;
            if self.kill_after(arguments, random.moment(time))? {
                return Ok(());
            }
        }
    }

    /// No temporary file is left in this folder.
    pub fn check_tidy(&self, folder: &str) -> Result<()> {
        for entry in fs::read_dir(self.folder.join(folder))? {
            let name = entry?.file_name();
            let is_left = name.to_string_lossy().starts_with(".outflank-");
            ensure!(!is_left, "{} is left", Path::new(&name).display());
        }
        Ok(())
    }
}

/// A program that is told something and answers.
pub struct Conversation {
    child: Child,
    answers: Receiver<String>,
}

impl Conversation {
    pub fn say(&mut self, text: &str) -> Result<()> {
        let stdin = self.child.stdin.as_mut().context("its input is piped")?;
        Ok(stdin.write_all(text.as_bytes())?)
    }

    /// Waits for an answer.
    pub fn hear(&self) -> Result<String> {
        self.answers.recv_timeout(PATIENCE).context("no answer")
    }

    /// Kills it. Returns how many answers it had given that nobody has heard.
    pub fn kill(&mut self) -> Result<usize> {
        self.child.kill()?;
        self.child.wait()?;
        // Until its last line has been read.
        Ok(self.answers.iter().count())
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `SplitMix64`: moments need no better numbers.
pub struct Random(pub u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.bits() % bound as u64) as usize
    }

    /// A time shorter than this one.
    pub fn moment(&mut self, longest: Duration) -> Duration {
        let share = (self.bits() >> 11) as f64 / (1u64 << 53) as f64;
        longest.mul_f64(share)
    }
}
