//! Operations of the position editor.

use outflank_rules::{Color, Setup, Square, Symmetry};

/// Places a disc, or erases with `None`; the same disc again is removed.
pub fn put(setup: &mut Setup, square: Square, disc: Option<Color>) {
    let there = disc.is_some_and(|color| match color {
        Color::Black => setup.black.contains(square),
        Color::White => setup.white.contains(square),
    });
    setup.put(square, disc.filter(|_| !there));
}

/// The setup rotated or mirrored.
pub fn turned(setup: Setup, symmetry: Symmetry) -> Setup {
    Setup {
        black: symmetry.bitboard(setup.black),
        white: symmetry.bitboard(setup.white),
        turn: setup.turn,
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::Position;

    use super::*;

    #[test]
    fn discs_are_put_changed_and_taken_away() {
        let mut setup = Setup::from(Position::START);
        put(&mut setup, Square::A1, Some(Color::Black));
        assert!(setup.black.contains(Square::A1));
        put(&mut setup, Square::A1, Some(Color::White));
        assert!(setup.white.contains(Square::A1) && !setup.black.contains(Square::A1));
        put(&mut setup, Square::A1, Some(Color::White));
        assert!(!setup.white.contains(Square::A1));
        put(&mut setup, Square::D4, None);
        assert!(!setup.white.contains(Square::D4));
    }

    #[test]
    fn four_quarter_turns_and_two_mirrors_change_nothing() {
        let setup: Setup = "f5d6c3d3c4"
            .parse::<outflank_rules::notation::Transcript>()
            .unwrap()
            .end()
            .into();
        let quarters = (0..4).fold(setup, |it, _| turned(it, Symmetry::Rotate90));
        assert_eq!(quarters, setup);
        let mirror = |it| turned(it, Symmetry::MirrorColumns);
        assert_ne!(mirror(setup), setup);
        assert_eq!(mirror(mirror(setup)), setup);
    }
}
