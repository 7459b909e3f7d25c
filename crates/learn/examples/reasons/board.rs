//! What can be seen on a board: from the rules of the game alone.

use outflank_rules::{Bitboard, Color, Position, Square};

/// The legal moves of a player if it were their turn.
pub fn moves_of(position: Position, color: Color) -> Bitboard {
    Position::new(
        if position.turn() == color {
            position.board()
        } else {
            position.board().pass()
        },
        color,
    )
    .legal_moves()
}

/// The moves of the player to move after which the opponent can take no corner but those that were open before.
pub fn safe_moves(position: Position) -> u32 {
    let corners = |it: Position| moves_of(it, !position.turn()) & Bitboard::CORNERS;
    let safe = |square: &Square| {
        let after = position.play((*square).into());
        after.is_ok_and(|after| (corners(after) - corners(position)).is_empty())
    };
    let moves = position.legal_moves().into_iter();
    moves.filter(safe).count() as u32
}

/// The empty squares around the discs that a move flips, once it is made.
pub fn openness(position: Position, square: Square) -> u32 {
    let flipped = position.flips(square.into());
    let open = |it: &Square| *it != square && flipped.into_iter().any(|disc| touch(disc, *it));
    position.empties().into_iter().filter(open).count() as u32
}

/// The empty squares that touch, also diagonally, starting from one of them.
pub fn region_of(position: Position, square: Square) -> Bitboard {
    let mut region = square.bitboard();
    loop {
        let touching = position.empties().into_iter();
        let grown: Bitboard = touching
            .filter(|&it| region.into_iter().any(|other| touch(it, other)))
            .collect();
        if grown == region {
            return region;
        }
        region = grown;
    }
}

/// Whether the middle of some squares is on the sides of the board that are named.
pub fn lies_in(squares: Bitboard, area: &str) -> bool {
    let sum = |place: fn(Square) -> u8| -> f64 {
        let places = squares.into_iter().map(|it| f64::from(place(it)));
        places.map(|it| it - 3.5).sum()
    };
    let (right, down) = (sum(Square::column), sum(Square::row));
    [
        ("north", down < 0.0),
        ("south", down > 0.0),
        ("west", right < 0.0),
        ("east", right > 0.0),
    ]
    .iter()
    .all(|&(side, is_there)| is_there || !area.contains(side))
}

/// The same square or one next to it, also diagonally.
pub fn touch(a: Square, b: Square) -> bool {
    a.column().abs_diff(b.column()) <= 1 && a.row().abs_diff(b.row()) <= 1
}

/// The squares from one on in a direction, to the edge.
pub fn ray(from: Square, (right, down): (i8, i8)) -> impl Iterator<Item = Square> {
    let place = move |distance: i8| {
        let column = from.column() as i8 + right * distance;
        let row = from.row() as i8 + down * distance;
        Square::at(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    };
    (1..8).map_while(place)
}

/// The four edges, each in order.
pub fn edges() -> [Vec<Square>; 4] {
    [
        (Square::A1, (1, 0)),
        (Square::A8, (1, 0)),
        (Square::A1, (0, 1)),
        (Square::H1, (0, 1)),
    ]
    .map(|(corner, step)| [corner].into_iter().chain(ray(corner, step)).collect())
}
