use core::fmt;
use core::ops::Neg;

use crate::Color;

/// A difference in discs, from −64 to +64; positive favours the side it belongs to.
///
/// Which side that is, and whether empty squares count, depends on the function that returns it.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i8);

impl Score {
    /// Every disc lost.
    pub const MIN: Score = Score(-64);
    /// A draw.
    pub const DRAW: Score = Score(0);
    /// Every disc won.
    pub const MAX: Score = Score(64);

    /// A score from a number of discs, if it is between −64 and +64.
    pub const fn new(discs: i32) -> Option<Score> {
        if -64 <= discs && discs <= 64 {
            Some(Score(discs as i8))
        } else {
            None
        }
    }

    /// For counts from a board, which are always in range.
    #[inline]
    pub(crate) const fn from_counts(mine: u32, yours: u32) -> Score {
        Score((mine as i32 - yours as i32) as i8)
    }

    /// The number of discs.
    #[inline]
    pub const fn discs(self) -> i32 {
        self.0 as i32
    }
}

impl Neg for Score {
    type Output = Score;
    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// With its sign: `+4`, `-12`, `+0`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Outcome {
    /// This colour has more discs.
    Win(Color),
    /// Both have the same number.
    Draw,
}

impl Outcome {
    /// The outcome for a score from Black's point of view.
    pub const fn of_black_score(score: Score) -> Outcome {
        match score.0 {
            1.. => Outcome::Win(Color::Black),
            0 => Outcome::Draw,
            _ => Outcome::Win(Color::White),
        }
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        }
    }
}
