use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};

use outflank_engine::{Book, Engine, Options, Question, Report, Task, Weights};
use web_time::Instant;

use crate::FromEngine;
use crate::pace::Pace;

/// How much memory the table of a service's engine takes: the same everywhere, since answers may depend on it.
pub const HASH_BYTES: usize = 32 << 20;

/// The built-in opening book, and the part of it that a browser has. They are made when a question needs them.
static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| Arc::new(Book::built_in()));
static BROWSER_BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| Arc::new(BOOK.for_browser()));

/// An engine that answers questions.
pub struct EngineService {
    engine: Engine,
    /// What judges, where there are larger weights for it.
    judge: Option<Judge>,
    threads: usize,
    book: Box<BookFor>,
}

/// An engine that is made when it is needed. How is a value, so that a browser's service does not contain weights that it
/// never uses.
struct Judge {
    make: fn() -> Engine,
    made: Option<Engine>,
}

/// The opening book for a question.
type BookFor = dyn Fn(&Question) -> Arc<Book> + Send + Sync;

impl EngineService {
    /// A service that plays as one in a browser does, with this many threads, and the whole opening book, for
    /// questions whose answers need not be the same everywhere. It judges with the weights and the book of the program.
    pub fn new(threads: usize) -> EngineService {
        EngineService {
            engine: Engine::as_in_browser(EngineService::options()),
            judge: Some(Judge {
                make: EngineService::new_judge,
                made: None,
            }),
            threads: threads.max(1),
            book: Box::new(|question| {
                let judges = matches!(question.task, Task::Judge { .. });
                if question.is_repeatable() && !judges {
                    BROWSER_BOOK.clone()
                } else {
                    BOOK.clone()
                }
            }),
        }
    }

    /// A service on one thread with weights and a book for a browser.
    pub fn with_parts(weights: &'static Weights, book: Book) -> EngineService {
        let book = Arc::new(book);
        EngineService {
            engine: Engine::with_reduced_weights(EngineService::options(), weights),
            judge: None,
            threads: 1,
            book: Box::new(move |_| book.clone()),
        }
    }

    fn options() -> Options {
        Options {
            threads: 1,
            hash_bytes: HASH_BYTES,
        }
    }

    /// Judgements have a table of their own.
    fn new_judge() -> Engine {
        let hash_bytes = 1 << 20;
        Engine::new(Options {
            hash_bytes,
            ..EngineService::options()
        })
    }

    /// How many threads it may use.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Answers a question. `stop` is asked often whether to stop; `send` gets what was found on the way, at most twenty
    /// times a second. The last message is returned.
    pub fn answer(
        &mut self,
        id: u64,
        question: &Question,
        stop: &(dyn Fn() -> bool + Sync),
        mut send: impl FnMut(FromEngine),
    ) -> FromEngine {
        let engine = match &mut self.judge {
            Some(judge) if matches!(question.task, Task::Judge { .. }) => {
                judge.made.get_or_insert_with(judge.make)
            }
            _ => &mut self.engine,
        };
        engine.set_threads(if question.is_repeatable() {
            1
        } else {
            self.threads
        });
        let book = question.may_use_book().then(|| (self.book)(question));
        engine.set_book(book);
        let (begin, mut pace) = (Instant::now(), Pace::default());
        let sink = |report: &Report| {
            if pace.lets_pass(begin.elapsed()) {
                send(FromEngine::Progress {
                    id,
                    report: report.clone(),
                });
            }
            ControlFlow::Continue(())
        };
        let answer = engine.answer(question, stop, sink);
        FromEngine::Done { id, answer }
    }
}
