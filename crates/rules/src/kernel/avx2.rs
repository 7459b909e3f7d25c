//! Four directions side by side in 256-bit registers, forward and backward.

use core::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64,
    _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_or_si256, _mm256_set_epi64x,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sllv_epi64, _mm256_srlv_epi64,
    _mm256_sub_epi64,
};

use super::lines::{FALLING, RISING};

/// The kernel's name, for display.
pub const NAME: &str = "AVX2";

/// See [`super::portable::legal_moves`].
#[inline]
pub fn legal_moves(player: u64, opponent: u64) -> u64 {
    const INNER_COLUMNS: i64 = 0x7e7e_7e7e_7e7e_7e7e;
    // SAFETY: this module is compiled only where the CPU features are enabled.
    unsafe {
        let step = _mm256_set_epi64x(1, 8, 7, 9);
        let two_steps = _mm256_add_epi64(step, step);
        let mine = _mm256_set1_epi64x(player as i64);
        let through = _mm256_and_si256(
            _mm256_set1_epi64x(opponent as i64),
            _mm256_set_epi64x(INNER_COLUMNS, -1, INNER_COLUMNS, INNER_COLUMNS),
        );
        // Runs of one, then up to two; with pairs of opposing discs, up to four, then six.
        let mut rising = _mm256_and_si256(through, _mm256_sllv_epi64(mine, step));
        let mut falling = _mm256_and_si256(through, _mm256_srlv_epi64(mine, step));
        rising = _mm256_or_si256(
            rising,
            _mm256_and_si256(through, _mm256_sllv_epi64(rising, step)),
        );
        falling = _mm256_or_si256(
            falling,
            _mm256_and_si256(through, _mm256_srlv_epi64(falling, step)),
        );
        let rising_pairs = _mm256_and_si256(through, _mm256_sllv_epi64(through, step));
        let falling_pairs = _mm256_srlv_epi64(rising_pairs, step);
        for _ in 0..2 {
            let more = _mm256_and_si256(rising_pairs, _mm256_sllv_epi64(rising, two_steps));
            rising = _mm256_or_si256(rising, more);
            let more = _mm256_and_si256(falling_pairs, _mm256_srlv_epi64(falling, two_steps));
            falling = _mm256_or_si256(falling, more);
        }
        let behind = _mm256_or_si256(
            _mm256_sllv_epi64(rising, step),
            _mm256_srlv_epi64(falling, step),
        );
        or_lanes(behind) & !(player | opponent)
    }
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
    // SAFETY: this module is compiled only where the CPU features are enabled; the loads are of whole
    // array elements, unaligned loads are allowed.
    unsafe {
        let zero = _mm256_setzero_si256();
        let mine = _mm256_set1_epi64x(player as i64);
        let yours = _mm256_set1_epi64x(opponent as i64);

        let line = _mm256_loadu_si256((&raw const RISING[square & 63]).cast());
        let stops = _mm256_andnot_si256(yours, line);
        let own = _mm256_and_si256(_mm256_and_si256(stops, _mm256_sub_epi64(zero, stops)), mine);
        // own − 1 where there is an own disc, 0 elsewhere.
        let one = _mm256_add_epi64(_mm256_set1_epi64x(1), _mm256_cmpeq_epi64(own, zero));
        let rising = _mm256_and_si256(line, _mm256_sub_epi64(own, one));

        let line = _mm256_loadu_si256((&raw const FALLING[square & 63]).cast());
        let stops = _mm256_andnot_si256(yours, line);
        // Spread every stop away from the square; the one left uncovered is the nearest.
        let step = _mm256_set_epi64x(9, 7, 8, 1);
        let mut beyond = _mm256_srlv_epi64(stops, step);
        beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, step));
        let two_steps = _mm256_add_epi64(step, step);
        beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, two_steps));
        beyond = _mm256_or_si256(
            beyond,
            _mm256_srlv_epi64(beyond, _mm256_add_epi64(two_steps, two_steps)),
        );
        let own = _mm256_and_si256(_mm256_andnot_si256(beyond, stops), mine);
        let after = _mm256_sub_epi64(zero, _mm256_add_epi64(own, own));

        or_lanes(_mm256_or_si256(rising, _mm256_and_si256(line, after)))
    }
}

#[inline]
fn or_lanes(lanes: __m256i) -> u64 {
    // SAFETY: this module is compiled only where the CPU features are enabled.
    unsafe {
        let half = _mm_or_si128(
            _mm256_castsi256_si128(lanes),
            _mm256_extracti128_si256::<1>(lanes),
        );
        _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
    }
}
