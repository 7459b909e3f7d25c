//! One thread's part of a search, and how threads share a node.
//!
//! Young brothers wait: the first move of a node is searched alone, since a cutoff makes the others unnecessary.
//! After that, if a thread is idle, the node is *split*: every thread takes one of the remaining moves at a time. On
//! a cutoff, all threads below the split stop.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use outflank_eval::Weights;
use outflank_rules::Square;

use crate::candidates::{Candidate, Candidates};
use crate::endgame::Few;
use crate::midgame::INFINITE;
use crate::node::Node;
use crate::parameters::{SPLIT_DEPTH, SPLIT_EMPTIES};
use crate::table::{Confidence, Table};

/// What all threads of a search share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub table: &'a Table,
    pub weights: &'a Weights,
    /// Set to end the search.
    pub stop: &'a AtomicBool,
    pub pool: &'a Pool,
    /// Polled from time to time by the main thread, with the nodes it has visited: is it time to stop?
    pub poll: &'a (dyn Fn(u64) -> bool + Sync),
}

impl<'a> Shared<'a> {
    /// Ends the whole search when this thread's part of it ends, be it by a panic: no thread waits for it then.
    pub fn end_on_drop(self) -> End<'a> {
        End(self)
    }
}

/// See [`Shared::end_on_drop`].
pub(crate) struct End<'a>(Shared<'a>);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.stop.store(true, Relaxed);
        self.0.pool.close_down();
    }
}

/// What to search a node for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    /// Its value at a depth.
    Midgame { depth: u32, confidence: Confidence },
    /// Its final score.
    Endgame { confidence: Confidence },
}

/// The best move of a node so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best {
    pub score: i32,
    pub square: Option<Square>,
    pub alpha: i32,
}

impl Best {
    pub fn above(alpha: i32) -> Best {
        Best {
            score: -INFINITE,
            square: None,
            alpha,
        }
    }

    fn update(&mut self, score: i32, square: Square) {
        if score > self.score {
            *self = Best {
                score,
                square: Some(square),
                alpha: self.alpha.max(score),
            };
        }
    }
}

/// One thread's part of a search.
pub(crate) struct Worker<'a> {
    pub shared: Shared<'a>,
    pub nodes: u64,
    pub few: Few,
    /// The split this thread works below.
    split: Option<Arc<Split>>,
    /// For the thread that polls: how many checks until it does.
    polls: Option<u32>,
}

impl<'a> Worker<'a> {
    const POLL_EVERY: u32 = 4;

