use core::fmt;

use crate::patterns::{OFFSETS, PATTERNS, TABLE_SIZE, layout_hash};
use crate::{Contents, Value, sum};

/// What every content of every pattern is worth, in each phase of the game.
pub struct Weights {
    /// The tables of all phases, one after the other, and [`sum::SLACK`] at the end.
    tables: Vec<i16>,
}

impl Weights {
    /// How many phases a game has: two empty squares make one.
    pub const PHASES: usize = 30;

    const MAGIC: [u8; 8] = *b"outflank";
    const VERSION: u32 = 1;
    const HEADER: usize = 8 + 4 + 8 + 4 + 4;

    /// Weights that find every position equal.
    pub fn untrained() -> Weights {
        Weights {
            tables: vec![0; Weights::PHASES * TABLE_SIZE + sum::SLACK],
        }
    }

    /// The phase of a board with this many empty squares.
    #[inline]
    pub fn phase(empties: u32) -> usize {
        (60u32.saturating_sub(empties) as usize / 2).min(Weights::PHASES - 1)
    }

    /// The value for the player to move of a board with these contents and this many empty squares.
    #[inline]
    pub fn evaluate(&self, contents: &Contents, empties: u32) -> Value {
        let start = Weights::phase(empties) * TABLE_SIZE;
        Value::clamped(sum::sum(&self.tables[start..], contents))
    }

    /// The weights of one phase, pattern after pattern as [`OFFSETS`] says.
    pub fn table(&self, phase: usize) -> &[i16] {
        &self.tables[phase * TABLE_SIZE..][..TABLE_SIZE]
    }

    /// The same, to be filled by the trainer.
    pub fn table_mut(&mut self, phase: usize) -> &mut [i16] {
        &mut self.tables[phase * TABLE_SIZE..][..TABLE_SIZE]
    }

    fn all_tables(&self) -> impl Iterator<Item = &[i16]> {
        self.tables.chunks_exact(TABLE_SIZE).take(Weights::PHASES)
    }

    /// The bytes of a weights file: a header, one weight for all contents that mean the same, a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let shared = Shared::new();
        let mut bytes =
            Vec::with_capacity(Weights::HEADER + shared.count * Weights::PHASES * 2 + 8);
        bytes.extend(Weights::MAGIC);
        bytes.extend(Weights::VERSION.to_le_bytes());
        bytes.extend(layout_hash().to_le_bytes());
        bytes.extend((Weights::PHASES as u32).to_le_bytes());
        bytes.extend((shared.count as u32).to_le_bytes());
        for table in self.all_tables() {
            // Each stored weight is that of the first content that has it.
            let mut next = 0;
            for (&place, weight) in shared.places.iter().zip(table) {
                if place == next {
                    bytes.extend(weight.to_le_bytes());
                    next += 1;
                }
            }
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a weights file; a damaged or foreign one is refused as a whole.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let mut header = Reader(bytes);
        if header.take::<8>() != Some(Weights::MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let version = header.u32()?;
        if version != Weights::VERSION {
            return Err(WeightsError::Version(version));
        }
        let layout = u64::from_le_bytes(header.take().ok_or(WeightsError::Truncated)?);
        let (phases, count) = (header.u32()? as usize, header.u32()? as usize);
        let shared = Shared::new();
        if layout != layout_hash() || phases != Weights::PHASES || count != shared.count {
            return Err(WeightsError::Layout);
        }
        let length = Weights::HEADER + phases * count * 2;
        if bytes.len() < length + 8 {
            return Err(WeightsError::Truncated);
        }
        let (content, sum) = bytes.split_at(length);
        if *sum != checksum(content).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let mut weights = Weights::untrained();
        for (phase, stored) in content[Weights::HEADER..]
            .chunks_exact(count * 2)
            .enumerate()
        {
            let stored: Vec<i16> = stored
                .chunks_exact(2)
                .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
                .collect();
            for (weight, &place) in weights.table_mut(phase).iter_mut().zip(&shared.places) {
                *weight = stored[place as usize];
            }
        }
        Ok(weights)
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({} × {TABLE_SIZE})", Weights::PHASES)
    }
}

/// Which contents share a weight.
struct Shared {
    /// For every content of a table, the place of its weight among those stored.
    places: Vec<u32>,
    /// How many are stored.
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
                    // The least of those that mean the same came before.
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

/// A checksum: eight bytes at a time, each step of which can be undone, so that no change of one word goes unnoticed.
/// It guards against accidents, not against malice.
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

/// Why a weights file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It does not begin as one does.
    NotWeights,
    /// It has a version that this program does not know.
    Version(u32),
    /// It was made for another set of patterns.
    Layout,
    /// It ends too early.
    Truncated,
    /// Its checksum is wrong.
    Damaged,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => f.write_str("this is not a weights file"),
            WeightsError::Version(version) => {
                write!(f, "weights of version {version} are not known here")
            }
            WeightsError::Layout => f.write_str("the weights were made for other patterns"),
            WeightsError::Truncated => f.write_str("the weights file ends too early"),
            WeightsError::Damaged => {
                f.write_str("the weights file is damaged: its checksum is wrong")
            }
        }
    }
}

impl core::error::Error for WeightsError {}

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
        weights
    }

    #[test]
    fn weights_survive_the_file() {
        let weights = some_weights();
        let read = Weights::from_bytes(&weights.to_bytes()).unwrap();
        assert!(weights.tables == read.tables);
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
        assert_eq!(error(&|bytes| bytes.truncate(20)), WeightsError::Truncated);
        assert_eq!(
            error(&|bytes| bytes.truncate(bytes.len() - 1)),
            WeightsError::Truncated
        );
        assert_eq!(error(&|bytes| bytes.push(0)), WeightsError::Damaged);
        let middle = bytes.len() / 2;
        assert_eq!(error(&|bytes| bytes[middle] ^= 0x40), WeightsError::Damaged);
    }
}
