//! Engines that answer questions side by side.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use outflank_app::review::{Effort, Plan, Review, Summary};
use outflank_app::study::Study;
use outflank_engine::{Answer, Book, Engine, Level, Options, Question};

/// One engine for each thread. Judgements do not depend on their number.
pub struct Engines(Vec<Mutex<Engine>>);

impl Engines {
    /// So many engines, with the built-in book.
    pub fn new(threads: usize) -> Engines {
        let book = Arc::new(Book::built_in());
        let options = Options {
            threads: 1,
            hash_bytes: 1 << 20,
        };
        let engine = || {
            let mut engine = Engine::new(options);
            engine.set_book(Some(book.clone()));
            Mutex::new(engine)
        };
        Engines((0..threads.max(1)).map(|_| engine()).collect())
    }

    /// Reviews a game; `None` if somebody has had enough. `tell` hears how many of how many positions are judged.
    pub fn review(
        &self,
        game: impl Into<Study>,
        level: Level,
        stop: &(dyn Fn() -> bool + Sync),
        tell: &(dyn Fn(usize, usize) + Sync),
    ) -> Option<(Review, Summary)> {
        let plan = Plan {
            line: Some(Effort::Level(level)),
            ..Plan::default()
        };
        let mut review = Review::new(game, plan);
        let questions = review.questions();
        for (question, answer) in self.answer(&questions, stop, tell) {
            review.learn(question, &answer);
        }
        let summary = review.summary().filter(|_| !stop())?;
        Some((review, summary))
    }

    fn answer(
        &self,
        questions: &[Question],
        stop: &(dyn Fn() -> bool + Sync),
        tell: &(dyn Fn(usize, usize) + Sync),
    ) -> Vec<(Question, Answer)> {
        let next = AtomicUsize::new(0);
        let answers = Mutex::new(Vec::with_capacity(questions.len()));
        let work = |engine: &Mutex<Engine>| {
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            while let Some(question) = questions.get(next.fetch_add(1, Relaxed))
                && !stop()
            {
                let go_on = |_: &_| ControlFlow::Continue(());
                let answer = engine.answer(question, stop, go_on);
                let mut answers = answers.lock().unwrap_or_else(PoisonError::into_inner);
                answers.push((*question, answer));
                tell(answers.len(), questions.len());
            }
        };
        std::thread::scope(|scope| {
            for engine in &self.0[1..] {
                scope.spawn(|| work(engine));
            }
            work(&self.0[0]);
        });
        answers.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}
