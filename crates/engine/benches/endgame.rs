//! Exact scores of the FFO positions 40 to 49, the standard benchmark of endgame solvers, on one thread and on
//! two. `cargo xtask bench -p outflank-engine --bench endgame`, in WebAssembly with `--wasm`.
//!
//! Each position starts with an empty table. The scores are asserted.

use std::ops::ControlFlow;
use std::time::Duration;

use outflank_engine::{Engine, Goal, Options, SearchRequest};
use outflank_rules::Position;

/// FFO 40, 41 … 49: the position and its score.
const FFO: [(&str, i32); 10] = [
    (
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
        38,
    ),
    (
        "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
        0,
    ),
    (
        "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
        6,
    ),
    (
        "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O",
        -12,
    ),
    (
        "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O",
        -14,
    ),
    (
        "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO-- X",
        6,
    ),
    (
        "---XXX----OOOX----OOOXX--OOOOXXX--OOOOXX--OXOXXX--XXOO---XXXX-O- X",
        -8,
    ),
    (
        "-OOOOO----OOOO---OOOOX--XXXXXX---OXOOX--OOOXOX----OOXX----XXXX-- O",
        4,
    ),
    (
        "-----X--X-XXX---XXXXOO--XOXOOXX-XOOXXX--XOOXX-----OOOX---XXXXXX- O",
        28,
    ),
    (
        "--OX-O----XXOO--OOOOOXX-OOOOOX--OOOXOXX-OOOOXX-----OOX----X-O--- X",
        16,
    ),
];

fn main() {
    let threads: &[usize] = if cfg!(target_family = "wasm") {
        &[1]
    } else {
        &[1, 2]
    };
    for &threads in threads {
        println!("{threads} thread(s)");
        let mut engine = Engine::new(Options {
            threads,
            hash_bytes: 256 << 20,
        });
        let (mut nodes, mut time) = (0, Duration::ZERO);
        for (number, (text, score)) in (40..).zip(FFO) {
            let position: Position = text.parse().expect("a position");
            engine.clear();
            let request = SearchRequest::new(position, Goal::Exact);
            let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
            let best = report.best().expect("a move");
            assert_eq!(
                best.exact().map(outflank_rules::Score::discs),
                Some(score),
                "#{number}"
            );
            print_row(
                &format!("#{number} {:+3} {}", score, best.mv),
                report.nodes,
                report.elapsed,
            );
            nodes += report.nodes;
            time += report.elapsed;
        }
        print_row("all", nodes, time);
    }
}

fn print_row(name: &str, nodes: u64, time: Duration) {
    let (nodes, seconds) = (nodes as f64 / 1e6, time.as_secs_f64());
    println!(
        "{name:12} {nodes:9.2} M nodes {seconds:8.3} s {:6.1} M nodes/s",
        nodes / seconds
    );
}
