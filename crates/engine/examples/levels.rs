//! Matches between neighbouring levels: `cargo run --release -p outflank-engine --example levels -- [GAMES] [FROM] [TO]`.
//!
//! Every opening, a few random moves from the start, is played twice with colours swapped. A draw is half a point; the
//! margin is two standard errors.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use outflank_engine::{Engine, Level, Options};
use outflank_rules::{Color, Position};

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .filter_map(|number| number.parse().ok())
        .collect();
    let argument = |place: usize, default| numbers.get(place).copied().unwrap_or(default);
    let (games, from, to) = (argument(0, 200), argument(1, 1), argument(2, 15));
    for number in from..to {
        let level = |number: u64| Level::new(number as u8).expect("a level from 1 to 60");
        let points = play(level(number + 1), level(number), games);
        let mean = points.iter().sum::<f64>() / points.len() as f64;
        let variance = points
            .iter()
            .map(|point| (point - mean).powi(2))
            .sum::<f64>()
            / points.len() as f64;
        let margin = 2.0 * (variance / points.len() as f64).sqrt();
        println!(
            "level {:2} against {number:2}: {:5.1} % ± {:.1} ({} games)",
            number + 1,
            mean * 100.0,
            margin * 100.0,
            points.len() * 2
        );
    }
}

/// The stronger side's share of the points, a number for each pair of games.
fn play(stronger: Level, weaker: Level, games: u64) -> Vec<f64> {
    let (next, points) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let options = Options {
                    threads: 1,
                    hash_bytes: 16 << 20,
                };
                let mut engines = [Engine::new(options), Engine::new(options)];
                loop {
                    let pair = next.fetch_add(1, Relaxed);
                    if pair >= games / 2 {
                        break;
                    }
                    let opening = opening(pair);
                    let first = game(&mut engines, [stronger, weaker], opening, pair);
                    let second = 1.0 - game(&mut engines, [weaker, stronger], opening, pair);
                    points
                        .lock()
                        .expect("no thread panics")
                        .push(f64::midpoint(first, second));
                }
            });
        }
    });
    points.into_inner().expect("no thread panics")
}

/// Six moves at random.
fn opening(seed: u64) -> Position {
    let mut state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut position = Position::START;
    for _ in 0..6 {
        state ^= state >> 29;
        state = state.wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let count = position.moves().count();
        let pick = (state >> 33) as usize % count;
        let mv = position.moves().nth(pick).expect("there is a move");
        position = position.play(mv).expect("a legal move");
    }
    position
}

/// Black's share of the point.
fn game(engines: &mut [Engine; 2], levels: [Level; 2], mut position: Position, seed: u64) -> f64 {
    for engine in &mut *engines {
        engine.clear();
    }
    while !position.is_over() {
        let side = position.turn().index();
        let choice = engines[side].choose(
            position,
            levels[side],
            None,
            seed * 2 + side as u64,
            &|| false,
        );
        let (mv, _) = choice.expect("there is a move");
        position = position.play(mv).expect("a legal move");
    }
    match position.final_score(Color::Black).discs() {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}
