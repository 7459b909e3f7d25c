use core::fmt;

use crate::{Bitboard, Board, Color, Position, Square};

/// Discs anywhere on the board and a side to move, unchecked.
///
/// Any arrangement without a contradiction becomes a [`Position`], including puzzles, handicaps and
/// boards that no game leads to.
///
/// ```
/// use outflank_rules::{Bitboard, Color, Position, Setup, SetupError, Square};
///
/// let mut setup = Setup::from(Position::START);
/// setup.put(Square::A1, Some(Color::Black));
/// assert_eq!(Position::try_from(setup).unwrap().discs(Color::Black).len(), 3);
///
/// setup.white = Square::A1.bitboard();
/// assert_eq!(Position::try_from(setup), Err(SetupError::TwoDiscs(Square::A1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Squares with a black disc.
    pub black: Bitboard,
    /// Squares with a white disc.
    pub white: Bitboard,
    /// Who moves next.
    pub turn: Color,
}

impl Setup {
    /// A board without discs, Black to move.
    pub const EMPTY: Setup = Setup {
        black: Bitboard::EMPTY,
        white: Bitboard::EMPTY,
        turn: Color::Black,
    };

    /// Puts a disc of this colour on a square, or clears it.
    pub fn put(&mut self, square: Square, disc: Option<Color>) {
        let here = square.bitboard();
        self.black = self.black - here;
        self.white = self.white - here;
        match disc {
            Some(Color::Black) => self.black |= here,
            Some(Color::White) => self.white |= here,
            None => {}
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup {
            black: position.discs(Color::Black),
            white: position.discs(Color::White),
            turn: position.turn(),
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        if (setup.black | setup.white).is_empty() {
            return Err(SetupError::NoDiscs);
        }
        let (player, opponent) = match setup.turn {
            Color::Black => (setup.black, setup.white),
            Color::White => (setup.white, setup.black),
        };
        Ok(Position::new(Board::new(player, opponent)?, setup.turn))
    }
}

/// Why discs do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// A black and a white disc on the same square.
    TwoDiscs(Square),
    /// No disc at all.
    NoDiscs,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::TwoDiscs(square) => write!(f, "{square} has a black and a white disc"),
            SetupError::NoDiscs => f.write_str("there is no disc on the board"),
        }
    }
}

impl core::error::Error for SetupError {}
