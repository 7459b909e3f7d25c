use outflank_rules::{Bitboard, Color, Position, Square};

/// The discs on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Discs {
    /// Black's discs.
    pub black: Bitboard,
    /// White's discs.
    pub white: Bitboard,
}

impl Discs {
    /// The discs of a position.
    pub fn of(position: Position) -> Discs {
        Discs {
            black: position.discs(Color::Black),
            white: position.discs(Color::White),
        }
    }

    /// The disc on a square.
    pub fn at(self, square: Square) -> Option<Color> {
        if self.black.contains(square) {
            Some(Color::Black)
        } else if self.white.contains(square) {
            Some(Color::White)
        } else {
            None
        }
    }
}
