//! Where squares are seen: in which column and row, and where keys lead from there.

use outflank_rules::Square;

/// The square that is shown in a column and row, counted from the top left.
pub fn square_at(column: u8, row: u8, turned: bool) -> Square {
    let (column, row) = if turned {
        (7 - column, 7 - row)
    } else {
        (column, row)
    };
    Square::at(column, row).expect("columns and rows are 0 to 7")
}

/// The column and row in which a square is shown.
pub fn place_of(square: Square, turned: bool) -> (u8, u8) {
    if turned {
        (7 - square.column(), 7 - square.row())
    } else {
        (square.column(), square.row())
    }
}

/// Where a key leads from a column and row; nowhere if it means nothing here or leads off the board.
pub fn step((column, row): (u8, u8), key: &str, control: bool) -> Option<(u8, u8)> {
    let place = match (key, control) {
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
    (place.0 < 8 && place.1 < 8).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_board_has_every_square_once() {
        for turned in [false, true] {
            for square in Square::all() {
                let (column, row) = place_of(square, turned);
                assert_eq!(square_at(column, row, turned), square);
            }
        }
        assert_eq!(square_at(0, 0, true), Square::H8);
    }

    #[test]
    fn keys_lead_around_the_board_and_not_off_it() {
        assert_eq!(step((3, 4), "ArrowLeft", false), Some((2, 4)));
        assert_eq!(step((3, 4), "ArrowDown", false), Some((3, 5)));
        assert_eq!(step((0, 0), "ArrowLeft", false), None);
        assert_eq!(step((7, 7), "ArrowDown", false), None);
        assert_eq!(step((3, 4), "Home", false), Some((0, 4)));
        assert_eq!(step((3, 4), "End", false), Some((7, 4)));
        assert_eq!(step((3, 4), "Home", true), Some((0, 0)));
        assert_eq!(step((3, 4), "End", true), Some((7, 7)));
        assert_eq!(step((3, 4), "x", false), None);
    }
}