    pub fn main(shared: Shared<'a>) -> Worker<'a> {
        Worker {
            polls: Some(Worker::POLL_EVERY),
            ..Worker::helper(shared)
        }
    }

    pub fn helper(shared: Shared<'a>) -> Worker<'a> {
        Worker::with(Few::default(), shared)
    }

    /// A thread that continues with this small table.
    pub fn with(few: Few, shared: Shared<'a>) -> Worker<'a> {
        Worker {
            shared,
            nodes: 0,
            few,
            split: None,
            polls: None,
        }
    }

    /// All nodes this thread has visited.
    pub fn total_nodes(&self) -> u64 {
        self.nodes + self.few.nodes
    }

    /// Whether this thread's work is no longer needed; results are then meaningless.
    #[inline]
    pub fn aborted(&self) -> bool {
        self.shared.stop.load(Relaxed) || self.split.as_ref().is_some_and(|split| split.is_cut())
    }

    /// [`Worker::aborted`], for expensive nodes: also polls for a stop from time to time.
    #[inline]
    pub fn check(&mut self) -> bool {
        if let Some(left) = &mut self.polls {
            *left -= 1;
            if *left == 0 {
                *left = Worker::POLL_EVERY;
                if (self.shared.poll)(self.nodes + self.few.nodes) {
                    self.shared.stop.store(true, Relaxed);
                }
            }
        }
        self.aborted()
    }

    fn search(&mut self, node: &Node, alpha: i32, beta: i32, task: Task) -> i32 {
        match task {
            Task::Midgame { depth, confidence } => {
                self.midgame(node, alpha, beta, depth, confidence)
            }
            Task::Endgame { confidence } => self.endgame(node, alpha, beta, confidence),
        }
    }

    /// The score of a move by principal variation search: all but the first are searched with a null window, and
    /// again with the full one if they exceed it.
    fn try_move(
        &mut self,
        node: &Node,
        candidate: &Candidate,
        window: (i32, i32),
        task: Task,
        first: bool,
    ) -> i32 {
        let (alpha, beta) = window;
        let child = node.play(candidate.square, candidate.flips);
        let task = match task {
            Task::Midgame { depth, confidence } => Task::Midgame {
                depth: depth - 1,
                confidence,
            },
            Task::Endgame { .. } => task,
        };
        if !first && beta - alpha > 1 {
            let score = -self.search(&child, -alpha - 1, -alpha, task);
            if score <= alpha || score >= beta {
                return score;
            }
        }
        -self.search(&child, -beta, -alpha, task)
    }

    /// The best move of a node. The remembered one is tried before the others are even sorted: it often suffices.
    pub fn best_move(
        &mut self,
        node: &Node,
        mut moves: Candidates,
        remembered: [Option<Square>; 2],
        window: (i32, i32),
        task: Task,
    ) -> Best {
        let (alpha, beta) = window;
        let mut best = Best::above(alpha);
        let [first, second] = remembered;
        if let Some(candidate) = first.and_then(|square| moves.take_out(square)) {
            let score = self.try_move(node, &candidate, window, task, true);
            if self.aborted() {
                return best;
            }
            best.update(score, candidate.square);
            if best.score >= beta || moves.is_empty() {
                return best;
            }
        }
        match task {
            Task::Midgame { depth, .. } => self.sort_midgame(node, &mut moves, second, depth),
            Task::Endgame { .. } => self.sort_endgame(node, &mut moves, second),
        }
        self.best_of(node, moves, best, beta, task)
    }

    /// The best of some moves, in their order, and of what was found before.
    pub fn best_of(
        &mut self,
        node: &Node,
        mut moves: Candidates,
        mut best: Best,
        beta: i32,
        task: Task,
    ) -> Best {
        while let Some(candidate) = moves.next() {
            let first = best.square.is_none();
            if !first && !moves.is_empty() && self.shared.pool.wants(node, task) {
                // The current move goes back in front of the others.
                return self.split(node, moves.with_first(candidate), beta, best, task);
            }
            let score = self.try_move(node, &candidate, (best.alpha, beta), task, first);
            if self.aborted() {
                return best;
            }
            best.update(score, candidate.square);
            if best.score >= beta {
                break;
            }
        }
        best
    }

    /// Shares a node's moves with idle threads.
    fn split(&mut self, node: &Node, moves: Candidates, beta: i32, best: Best, task: Task) -> Best {
        let split = Arc::new(Split {
            node: *node,
            beta,
            task,
            outer: self.split.clone(),
            cut: AtomicBool::new(false),
            helpers: AtomicUsize::new(0),
            progress: Mutex::new(Progress { moves, best }),
        });
        let pool = self.shared.pool;
        pool.open(&split);
        self.work_on(&split);
        pool.close(&split);
        // Other threads may still be busy with the last moves: help with their splits. Once the search is to stop, their
        // results do not matter, and a thread that panicked would be waited for in vain.
        pool.idle.fetch_add(1, Relaxed);
        while split.helpers.load(Acquire) > 0 && !self.shared.stop.load(Relaxed) {
            let below = pool.lock().take(|open| open.is_below(&split));
            match below {
                Some(other) => {
                    pool.idle.fetch_sub(1, Relaxed);
                    self.work_on(&other);
                    other.helpers.fetch_sub(1, Release);
                    pool.idle.fetch_add(1, Relaxed);
                }
                None => std::thread::yield_now(),
            }
        }
        pool.idle.fetch_sub(1, Relaxed);
        split.progress().best
    }

    /// Searches moves of a split until none are left.
    fn work_on(&mut self, split: &Arc<Split>) {
        let outer = self.split.replace(Arc::clone(split));
        while !self.aborted() {
            let (candidate, alpha) = {
                let mut progress = split.progress();
                let Some(candidate) = progress.moves.next() else {
                    break;
                };
                (candidate, progress.best.alpha)
            };
            let score = self.try_move(
                &split.node,
                &candidate,
                (alpha, split.beta),
                split.task,
                false,
            );
            if self.aborted() {
                break;
            }
            let mut progress = split.progress();
            progress.best.update(score, candidate.square);
            if progress.best.score >= split.beta {
                split.cut.store(true, Relaxed);
            }
        }
        self.split = outer;
    }

    /// The main loop of a helper thread: waits for splits and works on them until the pool closes. The nodes visited
    /// are added to a common count before the work is reported as done.
    pub fn help(&mut self, nodes: &AtomicU64) {
        while let Some(split) = self.shared.pool.wait() {
            #[cfg(test)]
            assert!(!self.shared.pool.fails, "injected");
            self.work_on(&split);
            nodes.fetch_add(self.total_nodes(), Relaxed);
            (self.nodes, self.few.nodes) = (0, 0);
            split.helpers.fetch_sub(1, Release);
        }
    }
}

/// A node whose moves several threads search.
struct Split {
    node: Node,
    beta: i32,
    task: Task,
    /// The split above this node.
    outer: Option<Arc<Split>>,
    /// Set on a cutoff, when the rest is no longer needed.
    cut: AtomicBool,
    /// Threads at work here besides the one that split.
    helpers: AtomicUsize,
    progress: Mutex<Progress>,
}

struct Progress {
    moves: Candidates,
    best: Best,
}

impl Split {
    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_cut(&self) -> bool {
        self.cut.load(Relaxed) || self.outer.as_ref().is_some_and(|outer| outer.is_cut())
    }

    fn is_below(&self, other: &Arc<Split>) -> bool {
        self.outer
            .as_ref()
            .is_some_and(|outer| Arc::ptr_eq(outer, other) || outer.is_below(other))
    }
}

/// Where threads with work to share meet idle ones.
#[derive(Default)]
pub(crate) struct Pool {
    /// Idle threads.
    idle: AtomicUsize,
    open: Mutex<Open>,
    opened: Condvar,
    /// Whether helpers panic at work.
    #[cfg(test)]
    fails: bool,
}

#[derive(Default)]
struct Open {
    splits: Vec<Arc<Split>>,
    closed: bool,
}

impl Open {
    /// Joins an open split: the oldest suitable one, which has the most work.
    fn take(&self, suits: impl Fn(&Split) -> bool) -> Option<Arc<Split>> {
        let mut splits = self.splits.iter();
        let split = splits.find(|split| suits(split) && !split.progress().moves.is_empty())?;
        split.helpers.fetch_add(1, Relaxed);
        Some(Arc::clone(split))
    }
}

impl Pool {
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a thread is free to help with a node, and the node is worth it.
    #[inline]
    fn wants(&self, node: &Node, task: Task) -> bool {
        self.idle.load(Relaxed) > 0
            && match task {
                Task::Midgame { depth, .. } => depth >= SPLIT_DEPTH,
                Task::Endgame { .. } => node.empties >= SPLIT_EMPTIES,
            }
    }

    fn open(&self, split: &Arc<Split>) {
        self.lock().splits.push(Arc::clone(split));
        self.opened.notify_all();
    }

    fn close(&self, split: &Arc<Split>) {
        self.lock()
            .splits
            .retain(|other| !Arc::ptr_eq(other, split));
    }

    /// Waits for a split to join; `None` once the pool is closed, even if a panic has left splits open.
    fn wait(&self) -> Option<Arc<Split>> {
        self.idle.fetch_add(1, Relaxed);
        let taken = loop {
            let open = self.lock();
            if open.closed {
                break None;
            }
            if let Some(split) = open.take(|_| true) {
                break Some(split);
            }
            if open.splits.is_empty() {
                drop(
                    self.opened
                        .wait(open)
                        .unwrap_or_else(PoisonError::into_inner),
                );
            } else {
                drop(open);
                std::thread::yield_now();
            }
        };
        self.idle.fetch_sub(1, Relaxed);
        taken
    }

    /// A pool whose helpers panic at work.
    #[cfg(all(test, not(target_family = "wasm")))]
    pub fn failing() -> Pool {
        Pool {
            fails: true,
            ..Pool::default()
        }
    }

    /// Closes the pool.
    fn close_down(&self) {
        self.lock().closed = true;
        self.opened.notify_all();
    }
}
