//! The position on the sample board.

use outflank_rules::notation::Transcript;
use outflank_rules::{Position, Square};

/// Leads to a position with discs of both colours and legal moves.
const MOVES: &str = "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6";

/// The position, and the squares of the discs placed so far.
pub fn beginning() -> (Position, Vec<Square>) {
    let game: Transcript = MOVES.parse().expect("the sample is a game");
    let placed = game.moves().iter().filter_map(|mv| mv.square());
    (game.end(), placed.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_has_moves_to_make() {
        assert!(!beginning().0.is_over());
    }
}
