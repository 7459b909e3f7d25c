use outflank_rules::{Bitboard, Color, Position, Square};

use super::moves_of;

const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = 0x8080_8080_8080_8080;

/// The regions of empty squares: squares that touch, also diagonally, belong together. The region with the
/// first square comes first.
pub fn regions(position: Position) -> Vec<Bitboard> {
    let mut rest = position.empties();
    let mut regions = Vec::new();
    while let Some(first) = rest.first() {
        let region = grow(first.bitboard(), rest);
        rest = rest - region;
        regions.push(region);
    }
    regions
}

/// The region of an empty square; empty if the square is not.
pub fn region_of(position: Position, square: Square) -> Bitboard {
    grow(square.bitboard() & position.empties(), position.empties())
}

/// The regions with an odd number of squares: whoever plays there first can also play last.
pub fn odd_regions(position: Position) -> Bitboard {
    let odd = regions(position)
        .into_iter()
        .filter(|region| region.len() % 2 == 1);
    odd.fold(Bitboard::EMPTY, |all, region| all | region)
}

/// The squares of regions in which a player has a move and the opponent has none: moves that can wait.
pub fn own_regions(position: Position, color: Color) -> Bitboard {
    let [own, theirs] = [color, !color].map(|it| moves_of(position, it));
    let only = |region: &Bitboard| !(*region & own).is_empty() && (*region & theirs).is_empty();
    let regions = regions(position).into_iter().filter(only);
    regions.fold(Bitboard::EMPTY, |all, region| all | region)
}

/// Flood fill within `within`.
fn grow(seed: Bitboard, within: Bitboard) -> Bitboard {
    let mut region = seed;
    loop {
        let Bitboard(set) = region;
        let row = set | (set & !RIGHT) << 1 | (set & !LEFT) >> 1;
        let grown = Bitboard(row | row << 8 | row >> 8) & within;
        if grown == region {
            return region;
        }
        region = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_that_touch_belong_together_and_edges_do_not_wrap() {
        let board = "--XXXXX-\
                     -XXXXXXX\
                     XXXXXXXX\
                     XXXOOXX-\
                     -XXOOXX-\
                     XXXXXX-X\
                     XXXXXXXX\
                     XXXXXXX- O";
        let position: Position = board.parse().unwrap();
        let names: Vec<String> = regions(position).iter().map(Bitboard::to_string).collect();
        assert_eq!(names, ["a1 b1 a2", "h1", "h4 h5 g6", "a5", "h8"]);
        assert_eq!(odd_regions(position), position.empties());
        assert_eq!(region_of(position, Square::H5).to_string(), "h4 h5 g6");
        assert_eq!(region_of(position, Square::C3), Bitboard::EMPTY);
    }

    #[test]
    fn the_start_has_one_region_of_sixty_squares() {
        assert_eq!(regions(Position::START), [Position::START.empties()]);
        assert_eq!(odd_regions(Position::START), Bitboard::EMPTY);
    }
}
