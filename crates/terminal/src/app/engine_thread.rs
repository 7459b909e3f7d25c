use core::ops::ControlFlow;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use outflank_app::{JobId, Reply};
use outflank_engine::{Book, Options, Question, Report};

use super::Event;
use crate::engine::LazyEngine;

/// The engine, on its own thread.
pub struct EngineThread {
    jobs: Sender<(JobId, Question)>,
    /// The current job; 0 for none.
    wanted: Arc<AtomicU64>,
}

impl EngineThread {
    /// Starts the thread. The engine is set up when it is first asked.
    pub fn start(
        options: Options,
        book: Option<Arc<Book>>,
        events: Sender<Event>,
    ) -> io::Result<EngineThread> {
        let (jobs, received) = mpsc::channel();
        let wanted = Arc::new(AtomicU64::new(0));
        let worker = Worker {
            engine: LazyEngine::new(options, book),
            wanted: Arc::clone(&wanted),
            events,
        };
        thread::Builder::new().spawn(move || worker.work(&received))?;
        Ok(EngineThread { jobs, wanted })
    }

    /// Starts a job and ends the current one. False if the thread is gone.
    pub fn ask(&self, id: JobId, question: Question) -> bool {
        self.wanted.store(id.0, Ordering::Relaxed);
        self.jobs.send((id, question)).is_ok()
    }

    /// Ends the current job; its answer is what was found so far.
    pub fn stop(&self) {
        self.wanted.store(0, Ordering::Relaxed);
    }
}

struct Worker {
    engine: LazyEngine,
    wanted: Arc<AtomicU64>,
    events: Sender<Event>,
}

/// Reports a panic, so that nobody waits for an answer that will never come.
impl Drop for Worker {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.events.send(Event::EngineBroken);
        }
    }
}

impl Worker {
    fn work(mut self, jobs: &Receiver<(JobId, Question)>) {
        while let Ok((id, question)) = jobs.recv() {
            // Only the newest job counts. One that was stopped before it began is still answered: somebody may want the
            // best that can be had at once.
            if self.wanted.load(Ordering::Relaxed) > id.0 {
                continue;
            }
            let reply = self.answer(id, &question);
            if self.events.send(Event::Replied(id, reply)).is_err() {
                return;
            }
        }
    }

    fn answer(&mut self, id: JobId, question: &Question) -> Reply {
        let (wanted, events) = (Arc::clone(&self.wanted), self.events.clone());
        let stop = move || wanted.load(Ordering::Relaxed) != id.0;
        let sink = |report: &Report| {
            let _ = events.send(Event::Replied(id, Reply::Progress(report.clone())));
            ControlFlow::Continue(())
        };
        Reply::Done(self.engine.get().answer(question, &stop, sink))
    }
}

#[cfg(test)]
mod tests {
    use outflank_engine::{Answer, Level, Task};
    use outflank_rules::{Move, Position};

    use super::*;

    fn engine_thread() -> (EngineThread, Receiver<Event>) {
        let (events, received) = mpsc::channel();
        let options = Options {
            threads: 1,
            hash_bytes: 1 << 20,
        };
        (
            EngineThread::start(options, None, events).unwrap(),
            received,
        )
    }

    /// The final answer to a job.
    fn answer(events: &Receiver<Event>, wanted: JobId) -> Answer {
        loop {
            match events.recv().unwrap() {
                Event::Replied(_, Reply::Progress(_)) => {}
                Event::Replied(id, Reply::Done(answer)) if id == wanted => return answer,
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn a_level_chooses_a_legal_move_and_shows_its_thoughts() {
        let (engine_thread, events) = engine_thread();
        let question = Question::choose(Position::START, Level::new(9).unwrap(), 1);
        assert!(engine_thread.ask(JobId(1), question));
        let Some(Move::Place(square)) = answer(&events, JobId(1)).chosen else {
            panic!("no move");
        };
        assert!(Position::START.legal_moves().contains(square));
    }

    #[test]
    fn a_panic_is_reported() {
        let (events, received) = mpsc::channel();
        let options = Options {
            threads: 1,
            hash_bytes: 1 << 20,
        };
        let worker = Worker {
            engine: LazyEngine::new(options, None),
            wanted: Arc::default(),
            events,
        };
        let broken = thread::spawn(move || {
            let _worker = worker;
            panic!("injected");
        });
        assert!(broken.join().is_err());
        assert!(matches!(received.recv().unwrap(), Event::EngineBroken));
    }

    #[test]
    fn an_endless_search_ends_when_something_else_is_asked() {
        let (engine_thread, events) = engine_thread();
        let study = |level| Question::new(Position::START, Task::Judge { level });
        let endless = study(Level::MAX);
        engine_thread.ask(JobId(1), endless);
        // It has begun: there is a first report.
        assert!(matches!(
            events.recv().unwrap(),
            Event::Replied(JobId(1), Reply::Progress(_))
        ));
        engine_thread.stop();
        answer(&events, JobId(1));
        // A job that has been overtaken is not begun.
        engine_thread.ask(JobId(2), endless);
        engine_thread.ask(JobId(3), study(Level::MIN));
        loop {
            if let Event::Replied(JobId(3), Reply::Done(answer)) = events.recv().unwrap() {
                assert_eq!(answer.report.lines.len(), 4);
                break;
            }
        }
    }
}
