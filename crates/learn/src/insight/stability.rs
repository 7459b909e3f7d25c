use outflank_rules::{Bitboard, Color, Move, Position, Square};
use outflank_search::stability::stable_discs;

/// The discs of a colour that are provably stable: nobody can flip them for the rest of the game.
///
/// A disc outside the set may still never be flipped; [`how_flipped`] proves that a disc can be.
pub fn stable(position: Position, color: Color) -> Bitboard {
    let (own, other) = (position.discs(color), position.discs(!color));
    Bitboard(stable_discs(own.0, other.0))
}

/// The shortest line, with both players cooperating, that flips the disc on a square; at most `most`
/// moves, passes included. It proves that a disc is not stable.
pub fn how_flipped(position: Position, disc: Square, most: usize) -> Option<Vec<Move>> {
    let color = position.at(disc)?;
    if stable(position, color).contains(disc) {
        return None;
    }
    (1..=most).find_map(|length| {
        let mut line = Vec::with_capacity(length);
        flips_within(position, disc, length, &mut line).then_some(line)
    })
}

fn flips_within(position: Position, disc: Square, moves: usize, line: &mut Vec<Move>) -> bool {
    for mv in position.moves() {
        line.push(mv);
        if position.flips(mv).contains(disc) {
            return true;
        }
        let helps = moves > 1
            && position
                .play(mv)
                .is_ok_and(|after| flips_within(after, disc, moves - 1, line));
        if helps {
            return true;
        }
        line.pop();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_play::collection;

    #[test]
    fn b1_the_corner_anchors_the_whole_black_group() {
        let diagram = collection::find("diagram1").unwrap();
        let marked: Bitboard = diagram.marked.iter().copied().collect();
        assert_eq!(stable(diagram.position, Color::Black), marked);
        assert_eq!(stable(diagram.position, Color::White), Bitboard::EMPTY);
        for disc in marked {
            assert_eq!(how_flipped(diagram.position, disc, 4), None);
        }
    }

    #[test]
    fn the_shortest_line_flips_the_disc_with_its_last_move() {
        let line = how_flipped(Position::START, Square::E4, 4).unwrap();
        let mut position = Position::START;
        for (index, &mv) in line.iter().enumerate() {
            let last = index + 1 == line.len();
            assert_eq!(position.flips(mv).contains(Square::E4), last);
            position = position.play(mv).unwrap();
        }
        assert_eq!(line.len(), 2);
        assert_eq!(how_flipped(Position::START, Square::E4, 1), None);
        assert_eq!(how_flipped(Position::START, Square::A1, 4), None);
    }
}
