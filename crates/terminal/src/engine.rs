use std::sync::Arc;

use outflank_engine::{Book, Engine, Options};

/// Sets the engine up on first use, so that two people never wait for its memory.
pub(crate) struct LazyEngine {
    options: Options,
    book: Option<Arc<Book>>,
    engine: Option<Engine>,
}

impl LazyEngine {
    pub(crate) const fn new(options: Options, book: Option<Arc<Book>>) -> LazyEngine {
        LazyEngine {
            options,
            book,
            engine: None,
        }
    }

    pub(crate) fn get(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(self.options);
            engine.set_book(self.book.clone());
            engine
        })
    }
}
