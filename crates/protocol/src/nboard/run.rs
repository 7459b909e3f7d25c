use std::io::{self, BufRead, ErrorKind, Write};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use crate::Interrupt;
use crate::lines::Lines;
use crate::nboard::{Analyst, Command, Notice, Session};

/// How many commands are queued; the sender of more has to wait.
const QUEUE: usize = 64;

/// A line of the input that is for the session.
type Incoming = io::Result<Result<Command, Notice>>;

/// Executes the lines of a stream until it ends or sends `quit`. Lines are read during a search, and end it. A
/// closed output ends everything, without an error.
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

/// Passes on incoming commands, and signals them to a running search at once.
fn listen(input: impl BufRead, interrupt: &Interrupt, commands: &SyncSender<Incoming>) {
    for line in Lines::new(input, None) {
        let incoming = match line.map(|line| Command::read(&line)) {
            Ok(None) => continue,
            Ok(Some(command)) => Ok(command),
            Err(error) => Err(error),
        };
        interrupt.command_waits();
        // After `quit`, nobody receives any more.
        if commands.send(incoming).is_err() {
            return;
        }
    }
    interrupt.input_ends();
}
