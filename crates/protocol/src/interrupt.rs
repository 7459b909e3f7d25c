use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::{Duration, Instant};

/// Tells a running search whether a command is waiting, and whether the input has ended.
#[derive(Debug, Default)]
pub struct Interrupt {
    waiting: AtomicUsize,
    ended: OnceLock<Instant>,
}

impl Interrupt {
    /// After the input has ended, the last command may still run for this long.
    const LAST_WORDS: Duration = Duration::from_secs(10);

    /// Nothing has happened.
    pub fn new() -> Interrupt {
        Interrupt::default()
    }

    /// A command has arrived and waits.
    pub fn command_waits(&self) {
        self.waiting.fetch_add(1, SeqCst);
    }

    /// A waiting command is being executed.
    pub fn command_begins(&self) {
        self.waiting.fetch_sub(1, SeqCst);
    }

    /// No more commands will arrive.
    pub fn input_ends(&self) {
        self.ended.get_or_init(Instant::now);
    }

    /// Whether to stop the search.
    pub fn stops(&self) -> bool {
        self.is_obsolete() || (self.ended.get()).is_some_and(|it| it.elapsed() >= Self::LAST_WORDS)
    }

    /// Whether the results are no longer wanted because a newer command is waiting.
    pub fn is_obsolete(&self) -> bool {
        self.waiting.load(SeqCst) > 0
    }
}
