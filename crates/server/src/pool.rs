use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use outflank_wire::{EngineService, FromEngine, Question, Reason};
use tokio::sync::{Semaphore, mpsc};

/// The engines of the server. Searches beyond their number wait.
pub struct EnginePool {
    free: Mutex<Vec<EngineService>>,
    permits: Arc<Semaphore>,
    threads: usize,
    closing: AtomicBool,
}

/// How many searches run at once.
const ENGINES: usize = 2;

impl EnginePool {
    /// Engines are made when they are first needed.
    pub fn new(threads: usize) -> EnginePool {
        EnginePool {
            free: Mutex::new(Vec::new()),
            permits: Arc::new(Semaphore::new(ENGINES)),
            threads,
            closing: AtomicBool::new(false),
        }
    }

    /// How many threads a search may use.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Ends all searches; none begins any more.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.permits.close();
    }

    /// Answers a question when an engine is free. `stop` ends the search, and so does a receiver that is gone.
    pub async fn answer(
        self: Arc<Self>,
        id: u64,
        question: Question,
        stop: Arc<AtomicBool>,
        answers: mpsc::Sender<FromEngine>,
    ) {
        let Ok(permit) = self.permits.clone().acquire_owned().await else {
            return;
        };
        let work = move || {
            let last = self.search(id, &question, &stop, &answers);
            drop(permit);
            // Nobody may be left to hear it.
            let _ = answers.blocking_send(last);
        };
        // A search that panics is answered inside.
        let _ = tokio::task::spawn_blocking(work).await;
    }

    fn search(
        &self,
        id: u64,
        question: &Question,
        stop: &AtomicBool,
        answers: &mpsc::Sender<FromEngine>,
    ) -> FromEngine {
        let free = self
            .free
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop();
        let mut service = free.unwrap_or_else(|| EngineService::new(self.threads));
        let enough = || {
            stop.load(Ordering::Relaxed)
                || self.closing.load(Ordering::Relaxed)
                || answers.is_closed()
        };
        // Progress that finds no room is out of date by the time there is some.
        let progress = |message| drop(answers.try_send(message));
        let search = catch_unwind(AssertUnwindSafe(|| {
            service.answer(id, question, &enough, progress)
        }));
        match search {
            Ok(last) => {
                self.free
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(service);
                last
            }
            Err(_) => FromEngine::Refused {
                id: Some(id),
                reason: Reason::Failed,
            },
        }
    }
}
