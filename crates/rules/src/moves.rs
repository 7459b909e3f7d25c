use core::fmt;
use core::str::FromStr;

use crate::Square;

/// A player's turn: a disc placed, or a pass because there is no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A disc on this square.
    Place(Square),
    /// The turn is forfeited; legal only when no disc can be placed (and the opponent can).
    Pass,
}

impl Move {
    /// Where the disc goes; `None` for a pass.
    #[inline]
    pub const fn square(self) -> Option<Square> {
        match self {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        }
    }
}

impl From<Square> for Move {
    fn from(square: Square) -> Move {
        Move::Place(square)
    }
}

/// `f5`, or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(square) => square.fmt(f),
            Move::Pass => f.pad("pass"),
        }
    }
}

/// How files and programs write a pass.
const PASSES: [&str; 7] = ["pass", "pa", "ps", "p@", "@@", "@@@@", "--"];

/// A text that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove;

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move: expected a square such as f5, or pass")
    }
}

impl core::error::Error for NotAMove {}

/// Reads a square, or a pass as `pass`, `pa`, `ps`, `p@`, `@@`, `@@@@` or `--`, in any case.
impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        if let Ok(square) = text.parse() {
            return Ok(Move::Place(square));
        }
        let is_pass = PASSES.iter().any(|pass| text.eq_ignore_ascii_case(pass));
        is_pass.then_some(Move::Pass).ok_or(NotAMove)
    }
}

/// Why a move is not allowed. Nothing has changed when one of these comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The square is occupied.
    Occupied(Square),
    /// The square is empty, but a disc there would outflank nothing.
    OutflanksNothing(Square),
    /// A pass, although there are legal moves.
    MustPlace,
    /// A placement or pass, although the game is over.
    GameOver,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Occupied(square) => write!(f, "{square} is occupied"),
            IllegalMove::OutflanksNothing(square) => write!(f, "{square} outflanks nothing"),
            IllegalMove::MustPlace => f.write_str("cannot pass: there is a legal move"),
            IllegalMove::GameOver => f.write_str("the game is over"),
        }
    }
}

impl core::error::Error for IllegalMove {}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written_and_passes_in_every_usual_way() {
        for mv in [Move::Pass, Move::Place(Square::H8)] {
            assert_eq!(mv.to_string().parse(), Ok(mv));
            assert_eq!(mv.to_string().to_uppercase().parse(), Ok(mv));
        }
        for pass in PASSES {
            assert_eq!(pass.parse(), Ok(Move::Pass), "{pass}");
        }
        for wrong in ["", "-", "p", "f9", "f5 ", "passe"] {
            assert_eq!(wrong.parse::<Move>(), Err(NotAMove), "{wrong}");
        }
        assert!(NotAMove.to_string().contains("a square such as f5"));
    }
}
