use core::fmt;

use crate::Square;

/// What a player does in a turn: place a disc, or pass because there is nothing to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A disc on this square.
    Place(Square),
    /// The turn is forfeited; legal only when no disc can be placed (and the opponent can).
    Pass,
}

impl Move {
    /// Where the disc goes, if one does.
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

/// Why a move is not allowed. Nothing has changed when one of these comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// There is a disc on the square already.
    Occupied(Square),
    /// The square is empty, but a disc there would outflank nothing.
    OutflanksNothing(Square),
    /// A pass, although a disc can be placed.
    MustPlace,
    /// A disc, although neither player can move any more; or a pass then.
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
