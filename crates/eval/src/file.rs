//! The weights file.
//!
//! ```text
//! bytes      content
//! 8          the word "outflank"
//! 4          the version of the format
//! 8          a fingerprint of the pattern table
//! 4          how many weights a table has: one for all contents that mean the same
//! 4          the width of a weight in bytes: 1 or 2
//! 4          how many tables there are
//! 4 × 10     the error model of shallow searches, single-precision numbers
//!            for each table:
//! 4            the phase it belongs to
//! 4            what a step is worth, in 1/2048 of a disc
//! width × …    the weights
//! 8          a checksum
//! ```
//!
//! All numbers are little-endian. Weights of phases without a table are interpolated between the neighbouring tables.
//! The built-in weights have a table for every phase; a small file for download has a few.

use crate::patterns::{OFFSETS, PATTERNS, TABLE_SIZE, layout_hash};
use crate::{ErrorModel, Weights, WeightsError};

const MAGIC: [u8; 8] = *b"outflank";
const VERSION: u32 = 2;
const HEADER: usize = 8 + 4 + 8 + 4 + 4 + 4 + 4 * ErrorModel::NUMBERS;

/// The largest step, two discs.
const MOST_STEP: i32 = 1 << 12;

/// The number of steps of the interpolation between two tables.
const SHARES: usize = 1 << 10;

/// A table of a compact weights file.
#[derive(Clone, Debug, PartialEq)]
pub struct Knot {
    /// The phase it belongs to.
    pub phase: usize,
    /// The size of a step, in [`Knot::FINE`]ths of 1/128 of a disc.
    pub step: u16,
    /// The weights in steps, pattern after pattern by [`OFFSETS`].
    pub table: Vec<i8>,
}

impl Knot {
    /// How much finer steps are than weights.
    pub const FINE: u16 = 16;
}

impl Weights {
    /// The bytes of a complete weights file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let tables = (0..Weights::PHASES).map(|phase| {
            let table = self.table(phase).iter();
            (phase, Knot::FINE, table.map(|weight| weight.to_le_bytes()))
        });
        encode(&self.error_model, tables.collect())
    }

    /// The bytes of a small weights file, with eight-bit tables for some of the phases, including the first and the
    /// last.
    pub fn to_compact_bytes(error_model: &ErrorModel, knots: &[Knot]) -> Vec<u8> {
        let tables = knots.iter().map(|knot| {
            let table = knot.table.iter();
            (
                knot.phase,
                knot.step,
                table.map(|weight| weight.to_le_bytes()),
            )
        });
        encode(error_model, tables.collect())
    }

    /// Reads a weights file of either kind; a damaged or foreign one is rejected.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut header = Reader(bytes);
        if header.take::<8>() != Some(MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let version = header.u32()?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let layout = u64::from_le_bytes(header.take().ok_or(WeightsError::Truncated)?);
        let [count, width, knots] =
            [header.u32()?, header.u32()?, header.u32()?].map(|n| n as usize);
        let sensible = matches!(width, 1 | 2) && (2..=Weights::PHASES).contains(&knots);
        if layout != layout_hash() || !sensible {
            return Err(WeightsError::Layout);
        }
        let shared = Shared::new();
        if count != shared.count {
            return Err(WeightsError::Layout);
        }
        let table_bytes = 8 + count * width;
        let length = HEADER + knots * table_bytes;
        if bytes.len() < length + 8 {
            return Err(WeightsError::Truncated);
        }
        let (content, sum) = bytes.split_at(length);
        if *sum != checksum(content).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let mut weights = Weights::untrained();
        let mut numbers = [0.0; ErrorModel::NUMBERS];
        for number in &mut numbers {
            *number = f32::from_bits(header.u32()?);
        }
        if !numbers.iter().all(|number| number.is_finite()) {
            return Err(WeightsError::Layout);
        }
        weights.error_model = ErrorModel::from_numbers(numbers);
        let mut tables = Vec::with_capacity(knots);
        for table in content[HEADER..].chunks_exact(table_bytes) {
            let mut reader = Reader(table);
            let (phase, step) = (reader.u32()? as usize, reader.u32()? as i32);
            // Limits the size of weights.
            if !(1..=MOST_STEP).contains(&step) || width == 2 && step != Knot::FINE.into() {
                return Err(WeightsError::Layout);
            }
            let stored = reader.0.chunks_exact(width).map(|bytes| match *bytes {
                [byte] => i32::from(byte as i8) * step,
                [low, high] => i32::from(i16::from_le_bytes([low, high])) * step,
                _ => 0,
            });
            tables.push((phase, stored.collect::<Vec<i32>>()));
        }
        let phases: Vec<usize> = tables.iter().map(|&(phase, _)| phase).collect();
        let whole = phases.is_sorted_by(|a, b| a < b)
            && phases[0] == 0
            && phases[knots - 1] == Weights::PHASES - 1;
        if !whole {
            return Err(WeightsError::Layout);
        }
        for phase in 0..Weights::PHASES {
            let next = phases.partition_point(|&knot| knot <= phase).min(knots - 1);
            let [(first, low), (last, high)] = [&tables[next - 1], &tables[next]];
            let share = ((phase - first) * SHARES / (last - first)) as i32;
            let table = weights.table_mut(phase).iter_mut().zip(&shared.places);
            for (weight, &place) in table {
                let (low, high) = (low[place as usize], high[place as usize]);
                let fine = low + ((high - low) * share).div_euclid(SHARES as i32);
                let half = i32::from(Knot::FINE / 2);
                *weight = (fine + half).div_euclid(Knot::FINE.into()) as i16;
            }
        }
        Ok(weights)
    }
}

