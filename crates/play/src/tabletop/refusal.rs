use outflank_rules::{Bitboard, Color, Square};

use crate::Refusal;

/// Why an action is not possible at the table. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandRefusal {
    /// The board as it stands does not allow the placement or pass, or the game is over.
    #[error(transparent)]
    Move(Refusal),
    /// A disc has been placed in this turn; the turn must be ended first.
    #[error("a disc lies on {square}: end the turn first")]
    TurnNotEnded {
        /// Where it was placed.
        square: Square,
    },
    /// No disc has been placed in this turn.
    #[error("place a disc first")]
    NothingPlaced,
    /// There is no disc to flip on the square.
    #[error("there is no disc on {square}")]
    NoDisc {
        /// The empty square.
        square: Square,
    },
    /// The disc was placed in this turn and already shows the mover's colour.
    #[error("{square} was placed in this turn")]
    JustPlaced {
        /// Where it was placed.
        square: Square,
    },
    /// Flipping has begun, so the placed disc stays (fact A11).
    #[error("flipping has begun: the disc on {square} stays")]
    FlippingBegun {
        /// Where it was placed.
        square: Square,
    },
    /// No turn can be corrected: none has been ended, or the last one was a pass.
    #[error("there is no turn to correct")]
    NothingToCorrect,
    /// The opponent has placed a disc, so the board stands as it is (fact A10).
    #[error("too late: the opponent has placed a disc on {square}")]
    TooLateToCorrect {
        /// Where the opponent placed it.
        square: Square,
    },
    /// The disc on the square is right as it is.
    #[error("the disc on {square} is right")]
    NotAMistake {
        /// The square.
        square: Square,
    },
    /// Neither player can move: count the discs instead of passing.
    #[error("neither player can move")]
    NobodyCanMove,
    /// The discs cannot be counted yet: a player can move.
    #[error("{color} can still move ({moves})")]
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
