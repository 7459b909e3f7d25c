use outflank_rules::{Bitboard, Color, Position, Square};

/// What the discs of one colour on an edge look like, between two empty corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgeShape {
    /// All six squares between the corners: balanced.
    Six,
    /// Five of them, beside an empty C-square: unbalanced.
    Five,
    /// The four in the middle, with empty squares around them: balanced.
    Four,
}

impl EdgeShape {
    /// All of them.
    pub const ALL: [EdgeShape; 3] = [EdgeShape::Six, EdgeShape::Five, EdgeShape::Four];

    /// The shape of a colour's discs on an edge.
    pub fn of(position: Position, color: Color, edge: [Square; 8]) -> Option<EdgeShape> {
        let own = edge.map(|square| position.at(square) == Some(color));
        let occupied = edge.map(|square| position.at(square).is_some());
        // Nothing else stands on the edge.
        if own != occupied {
            return None;
        }
        match own {
            [false, true, true, true, true, true, true, false] => Some(EdgeShape::Six),
            [false, true, true, true, true, true, false, false]
            | [false, false, true, true, true, true, true, false] => Some(EdgeShape::Five),
            [false, false, true, true, true, true, false, false] => Some(EdgeShape::Four),
            _ => None,
        }
    }
}

/// The discs of all edges that have a shape, of either colour.
pub fn shaped(position: Position, shape: EdgeShape) -> Bitboard {
    let has = |edge: &[Square; 8]| {
        Color::ALL
            .into_iter()
            .any(|color| EdgeShape::of(position, color, *edge) == Some(shape))
    };
    let squares = edges().into_iter().filter(has).flatten();
    squares.collect::<Bitboard>() & position.board().occupied()
}

/// Whether a move of the player to move goes between two opposing discs on an edge, which stay.
pub fn is_wedge(position: Position, square: Square) -> bool {
    let mover = position.turn();
    let Ok(after) = position.play(square.into()) else {
        return false;
    };
    edges().into_iter().any(|edge| {
        edge.windows(3).any(|three| {
            three[1] == square
                && [three[0], three[2]]
                    .iter()
                    .all(|&side| after.at(side) == Some(!mover))
        })
    })
}

/// The squares of each edge, in order.
///
/// # Panics
///
/// Never: there are eight columns and eight rows.
pub fn edges() -> [[Square; 8]; 4] {
    // Both are below eight.
    let square =
        |column: usize, row: usize| Square::at(column as u8, row as u8).unwrap_or(Square::A1);
    [
        core::array::from_fn(|at| square(at, 0)),
        core::array::from_fn(|at| square(at, 7)),
        core::array::from_fn(|at| square(0, at)),
        core::array::from_fn(|at| square(7, at)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_lie_between_empty_corners_with_nothing_beside_them() {
        let board = "-XXXXXX-\
                     --------\
                     O-------\
                     O--XO---\
                     O--OX--X\
                     O------X\
                     O------X\
                     --OOOO-X X";
        let position: Position = board.parse().unwrap();
        let squares = |shape| shaped(position, shape).to_string();
        assert_eq!(squares(EdgeShape::Six), "b1 c1 d1 e1 f1 g1");
        assert_eq!(squares(EdgeShape::Five), "a3 a4 a5 a6 a7");
        // The corner h8 is not empty.
        assert_eq!(squares(EdgeShape::Four), "");
    }

    #[test]
    fn a_wedge_stays_between_two_opposing_discs() {
        let board = "--OO-OO-\
                     ---OXO--\
                     --XXXX--\
                     --------\
                     --------\
                     --------\
                     --------\
                     -------- X";
        let position: Position = board.parse().unwrap();
        assert!(is_wedge(position, Square::E1), "{position:?}");
        assert!(!is_wedge(position, Square::G2));
    }
}
