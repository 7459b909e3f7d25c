//! The network: from the contents of the features to a value.
//!
//! 1. Each content has a *row* of numbers; the rows of a board's features, added up, are its [`SUMS`]. Equivalent
//!    contents share a row, and so do all places of a pattern: the eight images of a board have the same sums.
//! 2. The sums, brought into a range and squared, feed [`UNITS`] hidden units, and these, in the same way, the value.
//!    The sums also reach the value directly. There is such a *head* for every number of empty squares.
//!
//! All numbers are integers, and the result is the same on every machine.

use core::hint::black_box;

use crate::patterns::{FEATURES, MOBILITY, STARTS, TABLE_SIZE};
use crate::vector::{Native, Vector};
use crate::{Contents, Value, prefer_large_pages};

/// The number of sums.
pub const SUMS: usize = 32;

/// The number of hidden units.
pub const UNITS: usize = 16;

/// The number of heads: one for every number of empty squares.
pub const HEADS: usize = 61;

/// What each number of the network stands for, in steps to one.
///
/// A sum of 1 is fully active, and so is a hidden unit; an output of 1 is [`Scale::OUTPUT_DISCS`].
#[derive(Clone, Copy, Debug)]
pub struct Scale;

impl Scale {
    /// Of rows and their bias.
    pub const ROW: f32 = 256.0;
    /// Of the weights from sums to hidden units.
    pub const HIDDEN: f32 = 1024.0;
    /// Of the bias of hidden units.
    pub const HIDDEN_BIAS: f32 = 8192.0 * Scale::HIDDEN;
    /// Of the weights from hidden units to the output.
    pub const OUTPUT: f32 = 256.0;
    /// Of the weights from sums to the output.
    pub const DIRECT: f32 = 8192.0;
    /// Of the output and its bias.
    pub const TOTAL: f32 = Scale::ROW * Scale::DIRECT;
    /// The value of an output of 1.
    pub const OUTPUT_DISCS: f32 = 16.0;
    /// The largest entry of a row: sums of as many as there are features do not overflow.
    pub const MOST_IN_ROW: i16 = (i16::MAX - 255) / (FEATURES as i16 + 1);
    /// How far the output is shifted to be a [`Value`].
    const SHIFT: u32 = 10;
}

/// The numbers that a content adds to the sums. It fills a line of the processor's cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Row(pub [i16; SUMS]);

impl Row {
    /// Adds nothing.
    pub const ZERO: Row = Row([0; SUMS]);
}

/// What becomes of the sums with a certain number of empty squares.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Head {
    /// From two neighbouring sums to each hidden unit.
    pub hidden: [[[i16; 2]; UNITS]; SUMS / 2],
    /// From the sums to the output.
    pub direct: [i16; SUMS],
    /// The bias of the hidden units.
    pub hidden_bias: [i32; UNITS],
    /// From the hidden units to the output; the second number of each pair is zero.
    pub output: [[i16; 2]; UNITS],
    /// The bias of the output.
    pub bias: i32,
}

impl Head {
    /// Values everything at nothing.
    pub const ZERO: Head = Head {
        hidden: [[[0; 2]; UNITS]; SUMS / 2],
        direct: [0; SUMS],
        hidden_bias: [0; UNITS],
        output: [[0; 2]; UNITS],
        bias: 0,
    };
}

/// Rows beyond those of all contents: no 16-bit content leads out of memory.
const SLACK: usize = 1 << 16;

/// The network.
#[derive(Clone)]
pub(crate) struct Network {
    /// A row for each content, pattern after pattern by [`OFFSETS`](crate::patterns::OFFSETS), then [`SLACK`].
    rows: Vec<Row>,
    pub(crate) bias: Row,
    /// By the number of empty squares.
    pub(crate) heads: Vec<Head>,
}

impl Network {
    /// The network with these rows, one for each content. Missing heads are zero.
    pub(crate) fn new(
        rows: impl ExactSizeIterator<Item = Row>,
        bias: Row,
        mut heads: Vec<Head>,
    ) -> Network {
        heads.resize(HEADS, Head::ZERO);
        debug_assert_eq!(rows.len(), TABLE_SIZE);
        let mut all = Vec::with_capacity(TABLE_SIZE + SLACK);
        prefer_large_pages(all.spare_capacity_mut());
        all.extend(rows.take(TABLE_SIZE));
        all.resize(TABLE_SIZE + SLACK, Row::ZERO);
        Network {
            rows: all,
            bias,
            heads,
        }
    }

