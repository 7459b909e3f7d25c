//! The sum of the weights of a board: the innermost loop of the evaluation.

use crate::Contents;
use crate::patterns::{self, FEATURES, LANES, TABLE_SIZE};

/// How many weights beyond a table may be read: enough that no 16-bit index leaves the memory. They are never used
/// for a board.
pub(crate) const SLACK: usize = (1 << 16) + 1;

/// Where the weights of each feature begin in a table. Lanes without a feature read the first weight beyond it, which
/// is not counted.
static STARTS: Starts = Starts({
    let mut starts = [TABLE_SIZE as u32; LANES];
    let mut feature = 0;
    while feature < FEATURES {
        starts[feature] = patterns::STARTS[feature] as u32;
        feature += 1;
    }
    starts
});

#[repr(align(64))]
struct Starts([u32; LANES]);

/// The sum of a board's weights in the table that begins here, which must be followed by at least [`SLACK`] weights.
#[inline]
pub(crate) fn sum(table: &[i16], contents: &Contents) -> i32 {
    cfg_select! {
        all(target_arch = "x86_64", target_feature = "avx512bw", target_feature = "avx512f") => {
            avx512(table, contents)
        }
        _ => { portable(table, contents) }
    }
}

#[cfg_attr(all(target_feature = "avx512bw", not(test)), allow(dead_code))]
#[inline]
fn portable(table: &[i16], contents: &Contents) -> i32 {
    let weight =
        |(&start, &content): (&u32, &u16)| i32::from(table[start as usize + usize::from(content)]);
    STARTS
        .0
        .iter()
        .zip(&contents.0.0)
        .take(FEATURES)
        .map(weight)
        .sum()
}

/// Sixteen weights at a time.
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512bw",
    target_feature = "avx512f"
))]
#[allow(unsafe_code)]
#[inline]
fn avx512(table: &[i16], contents: &Contents) -> i32 {
    use core::arch::x86_64::{
        _mm256_load_si256, _mm512_add_epi32, _mm512_cvtepu16_epi32, _mm512_i32gather_epi32,
        _mm512_load_si512, _mm512_maskz_mov_epi32, _mm512_reduce_add_epi32, _mm512_setzero_si512,
        _mm512_slli_epi32, _mm512_srai_epi32,
    };
    const {
        assert!(LANES.is_multiple_of(16) && FEATURES > LANES - 16);
    }
    assert!(table.len() >= TABLE_SIZE + SLACK);
    // SAFETY: the CPU features are enabled where this is compiled. The loads are of whole, aligned arrays. Each gather
    // reads two weights from index start + content on; start is at most TABLE_SIZE and content has 16 bits, so
    // both are among the weights.
    unsafe {
        let mut total = _mm512_setzero_si512();
        for group in 0..LANES / 16 {
            let content = _mm256_load_si256(contents.0.0.as_ptr().add(group * 16).cast());
            let start = _mm512_load_si512(STARTS.0.as_ptr().add(group * 16).cast());
            let index = _mm512_add_epi32(_mm512_cvtepu16_epi32(content), start);
            let pairs = _mm512_i32gather_epi32::<2>(index, table.as_ptr().cast());
            let weights = _mm512_srai_epi32::<16>(_mm512_slli_epi32::<16>(pairs));
            let last = group == LANES / 16 - 1;
            let counted = if last {
                (1u32 << (FEATURES % 16)) - 1
            } else {
                0xffff
            };
            total = _mm512_add_epi32(total, _mm512_maskz_mov_epi32(counted as u16, weights));
        }
        _mm512_reduce_add_epi32(total)
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::Board;

    use super::*;
    use crate::{Features, Weights};

    #[test]
    fn the_sum_is_that_of_the_portable_code() {
        let mut weights = Weights::untrained();
        for phase in 0..Weights::PHASES {
            for (i, weight) in weights.table_mut(phase).iter_mut().enumerate() {
                *weight = (i as u32).wrapping_mul(2_654_435_761).rotate_left(9) as i16;
            }
        }
        let mut board = Board::START;
        while let Some(square) = board.legal_moves().first() {
            let contents = Features::of(board).contents();
            for phase in [0, Weights::PHASES - 1] {
                let table = [weights.table(phase), &vec![0; SLACK]].concat();
                assert_eq!(sum(&table, &contents), portable(&table, &contents));
            }
            board = board.place(square, board.flips(square));
        }
    }
}
