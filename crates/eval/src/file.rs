//! The weights file.
//!
//! ```text
//! bytes      content
//! 8          the word "outflank"
//! 4          the version of the format
//! 8          a fingerprint of the pattern table
//! 4          how many sums a row has
//! 4          how many hidden units there are
//! 4          how many groups of equivalent contents there are
//! 4          the width of a row's numbers in bytes: 1 or 2
//! 4          what a row's numbers are multiplied by
//! 4 × 10     the error model of shallow searches, single-precision numbers
//! groups/8   a bit for each group of contents: whether it has a row; the others add nothing
//! width × …  the rows
//! 2 × sums   the bias of the sums
//!            for each number of empty squares, from 0 to 60:
//! 2 × …        from each pair of sums to each hidden unit
//! 2 × sums     from the sums to the output
//! 4 × units    the bias of the hidden units
//! 2 × units    from the hidden units to the output
//! 4            the bias of the output
//! 8          a checksum
//! ```
//!
//! All numbers are little-endian. The built-in weights have their rows in two bytes, without those that add nothing; a
//! small file for download has the frequent ones in one byte.

use crate::network::{HEADS, Head, Network, Row, SUMS, UNITS};
use crate::patterns::{self, layout_hash};
use crate::{ErrorModel, Weights, WeightsError};

const MAGIC: [u8; 8] = *b"outflank";
const VERSION: u32 = 3;
const HEADER: usize = 8 + 4 + 8 + 5 * 4 + 4 * ErrorModel::NUMBERS;
const HEAD_BYTES: usize = 2 * SUMS * UNITS + 2 * SUMS + 4 * UNITS + 2 * UNITS + 4;

/// The largest step of a compact file.
const MOST_STEP: i16 = 64;

