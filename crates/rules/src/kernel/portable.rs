//! Plain integer code: the specification of the other kernels, and the fallback.

use super::lines::{FALLING, RISING};

/// The kernel's name, for display.
pub const NAME: &str = "portable";

/// The columns b to g: a line along them may continue to the left and to the right.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The empty squares where the mover can place a disc.
///
/// In each direction, runs of opposing discs grow outward from the mover's discs, at most six long; the
/// square behind a run is a move if it is empty.
#[inline]
pub fn legal_moves(player: u64, opponent: u64) -> u64 {
    let mut reached = 0;
    for (shift, through) in [
        (1, opponent & INNER_COLUMNS),
        (8, opponent),
        (7, opponent & INNER_COLUMNS),
        (9, opponent & INNER_COLUMNS),
    ] {
        let mut rising = through & (player << shift);
        let mut falling = through & (player >> shift);
        for _ in 0..5 {
            rising |= through & (rising << shift);
            falling |= through & (falling >> shift);
        }
        reached |= rising << shift | falling >> shift;
    }
    reached & !(player | opponent)
}

/// From this many boards on, [`legal_moves_of_8`] is as fast as one by one.
pub const BATCH: usize = 8;

/// [`legal_moves`] of eight boards.
#[inline]
pub fn legal_moves_of_8(players: &[u64; 8], opponents: &[u64; 8]) -> [u64; 8] {
    core::array::from_fn(|i| legal_moves(players[i], opponents[i]))
}

/// The discs that a disc of the mover on this empty square flips.
///
/// Along each line the nearest square that is not the opponent's decides: if it is the mover's, all
/// before it flip.
#[inline]
pub fn flips(square: usize, player: u64, opponent: u64) -> u64 {
    let mut flipped = 0;
    for line in RISING[square & 63] {
        let stops = line & !opponent;
        let own = stops & stops.wrapping_neg() & player;
        flipped |= line & own.wrapping_sub(u64::from(own != 0));
    }
    for line in FALLING[square & 63] {
        let stops = line & !opponent;
        let nearest = (1u64 << 63).checked_shr(stops.leading_zeros()).unwrap_or(0);
        let own = nearest & player;
        flipped |= line & (own << 1).wrapping_neg();
    }
    flipped
}
