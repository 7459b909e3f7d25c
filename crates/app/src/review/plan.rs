use std::time::Duration;

use outflank_engine::{Level, Question, Task};
use outflank_rules::Position;

use crate::figures::SURVEY_LEVEL;

/// How far hints and analyses look unless told otherwise: fourteen plies, and exact scores from 20 empty squares on.
pub const USUAL: Level = Level::new(15).unwrap();

/// How far a position is searched. All moves get a value, and the same one whoever asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// As far as a player of this level looks.
    Level(Level),
    /// As far as one gets in this time.
    Time(Duration),
    /// Until it is stopped or everything is proven.
    Endless,
}

/// What is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The position at the cursor, always first.
    pub here: Option<Effort>,
    /// Every position of the line, from its end.
    pub line: Option<Effort>,
    /// Whether the whole line is glanced at before that, so that there is something to see within seconds.
    pub glance: bool,
    /// Whether the position at the cursor is glanced at if nothing is known of it: its moves are listed somewhere.
    pub explored: bool,
}

/// How far a glance looks.
pub(super) const GLANCE: Effort = Effort::Level(SURVEY_LEVEL);

impl Effort {
    /// The same for one of many positions: none of them may take for ever.
    pub(super) const fn of_many(self) -> Effort {
        match self {
            Effort::Endless => Effort::Time(Duration::from_secs(5)),
            _ => self,
        }
    }

    /// The question about a position.
    pub(super) fn question(self, position: Position) -> Question {
        let judge = |level| Question::new(position, Task::Judge { level });
        match self {
            Effort::Level(level) => judge(level),
            Effort::Time(time) => judge(Level::MAX).within(time),
            Effort::Endless => judge(Level::MAX),
        }
    }
}
