use core::ops::ControlFlow;
use core::time::Duration;
use std::sync::Arc;

use outflank_engine::{Book, Clock, Engine, Goal, MoveScore, Options, SearchRequest};
use outflank_play::Level;
use outflank_rules::{Move, Position};

use crate::table::thinking::{strength, thinking_time};

/// How many moves a hint names.
const HINTS: usize = 3;

/// Whoever picks the moves of a computer player and knows what moves are worth.
pub trait Computer {
    /// A legal move in a position that has one (a pass, if that is forced), as well as this level can, in the time
    /// that is left on its clock.
    fn choose(&mut self, position: Position, level: Level, clock: Option<Clock>) -> Move;

    /// The best moves of a position that is not over, best first, as well as can be told in this time.
    fn hints(&mut self, position: Position, time: Duration) -> Vec<MoveScore>;
}

/// The engine as a computer player.
pub struct EngineComputer {
    options: Options,
    seed: u64,
    book: Option<Arc<Book>>,
    /// Set up when it is first needed: two people never wait for its memory.
    engine: Option<Engine>,
}

impl EngineComputer {
    /// A player whose weak levels make the same mistakes for the same seed.
    pub const fn new(options: Options, seed: u64) -> EngineComputer {
        EngineComputer {
            options,
            seed,
            book: None,
            engine: None,
        }
    }

    /// The same player, whose strong levels play from an opening book.
    #[must_use]
    pub fn with_book(self, book: Option<Arc<Book>>) -> EngineComputer {
        EngineComputer { book, ..self }
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(self.options);
            engine.set_book(self.book.clone());
            engine
        })
    }
}

impl Computer for EngineComputer {
    fn choose(&mut self, position: Position, level: Level, clock: Option<Clock>) -> Move {
        let mut moves = position.moves();
        let first = moves.next().unwrap_or(Move::Pass);
        if moves.next().is_none() {
            return first;
        }
        let level = strength(level);
        let time = thinking_time(level, clock, position.empties().len());
        let seed = self.seed;
        let chosen = self.engine().choose(position, level, time, seed, &|| false);
        chosen.map_or(first, |(mv, _)| mv)
    }

    fn hints(&mut self, position: Position, time: Duration) -> Vec<MoveScore> {
        let mut request = SearchRequest::new(position, Goal::Best);
        request.limits.time = Some(time);
        request.lines = HINTS;
        let found = self
            .engine()
            .search(&request, &|| false, |_| ControlFlow::Continue(()));
        found.lines
    }
}
