//! The pattern table: the groups of squares that are evaluated.
//!
//! A [`Pattern`] is a shape, given by its squares near the corner a1. It occurs on the board in every
//! orientation under the eight symmetries, and all occurrences share the pattern's rows of numbers. A *feature* is one
//! such occurrence.
//!
//! The content of a feature is a number in base 3: the digit of a square is 0 if it is empty, 1 for the mover's
//! disc, 2 for the opponent's; the first square is the lowest digit.
//!
//! Symmetric shapes read the same forwards and backwards; mirrored contents share one row
//! ([`Pattern::canonical`]).
//!
//! The last feature is not a shape: [`MOBILITY`], the numbers of legal moves of both sides.

use outflank_rules::{Board, Square, Symmetry};

/// A shape of up to ten squares.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// For display.
    pub name: &'static str,
    /// The squares of one occurrence, lowest digit first.
    squares: &'static [Square],
}

macro_rules! pattern {
    ($name:literal: $($square:ident)*) => {
        Pattern { name: $name, squares: &[$(Square::$square),*] }
    };
}

/// The shapes.
pub static PATTERNS: [Pattern; 15] = [
    pattern!("edge and X-squares": B2 A1 B1 C1 D1 E1 F1 G1 H1 G2),
    pattern!("corner triangle": D1 C1 B1 C2 A1 B2 A2 B3 A3 A4),
    pattern!("corner cross": B1 A2 A1 B2 C3 D4 C2 B3 D3 C4),
    pattern!("edge block": A1 C1 D1 C2 D2 E2 F2 E1 F1 H1),
    pattern!("corner 2×5": A1 B1 C1 D1 E1 A2 B2 C2 D2 E2),
    pattern!("corner 3×3": C1 B1 C2 A1 B2 C3 A2 B3 A3),
    pattern!("second row": A2 B2 C2 D2 E2 F2 G2 H2),
    pattern!("third row": A3 B3 C3 D3 E3 F3 G3 H3),
    pattern!("fourth row": A4 B4 C4 D4 E4 F4 G4 H4),
    pattern!("diagonal of 8": A1 B2 C3 D4 E5 F6 G7 H8),
    pattern!("diagonal of 7": A2 B3 C4 D5 E6 F7 G8),
    pattern!("diagonal of 6": A3 B4 C5 D6 E7 F8),
    pattern!("diagonal of 5": A4 B5 C6 D7 E8),
    pattern!("diagonal of 4": A5 B6 C7 D8),
    pattern!("inner 2×4": C3 D3 E3 F3 C4 D4 E4 F4),
];

/// The number of features, rounded up to whole vector registers; the last one is empty.
pub const LANES: usize = 64;

/// The number of features.
pub const FEATURES: usize = MOBILITY + 1;

/// The last feature: how many moves the mover has, and how many the opponent would have. The shapes come before.
pub const MOBILITY: usize = {
    let (mut pattern, mut count) = (0, 0);
    while pattern < PATTERNS.len() {
        count += PATTERNS[pattern].occurrences().1;
        pattern += 1;
    }
    assert!(count < LANES);
    count
};

/// A shape at one place of the board.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// An index into [`PATTERNS`].
    pub pattern: usize,
    /// The symmetry that maps the pattern's squares here.
    pub symmetry: Symmetry,
}

/// All features that are shapes, those of the first pattern first.
pub static FEATURE_TABLE: [Feature; MOBILITY] = {
    let mut table = [Feature {
        pattern: 0,
        symmetry: Symmetry::Identity,
    }; MOBILITY];
    let (mut pattern, mut feature) = (0, 0);
    while pattern < PATTERNS.len() {
        let (symmetries, count) = PATTERNS[pattern].occurrences();
        let mut i = 0;
        while i < count {
            table[feature] = Feature {
                pattern,
                symmetry: symmetries[i],
            };
            feature += 1;
            i += 1;
        }
        pattern += 1;
    }
    table
};

/// Where the contents of each pattern begin in the table of all; the last entry is where those of [`MOBILITY`] begin.
pub static OFFSETS: [usize; PATTERNS.len() + 1] = {
    let mut offsets = [0; PATTERNS.len() + 1];
    let mut pattern = 0;
    while pattern < PATTERNS.len() {
        offsets[pattern + 1] = offsets[pattern] + PATTERNS[pattern].contents();
        pattern += 1;
    }
    offsets
};

/// Where the contents of each feature begin: those of its pattern.
pub static STARTS: [usize; FEATURES] = {
    let mut starts = [OFFSETS[PATTERNS.len()]; FEATURES];
    let mut feature = 0;
    while feature < MOBILITY {
        starts[feature] = OFFSETS[FEATURE_TABLE[feature].pattern];
        feature += 1;
    }
    starts
};

/// More legal moves than this count as this many.
const MOST_MOVES: u32 = 31;

/// The number of contents of [`MOBILITY`].
const MOBILITIES: usize = (MOST_MOVES as usize + 1).pow(2);

/// The number of contents of all features.
pub const TABLE_SIZE: usize = OFFSETS[PATTERNS.len()] + MOBILITIES;

