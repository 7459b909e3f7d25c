use std::io::{self, BufRead, ErrorKind, Write};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use crate::Interrupt;
use crate::lines::Lines;
use crate::nboard::{Analyst, Command, Notice, Session};

/// How many commands may wait; whoever sends more waits too.
const QUEUE: usize = 64;

/// A line of the input that is for the session.
type Incoming = io::Result<Result<Command, Notice>>;

/// Obeys the lines of a stream until it ends or says `quit`. Lines are read while a search is running, and end it.
/// Whoever stops listening ends all of it, without an error.
pub fn run<A: Analyst>(
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
    session: &mut Session<A>,
) -> io::Result<()> {
    let interrupt = Arc::new(Interrupt::new());
    let (sender, commands) = sync_channel(QUEUE);
    let heard = Arc::clone(&interrupt);
    thread::Builder::new().spawn(move || listen(input, &heard, &sender))?;
    for command in commands {
        let command = command?;
        interrupt.command_begins();
        let obeyed = session.obey(command, &interrupt, &mut |answer| {
            writeln!(output, "{answer}")?;
            output.flush()
        });
        match obeyed {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            obeyed => obeyed?,
        }
        if session.has_quit() {
            break;
        }
    }
    Ok(())
}

/// Hands over what comes in, and lets a search hear of it at once.
fn listen(input: impl BufRead, interrupt: &Interrupt, commands: &SyncSender<Incoming>) {
    for line in Lines::new(input, None) {
        let incoming = match line.map(|line| Command::read(&line)) {
            Ok(None) => continue,
            Ok(Some(command)) => Ok(command),
            Err(error) => Err(error),
        };
        interrupt.command_waits();
        // Who has quit hears nothing more.
        if commands.send(incoming).is_err() {
            return;
        }
    }
    interrupt.input_ends();
}
