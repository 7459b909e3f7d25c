use core::ops::ControlFlow;
use std::sync::Arc;

use outflank_engine::{Answer, Book, Engine, Options, Question};

/// Whoever answers the questions of a table.
pub trait Computer {
    /// The answer, found at once.
    fn answer(&mut self, question: &Question) -> Answer;

    /// Weak levels make the same mistakes for the same seed.
    fn seed(&self) -> u64 {
        1
    }
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
}

impl Computer for EngineComputer {
    fn answer(&mut self, question: &Question) -> Answer {
        let engine = self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(self.options);
            engine.set_book(self.book.clone());
            engine
        });
        engine.answer(question, &|| false, |_| ControlFlow::Continue(()))
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}
