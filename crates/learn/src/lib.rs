//! Learning the game: a course of rules and strategy, and puzzles, as pure state machines.
//!
//! The nouns:
//!
//! - [`course`]: chapters of steps on real boards, and the [`Lesson`](course::Lesson) that takes answers;
//! - [`challenge`]: a goal on the board against the best defence;
//! - [`solved`]: endings that are solved beforehand;
//! - [`puzzle`]: the puzzles, an [`Attempt`](puzzle::Attempt) at one, and which comes next;
//! - [`Progress`]: what a learner has done so far, saved as text;
//! - [`training`]: what to repeat, how strong a learner is, what to do today;
//! - [`insight`]: facts about a position: lines, stable discs, corners won by force, regions;
//! - [`Answer`] and [`Feedback`]: the learner's answer and the response; [`Remark`]: one sentence of it.
//!
//! Feedback is computed from the position, so that every try gets a true answer. The words are in
//! `outflank-text`. Nothing here reads a clock or a file, and everything is fast enough to call while a page
//! waits.

#![forbid(unsafe_code)]

pub mod challenge;
pub mod course;
mod feedback;
pub mod insight;
mod progress;
pub mod puzzle;
mod refusal;
mod remark;
pub mod solved;
mod solver;
pub mod training;

pub use feedback::{Answer, Feedback, Hint, Verdict};
pub use progress::{Deed, Loaded, Progress, ProgressError};
pub use remark::{AnswerKind, Remark};
pub use solver::Solver;
