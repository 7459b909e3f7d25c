use core::fmt;
use core::str::FromStr;

use crate::Bitboard;

/// One of the 64 squares, from a1 (top left) row by row to h8 (bottom right).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! squares {
    ($($name:ident = $index:literal,)*) => {
        #[allow(missing_docs)]
        impl Square {
            $(pub const $name: Square = Square($index);)*
        }
    };
}

#[rustfmt::skip]
squares! {
    A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7,
    A2 = 8, B2 = 9, C2 = 10, D2 = 11, E2 = 12, F2 = 13, G2 = 14, H2 = 15,
    A3 = 16, B3 = 17, C3 = 18, D3 = 19, E3 = 20, F3 = 21, G3 = 22, H3 = 23,
    A4 = 24, B4 = 25, C4 = 26, D4 = 27, E4 = 28, F4 = 29, G4 = 30, H4 = 31,
    A5 = 32, B5 = 33, C5 = 34, D5 = 35, E5 = 36, F5 = 37, G5 = 38, H5 = 39,
    A6 = 40, B6 = 41, C6 = 42, D6 = 43, E6 = 44, F6 = 45, G6 = 46, H6 = 47,
    A7 = 48, B7 = 49, C7 = 50, D7 = 51, E7 = 52, F7 = 53, G7 = 54, H7 = 55,
    A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 = 60, F8 = 61, G8 = 62, H8 = 63,
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 64;

    /// The four corners: a1, h1, a8, h8.
    pub const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

    /// All squares, a1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// The square in this column (0 = a) and row (0 = the top row, 1), both below 8.
    pub const fn at(column: u8, row: u8) -> Option<Square> {
        if column < 8 && row < 8 {
            Some(Square(row * 8 + column))
        } else {
            None
        }
    }

    /// The square with this index, 0 (a1) to 63 (h8).
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// For callers inside the crate that got the index from a bit of a word.
    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Square {
        Square(bit as u8 & 63)
    }

    /// 0 (a1) to 63 (h8).
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 0 (column a) to 7 (column h).
    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    /// 0 (row 1, the top) to 7 (row 8).
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// The set of just this square.
    #[inline]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(1 << self.index())
    }

    /// Whether this is one of the four corners.
    pub const fn is_corner(self) -> bool {
        matches!(self.0, 0 | 7 | 56 | 63)
    }
}

/// The lowercase name: `f5`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column(), b'1' + self.row()];
        f.pad(core::str::from_utf8(&name).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that does not name a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: expected a letter a-h and a digit 1-8, such as f5")
    }
}

impl core::error::Error for NotASquare {}

/// Reads `f5` or `F5`.
impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let [column, row] = *text.as_bytes() else {
            return Err(NotASquare);
        };
        Square::at(
            column.to_ascii_lowercase().wrapping_sub(b'a'),
            row.wrapping_sub(b'1'),
        )
        .ok_or(NotASquare)
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn a1_columns_are_letters_left_to_right_and_rows_digits_top_to_bottom() {
        assert_eq!(Square::A1.index(), 0);
        assert_eq!(Square::H1.index(), 7);
        assert_eq!(Square::A8.index(), 56);
        assert_eq!(Square::H8.index(), 63);
        assert_eq!(Square::at(5, 4), Some(Square::F5));
        assert_eq!((Square::F5.column(), Square::F5.row()), (5, 4));
        assert_eq!(Square::all().len(), 64);
    }

    #[test]
    fn names_are_read_in_any_case_and_written_in_lower_case() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
            assert_eq!(std::format!("{square:?}"), square.to_string());
        }
        for wrong in ["", "f", "5f", "f9", "f0", "i5", "f55", "é5", "pa"] {
            assert_eq!(wrong.parse::<Square>(), Err(NotASquare), "{wrong}");
        }
        assert!(NotASquare.to_string().contains("such as f5"));
    }
}
