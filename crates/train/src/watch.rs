use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Run, Stage, TrainError};

/// Sees how far the work is, and may end it; what is done by then is kept.
pub trait Watch: Sync {
    /// Called when a stage begins, and after every step of it.
    fn progress(&self, progress: Progress) -> ControlFlow<()>;

    /// Called after every stage of a whole round; what came of it is in the manifest.
    fn finished(&self, _run: &Run, _round: usize, _stage: Stage) {}
}

/// How far the work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The round.
    pub round: usize,
    /// The stage of it.
    pub stage: Stage,
    /// How much of the stage is done.
    pub done: u64,
    /// How much of that was done before, so that it says nothing about the speed.
    pub before: u64,
    /// How much there is to do.
    pub total: u64,
}

/// Nobody watches.
impl Watch for () {
    fn progress(&self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Counts the steps of a stage, from several threads if need be.
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

    /// There is so much to do. Whoever watches knows from now on how long it takes.
    pub fn begin(&self, total: u64) -> Result<(), TrainError> {
        self.lock().total = total;
        self.done(0)
    }

    /// So much had been done before.
    pub fn skip(&self, count: u64) {
        let mut progress = self.lock();
        progress.done += count;
        progress.before += count;
    }

    /// So much more is done.
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

    /// A clock that started with the first step would count that step and not its time.
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
