use std::time::Duration;

use outflank_rules::Position;

use crate::Level;

/// A question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchRequest {
    /// The position the question is about.
    pub position: Position,
    /// What is wanted, and when to stop.
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

/// When a search has done enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// What is to be found out.
    pub goal: Goal,
    /// It ends after this time in any case,
    pub time: Option<Duration>,
    /// or after about this many nodes.
    pub nodes: Option<u64>,
}

/// What is to be found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Goal {
    /// The static evaluation of every move.
    Static,
    /// The value at a depth; exact where the game ends before.
    Depth(u32),
    /// What a player of this strength sees. Only the search: a weak level's mistakes are made by
    /// [`crate::Engine::choose`].
    Level(Level),
    /// The exact score.
    Exact,
    /// As much as the limits allow, to the exact score at the most.
    Best,
}
