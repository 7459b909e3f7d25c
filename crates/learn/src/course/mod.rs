//! The course: rules and strategy, chapter by chapter, on interactive boards.
//!
//! - [`chapters`] lists the [`Chapter`]s; each has [`Step`]s, and each step a board and a [`Task`];
//! - [`Lesson`] is a chapter in progress: it takes an [`Answer`](crate::Answer) and gives
//!   [`Feedback`](crate::Feedback), computed from the board;
//! - [`Exam`] is the test at the end of a level ([`GRADES`]); [`worth`] has the values of moves.

mod boards;
mod check;
mod exam;
mod lesson;
mod rules;
mod sample;
mod step;
mod strategy;
pub mod worth;

use std::sync::LazyLock;

pub use exam::{Exam, GRADES, Grade};
pub use lesson::{Lesson, Next};
pub use step::{Aim, Quantity, Step, Subject, Task};

/// Several steps on one topic.
#[derive(Debug)]
pub struct Chapter {
    /// Its id, the key to its texts and its progress.
    pub id: &'static str,
    /// The part it belongs to.
    pub part: Part,
    /// Its steps, at least one.
    pub steps: Vec<Step>,
}

/// The parts of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// How the game is played.
    Rules,
    /// How it is played well.
    Strategy,
    /// What comes with a real board, and with opponents.
    Appendix,
}

impl Part {
    /// All, in order.
    pub const ALL: [Part; 3] = [Part::Rules, Part::Strategy, Part::Appendix];
}

static CHAPTERS: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
    let mut chapters = rules::chapters();
    chapters.extend(strategy::chapters());
    chapters.push(sample::chapter());
    chapters.extend(rules::appendix());
    chapters
});

/// All chapters, in teaching order.
pub fn chapters() -> &'static [Chapter] {
    &CHAPTERS
}

/// The chapter with this id.
pub fn find(id: &str) -> Option<&'static Chapter> {
    chapters().iter().find(|chapter| chapter.id == id)
}
