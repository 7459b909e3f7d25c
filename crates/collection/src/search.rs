//! Selecting games.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use outflank_rules::{Color, Move, Outcome, Position};
use serde::{Deserialize, Serialize};

/// A filter: games must match every field given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Search {
    /// Words of a player's name, of either colour; case and accents are ignored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Words of Black's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// Words of White's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// Words of the event's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The years.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub years: Option<Years>,
    /// A position of the game, up to symmetry. An opening is given by its final position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// The move made in that position, or one equivalent to it. Without a position it says nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Move>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

impl Search {
    /// Whether every game matches.
    pub fn is_empty(&self) -> bool {
        *self == Search::default()
    }

    /// The result as [`Numbers`](crate::Numbers) have it.
    pub fn wanted_result(&self) -> Option<i8> {
        Some(match self.result? {
            Outcome::Win(Color::Black) => 1,
            Outcome::Draw => 0,
            Outcome::Win(Color::White) => -1,
        })
    }
}

/// A year, or all from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Years {
    /// The first.
    pub first: u16,
    /// The last.
    pub last: u16,
}

impl Years {
    /// Whether a game's fact, the year plus one, is one of them.
    pub fn contain(self, fact: u32) -> bool {
        let year = fact.checked_sub(1);
        year.is_some_and(|year| (u32::from(self.first)..=u32::from(self.last)).contains(&year))
    }
}

impl From<RangeInclusive<u16>> for Years {
    fn from(years: RangeInclusive<u16>) -> Years {
        Years {
            first: *years.start(),
            last: *years.end(),
        }
    }
}

/// `1998` or `1990–1999`
impl fmt::Display for Years {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last {
            return write!(f, "{}", self.first);
        }
        write!(f, "{}–{}", self.first, self.last)
    }
}

/// The text is neither a year nor two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotYears;

/// `1998`, `1990-1999`; the last one is not before the first.
impl FromStr for Years {
    type Err = NotYears;

    fn from_str(text: &str) -> Result<Years, NotYears> {
        let year = |text: &str| text.trim().parse::<u16>().map_err(|_| NotYears);
        let (first, last) = text.split_once(['-', '–']).unwrap_or((text, text));
        let years = Years {
            first: year(first)?,
            last: year(last)?,
        };
        let sound = years.first <= years.last && years.last <= 9999;
        sound.then_some(years).ok_or(NotYears)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_are_one_or_two_in_order() {
        let years = |text: &str| text.parse::<Years>().ok().map(|it| (it.first, it.last));
        assert_eq!(years("1998"), Some((1998, 1998)));
        assert_eq!(years(" 1990 - 1999"), Some((1990, 1999)));
        assert_eq!(years("1990–1999"), Some((1990, 1999)));
        for wrong in ["", "1999-1990", "199x", "1990-", "70000"] {
            assert_eq!(years(wrong), None, "{wrong}");
        }
        let decade: Years = "1990-1999".parse().unwrap();
        assert!(decade.contain(1991) && decade.contain(2000));
        assert!(!decade.contain(0) && !decade.contain(1990) && !decade.contain(2001));
        assert_eq!(decade.to_string(), "1990–1999");
    }
}
