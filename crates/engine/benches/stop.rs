//! How soon a search ends once told to stop: `cargo bench -p outflank-engine --bench stop`.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use outflank_engine::{Engine, Goal, Options, SearchRequest};
use outflank_rules::Position;
use outflank_rules::notation::Transcript;

/// An opening, a middle game, and endgames of 24 and 20 empty squares.
const POSITIONS: [&str; 4] = [
    "---------------------------OX------XO--------------------------- X",
    "",
    "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
];

const MIDGAME: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5";

fn main() {
    let midgame = MIDGAME.parse::<Transcript>().expect("a game").end();
    for threads in [1, 2] {
        let mut delays = Vec::new();
        let mut engine = Engine::new(Options {
            threads,
            hash_bytes: 64 << 20,
        });
        for round in 0..100 {
            let text = POSITIONS[round % POSITIONS.len()];
            let position = text.parse::<Position>().unwrap_or(midgame);
            let goal = if round % 8 < 4 {
                Goal::Best
            } else {
                Goal::Exact
            };
            engine.clear();
            let (stop, told) = (AtomicBool::new(false), std::sync::Mutex::new(None));
            let wait = Duration::from_millis(20 + 7 * (round as u64 % 30));
            std::thread::scope(|scope| {
                scope.spawn(|| {
                    std::thread::sleep(wait);
                    *told.lock().expect("no panic") = Some(Instant::now());
                    stop.store(true, Relaxed);
                });
                let request = SearchRequest::new(position, goal);
                engine.search(&request, &|| stop.load(Relaxed), |_| {
                    ControlFlow::Continue(())
                });
                // A search that finished before it was told to stop does not count.
                if let Some(told) = *told.lock().expect("no panic") {
                    delays.push(told.elapsed());
                }
            });
        }
        delays.sort();
        let at =
            |share: f64| delays[((delays.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
        println!(
            "{threads} thread(s), {} stops: half within {:.2} ms, 99 % within {:.2} ms, all within {:.2} ms",
            delays.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
}
