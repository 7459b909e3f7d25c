//! Two words side by side: the board, and the board with its rows reversed, in which up is down. One
//! shift then serves two directions. Left and right use plain words.

use core::arch::wasm32::{
    i8x16_shuffle, i64x2, i64x2_add, i64x2_extract_lane, i64x2_ne, i64x2_neg, i64x2_shl, u64x2,
    u64x2_splat, v128, v128_and, v128_andnot, v128_or,
};

use super::lines::{FALLING, RISING};

/// The kernel's name, for display.
pub const NAME: &str = "simd128";

const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// See [`super::portable::legal_moves`].
#[inline]
pub fn legal_moves(player: u64, opponent: u64) -> u64 {
    let (mine, yours) = (both_ways(player), both_ways(opponent));
    let inner = v128_and(yours, u64x2_splat(INNER_COLUMNS));
    let behind = v128_or(
        runs::<8>(mine, yours),
        v128_or(runs::<7>(mine, inner), runs::<9>(mine, inner)),
    );

    let through = opponent & INNER_COLUMNS;
    let mut right = through & (player << 1);
    let mut left = through & (player >> 1);
    right |= through & (right << 1);
    left |= through & (left >> 1);
    let right_pairs = through & (through << 1);
    let left_pairs = right_pairs >> 1;
    for _ in 0..2 {
        right |= right_pairs & (right << 2);
        left |= left_pairs & (left >> 2);
    }
    (one_way(behind) | right << 1 | left >> 1) & !(player | opponent)
}

/// The squares behind runs of one to six opposing discs that start at an own disc.
#[inline]
fn runs<const STEP: u32>(mine: v128, through: v128) -> v128 {
    let run = v128_and(through, i64x2_shl(mine, STEP));
    let run = v128_or(run, v128_and(through, i64x2_shl(run, STEP)));
    let pairs = v128_and(through, i64x2_shl(through, STEP));
    let run = v128_or(run, v128_and(pairs, i64x2_shl(run, 2 * STEP)));
    let run = v128_or(run, v128_and(pairs, i64x2_shl(run, 2 * STEP)));
    i64x2_shl(run, STEP)
}

/// From this many boards on, [`legal_moves_of_8`] is as fast as one by one.
pub const BATCH: usize = 8;

/// [`legal_moves`] of eight boards.
#[inline]
pub fn legal_moves_of_8(players: &[u64; 8], opponents: &[u64; 8]) -> [u64; 8] {
    core::array::from_fn(|i| legal_moves(players[i], opponents[i]))
}

/// See [`super::portable::flips`].
#[inline]
pub fn flips(square: usize, player: u64, opponent: u64) -> u64 {
    let square = square & 63;
    let (mine, yours) = (both_ways(player), both_ways(opponent));
    let mut vertical = i64x2(0, 0);
    // The same square with its rows in reverse order.
    let mirrored = square ^ 0x38;
    for (line, mirrored) in RISING[square][1..].iter().zip(&RISING[mirrored][1..]) {
        let line = u64x2(*line, *mirrored);
        let stops = v128_andnot(line, yours);
        let own = v128_and(v128_and(stops, i64x2_neg(stops)), mine);
        // own − 1 where there is an own disc, 0 elsewhere.
        let before = i64x2_add(own, i64x2_ne(own, i64x2(0, 0)));
        vertical = v128_or(vertical, v128_and(line, before));
    }

    let line = RISING[square][0];
    let stops = line & !opponent;
    let own = stops & stops.wrapping_neg() & player;
    let right = line & own.wrapping_sub(u64::from(own != 0));

    let line = FALLING[square][0];
    // Some bit must be set to be found; this one is no own disc on the line.
    let stops = line & !opponent | 1;
    let own = (1 << stops.ilog2()) & player & line;
    let left = line & (own << 1).wrapping_neg();

    one_way(vertical) | right | left
}

/// The word, and the word with its eight rows in reverse order.
#[inline]
fn both_ways(word: u64) -> v128 {
    let twice = u64x2_splat(word);
    i8x16_shuffle::<0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8>(twice, twice)
}

/// The union of both words, the second turned back.
#[inline]
fn one_way(pair: v128) -> u64 {
    let turned =
        i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 15, 14, 13, 12, 11, 10, 9, 8>(pair, pair);
    i64x2_extract_lane::<0>(v128_or(pair, turned)) as u64
}
