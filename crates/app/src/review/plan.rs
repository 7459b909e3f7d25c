use std::time::Duration;

use outflank_engine::{Level, Question, Task};
use outflank_rules::Position;

/// How far a position is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// As far as a player of this level looks.
    Level(Level),
    /// As far as one gets in this time.
    Time(Duration),
    /// Until it is stopped or everything is proven.
    Endless,
}

/// How positions are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Search {
    /// How far.
    pub effort: Effort,
    /// How many moves get a value.
    pub lines: u8,
}

/// What is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The position at the cursor, always first.
    pub here: Option<Search>,
    /// Every position of the line, from its end: what is found there helps with what comes before.
    pub line: Option<Search>,
}

impl Search {
    /// The value of every move.
    pub const fn all_moves(effort: Effort) -> Search {
        // More than any position has.
        Search { effort, lines: 64 }
    }

    /// The value of the best move.
    pub const fn best_move(effort: Effort) -> Search {
        Search { effort, lines: 1 }
    }

    /// The same for one of many positions: none of them may take for ever.
    pub(super) const fn of_many(self) -> Search {
        match self.effort {
            Effort::Endless => Search {
                effort: Effort::Time(Duration::from_secs(5)),
                ..self
            },
            _ => self,
        }
    }

    /// The question about a position. It may build on earlier ones, which are about the same game.
    pub(super) const fn question(self, position: Position) -> Question {
        let lines = self.lines;
        let question = match self.effort {
            Effort::Level(level) => Question::new(position, Task::Level { level, lines }),
            Effort::Time(time) => Question::new(position, Task::Best { lines }).within(time),
            Effort::Endless => Question::new(position, Task::Best { lines }),
        };
        question.remembering()
    }
}
