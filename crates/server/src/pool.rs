use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use outflank_engine::Question;
use outflank_wire::{EngineService, FromEngine, Reason};
use tokio::sync::{Semaphore, mpsc};

/// The engines of the server. Further searches wait.
pub struct EnginePool {
    free: Mutex<Vec<EngineService>>,
    permits: Arc<Semaphore>,
    threads: usize,
    closing: AtomicBool,
}

/// The number of simultaneous searches.
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

    /// The number of threads per search.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Ends all searches and accepts no more.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.permits.close();
    }

    /// Answers a question when an engine is free. `stop` ends the search, as does a dropped receiver.
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
            // The receiver may be gone.
            let _ = answers.blocking_send(last);
        };
        // A panicking search is reported inside.
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
        // Progress that finds no room would be out of date by the time there is some.
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
