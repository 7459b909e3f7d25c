//! Makes the built-in balanced openings: `cargo run --release -p outflank-arena --example openings -- [COUNT]
//! [DEPTH] [SEED] > crates/arena/openings.txt`.

use std::ops::ControlFlow;

use outflank_arena::Balance;

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|word| word.parse().expect("a number"))
        .collect();
    let argument = |place: usize, usual| numbers.get(place).copied().unwrap_or(usual);
    let (count, depth, seed) = (argument(0, 1200), argument(1, 16), argument(2, 1));
    let balance = Balance {
        discs: 1.5,
        depth: depth as u32,
        seed,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
    };
    println!(
        "# {count} openings of 8 to 12 moves, made at random, different under every symmetry, with a value of at\n\
         # most {} discs for either side at depth {depth} (seed {seed}).",
        balance.discs
    );
    let mut made = 0;
    balance.openings(|opening, value| {
        println!("{opening}");
        made += 1;
        eprint!("\r{made}/{count} {value} ");
        if made == count {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    eprintln!();
}
