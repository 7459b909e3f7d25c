//! An analyst for tests.

use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use outflank_engine::{Kind, MoveScore, Report, Value};
use outflank_protocol::nboard::{self, Lesson, Question, Session};
use outflank_rules::{Move, Position, Square};

/// Returns the moves in the order of their squares, worth 1, 0, −1 … discs at every depth; each depth takes half
/// a second. Its book has the start of a game.
#[derive(Default)]
pub struct Analyst {
    library: Library,
    questions: Vec<Question>,
    learned: Vec<Vec<Position>>,
}

/// The available book.
#[derive(Default)]
pub enum Library {
    /// A book without positions.
    #[default]
    Empty,
    /// For the start of a game: moves, their values in 1/128 of a disc, and the number of book positions after
    /// each.
    Start(Vec<(Square, i16, usize)>),
    /// No book.
    None,
    /// A book that cannot be saved.
    Broken,
}

impl Analyst {
    pub fn with_book(moves: Vec<(Square, i16, usize)>) -> Analyst {
        Analyst::with(Library::Start(moves))
    }

    pub fn with(library: Library) -> Analyst {
        Analyst {
            library,
            ..Analyst::default()
        }
    }

    /// The questions asked.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// The games to learn.
    pub fn learned(&self) -> &[Vec<Position>] {
        &self.learned
    }
}

pub fn session() -> Session<Analyst> {
    Session::new(Analyst::default())
}

fn score(mv: Move, value: i16, kind: Kind) -> MoveScore {
    MoveScore {
        mv,
        value: Value(value),
        kind,
        line: vec![mv],
    }
}

impl nboard::Analyst for Analyst {
    fn search(
        &mut self,
        question: Question,
        stop: &(dyn Fn() -> bool + Sync),
        sink: &mut dyn FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        self.questions.push(question);
        let mut report = Report::default();
        for depth in 1..=question.depth {
            if stop() {
                break;
            }
            let kind = Kind::Midgame {
                depth,
                percent: 100,
            };
            let moves = question.position.moves().take(question.lines);
            let values = (-64..=1).rev().map(|discs| discs * Value::DISC);
            report.lines = moves
                .zip(values)
                .map(|(mv, value)| score(mv, value, kind))
                .collect();
            report.nodes += 100;
            report.elapsed += Duration::from_millis(500);
            if sink(&report).is_break() {
                break;
            }
        }
        report
    }

    fn book(&self, position: Position) -> Vec<(MoveScore, usize)> {
        let Library::Start(moves) = &self.library else {
            return Vec::new();
        };
        let is_start = position.board() == Position::START.board();
        let moves = moves.iter().filter(|_| is_start);
        let kind = Kind::Book { depth: 9 };
        let mut moves: Vec<(MoveScore, usize)> = moves
            .map(|&(square, value, positions)| (score(square.into(), value, kind), positions))
            .collect();
        moves.sort_by_key(|(score, _)| -score.value);
        moves
    }

    fn choose_from_book(&mut self, position: Position) -> Option<MoveScore> {
        let first = self.book(position).into_iter().next();
        first.map(|(score, _)| score)
    }

    fn learn(&mut self, game: &[Position], _: &(dyn Fn() -> bool + Sync)) -> Lesson {
        self.learned.push(game.to_vec());
        match self.library {
            Library::None => Lesson::NoBook,
            Library::Broken => Lesson::Learned(Err(io::ErrorKind::StorageFull.into())),
            Library::Empty | Library::Start(_) => Lesson::Learned(Ok(())),
        }
    }
}
