use core::fmt;

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

/// Why a move is illegal.
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
