use std::time::Duration;

use outflank_engine::{Goal, Level, Limits, SearchRequest};
use outflank_rules::Position;
use serde::{Deserialize, Serialize};

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// What is wanted.
    pub task: Task,
    /// It ends after this time in any case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub milliseconds: Option<u64>,
    /// Whether what earlier questions found may help. Then the answer depends on them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub remember: bool,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// The move that a player of a level makes.
    Choose {
        /// The level.
        level: Level,
        /// The same seed gives the same game.
        seed: u64,
    },
    /// The best moves and their values, as a player of a level sees them.
    Level {
        /// The level.
        level: Level,
        /// How many moves are wanted.
        lines: u8,
    },
    /// The best moves and their values at a depth.
    Depth {
        /// The depth.
        depth: u8,
        /// How many moves are wanted.
        lines: u8,
    },
    /// The exact scores of the best moves.
    Exact {
        /// How many moves are wanted.
        lines: u8,
    },
    /// As much as the time allows.
    Best {
        /// How many moves are wanted.
        lines: u8,
    },
}

impl Question {
    /// Asks something, without a time limit.
    pub fn new(position: Position, task: Task) -> Question {
        Question {
            position,
            task,
            milliseconds: None,
            remember: false,
        }
    }

    /// Asks for the move of a player of this level.
    pub fn choose(position: Position, level: Level, seed: u64) -> Question {
        Question::new(position, Task::Choose { level, seed })
    }

    /// The same question, which ends after this time.
    #[must_use]
    pub fn within(self, time: Duration) -> Question {
        Question {
            milliseconds: Some(time.as_millis() as u64),
            ..self
        }
    }

    /// The same question, which may build on what earlier ones found.
    #[must_use]
    pub fn remembering(self) -> Question {
        Question {
            remember: true,
            ..self
        }
    }

    /// The time limit.
    pub fn time(&self) -> Option<Duration> {
        self.milliseconds.map(Duration::from_millis)
    }

    /// What the engine is to search; a choice of a move has a way of its own.
    pub(crate) fn search_request(&self) -> Option<SearchRequest> {
        let (goal, lines) = match self.task {
            Task::Choose { .. } => return None,
            Task::Level { level, lines } => (Goal::Level(level), lines),
            Task::Depth { depth, lines } => (Goal::Depth(depth.into()), lines),
            Task::Exact { lines } => (Goal::Exact, lines),
            Task::Best { lines } => (Goal::Best, lines),
        };
        let limits = Limits {
            goal,
            time: self.time(),
            nodes: None,
        };
        Some(SearchRequest {
            position: self.position,
            limits,
            lines: usize::from(lines.clamp(1, 64)),
        })
    }

    /// Whether the answer must be the same everywhere, and is therefore found on one thread.
    pub(crate) fn is_repeatable(&self) -> bool {
        let by_depth = match self.task {
            Task::Choose { level, .. } | Task::Level { level, .. } => !level.is_timed(),
            Task::Depth { .. } => true,
            Task::Exact { .. } | Task::Best { .. } => false,
        };
        by_depth && self.milliseconds.is_none()
    }
}
