use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::Manner;
use outflank_search::Confidence;
use outflank_search::root::{Stage, exact_plan};

/// The engine's playing strength: 1 (a child can win) to 20 (the best it can do in a few seconds a move), then
/// 21 to 60 as a fixed depth, however long it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct Level(u8);

/// The parameters of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strength {
    /// The search depth in plies.
    pub depth: u32,
    /// The number of empty squares from which it plays perfectly.
    pub exact: u32,
    /// The random error of its evaluation of a move, in discs.
    pub error: f32,
    /// What it likes beside that.
    pub manner: Manner,
    /// The time for a move, if time rather than depth ends its search.
    pub time: Option<Duration>,
}

impl Level {
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// The strongest level for people.
    pub const STRONGEST: Level = Level(20);
    /// The deepest.
    pub const MAX: Level = Level(60);

    /// A level by its number.
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= 60 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether time rather than depth ends its search.
    pub fn is_timed(self) -> bool {
        self.strength().time.is_some()
    }

    /// Whether it plays from an opening book: a weakened level does not.
    pub fn knows_openings(self) -> bool {
        self.strength().error == 0.0
    }

    /// What it likes, beside what moves are worth.
    pub fn manner(self) -> Manner {
        self.strength().manner
    }

    /// From how many empty squares on it plays perfectly.
    pub fn perfect_from(self) -> u32 {
        self.strength().exact
    }

    /// The level that looks about as far, and always equally far.
    pub(crate) const fn without_time(self) -> Level {
        match self.0 {
            19 | 20 => Level(22),
            _ => self,
        }
    }

    pub(crate) fn strength(self) -> Strength {
        let by_depth = |depth, exact, error| Strength {
            depth,
            exact,
            error,
            manner: Manner::Plain,
            time: None,
        };
        let weakened = |depth, exact, error, manner| Strength {
            manner,
            ..by_depth(depth, exact, error)
        };
        match self.0 {
            1 => by_depth(1, 0, 14.0),
            2 => weakened(1, 0, 9.0, Manner::Greedy),
            3 => weakened(1, 0, 6.0, Manner::Corners),
            4 => weakened(1, 4, 3.0, Manner::Edges),
            5 => weakened(2, 6, 3.0, Manner::Cautious),
            6 => weakened(2, 8, 2.0, Manner::Quiet),
            7 => weakened(3, 8, 1.2, Manner::Blocking),
            8 => by_depth(4, 10, 0.5),
            9 => by_depth(5, 10, 0.0),
            10 => by_depth(6, 12, 0.0),
            11 => by_depth(7, 14, 0.0),
            12 => by_depth(8, 16, 0.0),
            13 => by_depth(10, 18, 0.0),
            14 => by_depth(12, 20, 0.0),
            15 => by_depth(14, 20, 0.0),
            16 => by_depth(16, 22, 0.0),
            17 => by_depth(18, 22, 0.0),
            18 => by_depth(20, 24, 0.0),
            19 => Strength {
                time: Some(Duration::from_millis(1500)),
                ..by_depth(60, 24, 0.0)
            },
            20 => Strength {
                time: Some(Duration::from_secs(4)),
                ..by_depth(60, 26, 0.0)
            },
            depth => by_depth(depth.into(), u32::from(depth).min(30), 0.0),
        }
    }

    /// The thinking time for a move without a clock, if time rather than depth ends its search.
    pub fn thinking_time(self) -> Option<Duration> {
        self.strength().time
    }

    /// The stages of its search of a position.
    pub(crate) fn plan(self, empties: u32) -> Box<dyn Iterator<Item = Stage>> {
        let Strength { depth, exact, .. } = self.strength();
        if empties <= exact {
            Box::new(exact_plan(empties))
        } else {
            depth_plan(depth, empties)
        }
    }
}

/// Iterative deepening to a depth, or to the end of the game if that comes first.
pub(crate) fn depth_plan(depth: u32, empties: u32) -> Box<dyn Iterator<Item = Stage>> {
    let confidence = Confidence(0);
    let midgame = move |most| (1..=most).map(move |depth| Stage::Midgame { depth, confidence });
    if depth < empties {
        return Box::new(midgame(depth));
    }
    let levels = (0..=Confidence::FULL.0).map(|level| Stage::Endgame {
        confidence: Confidence(level),
    });
    Box::new(midgame((empties * 2 / 3).min(empties.saturating_sub(1))).chain(levels))
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a level: expected a number from 1 to 60")]
pub struct NotALevel;

impl TryFrom<u8> for Level {
    type Error = NotALevel;

    fn try_from(number: u8) -> Result<Level, NotALevel> {
        Level::new(number).ok_or(NotALevel)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Level, NotALevel> {
        text.parse().ok().and_then(Level::new).ok_or(NotALevel)
    }
}
