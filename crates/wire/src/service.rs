use std::ops::ControlFlow;

use outflank_engine::{Engine, Options, Question, Report, Weights};

use crate::FromEngine;

/// How much memory the table of a service's engine takes: the same everywhere, since answers may depend on it.
pub const HASH_BYTES: usize = 32 << 20;

/// An engine that answers questions.
pub struct EngineService {
    engine: Engine,
    threads: usize,
}

impl EngineService {
    /// A service that answers as one in a browser does, with this many threads for questions that may use several.
    pub fn new(threads: usize) -> EngineService {
        EngineService::of(Engine::as_in_browser(EngineService::options()), threads)
    }

    /// A service on one thread with weights from elsewhere.
    pub fn with_weights(weights: &'static Weights) -> EngineService {
        EngineService::of(Engine::with_weights(EngineService::options(), weights), 1)
    }

    fn options() -> Options {
        Options {
            threads: 1,
            hash_bytes: HASH_BYTES,
        }
    }

    fn of(engine: Engine, threads: usize) -> EngineService {
        EngineService {
            engine,
            threads: threads.max(1),
        }
    }

    /// How many threads it may use.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Answers a question. `stop` is asked often whether to stop; `send` gets what was found on the way. The last
    /// message is returned.
    pub fn answer(
        &mut self,
        id: u64,
        question: &Question,
        stop: &(dyn Fn() -> bool + Sync),
        mut send: impl FnMut(FromEngine),
    ) -> FromEngine {
        self.engine.set_threads(if question.is_repeatable() {
            1
        } else {
            self.threads
        });
        let sink = |report: &Report| {
            send(FromEngine::Progress {
                id,
                report: report.clone(),
            });
            ControlFlow::Continue(())
        };
        let answer = self.engine.answer(question, stop, sink);
        FromEngine::Done { id, answer }
    }
}
