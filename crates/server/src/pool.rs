//! The engines, and whose turn it is.
//!
//! There are few engines, each at a *desk*, and many pages. A question that finds no desk free waits, first come first
//! served; a search that has had its turn makes room for it. Its question is refused, and the page answers it with an
//! engine of its own. A page asks one question at a time, so nobody waits longer than a turn of every other page.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use outflank_engine::Question;
use outflank_wire::{EngineService, FromEngine, Reason};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::{Event, Limits, Log};

/// The number of simultaneous searches.
const DESKS: usize = 2;

/// Says when a search is to end.
type Enough<'a> = dyn Fn() -> bool + Sync + 'a;

/// The engines of the server.
pub struct EnginePool {
    queue: Mutex<Queue>,
    threads: usize,
    limits: Limits,
    log: Log,
    closed: AtomicBool,
}

/// Who is free, and who waits. One of the two is always empty.
struct Queue {
    /// The engines at free desks; made when first needed, and again after a panic.
    free: Vec<Option<EngineService>>,
    waiting: VecDeque<oneshot::Sender<Desk>>,
    /// How many searches are about to make room.
    yielding: usize,
}

/// A place to search at. Free again when dropped.
struct Desk {
    pool: Arc<EnginePool>,
    engine: Option<EngineService>,
    /// Whether the search makes room for another.
    yields: AtomicBool,
}

impl EnginePool {
    pub fn new(threads: usize, limits: Limits, log: Log) -> EnginePool {
        EnginePool {
            queue: Mutex::new(Queue {
                free: (0..DESKS).map(|_| None).collect(),
                waiting: VecDeque::new(),
                yielding: 0,
            }),
            threads,
            limits,
            log,
            closed: AtomicBool::new(false),
        }
    }

    /// The number of threads per search.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Ends all searches and accepts no more.
    pub fn close(&self) {
        self.closed.store(true, Relaxed);
        self.queue().waiting.clear();
    }

    /// Answers a question when a desk is free. `stop` ends the search, as does a dropped receiver.
    pub async fn answer(
        self: Arc<Self>,
        id: u64,
        question: Question,
        stop: Arc<AtomicBool>,
        answers: mpsc::Sender<FromEngine>,
    ) {
        let found = answers.clone();
        // Progress that finds no room would be out of date by the time there is some.
        let progress = move |message| drop(found.try_send(message));
        let work = move |engine: &mut EngineService, enough: &Enough<'_>| {
            engine.answer(id, &question, enough, progress)
        };
        self.work(id, work, stop, answers).await;
    }

    async fn work(
        self: Arc<Self>,
        id: u64,
        work: impl FnOnce(&mut EngineService, &Enough<'_>) -> FromEngine + Send + 'static,
        stop: Arc<AtomicBool>,
        answers: mpsc::Sender<FromEngine>,
    ) {
        let Some(mut desk) = self.desk().await else {
            // The receiver may be gone, here and below.
            let _ = answers.send(self.overloaded(id)).await;
            return;
        };
        let work = move || {
            let last = desk.work(id, work, &stop, &answers);
            drop(desk);
            let _ = answers.blocking_send(last);
        };
        // A search that panics is reported inside.
        let _ = tokio::task::spawn_blocking(work).await;
    }

    /// A free desk, now or soon.
    async fn desk(self: &Arc<Self>) -> Option<Desk> {
        let waiting = {
            let mut queue = self.queue();
            if self.closed.load(Relaxed) {
                return None;
            }
            if let Some(engine) = queue.free.pop() {
                return Some(self.desk_with(engine));
            }
            let (sender, receiver) = oneshot::channel();
            queue.waiting.retain(|it| !it.is_closed());
            queue.waiting.push_back(sender);
            receiver
        };
        timeout(self.limits.wait, waiting).await.ok()?.ok()
    }

    fn desk_with(self: &Arc<Self>, engine: Option<EngineService>) -> Desk {
        Desk {
            pool: self.clone(),
            engine,
            yields: AtomicBool::new(false),
        }
    }

    fn overloaded(&self, id: u64) -> FromEngine {
        (self.log)(Event::Overloaded);
        FromEngine::Refused {
            id: Some(id),
            reason: Reason::Overloaded,
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let engine = self.engine.take();
        let next = {
            let mut queue = self.pool.queue();
            queue.yielding -= usize::from(*self.yields.get_mut());
            loop {
                match queue.waiting.pop_front() {
                    Some(next) if next.is_closed() => {}
                    Some(next) => break next,
                    None => return queue.free.push(engine),
                }
            }
        };
        // If it no longer waits, its desk is dropped, and so goes to the one after it.
        let _ = next.send(self.pool.desk_with(engine));
    }
}

impl Desk {
    /// Answers a question at this desk.
    fn work(
        &mut self,
        id: u64,
        work: impl FnOnce(&mut EngineService, &Enough<'_>) -> FromEngine,
        stop: &AtomicBool,
        answers: &mpsc::Sender<FromEngine>,
    ) -> FromEngine {
        let started = Instant::now();
        let engine = self.engine.take();
        let desk = &*self;
        let (pool, slice) = (&desk.pool, desk.pool.limits.slice);
        let enough = || {
            stop.load(Relaxed)
                || pool.closed.load(Relaxed)
                || answers.is_closed()
                || (started.elapsed() >= slice && desk.must_yield())
        };
        let found = catch_unwind(AssertUnwindSafe(|| {
            let mut engine = engine.unwrap_or_else(|| EngineService::new(pool.threads));
            let last = work(&mut engine, &enough);
            (engine, last)
        }));
        let Ok((engine, last)) = found else {
            (pool.log)(Event::SearchFailed);
            return FromEngine::Refused {
                id: Some(id),
                reason: Reason::Failed,
            };
        };
        // Nobody but the page itself may cut an answer short.
        let cut = desk.yields.load(Relaxed) || pool.closed.load(Relaxed);
        let last = if cut && !stop.load(Relaxed) {
            pool.overloaded(id)
        } else {
            last
        };
        self.engine = Some(engine);
        last
    }

    /// Whether this search makes room: for each question that waits, one does.
    fn must_yield(&self) -> bool {
        self.yields.load(Relaxed) || {
            let mut queue = self.pool.queue();
            let waiting = queue.waiting.iter().filter(|it| !it.is_closed()).count();
            let yields = waiting > queue.yielding;
            queue.yielding += usize::from(yields);
            self.yields.store(yields, Relaxed);
            yields
        }
    }
}

#[cfg(test)]
mod tests;
