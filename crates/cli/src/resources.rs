use std::num::NonZero;
use std::time::SystemTime;

use clap::Args;
use outflank_engine::{Engine, Options};
use outflank_text::Texts;

use crate::failure::Failure;
use crate::value;

/// Threads and hash table of an engine.
#[derive(Args, Clone, Copy, Default)]
pub struct Resources {
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
    #[arg(long, value_parser = value::number::<u32>(1..=1 << 20))]
    hash: Option<u32>,
}

impl Resources {
    /// An engine with these resources. Fails if there is not enough memory.
    pub fn engine(self, texts: &Texts) -> Result<Engine, Failure> {
        let mut options = options();
        options.threads = threads(self.threads);
        if let Some(mebibytes) = self.hash {
            let bytes = (mebibytes as usize).checked_mul(1 << 20);
            let room = bytes.filter(|&bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok());
            options.hash_bytes = room.ok_or_else(|| Failure::Usage(texts.no_memory(mebibytes)))?;
        }
        Ok(Engine::new(options))
    }
}

/// The defaults.
pub fn options() -> Options {
    let defaults = Options::default();
    Options {
        threads: threads(None),
        // A sandbox has less memory, and one thread fills less.
        hash_bytes: if cfg!(target_family = "wasm") {
            16 << 20
        } else {
            defaults.hash_bytes
        },
    }
}

/// The number of threads: as requested, or one per core.
pub fn threads(asked: Option<usize>) -> usize {
    if cfg!(target_family = "wasm") {
        // No threads.
        return 1;
    }
    match asked {
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, NonZero::get),
    }
}

/// A seed from the clock, for the mistakes of weak levels.
pub fn seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}
