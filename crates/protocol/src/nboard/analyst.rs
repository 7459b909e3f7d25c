use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use outflank_engine::{Book, Engine, Goal, MoveScore, Report, SearchRequest};
use outflank_rules::Position;

/// Evaluates moves for a session, and learns.
pub trait Analyst {
    /// Searches for this many of the best moves, at least one, in an unfinished position.
    fn search(
        &mut self,
        question: Question,
        stop: &(dyn Fn() -> bool + Sync),
        sink: &mut dyn FnMut(&Report) -> ControlFlow<()>,
    ) -> Report;

    /// The book moves of a position, best first, each with the number of book positions after it; empty if the
    /// position is not in the book.
    fn book(&self, _: Position) -> Vec<(MoveScore, usize)> {
        Vec::new()
    }

    /// One of the good book moves, with variety.
    fn choose_from_book(&mut self, _: Position) -> Option<MoveScore> {
        None
    }

    /// Adds the positions of a game to the opening book.
    fn learn(&mut self, game: &[Position], stop: &(dyn Fn() -> bool + Sync)) -> Lesson;
}

/// What to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The maximum depth, as long as the end of the game is out of reach.
    pub depth: u32,
    /// The number of best moves wanted.
    pub lines: usize,
    /// The time limit.
    pub time: Option<Duration>,
}

/// The result of learning a game.
#[derive(Debug)]
pub enum Lesson {
    /// The game is in the book, and whether the book was saved.
    Learned(io::Result<()>),
    /// Interrupted.
    Stopped,
    /// There is no book.
    NoBook,
}

/// Saves a book that has learned something.
pub type Keeper = Box<dyn FnMut(&Book) -> io::Result<()> + Send>;

/// The engine as an analyst.
pub struct EngineAnalyst {
    engine: Engine,
    seed: u64,
    keeper: Keeper,
}

impl EngineAnalyst {
    /// The engine with its book. The seed chooses among the good book moves; the keeper receives the book each time
    /// it has learned something.
    pub fn new(engine: Engine, seed: u64, keeper: Keeper) -> EngineAnalyst {
        EngineAnalyst {
            engine,
            seed,
            keeper,
        }
    }
}

/// The number of empty squares from which this depth solves the game.
fn exact_from(depth: u32) -> u32 {
    (depth + 8).min(22).max(depth.min(30))
}

impl Analyst for EngineAnalyst {
    fn search(
        &mut self,
        question: Question,
        stop: &(dyn Fn() -> bool + Sync),
        sink: &mut dyn FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        let position = question.position;
        let goal = match position.empties().len() {
            empties if empties <= exact_from(question.depth) => Goal::Exact,
            _ => Goal::Depth(question.depth),
        };
        let mut request = SearchRequest::new(position, goal);
        request.lines = question.lines.min(position.moves().count());
        request.limits.time = question.time;
        self.engine.search(&request, stop, sink)
    }

    fn book(&self, position: Position) -> Vec<(MoveScore, usize)> {
        let report = self.engine.from_book(position, usize::MAX);
        let book = self.engine.book();
        let lines = report.into_iter().flat_map(|report| report.lines);
        lines
            .map(|line| {
                let positions = book.map_or(0, |book| book.positions_from(position, line.mv));
                (line, positions)
            })
            .collect()
    }

    fn choose_from_book(&mut self, position: Position) -> Option<MoveScore> {
        let (_, report) = self.engine.choose_from_book(position, self.seed)?;
        report.lines.into_iter().next()
    }

    fn learn(&mut self, game: &[Position], stop: &(dyn Fn() -> bool + Sync)) -> Lesson {
        if self.engine.book().is_none() {
            return Lesson::NoBook;
        }
        match (self.engine.learn(game, stop), self.engine.book()) {
            (Some(1..), Some(book)) => Lesson::Learned((self.keeper)(book)),
            (Some(_), _) => Lesson::Learned(Ok(())),
            (None, _) => Lesson::Stopped,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeper_searches_solve_earlier() {
        let exact = [1, 6, 12, 20, 26, 60].map(exact_from);
        assert_eq!(exact, [9, 14, 20, 22, 26, 30]);
    }
}