/// A file of some tables, given by their phases, steps and bytes.
fn encode<const WIDTH: usize>(
    error_model: &ErrorModel,
    tables: Vec<(usize, u16, impl Iterator<Item = [u8; WIDTH]>)>,
) -> Vec<u8> {
    let shared = Shared::new();
    let table_bytes = 8 + shared.count * WIDTH;
    let mut bytes = Vec::with_capacity(HEADER + tables.len() * table_bytes + 8);
    bytes.extend(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(layout_hash().to_le_bytes());
    for number in [shared.count, WIDTH, tables.len()] {
        bytes.extend((number as u32).to_le_bytes());
    }
    bytes.extend(error_model.numbers().into_iter().flat_map(f32::to_le_bytes));
    for (phase, step, table) in tables {
        bytes.extend((phase as u32).to_le_bytes());
        bytes.extend(u32::from(step).to_le_bytes());
        // Each stored weight is that of the first content that shares it.
        let mut next = 0;
        for (&place, weight) in shared.places.iter().zip(table) {
            if place == next {
                bytes.extend(weight);
                next += 1;
            }
        }
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Which contents share a weight.
struct Shared {
    /// For every content of a table, the index of its stored weight.
    places: Vec<u32>,
    /// The number of stored weights.
    count: usize,
}

impl Shared {
    fn new() -> Shared {
        let (mut places, mut count) = (Vec::with_capacity(TABLE_SIZE), 0);
        for (pattern, &offset) in PATTERNS.iter().zip(&OFFSETS) {
            for (content, least) in pattern.canonical().into_iter().enumerate() {
                if least as usize == content {
                    places.push(count);
                    count += 1;
                } else {
                    // The least equivalent content came before.
                    places.push(places[offset + least as usize]);
                }
            }
        }
        Shared {
            places,
            count: count as usize,
        }
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
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    fn u32(&mut self) -> Result<u32, WeightsError> {
        self.take()
            .map(u32::from_le_bytes)
            .ok_or(WeightsError::Truncated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_weights() -> Weights {
        let mut weights = Weights::untrained();
        let shared = Shared::new();
        for phase in 0..Weights::PHASES {
            for (weight, place) in weights.table_mut(phase).iter_mut().zip(&shared.places) {
                *weight = (place.wrapping_mul(2_654_435_761).wrapping_add(phase as u32) >> 20)
                    as i16
                    - 2048;
            }
        }
        weights.error_model.midgame.searched = 7.25;
        weights
    }

    #[test]
    fn weights_survive_the_file() {
        let weights = some_weights();
        let read = Weights::from_bytes(&weights.to_bytes()).unwrap();
        assert!(weights.tables == read.tables);
        assert_eq!(weights.error_model, read.error_model);
    }

    #[test]
    fn a_compact_file_has_its_tables_and_what_lies_between() {
        let knot = |phase, step, sign| Knot {
            phase,
            step,
            table: some_weights()
                .table(0)
                .iter()
                .map(|&weight| (weight / 32) as i8 * sign)
                .collect(),
        };
        let knots = [knot(0, 32, 1), knot(19, 16, 1), knot(29, 160, -1)];
        let model = some_weights().error_model;
        let read = Weights::from_bytes(&Weights::to_compact_bytes(&model, &knots)).unwrap();
        assert_eq!(read.error_model, model);
        for place in [0, 1, 500, TABLE_SIZE - 1] {
            let weight = |phase: usize| read.table(phase)[place];
            let [first, second, last] = [0, 1, 2].map(|k| i16::from(knots[k].table[place]));
            assert_eq!(
                [weight(0), weight(19), weight(29)],
                [2 * first, second, 10 * last]
            );
            let between = 0.4 * f32::from(second) + 6.0 * f32::from(last);
            assert!(
                (f32::from(weight(25)) - between).abs() <= 1.0,
                "{} {between}",
                weight(25)
            );
        }
    }

    #[test]
    fn a_damaged_or_foreign_file_is_refused_with_the_reason() {
        let bytes = some_weights().to_bytes();
        let error = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut copy = bytes.clone();
            change(&mut copy);
            Weights::from_bytes(&copy).unwrap_err()
        };
        assert_eq!(error(&|bytes| bytes.clear()), WeightsError::NotWeights);
        assert_eq!(error(&|bytes| bytes[0] = b'O'), WeightsError::NotWeights);
        assert_eq!(error(&|bytes| bytes[8] = 9), WeightsError::Version(9));
        assert_eq!(error(&|bytes| bytes[12] ^= 1), WeightsError::Layout);
        assert_eq!(error(&|bytes| bytes[24] = 3), WeightsError::Layout);
        assert_eq!(error(&|bytes| bytes[28] = 1), WeightsError::Layout);
        assert_eq!(error(&|bytes| bytes.truncate(20)), WeightsError::Truncated);
        assert_eq!(
            error(&|bytes| bytes.truncate(bytes.len() - 1)),
            WeightsError::Truncated
        );
        assert_eq!(error(&|bytes| bytes.push(0)), WeightsError::Damaged);
        let middle = bytes.len() / 2;
        assert_eq!(error(&|bytes| bytes[middle] ^= 0x40), WeightsError::Damaged);
        // A NaN error is rejected even if the checksum matches.
        let not_a_number = |bytes: &mut Vec<u8>| {
            bytes[32..36].copy_from_slice(&f32::NAN.to_le_bytes());
            let end = bytes.len() - 8;
            let sum = checksum(&bytes[..end]);
            bytes[end..].copy_from_slice(&sum.to_le_bytes());
        };
        assert_eq!(error(&not_a_number), WeightsError::Layout);
    }
}
