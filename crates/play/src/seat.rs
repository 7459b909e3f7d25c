use core::fmt;
use core::ops::Not;

use outflank_rules::Color;
use serde::{Deserialize, Serialize};

/// One of the two players at the board, whichever colour they have in this game.
///
/// In a series the colours swap; the seats do not. Left and right are the cartridge's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The left player.
    Left,
    /// The right player.
    Right,
}

impl Seat {
    /// Both seats, the left one first.
    pub const ALL: [Seat; 2] = [Seat::Left, Seat::Right];

    /// 0 for left, 1 for right: an array index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of this seat when `black` has the black discs.
    pub fn color(self, black: Seat) -> Color {
        if self == black {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The seat with this colour when `black` has the black discs.
    pub fn with_color(color: Color, black: Seat) -> Seat {
        match color {
            Color::Black => black,
            Color::White => !black,
        }
    }
}

/// The other seat.
impl Not for Seat {
    type Output = Seat;

    fn not(self) -> Seat {
        match self {
            Seat::Left => Seat::Right,
            Seat::Right => Seat::Left,
        }
    }
}

/// `left` or `right`, as saves write it.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Seat::Left => "left",
            Seat::Right => "right",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_colours_lead_back_to_each_other() {
        for black in Seat::ALL {
            assert_eq!(Seat::with_color(Color::Black, black), black);
            for seat in Seat::ALL {
                assert_eq!(Seat::with_color(seat.color(black), black), seat);
                assert_ne!(seat.color(black), (!seat).color(black));
            }
        }
    }
}
