use core::fmt;

use outflank_rules::{Bitboard, Color, Square};

use crate::Refusal;

/// Why an action is not possible at the table. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandRefusal {
    /// The board as it stands does not allow the placement or pass, or the game is over.
    Move(Refusal),
    /// A disc has been placed in this turn; the turn must be ended first.
    TurnNotEnded {
        /// Where it was placed.
        square: Square,
    },
    /// No disc has been placed in this turn.
    NothingPlaced,
    /// There is no disc to flip on the square.
    NoDisc {
        /// The empty square.
        square: Square,
    },
    /// The disc was placed in this turn and already shows the mover's colour.
    JustPlaced {
        /// Where it was placed.
        square: Square,
    },
    /// Flipping has begun, so the placed disc stays (fact A11).
    FlippingBegun {
        /// Where it was placed.
        square: Square,
    },
    /// No turn can be corrected: none has been ended, or the last one was a pass.
    NothingToCorrect,
    /// The opponent has placed a disc, so the board stands as it is (fact A10).
    TooLateToCorrect {
        /// Where the opponent placed it.
        square: Square,
    },
    /// The disc on the square is right as it is.
    NotAMistake {
        /// The square.
        square: Square,
    },
    /// Neither player can move: count the discs instead of passing.
    NobodyCanMove,
    /// The discs cannot be counted yet: a player can move.
    StillMoves {
        /// Who can.
        color: Color,
        /// Where.
        moves: Bitboard,
    },
}

impl From<Refusal> for HandRefusal {
    fn from(refusal: Refusal) -> HandRefusal {
        HandRefusal::Move(refusal)
    }
}

impl fmt::Display for HandRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandRefusal::Move(refusal) => refusal.fmt(f),
            HandRefusal::TurnNotEnded { square } => {
                write!(f, "a disc lies on {square}: end the turn first")
            }
            HandRefusal::NothingPlaced => f.write_str("place a disc first"),
            HandRefusal::NoDisc { square } => write!(f, "there is no disc on {square}"),
            HandRefusal::JustPlaced { square } => write!(f, "{square} was placed in this turn"),
            HandRefusal::FlippingBegun { square } => {
                write!(f, "flipping has begun: the disc on {square} stays")
            }
            HandRefusal::NothingToCorrect => f.write_str("there is no turn to correct"),
            HandRefusal::TooLateToCorrect { square } => {
                write!(f, "too late: the opponent has placed a disc on {square}")
            }
            HandRefusal::NotAMistake { square } => write!(f, "the disc on {square} is right"),
            HandRefusal::NobodyCanMove => f.write_str("neither player can move"),
            HandRefusal::StillMoves { color, moves } => {
                write!(f, "{color} can still move ({moves})")
            }
        }
    }
}

impl core::error::Error for HandRefusal {}
