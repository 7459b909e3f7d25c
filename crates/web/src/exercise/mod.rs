//! A board that answers: what the pages of lessons and puzzles have in common.
//!
//! - [`LiveExercise`]: an exercise of [`outflank_app`] on the page: its timers, sounds, announcements, progress;
//! - [`ExerciseBoard`], [`AnswerBox`] and [`Tool`]: what one sees of it.

mod answer;
mod board;
mod live;
mod tool;

pub use answer::AnswerBox;
pub use board::ExerciseBoard;
pub use live::{LiveExercise, Shown};
pub use tool::Tool;
