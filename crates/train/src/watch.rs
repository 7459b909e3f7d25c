use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Run, Stage, TrainError};

/// Observes the progress of the work, and may end it; everything done by then is kept.
pub trait Watch: Sync {
    /// Called when a stage begins, and after every step of it.
    fn progress(&self, progress: Progress) -> ControlFlow<()>;

    /// Called after every stage of a whole round; its result is in the manifest.
    fn finished(&self, _run: &Run, _round: usize, _stage: Stage) {}
}

/// The progress of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The round.
    pub round: usize,
    /// Its stage.
    pub stage: Stage,
    /// The amount done.
    pub done: u64,
    /// How much of that was done earlier, and so does not count for the speed.
    pub before: u64,
    /// The total amount.
    pub total: u64,
}

/// No observer.
impl Watch for () {
    fn progress(&self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Counts the steps of a stage, from several threads if necessary.
pub(crate) struct Steps<'a> {
    watch: &'a dyn Watch,
    progress: Mutex<Progress>,
}

impl Steps<'_> {
    pub fn new(watch: &dyn Watch, round: usize, stage: Stage) -> Steps<'_> {
        let progress = Progress {
            round,
            stage,
            done: 0,
            before: 0,
            total: 0,
        };
        Steps {
            watch,
            progress: Mutex::new(progress),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Announces the total amount. The observer's clock starts here.
    pub fn begin(&self, total: u64) -> Result<(), TrainError> {
        self.lock().total = total;
        self.done(0)
    }

    /// Counts work done earlier.
    pub fn skip(&self, count: u64) {
        let mut progress = self.lock();
        progress.done += count;
        progress.before += count;
    }

    /// Counts work done now.
    pub fn done(&self, count: u64) -> Result<(), TrainError> {
        let mut progress = self.lock();
        progress.done += count;
        match self.watch.progress(*progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(TrainError::Stopped),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Seen(Mutex<Vec<[u64; 3]>>);

    impl Watch for Seen {
        fn progress(&self, it: Progress) -> ControlFlow<()> {
            let mut seen = self.0.lock().expect("nobody panicked");
            seen.push([it.done, it.before, it.total]);
            ControlFlow::Continue(())
        }
    }

    /// A clock started at the first step would count that step but not its time.
    #[test]
    fn a_stage_is_seen_before_its_first_step() {
        let seen = Seen(Mutex::default());
        let steps = Steps::new(&seen, 1, Stage::Fit);
        steps.begin(30).expect("nobody stops it");
        steps.skip(4);
        steps.done(1).expect("nobody stops it");
        let seen = seen.0.into_inner().expect("nobody panicked");
        assert_eq!(seen, [[0, 0, 30], [5, 4, 30]]);
    }
}
