use core::fmt;
use core::ops::{Add, Neg, Sub};

use outflank_rules::Score;

/// An evaluation from the mover's point of view, in 1/128 of a disc.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Value(pub i16);

impl Value {
    /// The number of steps in a disc.
    pub const DISC: i16 = 128;
    /// A lost board: every disc the opponent's.
    pub const MIN: Value = Value(-64 * Value::DISC);
    /// A won board: every disc the mover's.
    pub const MAX: Value = Value(64 * Value::DISC);

    /// The value of a sum of weights, clamped to the possible range.
    #[inline]
    pub fn clamped(sum: i32) -> Value {
        Value(sum.clamp(Value::MIN.0.into(), Value::MAX.0.into()) as i16)
    }

    /// In discs.
    pub fn discs(self) -> f32 {
        f32::from(self.0) / f32::from(Value::DISC)
    }

    /// The nearest number of discs.
    pub fn rounded(self) -> Score {
        Score::new(self.discs().round() as i32).unwrap_or_default()
    }
}

impl From<Score> for Value {
    #[inline]
    fn from(score: Score) -> Value {
        Value(score.discs() as i16 * Value::DISC)
    }
}

impl Neg for Value {
    type Output = Value;
    #[inline]
    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl Add for Value {
    type Output = Value;
    #[inline]
    fn add(self, other: Value) -> Value {
        Value(self.0 + other.0)
    }
}

impl Sub for Value {
    type Output = Value;
    #[inline]
    fn sub(self, other: Value) -> Value {
        Value(self.0 - other.0)
    }
}

/// In discs with two decimals: `+3.25`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.2}", self.discs())
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
