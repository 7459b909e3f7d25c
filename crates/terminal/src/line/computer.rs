use core::ops::ControlFlow;
use std::sync::Arc;

use outflank_engine::{Answer, Book, Options, Question};

use crate::engine::LazyEngine;

/// Answers the table's questions.
pub trait Computer {
    /// The answer.
    fn answer(&mut self, question: &Question) -> Answer;

    /// Weak levels make the same mistakes for the same seed.
    fn seed(&self) -> u64 {
        1
    }
}

/// The engine as a computer player.
pub struct EngineComputer {
    engine: LazyEngine,
    seed: u64,
}

impl EngineComputer {
    /// A player whose weak levels make the same mistakes for the same seed, and whose strong levels play from the book.
    pub const fn new(options: Options, seed: u64, book: Option<Arc<Book>>) -> EngineComputer {
        let engine = LazyEngine::new(options, book);
        EngineComputer { engine, seed }
    }
}

impl Computer for EngineComputer {
    fn answer(&mut self, question: &Question) -> Answer {
        let engine = self.engine.get();
        engine.answer(question, &|| false, |_| ControlFlow::Continue(()))
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}
