//! Corners: which are open, and how one is won by force.

use outflank_rules::{Bitboard, Move, Position, Square};

/// The corners that the player to move can take at once.
pub fn open(position: Position) -> Bitboard {
    position.legal_moves() & Bitboard::CORNERS
}

/// The diagonal neighbour of a corner, its X-square: the most dangerous square on the board while the corner
/// is empty.
pub fn diagonal_neighbour(corner: Square) -> Option<Square> {
    corner.is_corner().then(|| {
        let inward = |place: u8| if place == 0 { 1 } else { 6 };
        Square::at(inward(corner.column()), inward(corner.row()))
    })?
}

/// The three squares next to a corner.
pub fn neighbours(corner: Square) -> Bitboard {
    let Some(diagonal) = diagonal_neighbour(corner) else {
        return Bitboard::EMPTY;
    };
    let (column, row) = (diagonal.column(), diagonal.row());
    [
        Some(diagonal),
        Square::at(column, corner.row()),
        Square::at(corner.column(), row),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Whether the player to move can take a corner with one of their next `moves` moves, whatever the opponent
/// does.
pub fn can_take(position: Position, moves: u32) -> bool {
    if moves == 0 {
        return false;
    }
    if !open(position).is_empty() {
        return true;
    }
    moves > 1
        && position.moves().any(|mv| {
            position
                .play(mv)
                .is_ok_and(|after| cannot_be_kept(after, moves - 1))
        })
}

/// Whether the opponent can take a corner with one of their next `moves` moves, whatever the player to move
/// does.
pub fn cannot_be_kept(position: Position, moves: u32) -> bool {
    escape(position, moves).is_none() && !position.is_over()
}

/// A move after which the opponent cannot force a corner within `moves` moves.
pub fn escape(position: Position, moves: u32) -> Option<Move> {
    position
        .moves()
        .find(|&mv| position.play(mv).is_ok_and(|after| !can_take(after, moves)))
}

/// The moves that take a corner at once or force one within `moves` moves.
pub fn forcing(position: Position, moves: u32) -> Bitboard {
    let takes = open(position);
    if !takes.is_empty() || moves < 2 {
        return takes;
    }
    let forces = |&square: &Square| {
        position
            .play(square.into())
            .is_ok_and(|after| cannot_be_kept(after, moves - 1))
    };
    position.legal_moves().into_iter().filter(forces).collect()
}

/// In how many moves, at most `most`, the player to move wins a corner by force.
pub fn distance(position: Position, most: u32) -> Option<u32> {
    (1..=most).find(|&moves| can_take(position, moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_play::collection;

    #[test]
    fn the_squares_next_to_a_corner() {
        assert_eq!(neighbours(Square::A1).to_string(), "b1 a2 b2");
        assert_eq!(neighbours(Square::H8).to_string(), "g7 h7 g8");
        assert_eq!(diagonal_neighbour(Square::H1), Some(Square::G2));
        assert_eq!(diagonal_neighbour(Square::A8), Some(Square::B7));
        assert_eq!(diagonal_neighbour(Square::C3), None);
        assert_eq!(neighbours(Square::C3), Bitboard::EMPTY);
    }

    #[test]
    fn b3_b4_b8_the_collection_has_corners_in_two_moves() {
        for id in [
            "puzzle1", "puzzle2", "puzzle3", "puzzle4", "puzzle5", "diagram3", "diagram4",
        ] {
            let item = collection::find(id).unwrap();
            assert_eq!(distance(item.position, 4), Some(2), "{id}");
            assert!(forcing(item.position, 2).contains(item.solution[0]), "{id}");
            let after = item.position.play(item.solution[0].into()).unwrap();
            assert_eq!(escape(after, 1), None, "{id}");
        }
    }

    #[test]
    fn the_end_of_the_game_forces_nothing() {
        let over: Position = format!("{:-<64} X", "XXX").parse().unwrap();
        assert!(!cannot_be_kept(over, 3));
        assert!(!can_take(over, 3));
        assert_eq!(escape(over, 3), None);
        assert_eq!(distance(Position::START, 2), None);
    }
}
