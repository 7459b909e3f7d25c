//! Any bytes as a dialogue in the `NBoard` protocol, with the real engine at a low depth: each answer is one line of the
//! protocol; a ping has its pong; what is refused changes nothing; hints and moves are legal; a stream answers every ping
//! in its order.

use std::io::Cursor;
use std::ops::ControlFlow;

use outflank_engine::{Book, Engine, MoveScore, Options, Report};
use outflank_protocol::nboard::{Analyst, Answer, EngineAnalyst, Lesson, Question, Session, run};
use outflank_rules::{Move, Position};

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    let mut session = session();
    let mut pongs = Vec::new();
    for line in data.split(|&byte| byte == b'\n') {
        let before = session.game().clone();
        let answers = session.answer(line);
        let end = session.game().end();
        for answer in &answers {
            well_formed(&answer.to_string());
            check(answer, end);
            if let Answer::Pong(_) = answer {
                assert_eq!(answers.len(), 1);
                pongs.push(answer.to_string());
            }
        }
        // Whoever answers has changed nothing.
        if !answers.is_empty() {
            assert_eq!(*session.game(), before);
        }
        if session.has_quit() {
            break;
        }
    }
    let mut output = Vec::new();
    run(
        Cursor::new(data.to_vec()),
        &mut output,
        &mut self::session(),
    )
    .unwrap();
    let output = String::from_utf8(output).unwrap();
    output.lines().for_each(well_formed);
    let answered = output.lines().filter(|line| line.starts_with("pong "));
    assert!(answered.eq(pongs.iter().map(String::as_str)));
}

fn session() -> Session<Quick> {
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 16,
    });
    engine.set_book(Some(Book::new(1).into()));
    Session::new(Quick(EngineAnalyst::new(engine, 0, Box::new(|_| Ok(())))))
}

/// The engine where it needs no time worth speaking of.
struct Quick(EngineAnalyst);

impl Analyst for Quick {
    fn search(
        &mut self,
        question: Question,
        stop: &(dyn Fn() -> bool + Sync),
        sink: &mut dyn FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        let depth = question.depth.min(1);
        self.0.search(Question { depth, ..question }, stop, sink)
    }

    fn book(&self, position: Position) -> Vec<(MoveScore, usize)> {
        self.0.book(position)
    }

    fn choose_from_book(&mut self, position: Position) -> Option<MoveScore> {
        self.0.choose_from_book(position)
    }

    fn learn(&mut self, game: &[Position], stop: &(dyn Fn() -> bool + Sync)) -> Lesson {
        self.0.learn(game, stop)
    }
}

/// One line that begins with a word of the protocol.
fn well_formed(line: &str) {
    const WORDS: [&str; 9] = [
        "===",
        "pong",
        "status",
        "set",
        "book",
        "search",
        "nodestats",
        "analysis",
        "learned",
    ];
    assert!(!line.chars().any(char::is_control), "{line:?}");
    let word = line.split(' ').next().unwrap_or_default();
    assert!(WORDS.contains(&word), "{line:?}");
}

/// What is said about moves is about legal ones.
fn check(answer: &Answer, position: Position) {
    match answer {
        Answer::Hint(hint) => {
            let end = hint
                .line
                .iter()
                .try_fold(position, |position, mv| position.play(*mv));
            assert!(end.is_ok(), "{hint} in {position:?}");
            assert!(!hint.line.is_empty());
        }
        Answer::Move { mv, .. } if position.is_over() => assert_eq!(*mv, Move::Pass),
        Answer::Move { mv, .. } => assert!(position.play(*mv).is_ok(), "{mv}"),
        _ => {}
    }
}
