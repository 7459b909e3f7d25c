use std::time::Duration;

use outflank_rules::Position;

use crate::Level;

/// A question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchRequest {
    /// The position in question.
    pub position: Position,
    /// The goal, and when to stop.
    pub limits: Limits,
    /// How many of the best moves are wanted, each with its true value.
    pub lines: usize,
}

impl SearchRequest {
    /// Asks for the best move.
    pub fn new(position: Position, goal: Goal) -> SearchRequest {
        SearchRequest {
            position,
            limits: Limits {
                goal,
                time: None,
                nodes: None,
            },
            lines: 1,
        }
    }
}

/// When a search is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// The goal.
    pub goal: Goal,
    /// The time limit.
    pub time: Option<Duration>,
    /// The approximate node limit.
    pub nodes: Option<u64>,
}

/// The goal of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Goal {
    /// The static evaluation of every move.
    Static,
    /// The value at a depth; exact if the game ends before.
    Depth(u32),
    /// The search of a player of this level. It does not include a weak level's errors, which
    /// [`crate::Engine::choose`] adds.
    Level(Level),
    /// The exact score.
    Exact,
    /// As much as the limits allow, at most the exact score.
    Best,
}