    /// The rows of all contents.
    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows[..TABLE_SIZE]
    }

    /// The value of a board with these contents and this many empty squares.
    #[inline]
    pub(crate) fn evaluate(&self, contents: &Contents, empties: u32) -> Value {
        self.evaluate_with::<Native>(contents, empties)
    }

    #[inline]
    fn evaluate_with<V: Vector>(&self, contents: &Contents, empties: u32) -> Value {
        let sums = self.sums::<V>(contents);
        self.heads[(empties as usize).min(HEADS - 1)].value::<V>(&sums)
    }

    /// Two chains of additions: each has to wait for the memory less often.
    #[inline]
    fn sums<V: Vector>(&self, contents: &Contents) -> [V; VECTORS] {
        let mut even = parts::<V>(&self.bias.0);
        let mut odd = parts::<V>(&Row::ZERO.0);
        for feature in (0..MOBILITY).step_by(2) {
            for (chain, feature) in [(&mut even, feature), (&mut odd, feature + 1)] {
                let row = self.row(feature, contents);
                for (part, place) in chain.iter_mut().zip((0..SUMS).step_by(V::LANES)) {
                    *part = part.plus(V::load(&row.0[place..]));
                }
            }
        }
        // Known last, since it takes the longest.
        let mobility = parts::<V>(&self.row(MOBILITY, contents).0);
        core::array::from_fn(|i| even[i].plus(odd[i]).plus(mobility[i]))
    }

    #[inline]
    #[allow(unsafe_code)]
    fn row(&self, feature: usize, contents: &Contents) -> &Row {
        let (start, content) = (STARTS[feature], contents.0.0[feature]);
        debug_assert!(self.rows.len() == TABLE_SIZE + SLACK && start < TABLE_SIZE);
        // SAFETY: a start is within the table, a content has 16 bits, and [`SLACK`] rows follow the table.
        unsafe { self.rows.get_unchecked(start + usize::from(content)) }
    }
}

/// The most vectors that the sums take.
const VECTORS: usize = SUMS / 8;

/// Numbers as vectors; where vectors are long, the last ones are not used.
#[inline]
fn parts<V: Vector>(numbers: &[i16; SUMS]) -> [V; VECTORS] {
    core::array::from_fn(|i| V::load(&numbers[i * V::LANES % SUMS..]))
}

impl Head {
    #[inline]
    fn value<V: Vector>(&self, sums: &[V; VECTORS]) -> Value {
        let mut active = Row::ZERO;
        let mut total = V::sums(&[0; 16]);
        for (&sums, place) in sums.iter().zip((0..SUMS).step_by(V::LANES)) {
            sums.activate().store(&mut active.0[place..]);
            total = sums.times(V::load(&self.direct[place..]), total);
        }
        // Read from memory two at a time: taking them out of a register one by one is slow.
        let active = black_box(&active).0.as_chunks::<2>().0;
        for place in (0..UNITS).step_by(V::LANES / 2) {
            let weights = |pair: usize| V::load(&self.hidden[pair].as_flattened()[2 * place..]);
            // Several chains, for the same reason as above.
            let mut units = [V::sums(&[0; 16]); 4];
            units[0] = V::sums(&self.hidden_bias[place..]);
            for (group, pairs) in active.as_chunks::<4>().0.iter().enumerate() {
                for (chain, &pair) in pairs.iter().enumerate() {
                    let weights = weights(4 * group + chain);
                    units[chain] = V::repeat(pair).times(weights, units[chain]);
                }
            }
            let [a, b, c, d] = units;
            let active = V::activate_sums(V::plus_sums(V::plus_sums(a, b), V::plus_sums(c, d)));
            let output = V::load(&self.output.as_flattened()[2 * place..]);
            total = active.times(output, total);
        }
        let total = V::total(total).wrapping_add(self.bias);
        let half = 1 << (Scale::SHIFT - 1);
        Value::clamped(total.wrapping_add(half) >> Scale::SHIFT)
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::Board;
    use outflank_rules::random::Random;

    use super::*;
    use crate::Weights;
    use crate::vector::Portable;

    #[test]
    fn the_scales_fit_together() {
        let steps_of_a_value = Scale::OUTPUT_DISCS * f32::from(Value::DISC);
        let shift = Scale::TOTAL / steps_of_a_value;
        assert_eq!(shift.to_bits(), 2f32.powi(Scale::SHIFT as i32).to_bits());
        assert_eq!((8192.0 * Scale::OUTPUT).to_bits(), Scale::TOTAL.to_bits());
    }

    #[test]
    fn every_instruction_set_gives_the_same_values() {
        let network = Weights::random(&mut Random::new(3)).network;
        let (mut random, mut different) = (Random::new(8), 0);
        for _ in 0..20 {
            let mut board = Board::START;
            while let Some(square) = random.pick(board.legal_moves()) {
                let contents = Contents::of(board);
                let empties = board.empties().len();
                let value = network.evaluate(&contents, empties);
                assert_eq!(
                    value,
                    network.evaluate_with::<Portable>(&contents, empties),
                    "{board:?}"
                );
                #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
                assert_eq!(
                    value,
                    network.evaluate_with::<crate::vector::avx2::Vector256>(&contents, empties),
                    "{board:?}"
                );
                different += u32::from(value > Value::MIN && value < Value::MAX);
                board = board.place(square, board.flips(square));
            }
        }
        assert!(different > 500, "{different}");
    }
}
