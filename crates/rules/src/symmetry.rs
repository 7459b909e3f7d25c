use crate::{Bitboard, Board, Move, Position, Square};

/// One of the eight symmetries of the board: rotations and reflections.
///
/// ```
/// use outflank_rules::{Square, Symmetry};
///
/// // The four first moves are the same move.
/// let images = [Symmetry::Identity, Symmetry::Transpose, Symmetry::Rotate180, Symmetry::AntiTranspose];
/// assert_eq!(images.map(|symmetry| symmetry.square(Square::F5).to_string()), ["f5", "e6", "c4", "d3"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Nothing moves.
    Identity,
    /// Columns reversed: a ↔ h.
    MirrorColumns,
    /// Rows reversed: 1 ↔ 8.
    MirrorRows,
    /// A half turn: a1 ↔ h8 and h1 ↔ a8.
    Rotate180,
    /// Reflected in the diagonal a1–h8: columns and rows swap.
    Transpose,
    /// A quarter turn clockwise: a1 goes to h1.
    Rotate90,
    /// A quarter turn counterclockwise: a1 goes to a8.
    Rotate270,
    /// Reflected in the diagonal h1–a8.
    AntiTranspose,
}

impl Symmetry {
    /// All eight.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::MirrorColumns,
        Symmetry::MirrorRows,
        Symmetry::Rotate180,
        Symmetry::Transpose,
        Symmetry::Rotate90,
        Symmetry::Rotate270,
        Symmetry::AntiTranspose,
    ];

    /// The inverse symmetry.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::Rotate90 => Symmetry::Rotate270,
            Symmetry::Rotate270 => Symmetry::Rotate90,
            own_inverse => own_inverse,
        }
    }

    /// The image of a set.
    pub const fn bitboard(self, set: Bitboard) -> Bitboard {
        let set = set.0;
        Bitboard(match self {
            Symmetry::Identity => set,
            Symmetry::MirrorColumns => mirror_columns(set),
            Symmetry::MirrorRows => mirror_rows(set),
            Symmetry::Rotate180 => set.reverse_bits(),
            Symmetry::Transpose => transpose(set),
            Symmetry::Rotate90 => mirror_columns(transpose(set)),
            Symmetry::Rotate270 => mirror_rows(transpose(set)),
            Symmetry::AntiTranspose => transpose(set).reverse_bits(),
        })
    }

    /// The image of a square.
    pub const fn square(self, square: Square) -> Square {
        Square::from_bit(self.bitboard(square.bitboard()).0.trailing_zeros())
    }

    /// The image of a move.
    pub const fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Place(square) => Move::Place(self.square(square)),
            Move::Pass => Move::Pass,
        }
    }

    /// The image of a board.
    pub const fn board(self, board: Board) -> Board {
        Board::from_disjoint(
            self.bitboard(board.player()),
            self.bitboard(board.opponent()),
        )
    }

    /// The image of a position.
    pub const fn position(self, position: Position) -> Position {
        Position::new(self.board(position.board()), position.turn())
    }
}

impl Board {
    /// The representative of the eight symmetric boards, and the symmetry that leads to it: the least by
    /// the mover's bits, then the opponent's.
    pub fn canonical(self) -> (Board, Symmetry) {
        let mut best = (self, Symmetry::Identity);
        for symmetry in Symmetry::ALL {
            let image = symmetry.board(self);
            if image < best.0 {
                best = (image, symmetry);
            }
        }
        best
    }
}

const fn mirror_rows(set: u64) -> u64 {
    set.swap_bytes()
}

const fn mirror_columns(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// Swaps ever smaller blocks across the diagonal a1–h8: 4 × 4, 2 × 2, 1 × 1.
const fn transpose(mut set: u64) -> u64 {
    let mut swap = (set ^ (set >> 28)) & 0x0000_0000_f0f0_f0f0;
    set ^= swap | (swap << 28);
    swap = (set ^ (set >> 14)) & 0x0000_cccc_0000_cccc;
    set ^= swap | (swap << 14);
    swap = (set ^ (set >> 7)) & 0x00aa_00aa_00aa_00aa;
    set ^ (swap | (swap << 7))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Column and row after each symmetry, written out.
    fn expected(symmetry: Symmetry, c: u8, r: u8) -> (u8, u8) {
        match symmetry {
            Symmetry::Identity => (c, r),
            Symmetry::MirrorColumns => (7 - c, r),
            Symmetry::MirrorRows => (c, 7 - r),
            Symmetry::Rotate180 => (7 - c, 7 - r),
            Symmetry::Transpose => (r, c),
            Symmetry::Rotate90 => (7 - r, c),
            Symmetry::Rotate270 => (r, 7 - c),
            Symmetry::AntiTranspose => (7 - r, 7 - c),
        }
    }

    #[test]
    fn every_square_goes_where_the_formula_says() {
        for symmetry in Symmetry::ALL {
            for square in Square::all() {
                let (c, r) = expected(symmetry, square.column(), square.row());
                assert_eq!(
                    Some(symmetry.square(square)),
                    Square::at(c, r),
                    "{symmetry:?} {square}"
                );
                assert_eq!(symmetry.inverse().square(symmetry.square(square)), square);
            }
        }
    }

    #[test]
    fn the_start_is_its_own_image_under_four_symmetries() {
        let fixed = Symmetry::ALL
            .into_iter()
            .filter(|s| s.board(Board::START) == Board::START);
        assert_eq!(fixed.count(), 4);
    }

    #[test]
    fn the_canonical_form_is_the_same_for_all_images() {
        let mut board = Board::START;
        while let Some(square) = board.legal_moves().first() {
            board = board.place(square, board.flips(square));
            let (least, to_least) = board.canonical();
            assert_eq!(to_least.board(board), least);
            for symmetry in Symmetry::ALL {
                assert_eq!(symmetry.board(board).canonical().0, least);
            }
        }
    }

    #[test]
    fn a_representative_stays_as_it_is() {
        let (least, _) = Board::START.canonical();
        assert_eq!(least.canonical(), (least, Symmetry::Identity));
    }
}
