//! The game numbers of the console cartridge (facts D1 to D7).

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use outflank_rules::Color;
use serde::{Deserialize, Serialize};

use crate::clock::{ClockRules, TimeControl};
use crate::{DiscCount, Handicap, Seat};

/// One of the cartridge's thirty game numbers: two digits, left and right.
///
/// ```
/// use outflank_play::Seat;
/// use outflank_play::cartridge::{Opponents, Variation};
///
/// let variation: Variation = "73".parse()?;
/// assert_eq!(variation.opponents(), Opponents::ComputerStarts);
/// assert_eq!(variation.starter(), Seat::Right);
/// assert_eq!(variation.extra_discs(), 2);
/// assert_eq!(variation.move_limit().unwrap().as_secs(), 15);
/// # Ok::<(), outflank_play::cartridge::VariationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variation {
    left: u8,
    right: u8,
}

/// Who plays, by the right digit (fact D1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponents {
    /// 1: two people; the left one starts.
    TwoPeople,
    /// 2: a person on the left against the computer on the right; the person starts.
    PersonStarts,
    /// 3: the same, but the computer starts.
    ComputerStarts,
}

impl Variation {
    /// The time for a move in the timed variations (fact D3).
    pub const MOVE_LIMIT: Duration = Duration::from_secs(15);

    /// The variation with these digits: left 0 to 9, right 1 to 3.
    pub const fn new(left: u8, right: u8) -> Result<Variation, VariationError> {
        if left > 9 {
            Err(VariationError::LeftOutOfRange(left))
        } else if right == 0 || right > 3 {
            Err(VariationError::RightOutOfRange(right))
        } else {
            Ok(Variation { left, right })
        }
    }

    /// All thirty, in the order 01, 02, 03, 11 … 93.
    pub fn all() -> impl Iterator<Item = Variation> {
        (0..=9).flat_map(|left| (1..=3).map(move |right| Variation { left, right }))
    }

    /// The left digit: set-up and timer.
    pub const fn left_digit(self) -> u8 {
        self.left
    }

    /// The right digit: who plays and who starts.
    pub const fn right_digit(self) -> u8 {
        self.right
    }

    /// Who plays.
    pub const fn opponents(self) -> Opponents {
        match self.right {
            1 => Opponents::TwoPeople,
            2 => Opponents::PersonStarts,
            _ => Opponents::ComputerStarts,
        }
    }

    /// Whether the computer has this seat; it can only have the right one.
    pub fn is_computer(self, seat: Seat) -> bool {
        seat == Seat::Right && self.opponents() != Opponents::TwoPeople
    }

    /// Who starts, and so plays Black (facts D1 and A4).
    pub const fn starter(self) -> Seat {
        match self.opponents() {
            Opponents::TwoPeople | Opponents::PersonStarts => Seat::Left,
            Opponents::ComputerStarts => Seat::Right,
        }
    }

    /// The colour of a seat.
    pub fn color(self, seat: Seat) -> Color {
        seat.color(self.starter())
    }

    /// How many extra discs the right player has, on corners (fact D2).
    pub const fn extra_discs(self) -> u8 {
        self.left % 5
    }

    /// The extra discs as a handicap in the right player's colour.
    pub fn handicap(self) -> Handicap {
        match self.extra_discs() {
            0 => Handicap::NONE,
            count => {
                Handicap::corners_in_order(count, self.color(Seat::Right)).unwrap_or(Handicap::NONE)
            }
        }
    }

    /// The time limit for each move, in a timed variation (fact D3).
    pub const fn move_limit(self) -> Option<Duration> {
        if self.left >= 5 {
            Some(Variation::MOVE_LIMIT)
        } else {
            None
        }
    }

    /// The timer as a clock: when it runs out, the computer moves for the player.
    pub fn clock(self) -> ClockRules {
        self.move_limit().map_or(ClockRules::NONE, |limit| {
            ClockRules::new(TimeControl::PerMove { limit }).unwrap_or(ClockRules::NONE)
        })
    }
}

/// The two digits: `01`, `73`.
impl fmt::Display for Variation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.left, self.right)
    }
}

/// Reads exactly two digits.
impl FromStr for Variation {
    type Err = VariationError;

    fn from_str(text: &str) -> Result<Variation, VariationError> {
        let text = text.trim();
        let mut letters = text.chars();
        let (Some(left), Some(right), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(VariationError::NotTwoDigits(text.to_owned()));
        };
        let digit = |letter: char, seat| match letter {
            '0'..='9' => Ok(letter as u8 - b'0'),
            _ => Err(VariationError::NotADigit { seat, letter }),
        };
        Variation::new(digit(left, Seat::Left)?, digit(right, Seat::Right)?)
    }
}

/// Why a text is not a game number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariationError {
    /// There are fewer or more than two characters.
    #[error("'{0}' is no game number: expected two digits")]
    NotTwoDigits(String),
    /// One of the two is not a digit.
    #[error("the {seat} character '{letter}' is no digit")]
    NotADigit {
        /// The left one or the right one.
        seat: Seat,
        /// The character found.
        letter: char,
    },
    /// The left number is not 0 to 9.
    #[error("the left digit is {0}: expected 0 to 9")]
    LeftOutOfRange(u8),
    /// The right digit is not 1, 2 or 3.
    #[error("the right digit is {0}: expected 1, 2 or 3")]
    RightOutOfRange(u8),
}

/// The two numbers above the board (fact D4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoreboard {
    /// The left player's discs.
    pub left: u8,
    /// The right player's discs.
    pub right: u8,
    /// The player to move, whose score blinks; nobody once the game is over.
    pub blinking: Option<Seat>,
}

impl Scoreboard {
    /// The scores when seat `black` has the black discs and `turn` is to move.
    pub fn new(discs: DiscCount, black: Seat, turn: Option<Color>) -> Scoreboard {
        Scoreboard {
            left: discs.get(Seat::Left.color(black)),
            right: discs.get(Seat::Right.color(black)),
            blinking: turn.map(|color| Seat::with_color(color, black)),
        }
    }

    /// The score of a seat.
    pub const fn of(self, seat: Seat) -> u8 {
        match seat {
            Seat::Left => self.left,
            Seat::Right => self.right,
        }
    }
}

/// The look of the cartridge's discs: red on one side, green on the other (fact D7). Either may be the side of whoever
/// starts (fact D8); it stands for black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// Black's side, unless green starts.
    #[default]
    Red,
    /// White's side, unless green starts.
    Green,
}

impl Face {
    /// The side that shows for a colour.
    pub const fn of(color: Color) -> Face {
        match color {
            Color::Black => Face::Red,
            Color::White => Face::Green,
        }
    }

    /// A mark that tells the sides apart without colour.
    pub const fn mark(self) -> char {
        match self {
            Face::Red => '◆',
            Face::Green => '●',
        }
    }
}
