use std::io::{Write as _, stdout};

use clap::Args;
use outflank_engine::bench;
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::Failure;
use crate::progress::Progress;
use crate::{json, resources, value};

/// `outflank bench`.
#[derive(Args)]
pub struct Bench {
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    signature: String,
    nodes: u64,
    seconds: f64,
    /// The second run, with `--threads`.
    #[serde(skip_serializing_if = "Option::is_none")]
    parallel: Option<Speed>,
}

#[derive(Serialize)]
struct Speed {
    threads: usize,
    nodes: u64,
    seconds: f64,
}

impl Bench {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        // On one thread: only then is the search deterministic.
        let (signature, speed) = measure(1);
        let threads = resources::threads(self.threads.or(Some(1)));
        let parallel = (threads > 1).then(|| measure(threads).1);
        if self.json {
            return json::print(&Answer {
                signature,
                nodes: speed.nodes,
                seconds: speed.seconds,
                parallel,
            });
        }
        let mut out = stdout().lock();
        writeln!(out, "{}", texts.signature(&signature))?;
        for speed in [Some(speed), parallel].into_iter().flatten() {
            writeln!(out, "{}", speed.in_words(texts))?;
        }
        Ok(())
    }
}

impl Speed {
    fn in_words(&self, texts: &Texts) -> String {
        let rate = (self.nodes as f64 / self.seconds.max(f64::EPSILON)).round();
        texts.speed(
            self.threads,
            &self.nodes.to_string(),
            &texts.decimal(self.seconds, 3),
            &texts.decimal(rate, 0),
        )
    }
}

/// The signature is only reproducible on one thread.
fn measure(threads: usize) -> (String, Speed) {
    let progress = Progress::new();
    let found = bench::run(threads, |done| {
        progress.show(&format!("{}/{}", done + 1, bench::SEARCHES));
    });
    progress.clear();
    let speed = Speed {
        threads,
        nodes: found.nodes,
        seconds: found.elapsed.as_secs_f64(),
    };
    (format!("{:016x}", found.signature), speed)
}
