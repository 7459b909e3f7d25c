use std::collections::HashSet;
use std::time::{Duration, Instant};

use super::CommandLine;
use super::process::{NoLine, Process};
use crate::Fault;

/// No useful answer is longer.
const LONGEST_ANSWER: usize = 1 << 16;

/// How often a dialogue checks whether to stop.
const HEARTBEAT: Duration = Duration::from_millis(20);

/// A dialogue with a program, from its start to its end.
pub(super) struct Dialogue {
    process: Process,
    /// Its commands, if it lists them.
    commands: HashSet<String>,
    patience: Duration,
}

/// A program's answer to a command.
type Answer = Result<String, String>;

impl Dialogue {
    /// Starts a program and checks that it plays this game.
    pub fn begin(
        command: &CommandLine,
        patience: Duration,
        stop: &dyn Fn() -> bool,
    ) -> Result<Dialogue, Fault> {
        let process = Process::start(command).map_err(|error| Fault::NotStarted(error.kind()))?;
        let mut dialogue = Dialogue {
            process,
            commands: HashSet::new(),
            patience,
        };
        let commands = dialogue.ask("list_commands", patience, stop)?;
        let words = commands.unwrap_or_default();
        dialogue.commands = words.split_whitespace().map(str::to_owned).collect();
        if dialogue.knows("set_game") {
            // Programs disagree about the name of the game; one that knows another name plays it
            // anyway.
            let _ = dialogue.ask("set_game Othello", patience, stop)?;
        }
        dialogue.order("boardsize 8", stop)?;
        if dialogue.knows("komi") {
            let _ = dialogue.ask("komi 0", patience, stop)?;
        }
        Ok(dialogue)
    }

    /// Whether it lists a command.
    pub fn knows(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    /// A command that must succeed.
    pub fn order(&mut self, command: &str, stop: &dyn Fn() -> bool) -> Result<String, Fault> {
        self.ask(command, self.patience, stop)?
            .map_err(|answer| Fault::Refused(command.to_owned(), answer))
    }

    /// The answer to an optional question; empty if it fails.
    pub fn ask_kindly(&mut self, command: &str) -> String {
        let answer = self.ask(command, self.patience, &|| false);
        let text = answer.ok().and_then(Result::ok).unwrap_or_default();
        text.lines().next().unwrap_or_default().to_owned()
    }

    /// Sends a command and waits for the answer.
    pub fn ask(
        &mut self,
        command: &str,
        time: Duration,
        stop: &dyn Fn() -> bool,
    ) -> Result<Answer, Fault> {
        if self.process.send(command).is_err() {
            return Err(self.process.obituary());
        }
        let start = Instant::now();
        let mut answer: Option<String> = None;
        loop {
            let left = time.saturating_sub(start.elapsed());
            match self.process.line(left.min(HEARTBEAT)) {
                Err(NoLine::AnyMore) => return Err(self.process.obituary()),
                Err(NoLine::Yet) => {}
                Ok(line) => match &mut answer {
                    None if line.starts_with(['=', '?']) => answer = Some(line),
                    // Earlier output is ignored.
                    None => {}
                    Some(answer) if line.is_empty() => return Ok(read(answer)),
                    Some(answer) if answer.len() < LONGEST_ANSWER => {
                        answer.push('\n');
                        answer.push_str(&line);
                    }
                    Some(_) => return Err(Fault::Endless),
                },
            }
            if stop() {
                return Err(Fault::NoMove);
            }
            if start.elapsed() >= time {
                return Err(Fault::Silent(time));
            }
        }
    }
}

/// `= text` or `? text`.
fn read(answer: &str) -> Answer {
    let text = answer[1..].trim().to_owned();
    if answer.starts_with('=') {
        Ok(text)
    } else {
        Err(text)
    }
}
