//! The speed unit: the time this machine needs, right now, for a fixed piece of integer work.
//!
//! That is perft 10 of the start position on one thread, the fastest of five runs. Divide a benchmark's time by it to
//! compare it with another machine, or with a busier day.
//!
//! A yardstick must not change: it shares no code with the rules crate, whose kernels get faster, and this package is
//! compiled without superword vectorisation (`opt-level = 2`, see the root manifest), so that the unit means the same
//! on every x86-64 processor.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail, ensure};

const DEPTH: u32 = 10;
const LEAVES: u64 = 24_571_284;

/// The start position: d5 and e4 are the mover's, d4 and e5 the opponent's.
const START: (u64, u64) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);

/// Columns b to g. Rows and diagonals must not run through an edge column, or they would wrap around the board.
const NOT_EDGE: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// `cargo xtask speed-unit`: measures and prints the unit.
pub fn run() -> Result<ExitCode> {
    println!("speed unit: {:.4} s", measure()?);
    Ok(ExitCode::SUCCESS)
}

/// The unit in seconds.
pub fn measure() -> Result<f64> {
    if cfg!(debug_assertions) {
        bail!("the speed unit needs the optimised build: start it through `cargo xtask`");
    }
    let mut fastest = f64::INFINITY;
    for _ in 0..5 {
        let (me, you) = black_box(START);
        let start = Instant::now();
        let leaves = perft(me, you, DEPTH);
        fastest = fastest.min(start.elapsed().as_secs_f64());
        ensure!(leaves == LEAVES, "perft {DEPTH} is {LEAVES}, not {leaves}");
    }
    Ok(fastest)
}

fn perft(me: u64, you: u64, depth: u32) -> u64 {
    let mut legal = moves(me, you);
    if legal == 0 {
        let leaf = depth == 1 || moves(you, me) == 0;
        return if leaf { 1 } else { perft(you, me, depth - 1) };
    }
    if depth == 1 {
        return u64::from(legal.count_ones());
    }
    let mut leaves = 0;
    while legal != 0 {
        let at = legal & legal.wrapping_neg();
        let flipped = flips(me, you, at);
        leaves += perft(you ^ flipped, me ^ flipped ^ at, depth - 1);
        legal &= legal - 1;
    }
    leaves
}

fn moves(me: u64, you: u64) -> u64 {
    let mut found = 0;
    for (shift, through) in directions(you) {
        found |= beyond_rows(me, through, shift);
    }
    found & !(me | you)
}

/// The squares beyond every row of `through` that starts next to `me`, both ways.
fn beyond_rows(me: u64, through: u64, shift: u32) -> u64 {
    let mut up = (me << shift) & through;
    let mut down = (me >> shift) & through;
    for _ in 0..5 {
        up |= (up << shift) & through;
        down |= (down >> shift) & through;
    }
    up << shift | down >> shift
}

fn flips(me: u64, you: u64, at: u64) -> u64 {
    let mut all = 0;
    for (shift, through) in directions(you) {
        all |= outflanked(me, through, at, |disc| disc << shift);
        all |= outflanked(me, through, at, |disc| disc >> shift);
    }
    all
}

/// The shift for a rank, a diagonal, a column and the other diagonal, each with the opponent's discs it may pass.
fn directions(you: u64) -> [(u32, u64); 4] {
    let inner = you & NOT_EDGE;
    [(1, inner), (7, inner), (8, you), (9, inner)]
}

/// The opponent's discs between `at` and the mover's next disc in one direction.
fn outflanked(me: u64, through: u64, at: u64, next: impl Fn(u64) -> u64) -> u64 {
    let mut row = 0;
    let mut step = next(at) & through;
    while step != 0 {
        row |= step;
        let beyond = next(step);
        if beyond & me != 0 {
            return row;
        }
        step = beyond & through;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::{START, perft};

    #[test]
    fn perft_of_the_start_position() {
        let (me, you) = START;
        let leaves: Vec<u64> = (1..=9).map(|depth| perft(me, you, depth)).collect();
        assert_eq!(
            leaves,
            [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288]
        );
    }
}
