//! All eight directions in one register, with rotations, leading-zero counts and three-input logic.

use core::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_extracti128_si256,
    _mm256_loadu_si256, _mm256_lzcnt_epi64, _mm256_maskz_add_epi64, _mm256_or_si256,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
    _mm256_ternarylogic_epi64, _mm256_test_epi64_mask, _mm512_and_si512, _mm512_castsi512_si256,
    _mm512_extracti64x4_epi64, _mm512_rolv_epi64, _mm512_set_epi64, _mm512_set1_epi64,
    _mm512_ternarylogic_epi64,
};

use super::lines::{FALLING, RISING};

/// The name of this kernel, for people.
pub const NAME: &str = "AVX-512";

/// `a | b & c`, for `ternarylogic`.
const A_OR_B_AND_C: i32 = 0xf8;

/// See [`super::portable::legal_moves`].
#[inline]
pub fn legal_moves(player: u64, opponent: u64) -> u64 {
    // The rotations wrap around the board, so a run must not reach the edge it would leave by.
    const INNER: i64 = 0x007e_7e7e_7e7e_7e00;
    const COLUMNS: i64 = 0x7e7e_7e7e_7e7e_7e7e;
    const ROWS: i64 = 0x00ff_ffff_ffff_ff00;
    // SAFETY: this module is compiled only where the CPU features are enabled.
    unsafe {
        let step = _mm512_set_epi64(1, 63, 8, 56, 7, 57, 9, 55);
        let through = _mm512_set_epi64(COLUMNS, COLUMNS, ROWS, ROWS, INNER, INNER, INNER, INNER);
        let two_steps = _mm512_set_epi64(2, 62, 16, 48, 14, 50, 18, 46);
        let through = _mm512_and_si512(_mm512_set1_epi64(opponent as i64), through);
        // Runs of one, then up to two; with pairs of opposing discs, up to four, then six.
        let first = _mm512_rolv_epi64(_mm512_set1_epi64(player as i64), step);
        let run = _mm512_and_si512(through, first);
        let pairs = _mm512_and_si512(through, _mm512_rolv_epi64(through, step));
        let run =
            _mm512_ternarylogic_epi64::<A_OR_B_AND_C>(run, through, _mm512_rolv_epi64(run, step));
        let run = _mm512_ternarylogic_epi64::<A_OR_B_AND_C>(
            run,
            pairs,
            _mm512_rolv_epi64(run, two_steps),
        );
        let run = _mm512_ternarylogic_epi64::<A_OR_B_AND_C>(
            run,
            pairs,
            _mm512_rolv_epi64(run, two_steps),
        );
        let behind = _mm512_rolv_epi64(run, step);
        let behind = _mm256_or_si256(
            _mm512_castsi512_si256(behind),
            _mm512_extracti64x4_epi64::<1>(behind),
        );
        or_lanes(behind) & !(player | opponent)
    }
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
        let found = _mm256_test_epi64_mask(own, own);
        let before = _mm256_maskz_add_epi64(found, own, _mm256_set1_epi64x(-1));
        let rising = _mm256_and_si256(line, before);

        let line = _mm256_loadu_si256((&raw const FALLING[square & 63]).cast());
        let stops = _mm256_andnot_si256(yours, line);
        let nearest = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(stops));
        let own = _mm256_and_si256(nearest, mine);
        let after = _mm256_sub_epi64(zero, _mm256_add_epi64(own, own));

        or_lanes(_mm256_ternarylogic_epi64::<A_OR_B_AND_C>(
            rising, line, after,
        ))
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
