use std::ops::ControlFlow;
use std::time::Duration;

use outflank_rules::{Move, Position};

use crate::{Engine, Goal, Level, Limits, Report, SearchRequest};

/// A question about a position: what front ends ask, wherever the engine runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// What is wanted.
    pub task: Task,
    /// The search ends after this time in any case.
    pub time: Option<Duration>,
    /// Whether earlier searches may help. The answer then depends on them.
    pub remember: bool,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Task {
    /// The move that a player of a level makes.
    Choose {
        /// The level.
        level: Level,
        /// The same seed gives the same game.
        seed: u64,
    },
    /// The best moves and their values at a depth.
    Depth {
        /// The depth.
        depth: u8,
        /// How many moves.
        lines: u8,
    },
    /// The exact scores of the best moves.
    Exact {
        /// How many moves.
        lines: u8,
    },
    /// What every move is worth, whoever asks: see [`Engine::judge`].
    Judge {
        /// How far to look.
        level: Level,
    },
    /// As much as the time allows.
    Best {
        /// How many moves.
        lines: u8,
    },
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Answer {
    /// The move that a player of the level makes, where that was asked; none if the game is over.
    pub chosen: Option<Move>,
    /// What was found.
    pub report: Report,
}

impl Answer {
    /// The move to play: the chosen one, or else the best one found.
    pub fn mv(&self) -> Option<Move> {
        self.chosen
            .or_else(|| self.report.best().map(|best| best.mv))
    }
}

impl Question {
    /// Asks something, without a time limit.
    pub const fn new(position: Position, task: Task) -> Question {
        Question {
            position,
            task,
            time: None,
            remember: false,
        }
    }

    /// Asks for the move of a player of this level.
    pub const fn choose(position: Position, level: Level, seed: u64) -> Question {
        Question::new(position, Task::Choose { level, seed })
    }

    /// The same question with a time limit.
    #[must_use]
    pub const fn within(self, time: Duration) -> Question {
        Question {
            time: Some(time),
            ..self
        }
    }

    /// The same question, which may build on earlier searches.
    #[must_use]
    pub const fn remembering(self) -> Question {
        Question {
            remember: true,
            ..self
        }
    }

    /// Whether the answer must be the same everywhere, and is therefore found on one thread.
    pub fn is_repeatable(&self) -> bool {
        let by_depth = match self.task {
            Task::Choose { level, .. } => !level.is_timed(),
            Task::Depth { .. } | Task::Judge { .. } => true,
            Task::Exact { .. } | Task::Best { .. } => false,
        };
        by_depth && self.time.is_none()
    }

    /// Whether an opening book may answer it.
    pub fn may_use_book(&self) -> bool {
        match self.task {
            Task::Choose { level, .. } => level.knows_openings(),
            Task::Judge { .. } => true,
            _ => false,
        }
    }

    fn search_request(&self, goal: Goal, lines: u8) -> SearchRequest {
        SearchRequest {
            position: self.position,
            limits: Limits {
                goal,
                time: self.time,
                nodes: None,
            },
            lines: usize::from(lines.clamp(1, 64)),
        }
    }
}

impl Engine {
    /// Answers a question. `stop` is asked often whether to stop; `sink` sees what was found after every stage and may
    /// stop the search too.
    pub fn answer(
        &mut self,
        question: &Question,
        stop: &(dyn Fn() -> bool + Sync),
        sink: impl FnMut(&Report) -> ControlFlow<()>,
    ) -> Answer {
        if !question.remember {
            self.clear();
        }
        let request = match question.task {
            Task::Choose { level, seed } => {
                let (position, time) = (question.position, question.time);
                let found = self.choose_showing(position, level, time, seed, stop, sink);
                return found.map_or_else(Answer::default, |(mv, report)| Answer {
                    chosen: Some(mv),
                    report,
                });
            }
            Task::Judge { level } => {
                let (position, time) = (question.position, question.time);
                return Answer {
                    chosen: None,
                    report: self.judge(position, level, time, stop, sink),
                };
            }
            Task::Depth { depth, lines } => {
                question.search_request(Goal::Depth(depth.into()), lines)
            }
            Task::Exact { lines } => question.search_request(Goal::Exact, lines),
            Task::Best { lines } => question.search_request(Goal::Best, lines),
        };
        Answer {
            chosen: None,
            report: self.search(&request, stop, sink),
        }
    }
}
