//! The NBoard protocol over streams: input during a search.

use std::io::{self, BufReader, Read, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use outflank_engine::{Book, Engine, Kind, MoveScore, Options, Report, Value};
use outflank_protocol::nboard::{Analyst, EngineAnalyst, Lesson, Question, Session, run};
use outflank_rules::Position;

/// Longer than anything takes here: a hang is to fail.
const PATIENCE: Duration = Duration::from_mins(1);

/// The other end of a session that runs in its own thread.
struct Board {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<String>,
    end: Receiver<io::Result<()>>,
}

impl Board {
    fn new<A: Analyst + Send + 'static>(analyst: A) -> Board {
        let (input, received) = channel();
        let (sender, output) = channel();
        let (ended, end) = channel();
        thread::spawn(move || {
            let input = BufReader::new(Incoming(received, Vec::new()));
            let output = Outgoing(sender, Vec::new());
            let _ = ended.send(run(input, output, &mut Session::new(analyst)));
        });
        Board {
            input: Some(input),
            output,
            end,
        }
    }

    fn send(&self, lines: &str) {
        let input = self.input.as_ref().expect("the input has not ended");
        input.send(lines.as_bytes().to_vec()).expect("it is read");
    }

    fn line(&self) -> String {
        self.output.recv_timeout(PATIENCE).expect("a line")
    }

    /// Reads on to the line that begins like this.
    fn skip_to(&self, beginning: &str) -> String {
        loop {
            let line = self.line();
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    /// Ends the input and returns the remaining output.
    fn finish(mut self) -> Vec<String> {
        self.input = None;
        let end = self.end.recv_timeout(PATIENCE).expect("it ends");
        end.expect("without an error");
        self.output.try_iter().collect()
    }
}

struct Incoming(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Incoming {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            self.1 = self.0.recv().unwrap_or_default();
        }
        let length = self.1.len().min(buffer.len());
        buffer[..length].copy_from_slice(&self.1[..length]);
        self.1.drain(..length);
        Ok(length)
    }
}

struct Outgoing(Sender<String>, Vec<u8>);

impl Write for Outgoing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend(bytes);
        Ok(bytes.len())
    }

    /// Each line is flushed by itself.
    fn flush(&mut self) -> io::Result<()> {
        let line = String::from_utf8(std::mem::take(&mut self.1)).expect("text");
        let line = line.strip_suffix('\n').expect("a whole line");
        assert!(!line.contains('\n'), "{line:?}");
        self.0
            .send(line.to_owned())
            .map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

/// Searches until stopped, and reports something again and again.
struct Restless;

impl Analyst for Restless {
    fn search(
        &mut self,
        question: Question,
        stop: &(dyn Fn() -> bool + Sync),
        sink: &mut dyn FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        let mv = question.position.moves().next().expect("a move");
        let mut report = Report {
            lines: vec![MoveScore {
                mv,
                value: Value(0),
                kind: Kind::Exact,
                line: vec![mv],
            }],
            ..Report::default()
        };
        while !stop() {
            report.nodes += 1;
            if sink(&report).is_break() {
                break;
            }
            thread::yield_now();
        }
        report
    }

    fn learn(&mut self, _: &[Position], stop: &(dyn Fn() -> bool + Sync)) -> Lesson {
        while !stop() {
            thread::yield_now();
        }
        Lesson::Stopped
    }
}

/// The real engine with a small book.
fn engine() -> EngineAnalyst {
    let mut engine = Engine::new(Options {
        threads: 2,
        hash_bytes: 1 << 20,
    });
    engine.set_book(Some(Book::new(1).into()));
    EngineAnalyst::new(engine, 0, Box::new(|_| Ok(())))
}

#[test]
fn a_ping_ends_a_search_and_nothing_about_it_comes_after() {
    let board = Board::new(Restless);
    for (number, command) in (1..).zip(["hint 1", "go", "analyze", "learn"]) {
        board.send(&format!("{command}\n"));
        let status = board.line();
        assert!(status.starts_with("status "), "{command}: {status}");
        if command == "hint 1" {
            assert_eq!(board.line(), "search D3 0.00 0 100%");
        }
        board.send(&format!("ping {number}\n"));
        let mut before: Vec<String> = Vec::new();
        let pong = loop {
            match board.line() {
                line if line.starts_with("pong") => break line,
                line => before.push(line),
            }
        };
        assert_eq!(pong, format!("pong {number}"));
        let is_told = |line: &String| !line.starts_with("search") && !line.starts_with("nodestats");
        assert!(!before.iter().any(is_told), "{command}: {before:?}");
        board.send("ping 99\n");
        assert_eq!(board.line(), "pong 99", "{command}");
    }
    assert_eq!(board.finish(), [""; 0]);
}

#[test]
fn lines_that_mean_nothing_end_no_search() {
    let board = Board::new(Restless);
    board.send("hint 1\n");
    board.skip_to("search");
    board.send("hello\n\n   \nset color blue\n");
    for _ in 0..1000 {
        board.skip_to("search");
    }
    board.send("move a1\n");
    board.skip_to("status Error: a1 is not legal");
    assert_eq!(board.finish(), [""; 0]);
}

#[test]
fn a_move_ends_a_search_too_and_the_next_one_is_about_the_new_position() {
    let board = Board::new(Restless);
    board.send("hint 1\n");
    board.skip_to("search D3 ");
    board.send("move F5\nping 1\nhint 1\n");
    board.skip_to("pong 1");
    assert_eq!(board.line(), "status Analyzing");
    for _ in 0..100 {
        let line = board.line();
        assert!(
            line.starts_with("search F4 ") || line.starts_with("nodestats"),
            "{line}"
        );
    }
    board.send("quit\n");
    board
        .end
        .recv_timeout(PATIENCE)
        .expect("it ends")
        .expect("without an error");
}

#[test]
fn who_stops_listening_ends_the_session() {
    let mut board = Board::new(Restless);
    board.send("hint 1\n");
    board.skip_to("search");
    board.output = channel().1;
    board
        .end
        .recv_timeout(PATIENCE)
        .expect("it ends")
        .expect("without an error");
}

#[test]
fn the_real_engine_is_interrupted_at_any_depth() {
    let board = Board::new(engine());
    board.send("nboard 2\nset depth 60\n");
    assert_eq!(board.line(), "set myname Outflank60");
    board.send("go\n");
    assert_eq!(board.line(), "status Thinking");
    board.send("ping 1\n");
    assert_eq!(board.line(), "pong 1");
    board.send("hint 4\n");
    board.skip_to("search");
    board.send("ping 2\n");
    board.skip_to("pong 2");
    board.send("set depth 3\ngo\n");
    let choice = board.skip_to("===");
    assert!(
        ["D3", "C4", "F5", "E6"].contains(&&choice[4..6]),
        "{choice}"
    );
    assert_eq!(board.finish(), [""; 0]);
}

#[test]
fn what_is_learned_is_in_the_book() {
    let board = Board::new(engine());
    board.send("set depth 1\nmove F5\nmove D6\nlearn\n");
    board.skip_to("learned");
    board.send("ping 1\nhint 1\n");
    board.skip_to("pong 1");
    let hint = board.line();
    assert!(hint.starts_with("book "), "{hint}");
    let end = board.finish();
    assert_eq!(end, [""; 0]);
}

#[test]
fn the_last_command_is_carried_out_after_the_end_of_the_input() {
    let board = Board::new(engine());
    board.send("set depth 4\ngo");
    let end = board.finish();
    assert!(
        end.last().is_some_and(|line| line.starts_with("=== ")),
        "{end:?}"
    );
}
