//! The course: rules and strategy, chapter by chapter, on interactive boards.
//!
//! - [`chapters`] lists the [`Chapter`]s; each has [`Step`]s, and each step a board and a [`Task`];
//! - [`Lesson`] is a chapter in progress: it takes an [`Answer`](crate::Answer) and gives
//!   [`Feedback`](crate::Feedback), computed from the board.

mod check;
mod lesson;
mod rules;
mod sample;
mod step;
mod strategy;

use std::sync::LazyLock;

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
}

impl Part {
    /// Both, in order.
    pub const ALL: [Part; 2] = [Part::Rules, Part::Strategy];
}

static CHAPTERS: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
    let mut chapters = rules::chapters();
    chapters.push(sample::chapter());
    chapters.extend(strategy::chapters());
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
