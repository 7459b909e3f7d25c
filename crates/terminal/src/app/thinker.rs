use core::ops::ControlFlow;
use core::time::Duration;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use outflank_engine::{
    Book, Clock, Engine, Goal, Level as Strength, Options, Report, SearchRequest,
};
use outflank_play::Level;
use outflank_rules::{Move, Position};

use super::Event;
use crate::table::thinking::{strength, thinking_time};

/// The number of a job: answers to jobs that nobody waits for any more are told by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobId(pub(super) u64);

/// A question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// Which move does a player of this level make, with this clock?
    Choose {
        /// The position, which has at least two moves.
        position: Position,
        /// The level.
        level: Level,
        /// The time that is left.
        clock: Option<Clock>,
    },
    /// What are the best moves worth?
    Study {
        /// The position.
        position: Position,
        /// How many moves.
        lines: usize,
        /// How far to look.
        depth: HowFar,
    },
}

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowFar {
    /// As far as one comes in this time.
    Time(Duration),
    /// As far as a player of this level does.
    Level(Strength),
}

/// What the engine has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This much so far.
    SoFar(Report),
    /// The move that is played.
    Chosen(Move),
    /// What the moves are worth.
    Studied(Report),
}

/// The engine on a thread of its own.
pub(super) struct Thinker {
    jobs: Sender<(JobId, Job)>,
    /// The job that somebody waits for; none is 0.
    wanted: Arc<AtomicU64>,
}

impl Thinker {
    /// Starts the thread. The engine itself, with its memory, is set up when it is first asked.
    pub(super) fn start(
        options: Options,
        seed: u64,
        book: Option<Arc<Book>>,
        events: Sender<Event>,
    ) -> io::Result<Thinker> {
        let (jobs, received) = mpsc::channel();
        let wanted = Arc::new(AtomicU64::new(0));
        let worker = Worker {
            options,
            seed,
            book,
            engine: None,
            wanted: Arc::clone(&wanted),
            events,
        };
        thread::Builder::new().spawn(move || worker.work(&received))?;
        Ok(Thinker { jobs, wanted })
    }

    /// Begins a job; whatever was going on ends. False if the thread is gone.
    pub(super) fn think(&self, id: JobId, job: Job) -> bool {
        self.wanted.store(id.0, Ordering::Relaxed);
        self.jobs.send((id, job)).is_ok()
    }

    /// Ends what is going on.
    pub(super) fn hush(&self) {
        self.wanted.store(0, Ordering::Relaxed);
    }
}

struct Worker {
    options: Options,
    seed: u64,
    book: Option<Arc<Book>>,
    engine: Option<Engine>,
    wanted: Arc<AtomicU64>,
    events: Sender<Event>,
}

/// Whoever waits for an answer that will never come has to know.
impl Drop for Worker {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.events.send(Event::EngineBroken);
        }
    }
}

impl Worker {
    fn work(mut self, jobs: &Receiver<(JobId, Job)>) {
        while let Ok((id, job)) = jobs.recv() {
            // Only the newest job is worth the work. One that was stopped before it began has an answer all the same:
            // somebody may wait for the best that can be had at once.
            if self.wanted.load(Ordering::Relaxed) > id.0 {
                continue;
            }
            let found = self.answer(id, job);
            if self.events.send(Event::Found(id, found)).is_err() {
                return;
            }
        }
    }

    fn answer(&mut self, id: JobId, job: Job) -> Found {
        let (wanted, events, seed) = (Arc::clone(&self.wanted), self.events.clone(), self.seed);
        let stop = move || wanted.load(Ordering::Relaxed) != id.0;
        let sink = |report: &Report| {
            let _ = events.send(Event::Found(id, Found::SoFar(report.clone())));
            ControlFlow::Continue(())
        };
        let engine = self.engine.get_or_insert_with(|| {
            let mut engine = Engine::new(self.options);
            engine.set_book(self.book.clone());
            engine
        });
        match job {
            Job::Choose {
                position,
                level,
                clock,
            } => {
                let level = strength(level);
                let time = thinking_time(level, clock, position.empties().len());
                let chosen = engine.choose_showing(position, level, time, seed, &stop, sink);
                let first = || position.moves().next().unwrap_or(Move::Pass);
                Found::Chosen(chosen.map_or_else(first, |(mv, _)| mv))
            }
            Job::Study {
                position,
                lines,
                depth,
            } => {
                let goal = match depth {
                    HowFar::Time(_) => Goal::Best,
                    HowFar::Level(level) => Goal::Level(level),
                };
                let mut request = SearchRequest::new(position, goal);
                request.lines = lines;
                if let HowFar::Time(time) = depth {
                    request.limits.time = Some(time);
                }
                Found::Studied(engine.search(&request, &stop, sink))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thinker() -> (Thinker, Receiver<Event>) {
        let (events, received) = mpsc::channel();
        let options = Options {
            threads: 1,
            hash_bytes: 1 << 20,
        };
        (Thinker::start(options, 1, None, events).unwrap(), received)
    }

    /// The final answer to a job.
    fn answer(events: &Receiver<Event>, wanted: JobId) -> Found {
        loop {
            match events.recv().unwrap() {
                Event::Found(_, Found::SoFar(_)) => {}
                Event::Found(id, found) if id == wanted => return found,
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn a_level_chooses_a_legal_move_and_shows_its_thoughts() {
        let (thinker, events) = thinker();
        let job = Job::Choose {
            position: Position::START,
            level: Level::new(9).unwrap(),
            clock: None,
        };
        assert!(thinker.think(JobId(1), job));
        let Found::Chosen(Move::Place(square)) = answer(&events, JobId(1)) else {
            panic!("no move");
        };
        assert!(Position::START.legal_moves().contains(square));
    }

    #[test]
    fn an_endless_search_ends_when_something_else_is_asked() {
        let (thinker, events) = thinker();
        let endless = Job::Study {
            position: Position::START,
            lines: 1,
            depth: HowFar::Level(Strength::MAX),
        };
        thinker.think(JobId(1), endless);
        // It has begun: there is a first report.
        assert!(matches!(
            events.recv().unwrap(),
            Event::Found(JobId(1), Found::SoFar(_))
        ));
        thinker.hush();
        assert!(matches!(answer(&events, JobId(1)), Found::Studied(_)));
        // A job that has been overtaken is not begun.
        thinker.think(JobId(2), endless);
        let quick = Job::Study {
            position: Position::START,
            lines: 4,
            depth: HowFar::Level(Strength::MIN),
        };
        thinker.think(JobId(3), quick);
        loop {
            if let Event::Found(JobId(3), Found::Studied(report)) = events.recv().unwrap() {
                assert_eq!(report.lines.len(), 4);
                break;
            }
        }
    }
}
