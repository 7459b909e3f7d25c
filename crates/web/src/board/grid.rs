//! Moving from square to square by keys.

use outflank_rules::{Bitboard, Square};

/// The square a key leads to; `None` off the board, or for any other key.
pub fn step(from: Square, key: &str, control: bool) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (column, row) = match (key, control) {
        ("ArrowLeft", false) => (column.checked_sub(1)?, row),
        ("ArrowRight", false) => (column + 1, row),
        ("ArrowUp", false) => (column, row.checked_sub(1)?),
        ("ArrowDown", false) => (column, row + 1),
        ("Home", false) => (0, row),
        ("End", false) => (7, row),
        ("Home", true) => (0, 0),
        ("End", true) => (7, 7),
        _ => return None,
    };
    Square::at(column, row)
}

/// The next of some squares after this one, in the order of reading.
pub fn next(squares: Bitboard, from: Square) -> Option<Square> {
    let after = squares.into_iter().find(|it| it.index() > from.index());
    after.or(squares.first())
}

#[cfg(test)]
mod tests {
    use outflank_rules::Position;

    use super::*;

    #[test]
    fn keys_lead_around_the_board_and_not_off_it() {
        assert_eq!(step(Square::D5, "ArrowLeft", false), Some(Square::C5));
        assert_eq!(step(Square::D5, "ArrowDown", false), Some(Square::D6));
        assert_eq!(step(Square::A1, "ArrowLeft", false), None);
        assert_eq!(step(Square::H8, "ArrowDown", false), None);
        assert_eq!(step(Square::D5, "Home", false), Some(Square::A5));
        assert_eq!(step(Square::D5, "End", false), Some(Square::H5));
        assert_eq!(step(Square::D5, "Home", true), Some(Square::A1));
        assert_eq!(step(Square::D5, "End", true), Some(Square::H8));
        assert_eq!(step(Square::D5, "x", false), None);
    }

    #[test]
    fn one_goes_round_all_legal_squares() {
        let targets = Position::START.legal_moves();
        let mut at = Square::D3;
        let mut seen = Vec::new();
        for _ in 0..4 {
            at = next(targets, at).unwrap();
            seen.push(at.to_string());
        }
        assert_eq!(seen, ["c4", "f5", "e6", "d3"]);
        assert_eq!(next(Bitboard::EMPTY, at), None);
    }
}
