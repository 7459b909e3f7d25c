use std::fmt;
use std::time::Duration;

use outflank_eval::Value;
use outflank_rules::{Move, Score};

/// How reliable a value is.
///
/// Later kinds are more reliable: a value replaces another of the same move only if its kind is not
/// lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Kind {
    /// The static evaluation of the position after the move.
    Static,
    /// From a search to this depth.
    Midgame {
        /// The number of plies.
        depth: u32,
        /// The confidence of its selective cuts, in per cent.
        percent: u8,
    },
    /// From the opening book, whose values come from searches to this depth.
    Book {
        /// The number of plies beyond the end of the book.
        depth: u32,
    },
    /// From a search to the end of the game with selective cuts.
    Selective {
        /// Its confidence, in per cent.
        percent: u8,
    },
    /// Proven.
    Exact,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Static => f.write_str("static"),
            Kind::Midgame {
                depth,
                percent: 100,
            } => write!(f, "depth {depth}"),
            Kind::Midgame { depth, percent } => write!(f, "depth {depth}@{percent}%"),
            Kind::Book { .. } => f.write_str("book"),
            Kind::Selective { percent } => write!(f, "selective@{percent}%"),
            Kind::Exact => f.write_str("exact"),
        }
    }
}

/// A move with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveScore {
    /// The move.
    pub mv: Move,
    /// Its value for the side that makes it.
    pub value: Value,
    /// The kind of value.
    pub kind: Kind,
    /// The expected line, beginning with the move.
    pub line: Vec<Move>,
}

impl MoveScore {
    /// The score in discs, if it is proven.
    pub fn exact(&self) -> Option<Score> {
        (self.kind == Kind::Exact).then(|| self.value.rounded())
    }
}

/// Which weights a search used. Values by different weights are not the same numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Origin {
    /// Tells the weights from others.
    pub weights: u32,
    /// Whether they are the smaller ones that a browser downloads.
    pub reduced: bool,
}

/// The results of a search so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Report {
    /// The lines requested, best first. Empty only if the game is over.
    pub lines: Vec<MoveScore>,
    /// Boards visited.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
    /// Which weights were used.
    pub origin: Origin,
}

impl Report {
    /// The best move.
    pub fn best(&self) -> Option<&MoveScore> {
        self.lines.first()
    }
}
