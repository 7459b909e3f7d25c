use std::time::Duration;

use outflank_engine::Answer;
use outflank_rules::Position;

use super::*;

const NEVER: Duration = Duration::from_hours(1);

/// A question that was asked.
struct Asked {
    id: u64,
    stop: Arc<AtomicBool>,
    answers: mpsc::Receiver<FromEngine>,
    task: tokio::task::JoinHandle<()>,
}

impl Asked {
    async fn last(&mut self) -> FromEngine {
        self.answers.recv().await.expect("an answer")
    }

    /// What is answered once it is stopped.
    async fn stop(&mut self) -> FromEngine {
        self.stop.store(true, Relaxed);
        self.last().await
    }
}

fn pool(slice: Duration, wait: Duration) -> Arc<EnginePool> {
    let limits = Limits {
        slice,
        wait,
        ..Limits::default()
    };
    Arc::new(EnginePool::new(1, limits, Arc::new(|_| ())))
}

fn ask(
    pool: &Arc<EnginePool>,
    id: u64,
    work: impl FnOnce(&mut EngineService, &Enough<'_>) -> FromEngine + Send + 'static,
) -> Asked {
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, answers) = mpsc::channel(1);
    let task = tokio::spawn(pool.clone().work(id, work, stop.clone(), sender));
    Asked {
        id,
        stop,
        answers,
        task,
    }
}

/// A search that goes on until it must end; at work when this returns.
async fn endless(pool: &Arc<EnginePool>, id: u64) -> Asked {
    let (begun, at_work) = oneshot::channel();
    let asked = ask(pool, id, move |_, enough| {
        begun.send(()).expect("somebody waits");
        while !enough() {
            std::thread::yield_now();
        }
        done(id)
    });
    at_work.await.expect("it begins");
    asked
}

fn short(pool: &Arc<EnginePool>, id: u64) -> Asked {
    ask(pool, id, move |_, _| done(id))
}

fn done(id: u64) -> FromEngine {
    let answer = Answer::default();
    FromEngine::Done { id, answer }
}

fn refused(id: u64, reason: Reason) -> FromEngine {
    FromEngine::Refused {
        id: Some(id),
        reason,
    }
}

async fn all_desks(pool: &Arc<EnginePool>) -> Vec<Asked> {
    let mut all = Vec::new();
    for id in 1..=DESKS as u64 {
        all.push(endless(pool, id).await);
    }
    all
}

#[tokio::test]
async fn a_search_that_panics_is_answered_and_frees_its_desk() {
    let pool = pool(NEVER, NEVER);
    for id in 0..=DESKS as u64 {
        let mut asked = ask(&pool, id, |_, _| panic!("injected"));
        assert_eq!(asked.last().await, refused(id, Reason::Failed));
    }
    let question = Question::new(
        Position::START,
        outflank_engine::Task::Depth { depth: 2, lines: 1 },
    );
    let work = move |engine: &mut EngineService, enough: &Enough<'_>| {
        engine.answer(9, &question, enough, |_| ())
    };
    let last = ask(&pool, 9, work).last().await;
    assert!(matches!(last, FromEngine::Done { id: 9, .. }), "{last:?}");
}

#[tokio::test]
async fn for_each_question_that_waits_one_search_makes_room() {
    let pool = pool(Duration::ZERO, NEVER);
    let mut searches = all_desks(&pool).await;
    assert_eq!(short(&pool, 10).last().await, done(10));
    let mut refusals = 0;
    for search in &mut searches {
        let last = search.stop().await;
        if last == refused(search.id, Reason::Overloaded) {
            refusals += 1;
        } else {
            assert_eq!(last, done(search.id));
        }
    }
    assert_eq!(refusals, 1);
}

#[tokio::test]
async fn many_endless_searches_do_not_keep_a_short_one_waiting() {
    let pool = pool(Duration::ZERO, NEVER);
    let _searches = all_desks(&pool).await;
    let crowd: Vec<Asked> = (10..30)
        .map(|id| {
            ask(&pool, id, move |_, enough| {
                while !enough() {
                    std::thread::yield_now();
                }
                done(id)
            })
        })
        .collect();
    assert_eq!(short(&pool, 99).last().await, done(99));
    drop(crowd);
}

#[tokio::test]
async fn a_search_keeps_its_turn_and_who_waits_too_long_is_refused() {
    let pool = pool(NEVER, Duration::from_millis(1));
    let mut searches = all_desks(&pool).await;
    let last = short(&pool, 10).last().await;
    assert_eq!(last, refused(10, Reason::Overloaded));
    for search in &mut searches {
        assert_eq!(search.stop().await, done(search.id));
    }
    assert_eq!(short(&pool, 11).last().await, done(11));
}

#[tokio::test]
async fn who_no_longer_waits_is_passed_over() {
    let pool = pool(NEVER, NEVER);
    let mut searches = all_desks(&pool).await;
    let gone = short(&pool, 10);
    while pool.queue().waiting.is_empty() {
        tokio::task::yield_now().await;
    }
    gone.task.abort();
    let _ = gone.task.await;
    let mut next = short(&pool, 11);
    assert_eq!(searches[0].stop().await, done(1));
    assert_eq!(next.last().await, done(11));
    assert_eq!(pool.queue().free.len(), 1);
}

#[tokio::test]
async fn a_closed_pool_ends_its_searches_without_an_answer() {
    let pool = pool(NEVER, NEVER);
    let mut searches = all_desks(&pool).await;
    let mut waiting = short(&pool, 10);
    while pool.queue().waiting.is_empty() {
        tokio::task::yield_now().await;
    }
    pool.close();
    searches.push(short(&pool, 11));
    for asked in searches.iter_mut().chain([&mut waiting]) {
        assert_eq!(
            asked.last().await,
            refused(asked.id, Reason::Overloaded),
            "{}",
            asked.id
        );
    }
}
