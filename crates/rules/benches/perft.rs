//! Perft 11 from the start, on one thread and on all: `cargo bench -p outflank-rules`.
//!
//! The counts are asserted, so a fast wrong answer does not pass.

use std::time::Instant;

use outflank_rules::Board;
use outflank_rules::kernel;
use outflank_rules::perft::{PassRule, perft_parallel};

fn main() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("kernel: {}", kernel::NAME);
    for threads in [1, cores] {
        for (rule, expected) in [(PassRule::Ply, 212_258_800), (PassRule::Free, 212_260_880)] {
            let fastest = (0..5)
                .map(|_| {
                    let start = Instant::now();
                    assert_eq!(perft_parallel(Board::START, 11, rule, threads), expected);
                    start.elapsed()
                })
                .min()
                .unwrap_or_default();
            println!(
                "perft 11, pass {rule:?}, {threads} thread(s): {:.4} s",
                fastest.as_secs_f64()
            );
        }
    }
}
