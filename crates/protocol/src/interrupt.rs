use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::{Duration, Instant};

/// What a search hears of while it runs: whether somebody has sent something, and whether anybody is there at all.
#[derive(Debug, Default)]
pub struct Interrupt {
    waiting: AtomicUsize,
    ended: OnceLock<Instant>,
}

impl Interrupt {
    /// When nobody is left to ask anything else, the last question may still be answered, but not for ever.
    const LAST_WORDS: Duration = Duration::from_secs(10);

    /// Nothing has happened.
    pub fn new() -> Interrupt {
        Interrupt::default()
    }

    /// A command has come in and waits.
    pub fn command_waits(&self) {
        self.waiting.fetch_add(1, SeqCst);
    }

    /// A command that waited is being obeyed.
    pub fn command_begins(&self) {
        self.waiting.fetch_sub(1, SeqCst);
    }

    /// No command will come any more.
    pub fn input_ends(&self) {
        self.ended.get_or_init(Instant::now);
    }

    /// Whether to end a search.
    pub fn stops(&self) -> bool {
        self.is_obsolete() || (self.ended.get()).is_some_and(|it| it.elapsed() >= Self::LAST_WORDS)
    }

    /// Whether nobody wants to hear any more what is being found out: there is something newer.
    pub fn is_obsolete(&self) -> bool {
        self.waiting.load(SeqCst) > 0
    }
}