impl Weights {
    /// The bytes of a complete weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.encode(2, 1, |_| true)
    }

    /// Identifies the weights, in whatever was made with them: the checksum of [`Weights::to_bytes`].
    pub fn checksum(&self) -> u64 {
        let bytes = self.to_bytes();
        bytes.last_chunk().map_or(0, |sum| u64::from_le_bytes(*sum))
    }

    /// The bytes of a small weights file: some of the rows, their numbers rounded to a step. `kept` is asked for each
    /// group of contents, in the order of [`patterns::shared`].
    pub fn to_compact_bytes(&self, step: i16, kept: impl Fn(usize) -> bool) -> Vec<u8> {
        self.encode(1, step.clamp(1, MOST_STEP), kept)
    }

    fn encode(&self, width: usize, step: i16, kept: impl Fn(usize) -> bool) -> Vec<u8> {
        let (places, count) = patterns::shared();
        let Network { bias, heads, .. } = &self.network;
        let mut bytes = Vec::with_capacity(HEADER + count * (width * SUMS + 1));
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(layout_hash().to_le_bytes());
        for number in [SUMS, UNITS, count, width, step as usize] {
            bytes.extend((number as u32).to_le_bytes());
        }
        bytes.extend(
            self.error_model
                .numbers()
                .into_iter()
                .flat_map(f32::to_le_bytes),
        );
        let mut rows = vec![Row::ZERO; count];
        for (&group, &row) in places.iter().zip(self.network.rows()) {
            rows[group as usize] = row;
        }
        let is_there = |group: usize| kept(group) && rows[group] != Row::ZERO;
        let mut bits = vec![0; count.div_ceil(8)];
        for group in (0..count).filter(|&group| is_there(group)) {
            bits[group / 8] |= 1 << (group % 8);
        }
        bytes.extend(&bits);
        for group in (0..count).filter(|&group| is_there(group)) {
            for &number in &rows[group].0 {
                if width == 2 {
                    bytes.extend(number.to_le_bytes());
                } else {
                    // Halves to even: away from zero, most numbers would grow.
                    let steps = (f32::from(number) / f32::from(step)).round_ties_even();
                    bytes.extend((steps as i8).to_le_bytes());
                }
            }
        }
        bytes.extend(bias.0.iter().flat_map(|it| it.to_le_bytes()));
        for head in heads {
            let hidden = head.hidden.as_flattened().as_flattened().iter();
            bytes.extend(hidden.chain(&head.direct).flat_map(|it| it.to_le_bytes()));
            bytes.extend(head.hidden_bias.iter().flat_map(|it| it.to_le_bytes()));
            bytes.extend(head.output.iter().flat_map(|it| it[0].to_le_bytes()));
            bytes.extend(head.bias.to_le_bytes());
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a weights file of either kind; a damaged or foreign one is rejected.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut reader = Reader(bytes);
        if reader.take::<8>() != Ok(MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let version = reader.u32()?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let layout = u64::from_le_bytes(reader.take()?);
        let (places, count) = patterns::shared();
        let [sums, units, groups] = [reader.u32()?, reader.u32()?, reader.u32()?];
        let ours = [SUMS, UNITS, count].map(|number| number as u32);
        let (width, step) = (reader.u32()? as usize, reader.u32()?);
        let sensible =
            width == 2 && step == 1 || width == 1 && (1..=MOST_STEP as u32).contains(&step);
        if layout != layout_hash() || [sums, units, groups] != ours || !sensible {
            return Err(WeightsError::Layout);
        }
        let present = bytes.get(HEADER..HEADER + count.div_ceil(8));
        let present = present.ok_or(WeightsError::Truncated)?;
        let has_row = |group: usize| present[group / 8] >> (group % 8) & 1 == 1;
        let rows = (0..count).filter(|&group| has_row(group)).count();
        let length = HEADER + present.len() + rows * width * SUMS + 2 * SUMS + HEADS * HEAD_BYTES;
        if bytes.len() < length + 8 {
            return Err(WeightsError::Truncated);
        }
        let (content, sum) = bytes.split_at(length);
        if *sum != checksum(content).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let mut numbers = [0.0; ErrorModel::NUMBERS];
        for number in &mut numbers {
            *number = f32::from_bits(reader.u32()?);
        }
        if !numbers.iter().all(|number| number.is_finite()) {
            return Err(WeightsError::Layout);
        }
        let mut reader = Reader(&content[HEADER + present.len()..]);
        let mut stored = Vec::with_capacity(count);
        for group in 0..count {
            let mut row = Row::ZERO;
            if has_row(group) {
                for number in &mut row.0 {
                    *number = if width == 2 {
                        reader.i16()?
                    } else {
                        i16::from(i8::from_le_bytes(reader.take()?)) * step as i16
                    };
                }
            }
            stored.push(row);
        }
        let bias = reader.row()?;
        let heads: Result<Vec<Head>, _> = (0..HEADS).map(|_| reader.head()).collect();
        let rows = places.iter().map(|&place| stored[place as usize]);
        Ok(Weights {
            network: Network::new(rows, bias, heads?),
            error_model: ErrorModel::from_numbers(numbers),
        })
    }
}

/// A checksum of eight bytes at a time. Every step is invertible, so any change of one word is detected. It guards
/// against accidents, not against malice.
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0xcbf2_9ce4_8422_2325, |hash, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        (hash ^ u64::from_le_bytes(word))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    })
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (first, rest) = self.0.split_first_chunk().ok_or(WeightsError::Truncated)?;
        self.0 = rest;
        Ok(*first)
    }

    fn u32(&mut self) -> Result<u32, WeightsError> {
        self.take().map(u32::from_le_bytes)
    }

    fn i32(&mut self) -> Result<i32, WeightsError> {
        self.take().map(i32::from_le_bytes)
    }

    fn i16(&mut self) -> Result<i16, WeightsError> {
        self.take().map(i16::from_le_bytes)
    }

    fn row(&mut self) -> Result<Row, WeightsError> {
        let mut row = Row::ZERO;
        for number in &mut row.0 {
            *number = self.i16()?;
        }
        Ok(row)
    }

    fn head(&mut self) -> Result<Head, WeightsError> {
        let mut head = Head::ZERO;
        for number in head.hidden.as_flattened_mut().as_flattened_mut() {
            *number = self.i16()?;
        }
        head.direct = self.row()?.0;
        for number in &mut head.hidden_bias {
            *number = self.i32()?;
        }
        for [number, _] in &mut head.output {
            *number = self.i16()?;
        }
        head.bias = self.i32()?;
        Ok(head)
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::random::Random;

    use super::*;

    fn some_weights() -> Weights {
        let mut weights = Weights::random(&mut Random::new(5));
        weights.error_model.midgame.searched = 7.25;
        weights
    }

    fn same(one: &Weights, other: &Weights) -> bool {
        one.network.rows() == other.network.rows()
            && one.network.bias == other.network.bias
            && one.network.heads == other.network.heads
            && one.error_model == other.error_model
    }

    #[test]
    fn weights_survive_the_file() {
        let weights = some_weights();
        let read = Weights::from_bytes(&weights.to_bytes()).unwrap();
        assert!(same(&weights, &read));
        assert_eq!(weights.checksum(), read.checksum());
        assert_ne!(weights.checksum(), Weights::untrained().checksum());
    }

    #[test]
    fn a_compact_file_has_its_rows_and_zeros() {
        let weights = some_weights();
        let bytes = weights.to_compact_bytes(4, |group| group % 3 == 0);
        assert!(bytes.len() < weights.to_bytes().len() / 5);
        let read = Weights::from_bytes(&bytes).unwrap();
        assert_eq!(read.network.heads, weights.network.heads);
        let (places, _) = patterns::shared();
        for ((&group, before), after) in places
            .iter()
            .zip(weights.network.rows())
            .zip(read.network.rows())
        {
            for (before, &after) in before.0.iter().zip(&after.0) {
                let expected = if group % 3 == 0 {
                    (f32::from(*before) / 4.0).round_ties_even() as i16 * 4
                } else {
                    0
                };
                assert_eq!(after, expected, "group {group}");
            }
        }
    }

    #[test]
    fn a_damaged_or_foreign_file_is_refused_with_the_reason() {
        let bytes = some_weights().to_compact_bytes(4, |group| group % 50 == 0);
        let error = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut copy = bytes.clone();
            change(&mut copy);
            Weights::from_bytes(&copy).unwrap_err()
        };
        assert_eq!(error(&|bytes| bytes.clear()), WeightsError::NotWeights);
        assert_eq!(error(&|bytes| bytes[0] = b'O'), WeightsError::NotWeights);
        assert_eq!(error(&|bytes| bytes[8] = 9), WeightsError::Version(9));
        for place in [12, 20, 24, 28, 32, 36] {
            assert_eq!(error(&|bytes| bytes[place] ^= 0x80), WeightsError::Layout);
        }
        assert_eq!(error(&|bytes| bytes.truncate(18)), WeightsError::Truncated);
        assert_eq!(error(&|bytes| bytes.truncate(90)), WeightsError::Truncated);
        assert_eq!(
            error(&|bytes| bytes.truncate(bytes.len() - 1)),
            WeightsError::Truncated
        );
        assert_eq!(error(&|bytes| bytes.push(0)), WeightsError::Damaged);
        let middle = bytes.len() / 2;
        assert_eq!(error(&|bytes| bytes[middle] ^= 0x40), WeightsError::Damaged);
        // A NaN error is rejected even if the checksum matches.
        let not_a_number = |bytes: &mut Vec<u8>| {
            bytes[40..44].copy_from_slice(&f32::NAN.to_le_bytes());
            let end = bytes.len() - 8;
            let sum = checksum(&bytes[..end]);
            bytes[end..].copy_from_slice(&sum.to_le_bytes());
        };
        assert_eq!(error(&not_a_number), WeightsError::Layout);
    }
}
