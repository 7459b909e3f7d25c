//! The NBoard protocol, versions 1 and 2.
//!
//! A [`Session`] executes one line after the other, and sends [`Answer`]s meanwhile; [`run()`] connects it to a pair
//! of streams and keeps reading during a search. Where the protocol leaves a choice:
//!
//! - Lines outside the protocol are ignored and do not end a search. An unreadable command or game and an illegal
//!   move change nothing and are reported on the status line.
//! - Any command ends a search, which then sends nothing more: neither a move nor `learned`.
//! - When the input ends, the last command may still run for a few seconds.
//! - `set depth` is the search depth as long as the end of the game is out of reach; after that, searches are exact.
//! - `go` uses the clocks of the game, TI or TB and TW minus the times of the moves, in version 2 only.
//! - Book moves are not searched again: `hint` has `book` lines for them, each with the number of book positions
//!   after it, and `go` plays one of the good ones.
//! - For `set contempt`, a draw is a book move worth less than half a disc for either side.
//! - `learn` adds the opening of the game to the book, if the game began at the standard start.
//! - `analyze` goes from the last position to the first, so that each search profits from the later ones.

mod analyst;
mod answer;
mod clock;
mod command;
mod notice;
mod run;
mod thinking;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

use outflank_record::{Fault, GameRecord, MoveRecord, Reading, RecordError, ggf};
use outflank_rules::{Move, Position};

pub use analyst::{Analyst, EngineAnalyst, Keeper, Lesson, Question};
pub use answer::{Answer, Hint};
pub use notice::Notice;
pub use run::run;

use crate::Interrupt;
use crate::lines::LineBuffer;
use command::Command;

/// Receives a session's answers.
pub type Say<'a> = &'a mut dyn FnMut(Answer) -> io::Result<()>;

/// Puts a notice into words.
type Words = Box<dyn Fn(&Notice) -> String + Send>;

/// A dialogue with a board.
pub struct Session<A> {
    analyst: A,
    version: u32,
    depth: u32,
    contempt: f32,
    game: GameRecord,
    words: Words,
    has_quit: bool,
}

impl<A: Analyst> Session<A> {
    /// The default depth.
    const USUAL_DEPTH: u32 = 18;
    /// No game lasts longer.
    const DEEPEST: u32 = 60;

    /// A session that begins at the start of a game.
    pub fn new(analyst: A) -> Session<A> {
        Session {
            analyst,
            version: 2,
            depth: Self::USUAL_DEPTH,
            contempt: 0.0,
            game: GameRecord::new(Position::START),
            words: Box::new(Notice::to_string),
            has_quit: false,
        }
    }

    /// Sets the language of the status line.
    #[must_use]
    pub fn speaking(mut self, words: impl Fn(&Notice) -> String + Send + 'static) -> Session<A> {
        self.words = Box::new(words);
        self
    }

    /// Whether the other side has sent `quit`.
    pub const fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// The analyst.
    pub const fn analyst(&self) -> &A {
        &self.analyst
    }

    /// The game so far.
    pub const fn game(&self) -> &GameRecord {
        &self.game
    }

    /// Executes one line, given with or without its line feed, without interruption, and returns the answers.
    pub fn answer(&mut self, line: &[u8]) -> Vec<Answer> {
        let mut buffer = LineBuffer::new(None);
        buffer.extend(line);
        let mut answers = Vec::new();
        if let Some(command) = buffer.finish().and_then(|line| Command::read(&line)) {
            // A list accepts everything.
            let _ = self.obey(command, &Interrupt::new(), &mut |answer| {
                answers.push(answer);
                Ok(())
            });
        }
        answers
    }

    pub(crate) fn obey(
        &mut self,
        command: Result<Command, Notice>,
        interrupt: &Interrupt,
        say: Say<'_>,
    ) -> io::Result<()> {
        let result = match command {
            Err(notice) => Err(notice),
            Ok(Command::SetGame(text)) => self.set_game(&text),
            Ok(Command::Move(made)) => self.make(made),
            Ok(Command::Version(version)) => {
                self.version = version;
                Ok(())
            }
            Ok(Command::SetContempt(discs)) => {
                self.contempt = discs;
                Ok(())
            }
            Ok(Command::Quit) => {
                self.has_quit = true;
                Ok(())
            }
            Ok(Command::SetDepth(depth)) => {
                self.depth = depth.min(Self::DEEPEST);
                return say(Answer::Name(self.depth));
            }
            Ok(Command::Ping(number)) => return say(Answer::Pong(number)),
            Ok(thinks) => {
                let thought = catch_unwind(AssertUnwindSafe(|| match thinks {
                    Command::Hint(lines) => self.hint(lines, interrupt, say),
                    Command::Go => self.go(interrupt, say),
                    Command::Analyze => self.analyze(interrupt, say),
                    _ => self.learn(interrupt, say),
                }));
                match thought {
                    Ok(said) => return said,
                    Err(_) => Err(Notice::Failed),
                }
            }
        };
        match result {
            Ok(()) => Ok(()),
            Err(notice) => self.notify(&notice, say),
        }
    }

    fn notify(&self, notice: &Notice, say: Say<'_>) -> io::Result<()> {
        say(Answer::Status((self.words)(notice)))
    }

    fn set_game(&mut self, text: &str) -> Result<(), Notice> {
        let game = match ggf::Games::new(text.as_bytes()).next() {
            Some(Ok(reading)) => whole(reading)?,
            _ => return Err(Notice::bad_line(text)),
        };
        if game.kind.is_some_and(|kind| kind.anti) {
            return Err(Notice::OtherRules);
        }
        self.game = game;
        Ok(())
    }

    /// Makes a move, preceded by a pass that was omitted.
    fn make(&mut self, made: MoveRecord) -> Result<(), Notice> {
        let mut game = self.game.clone();
        if made.mv != Move::Pass && game.end().must_pass() {
            let _ = game.push(Move::Pass);
        }
        game.push(made).map_err(|_| Notice::Illegal(made.mv))?;
        self.game = game;
        Ok(())
    }
}

/// The game, if all its moves were read: faults in other fields do not matter.
fn whole(reading: Reading) -> Result<GameRecord, Notice> {
    let is_fatal = |error: &RecordError| {
        !matches!(
            error.fault,
            Fault::Field(..) | Fault::NotAField(_) | Fault::KomiMismatch
        )
    };
    match (reading.faults.into_iter().find(is_fatal), reading.record) {
        (None, Some(record)) => Ok(record),
        (Some(error), _) => Err(Notice::BadGame(error)),
        (None, None) => Err(Notice::BadGame(RecordError {
            game: reading.number,
            offset: 0,
            ply: None,
            fault: Fault::NoGame,
        })),
    }
}