/// The content of [`MOBILITY`].
#[inline]
pub(crate) fn mobility(board: Board) -> u16 {
    let [mine, yours] =
        [board, board.pass()].map(|board| board.legal_moves().len().min(MOST_MOVES));
    (mine * (MOST_MOVES + 1) + yours) as u16
}

impl Pattern {
    /// The squares of one occurrence, lowest digit first.
    pub const fn squares(&self) -> &'static [Square] {
        self.squares
    }

    /// The number of contents of the shape: a power of three.
    pub const fn contents(&self) -> usize {
        3usize.pow(self.squares.len() as u32)
    }

    /// The set of squares of one occurrence.
    const fn set(&self, symmetry: Symmetry) -> u64 {
        let (mut set, mut i) = (0, 0);
        while i < self.squares.len() {
            set |= symmetry.square(self.squares[i]).bitboard().0;
            i += 1;
        }
        set
    }

    /// The symmetries that lead to different places, and their number.
    const fn occurrences(&self) -> ([Symmetry; 8], usize) {
        let mut found = ([Symmetry::Identity; 8], 0);
        let mut i = 0;
        while i < 8 {
            let candidate = Symmetry::ALL[i];
            let (mut k, mut is_new) = (0, true);
            while k < found.1 {
                is_new &= self.set(found.0[k]) != self.set(candidate);
                k += 1;
            }
            if is_new {
                found.0[found.1] = candidate;
                found.1 += 1;
            }
            i += 1;
        }
        found
    }

    /// For each content, the least equivalent one under the shape's own mirror symmetry.
    pub fn canonical(&self) -> Vec<u32> {
        let mut least: Vec<u32> = (0..self.contents() as u32).collect();
        let mirrors = Symmetry::ALL
            .into_iter()
            .filter(|&s| self.set(s) == self.set(Symmetry::Identity));
        for mirror in mirrors {
            // The image of a content is that of its lower digits plus the next digit in its new place.
            let mut images = vec![0; self.contents()];
            for (digit, &square) in self.squares.iter().enumerate() {
                let place = self
                    .squares
                    .iter()
                    .position(|&s| s == mirror.square(square));
                let value = 3u32.pow(place.unwrap_or(digit) as u32);
                let lower = 3usize.pow(digit as u32);
                for content in 0..lower {
                    images[lower + content] = images[content] + value;
                    images[2 * lower + content] = images[content] + 2 * value;
                }
            }
            for (least, image) in least.iter_mut().zip(images) {
                *least = image.min(*least);
            }
        }
        least
    }
}

/// Which contents share a row: for every content, pattern after pattern by [`OFFSETS`], the number of its group, and
/// how many groups there are. Groups are numbered in the order of their first contents.
pub fn shared() -> (Vec<u32>, usize) {
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
    places.extend(count..count + MOBILITIES as u32);
    (places, count as usize + MOBILITIES)
}

/// For each square and feature, the place value of the square's digit there; 0 if it is not part of it.
pub(crate) static PLACE_VALUES: [Lanes; 64] = {
    let mut values = [Lanes([0; LANES]); 64];
    let mut feature = 0;
    while feature < MOBILITY {
        let Feature { pattern, symmetry } = FEATURE_TABLE[feature];
        let squares = PATTERNS[pattern].squares;
        let (mut digit, mut value) = (0, 1);
        while digit < squares.len() {
            values[symmetry.square(squares[digit]).index()].0[feature] = value;
            value = value.wrapping_mul(3);
            digit += 1;
        }
        feature += 1;
    }
    values
};

/// A number for each feature, laid out for vector code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Lanes(pub [u16; LANES]);

/// A fingerprint of the table: weights made for another one are rejected.
pub fn layout_hash() -> u64 {
    let squares = PATTERNS.iter().flat_map(|pattern| {
        let squares = pattern.squares.iter().map(|square| square.index() as u8);
        squares.chain([0xff])
    });
    let mobilities = (MOBILITIES as u32).to_le_bytes();
    // FNV-1a.
    squares
        .chain(mobilities)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_62_shapes_and_every_square_is_in_some() {
        assert_eq!(MOBILITY, 62);
        for square in Square::all() {
            let seen = PLACE_VALUES[square.index()]
                .0
                .iter()
                .filter(|&&value| value != 0)
                .count();
            assert!(seen >= 4, "{square} is seen by {seen} features only");
        }
    }

    #[test]
    fn contents_that_mean_the_same_form_pairs() {
        for pattern in &PATTERNS {
            let canonical = pattern.canonical();
            for (content, &least) in canonical.iter().enumerate() {
                assert!(least <= content as u32);
                assert_eq!(canonical[least as usize], least, "{}", pattern.name);
            }
            let distinct = canonical
                .iter()
                .enumerate()
                .filter(|&(i, &c)| i as u32 == c)
                .count();
            let asymmetric = pattern.name == "corner 2×5";
            assert_eq!(
                distinct == pattern.contents(),
                asymmetric,
                "{}",
                pattern.name
            );
        }
    }
}
