//! All eight directions in one register, with rotations, leading-zero counts and three-input logic.

use core::arch::x86_64::{
    __m256i, __m512i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_extracti128_si256,
    _mm256_loadu_si256, _mm256_lzcnt_epi64, _mm256_maskz_add_epi64, _mm256_or_si256,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
    _mm256_ternarylogic_epi64, _mm256_test_epi64_mask, _mm512_and_si512, _mm512_castsi512_si256,
    _mm512_extracti64x4_epi64, _mm512_loadu_si512, _mm512_rolv_epi64, _mm512_set_epi64,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_slli_epi64, _mm512_srli_epi64,
    _mm512_ternarylogic_epi64,
};

use super::lines::{FALLING, RISING};

/// The kernel's name, for display.
pub const NAME: &str = "AVX-512";

// Truth tables of three-input logic: the result for each combination of bits of a, b and c.
const A_OR_B_AND_C: i32 = 0xf8;
const A_OR_B_OR_C: i32 = 0xfe;
const A_AND_NOT_B_OR_C: i32 = 0x10;

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

/// From this many boards on, [`legal_moves_of_8`] is as fast as one by one.
pub const BATCH: usize = 3;

/// [`legal_moves`] of eight boards, one in each lane, direction by direction.
#[inline]
pub fn legal_moves_of_8(players: &[u64; 8], opponents: &[u64; 8]) -> [u64; 8] {
    const INNER_COLUMNS: i64 = 0x7e7e_7e7e_7e7e_7e7e;
    // SAFETY: this module is compiled only where the CPU features are enabled; a vector and an array of
    // eight words are the same bytes.
    unsafe {
        let mine = _mm512_loadu_si512(players.as_ptr().cast());
        let yours = _mm512_loadu_si512(opponents.as_ptr().cast());
        let inner = _mm512_and_si512(yours, _mm512_set1_epi64(INNER_COLUMNS));
        let mut behind = _mm512_setzero_si512();
        behind = behind_runs::<1, 2>(behind, mine, inner);
        behind = behind_runs::<8, 16>(behind, mine, yours);
        behind = behind_runs::<7, 14>(behind, mine, inner);
        behind = behind_runs::<9, 18>(behind, mine, inner);
        core::mem::transmute(_mm512_ternarylogic_epi64::<A_AND_NOT_B_OR_C>(
            behind, mine, yours,
        ))
    }
}

/// Adds to a set the squares behind runs of one to six opposing discs, in the two directions of one shift.
#[inline]
fn behind_runs<const STEP: u32, const TWO_STEPS: u32>(
    behind: __m512i,
    mine: __m512i,
    through: __m512i,
) -> __m512i {
    // SAFETY: this module is compiled only where the CPU features are enabled.
    unsafe {
        let up = |x| _mm512_slli_epi64::<STEP>(x);
        let down = |x| _mm512_srli_epi64::<STEP>(x);
        let mut rising = _mm512_and_si512(through, up(mine));
        let mut falling = _mm512_and_si512(through, down(mine));
        rising = _mm512_ternarylogic_epi64::<A_OR_B_AND_C>(rising, through, up(rising));
        falling = _mm512_ternarylogic_epi64::<A_OR_B_AND_C>(falling, through, down(falling));
        let rising_pairs = _mm512_and_si512(through, up(through));
        let falling_pairs = down(rising_pairs);
        for _ in 0..2 {
            let more = _mm512_slli_epi64::<TWO_STEPS>(rising);
            rising = _mm512_ternarylogic_epi64::<A_OR_B_AND_C>(rising, rising_pairs, more);
            let more = _mm512_srli_epi64::<TWO_STEPS>(falling);
            falling = _mm512_ternarylogic_epi64::<A_OR_B_AND_C>(falling, falling_pairs, more);
        }
        _mm512_ternarylogic_epi64::<A_OR_B_OR_C>(behind, up(rising), down(falling))
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
