//! The constants of the search: what to try where, and how carefully. All were chosen by measuring nodes and playing
//! matches (`docs/benchmarks.md`); a change shows in the signature of `outflank bench`.

use crate::table::Confidence;

// Midgame.

/// From this depth on, a midgame node uses the transposition table and careful move ordering.
pub const REMEMBER: u32 = 3;

/// How many plies move ordering looks ahead in a midgame search of this depth.
pub const fn midgame_look(depth: u32) -> u32 {
    match depth {
        0..=8 => 0,
        9..=13 => 1,
        _ => 2,
    }
}

/// What each of the opponent's replies costs in the ordering of midgame moves, in 1/128 of a disc.
pub const MIDGAME_REPLY: i32 = 32;

// Endgame.

/// Up to this many empty squares, exact searches use neither evaluation nor shared table.
pub const FEW: u32 = 12;

/// Up to this many, they order moves by replies and parity: an evaluation takes longer than it saves.
pub const UNEVALUATED: u32 = 13;

/// Up to this many, moves are ordered by parity alone.
pub const PARITY_ONLY: u32 = 5;

/// From this many on, a look at the small table for all moves pays before one is searched.
pub const LOOK_UP: u32 = 7;

/// The entries of a thread's small table: few enough for a core's own cache.
pub const SMALL_TABLE: usize = 1 << 13;

/// How many plies move ordering looks ahead in an exact search with this many empty squares.
pub const fn endgame_look(empties: u32) -> u32 {
    match empties {
        0..=20 => 0,
        21..=24 => 1,
        25..=27 => 2,
        _ => 3,
    }
}

/// What each of the opponent's replies costs in the ordering of endgame moves, in discs.
pub const ENDGAME_REPLY: i32 = 4;

/// Below this score a stability cutoff is not tried with so many empty squares: too few discs are stable.
pub const fn stability_from(empties: u32) -> i32 {
    2 * empties as i32
}

// Multi-ProbCut.

/// How many standard errors away a shallow result must be for a cut, by confidence.
pub const ERRORS: [f32; 6] = [1.1, 1.5, 2.0, 2.6, 3.3, f32::INFINITY];

/// The confidence of the shallow searches themselves.
pub const PROBE_CONFIDENCE: Confidence = Confidence(2);

/// The depth of the shallow search in a midgame search of this depth: two fifths, at the same parity.
pub fn midgame_probe(depth: u32) -> Option<u32> {
    let shallow = depth / 5 * 2 + depth % 2;
    (shallow < depth).then_some(shallow)
}

/// The depth of the shallow search in an exact search with this many empty squares: a third of them.
pub fn endgame_probe(empties: u32) -> Option<u32> {
    (empties >= 13).then_some(empties / 6 * 2 + empties % 2)
}

// The root.

/// Half the width of the first aspiration window, in discs …
pub const ASPIRATION: i32 = 2;

/// … and how much wider each further one is.
pub const WIDENING: i32 = 4;

// Threads.

/// A midgame node is shared by threads from this depth on …
pub const SPLIT_DEPTH: u32 = 6;

/// … and an endgame node from this many empty squares on.
pub const SPLIT_EMPTIES: u32 = 15;
