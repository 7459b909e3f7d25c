//! The fixed benchmark: the same searches everywhere, as a signature of the search and a measure of its speed.

use std::ops::ControlFlow;
use std::time::Duration;

use outflank_rules::Position;
use outflank_rules::notation::Transcript;

use crate::{Engine, Goal, Options, Report, SearchRequest};

/// The positions and depths: openings, midgame, endgames, a forced pass, a wipe-out.
const TASKS: [(&str, Goal); 12] = [
    ("", Goal::Depth(16)),
    ("f5d6c3d3c4f4c5b3c2", Goal::Depth(15)),
    ("f5f6e6f4e3c5c4e7", Goal::Depth(15)),
    ("f5d6c5f4e3c6d3f6e6d7", Goal::Depth(15)),
    (
        "---OOO-----OOO--OOOOOOOXOOOXXOXX-OOOXXXX-OOOOOXX--OOO-----O----- X",
        Goal::Depth(18),
    ),
    (
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
        Goal::Exact,
    ),
    (
        "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X",
        Goal::Exact,
    ),
    (
        "----X------XXXO--OOOXXXXXOOOOXXO-XXOOXXOOOXOXXXXOOOXX---X-XXXX-- O",
        Goal::Exact,
    ),
    (
        "--OOOO--X-OOOOO-XXOOXOXXXOXOXXXXXXXOXXXX-XXOXOXX--OXXX-X----X--- O",
        Goal::Exact,
    ),
    // A forced pass first.
    (
        "XXXXXX-OXXXXXOO-XOXXXOOOXXXOOOO-XOOOOO--XOOOO-X-XXOO---XXXXXX--- O",
        Goal::Exact,
    ),
    // Black wins every disc.
    (
        "-----XXX-O--OXXX-O-OXOXX-OXXXXXX-OXXXXXX--XXXXXX-XXXXXXXXXXXXXXX X",
        Goal::Exact,
    ),
    (
        "-OX------------------------------------------------------------- X",
        Goal::Exact,
    ),
];

/// A table size with the same number of entries in every build.
const HASH_BYTES: usize = 16 << 20;

/// The current signature of the search. The test runs on every kernel, as WebAssembly, with and without optimisation;
/// a commit that changes the number says so.
pub const SIGNATURE: u64 = 6_774_790_230_068_907_381;

/// The result of the benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measurement {
    /// A hash of all results and node counts. On one thread it is the same on every machine and in every build; a
    /// change that alters it alters the search.
    pub signature: u64,
    /// Boards visited.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
}

/// How many searches there are.
pub const SEARCHES: usize = TASKS.len();

/// Runs every search with an empty table; `progress` receives the number done.
pub fn run(threads: usize, mut progress: impl FnMut(usize)) -> Measurement {
    // FNV-1a.
    let mut total = Measurement {
        signature: 0xcbf2_9ce4_8422_2325,
        nodes: 0,
        elapsed: Duration::ZERO,
    };
    for (done, (text, goal)) in TASKS.into_iter().enumerate() {
        progress(done);
        let mut engine = Engine::new(Options {
            threads,
            hash_bytes: HASH_BYTES,
        });
        let request = SearchRequest::new(position(text), goal);
        let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
        total.add(&report);
    }
    total
}

/// The positions are literals of this file.
fn position(text: &str) -> Position {
    text.parse()
        .or_else(|_| text.parse::<Transcript>().map(|game| game.end()))
        .unwrap_or(Position::START)
}

impl Measurement {
    fn add(&mut self, report: &Report) {
        self.nodes += report.nodes;
        self.elapsed += report.elapsed;
        self.sign(&report.nodes.to_le_bytes());
        for line in &report.lines {
            self.sign(&line.value.0.to_le_bytes());
            for mv in &line.line {
                self.sign(mv.to_string().as_bytes());
            }
        }
    }

    fn sign(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.signature = (self.signature ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_same_in_every_build() {
        for (text, _) in TASKS {
            assert!(
                text.is_empty() || position(text) != Position::START,
                "{text}"
            );
        }
        assert_eq!(run(1, |_| ()).signature, SIGNATURE);
    }
}
