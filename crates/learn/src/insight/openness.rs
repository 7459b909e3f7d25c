use outflank_rules::{Bitboard, Position, Square};

/// The empty squares next to the discs that a move flips, after it: few of them, and the move is quiet.
pub fn openness(position: Position, square: Square) -> Bitboard {
    let flipped = position.flips(square.into());
    (next_to(flipped) & position.empties()) - square.bitboard()
}

/// The discs of a set next to empty squares: the frontier, through which the other side gets its moves.
pub fn frontier(position: Position, discs: Bitboard) -> Bitboard {
    discs & next_to(position.empties())
}

/// The squares adjacent to these.
fn next_to(squares: Bitboard) -> Bitboard {
    let near = |at: u8| at.saturating_sub(1)..=(at + 1).min(7);
    let neighbours = |square: Square| {
        let columns = near(square.column());
        columns.flat_map(move |column| {
            near(square.row()).filter_map(move |row| Square::at(column, row))
        })
    };
    let all: Bitboard = squares.into_iter().flat_map(neighbours).collect();
    all - squares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_inside_is_quiet_and_one_outside_is_loud() {
        let after = |names: &[Square]| {
            let start = Position::START;
            let play = |position: Position, &square: &Square| position.play(square.into()).unwrap();
            names.iter().fold(start, play)
        };
        // d3 flips d4, which has c3, c4, c5, d3 and e3 around it, all of them empty but for the new disc.
        assert_eq!(
            openness(Position::START, Square::D3).to_string(),
            "c3 e3 c4 c5"
        );
        let position = after(&[Square::F5, Square::D6]);
        let own = position.discs(position.turn());
        assert_eq!(frontier(position, own), own);
        let full = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X";
        let full: Position = full.parse().unwrap();
        assert_eq!(
            frontier(full, full.board().occupied()).to_string(),
            "g7 h7 g8"
        );
    }
}
