use core::fmt;
use core::str::FromStr;

use outflank_rules::{Bitboard, Color, Position, Setup, Square};

/// Corners that one player starts with (fact A16).
///
/// The corners belong to the weaker player. In the board game that is Black, who also moves first; on the
/// cartridge it is the right player, who may be White. Black moves first either way (fact A4): to give the first
/// move as a lesser handicap, give the black discs.
///
/// As text: a number of corners or their names, and the receiver if it is not Black.
///
/// ```
/// use outflank_play::Handicap;
/// use outflank_rules::Color;
///
/// let two: Handicap = "2".parse()?;
/// assert_eq!(two.corners().to_string(), "a1 h8");
///
/// let chosen: Handicap = "h1+a8:white".parse()?;
/// assert_eq!(chosen.receiver(), Color::White);
/// assert_eq!(chosen.to_string(), "h1+a8:white");
/// # Ok::<(), outflank_play::HandicapError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Handicap {
    corners: Bitboard,
    receiver: Color,
}

impl Handicap {
    /// No corners.
    pub const NONE: Handicap = Handicap {
        corners: Bitboard::EMPTY,
        receiver: Color::Black,
    };

    /// The default order of corners: a1, the opposite corner h8, then h1 and a8.
    pub const ORDER: [Square; 4] = [Square::A1, Square::H8, Square::H1, Square::A8];

    /// The first `count` corners of [`Handicap::ORDER`]; at most four.
    pub fn corners_in_order(count: u8, receiver: Color) -> Result<Handicap, HandicapError> {
        if count > 4 {
            return Err(HandicapError::TooMany(u32::from(count)));
        }
        let corners = Handicap::ORDER.into_iter().take(usize::from(count));
        Ok(Handicap {
            corners: corners.collect(),
            receiver,
        })
    }

    /// Chosen corners.
    pub fn chosen(corners: Bitboard, receiver: Color) -> Result<Handicap, HandicapError> {
        match (corners - Bitboard::CORNERS).first() {
            Some(square) => Err(HandicapError::NotACorner(square)),
            None => Ok(Handicap { corners, receiver }),
        }
    }

    /// The same corners for this player.
    #[must_use]
    pub const fn given_to(self, receiver: Color) -> Handicap {
        Handicap {
            corners: self.corners,
            receiver,
        }
    }

    /// Which corners are given.
    pub const fn corners(self) -> Bitboard {
        self.corners
    }

    /// How many.
    pub const fn count(self) -> u32 {
        self.corners.len()
    }

    /// Who gets them.
    pub const fn receiver(self) -> Color {
        self.receiver
    }

    /// The start of the game, Black to move.
    pub fn position(self) -> Position {
        let mut setup = Setup::from(Position::START);
        for corner in self.corners {
            setup.put(corner, Some(self.receiver));
        }
        Position::try_from(setup).unwrap_or(Position::START)
    }

    /// Whether these corners are the default ones for their number.
    fn is_in_order(self) -> bool {
        let in_order = Handicap::ORDER.into_iter().take(self.count() as usize);
        self.corners == in_order.collect()
    }
}

impl Default for Handicap {
    fn default() -> Handicap {
        Handicap::NONE
    }
}

/// `0` to `4`, or the corners' names: `a1+h1`; then `:white` if White gets them.
impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_in_order() {
            write!(f, "{}", self.count())?;
        } else {
            f.write_str(&self.corners.to_string().replace(' ', "+"))?;
        }
        match self.receiver {
            Color::Black => Ok(()),
            Color::White => f.write_str(":white"),
        }
    }
}

/// Reads `none`, `0` to `4` or `a1+h8`, then optionally `:black` or `:white`, ignoring case.
impl FromStr for Handicap {
    type Err = HandicapError;

    fn from_str(text: &str) -> Result<Handicap, HandicapError> {
        let text = text.trim();
        let (corners, receiver) = match text.split_once(':') {
            None => (text, Color::Black),
            Some((corners, name)) if name.eq_ignore_ascii_case("black") => (corners, Color::Black),
            Some((corners, name)) if name.eq_ignore_ascii_case("white") => (corners, Color::White),
            Some((_, name)) => return Err(HandicapError::UnknownReceiver(name.to_owned())),
        };
        if corners.eq_ignore_ascii_case("none") {
            return Handicap::corners_in_order(0, receiver);
        }
        if !corners.is_empty() && corners.bytes().all(|byte| byte.is_ascii_digit()) {
            let count = corners.parse::<u32>().unwrap_or(u32::MAX);
            return match u8::try_from(count) {
                Ok(count) => Handicap::corners_in_order(count, receiver),
                Err(_) => Err(HandicapError::TooMany(count)),
            };
        }
        let mut chosen = Bitboard::EMPTY;
        for name in corners.split(['+', ',']) {
            let square: Square = name
                .trim()
                .parse()
                .map_err(|_| HandicapError::Unknown(name.to_owned()))?;
            if chosen.contains(square) {
                return Err(HandicapError::Twice(square));
            }
            chosen |= square.into();
        }
        Handicap::chosen(chosen, receiver)
    }
}

/// Why a handicap is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandicapError {
    /// More than four corners.
    #[error("{0} corners: there are four")]
    TooMany(u32),
    /// The square is not a corner.
    #[error("{0} is not a corner")]
    NotACorner(Square),
    /// A corner is named twice.
    #[error("{0} is named twice")]
    Twice(Square),
    /// Neither a number nor a square.
    #[error("'{0}' is no handicap: expected 0 to 4, or corners such as a1+h8")]
    Unknown(String),
    /// Neither `black` nor `white` after the colon.
    #[error("'{0}' is no receiver: expected black or white")]
    UnknownReceiver(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_handicap_is_read_as_it_is_written() {
        for receiver in Color::ALL {
            for bits in 0..16u8 {
                let corners = (0..4).filter(|i| bits >> i & 1 != 0);
                let corners = corners.map(|i: usize| Square::CORNERS[i]).collect();
                let handicap = Handicap::chosen(corners, receiver).unwrap();
                assert_eq!(handicap.to_string().parse(), Ok(handicap), "{handicap}");
            }
        }
        assert_eq!("none".parse(), Ok(Handicap::NONE));
        assert_eq!("A1,H8:Black".parse::<Handicap>(), "2".parse());
    }

    #[test]
    fn what_is_no_handicap_is_refused_with_the_reason() {
        for (text, reason) in [
            ("5", HandicapError::TooMany(5)),
            ("300", HandicapError::TooMany(300)),
            ("a1+b1", HandicapError::NotACorner(Square::B1)),
            ("a1+a1", HandicapError::Twice(Square::A1)),
            ("a1+", HandicapError::Unknown(String::new())),
            ("", HandicapError::Unknown(String::new())),
            ("all", HandicapError::Unknown("all".to_owned())),
            ("2:red", HandicapError::UnknownReceiver("red".to_owned())),
        ] {
            assert_eq!(text.parse::<Handicap>(), Err(reason), "{text}");
        }
    }
}
