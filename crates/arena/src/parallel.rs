use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// Runs jobs on several threads and delivers the results in the order of their numbers, so that they do not depend
/// on which thread was faster. The sink may end it, and so does a panic; jobs in progress are then discarded.
///
/// `workshop` makes a thread's working state.
pub fn in_order<W, T: Send>(
    numbers: Range<u64>,
    threads: usize,
    workshop: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> T + Sync,
    mut sink: impl FnMut(u64, T) -> ControlFlow<()>,
) {
    if threads <= 1 {
        // WebAssembly has no threads to start.
        let mut place = workshop();
        let _ = { numbers }.try_for_each(|number| sink(number, work(&mut place, number)));
        return;
    }
    let (next, stop) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
    let (done, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let done = done.clone();
            let (next, stop, workshop, work) = (&next, &stop, &workshop, &work);
            let end = numbers.end;
            scope.spawn(move || {
                let _alarm = Alarm(stop);
                let mut place = workshop();
                while !stop.load(Relaxed) {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= end || done.send((number, work(&mut place, number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done);
        let (mut early, mut due) = (BTreeMap::new(), numbers.start);
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&due) {
                if sink(due, result).is_break() {
                    stop.store(true, Relaxed);
                    return;
                }
                due += 1;
            }
        }
    });
}

/// Ends the work of all when the thread that holds it panics.
struct Alarm<'a>(&'a AtomicBool);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn results_come_in_order_until_the_sink_has_enough() {
        for threads in [1, 4] {
            results_come_in_order_on(threads);
        }
    }

    fn results_come_in_order_on(threads: usize) {
        let mut seen = Vec::new();
        let work = |count: &mut u64, number: u64| {
            *count += 1;
            // The later jobs finish sooner.
            (0..(40 - number) * 1000).fold(number, |sum, n| std::hint::black_box(sum ^ n));
            number * number
        };
        in_order(
            3..40,
            threads,
            || 0,
            work,
            |number, square| {
                seen.push((number, square));
                if number == 20 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        let expected: Vec<(u64, u64)> = (3..=20).map(|number| (number, number * number)).collect();
        assert_eq!(seen, expected);
    }

    #[test]
    fn a_panic_in_a_job_ends_all_of_them() {
        /// Tells the others when its thread ends by a panic.
        struct Place<'a>(&'a AtomicBool);

        impl Drop for Place<'_> {
            fn drop(&mut self) {
                self.0.fetch_or(thread::panicking(), Relaxed);
            }
        }

        let (panicked, jobs) = (AtomicBool::new(false), AtomicU64::new(0));
        let work = |_: &mut Place, number: u64| {
            jobs.fetch_add(1, Relaxed);
            assert_ne!(number, 5, "the job that panics");
            while number > 5 && !panicked.load(Relaxed) {
                thread::yield_now();
            }
        };
        let run = || {
            let sink = |_, ()| ControlFlow::Continue(());
            in_order(0..100_000, 4, || Place(&panicked), work, sink);
        };
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
        let jobs = jobs.into_inner();
        assert!(jobs < 1000, "{jobs}");
    }

    #[test]
    fn nothing_to_do_is_done_at_once() {
        in_order(
            5..5,
            2,
            || (),
            |(), _| (),
            |_, ()| panic!("there is nothing"),
        );
    }
}
