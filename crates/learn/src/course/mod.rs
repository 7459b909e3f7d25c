//! The course: rules and strategy, chapter by chapter, on interactive boards.
//!
//! - [`chapters`] lists the [`Chapter`]s; each has [`Step`]s, and each step a board and a [`Task`];
//! - [`Lesson`] is a chapter in progress: it takes an [`Answer`](crate::Answer) and gives
//!   [`Feedback`](crate::Feedback), computed from the board;
//! - [`Exam`] is the test at the end of a level ([`GRADES`]); [`worth`] has the values of moves.

mod boards;
mod check;
mod club;
mod edges;
mod endgame;
mod exam;
mod first;
mod lesson;
mod mobility;
mod openings;
mod rules;
mod sample;
mod step;
mod tempo;
pub mod worth;

use std::sync::LazyLock;

use outflank_rules::{Position, Square};

use crate::training::Drill;

pub use exam::{Exam, GRADES, Grade};
pub use lesson::{Lesson, Next};
pub use step::{Aim, Practice, Quantity, Step, Subject, Task};

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

impl Chapter {
    /// The name of the idea that a step of it ends with. Where squares are marked, things counted, a line is followed or a game
    /// is played, it is that of the chapter: its first one, or one of its own.
    pub fn idea(&self, step: &Step) -> Option<&'static str> {
        if step.has_idea() {
            return Some(step.text);
        }
        let shared = || self.steps.iter().find(|it| it.has_idea());
        (step.task != Task::Read && self.part.is_strategy())
            .then(|| shared().map_or(self.id, |it| it.text))
    }
}

/// The parts of the course: its levels, and an appendix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// How the game is played.
    Rules,
    /// Corners, and why discs do not count yet.
    First,
    /// Many moves for oneself, few for the opponent.
    Mobility,
    /// What edges are worth.
    Edges,
    /// One move more than the opponent.
    Tempo,
    /// The last squares.
    Endgame,
    /// The first moves.
    Openings,
    /// Whole games.
    Club,
    /// What comes with a real board, and with opponents.
    Appendix,
}

impl Part {
    /// All, in order.
    pub const ALL: [Part; 9] = [
        Part::Rules,
        Part::First,
        Part::Mobility,
        Part::Edges,
        Part::Tempo,
        Part::Endgame,
        Part::Openings,
        Part::Club,
        Part::Appendix,
    ];

    /// Whether it is about playing well.
    pub const fn is_strategy(self) -> bool {
        !matches!(self, Part::Rules | Part::Appendix)
    }

    /// Its chapters.
    pub fn chapters(self) -> impl Iterator<Item = &'static Chapter> {
        chapters().iter().filter(move |it| it.part == self)
    }
}

static CHAPTERS: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
    let mut chapters = rules::chapters();
    chapters.extend(first::chapters());
    chapters.extend(mobility::chapters());
    chapters.extend(edges::chapters());
    chapters.extend(tempo::chapters());
    chapters.extend(endgame::chapters());
    chapters.extend(openings::chapters());
    chapters.extend(club::chapters());
    chapters.extend(rules::appendix());
    chapters
});

/// The same task on all boards of a group, in the same words.
fn found(group: &'static str, task: impl Fn() -> Task) -> impl Iterator<Item = Step> {
    boards::group(group).map(move |it| {
        let step = Step::new(it.id, it.position, task()).told_as(group);
        Step {
            reasons: &it.reasons,
            ..step
        }
    })
}

/// Two moves to choose from, on several boards.
fn pairs(group: &'static str) -> impl Iterator<Item = Step> {
    boards::group(group).filter_map(move |it| {
        let [one, other] = it.pair?;
        let step = Step::new(it.id, it.position, Task::Play(Aim::Either(one, other)));
        Some(
            Step {
                reasons: &it.reasons,
                ..step
            }
            .highlight(one.bitboard() | other.bitboard())
            .told_as(group),
        )
    })
}

/// A minute against time, on what the chapter is about.
fn drill(id: &'static str, drill: Drill) -> Step {
    Step::new(id, Position::START, Task::Read)
        .sends_to(Practice::Drill(drill))
        .told_as("drill-minute")
}

/// A line to play along, written without passes.
fn follow(moves: &str, guesses: &'static [usize]) -> Task {
    Task::Follow {
        line: squares(moves).collect(),
        comments: &[],
        guesses,
    }
}

fn squares(moves: &str) -> impl Iterator<Item = Square> {
    let pair = move |at: usize| moves.get(2 * at..2 * at + 2)?.parse().ok();
    (0..).map_while(pair)
}

/// A chapter of a part.
const fn chapter(part: Part, id: &'static str, steps: Vec<Step>) -> Chapter {
    Chapter { id, part, steps }
}

/// All chapters, in teaching order.
pub fn chapters() -> &'static [Chapter] {
    &CHAPTERS
}

/// The chapter with this id.
pub fn find(id: &str) -> Option<&'static Chapter> {
    chapters().iter().find(|chapter| chapter.id == id)
}
