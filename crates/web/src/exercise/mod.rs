//! A board that answers: what the pages of lessons and puzzles have in common.
//!
//! - [`LiveExercise`]: an exercise of [`outflank_app`] on the page: its timers, sounds, announcements, progress;
//! - [`ExerciseBoard`], [`AnswerBox`] and [`Tool`]: what one sees of it;
//! - [`Card`] and [`ProgressBar`]: what an overview of exercises shows.

mod answer;
mod board;
mod live;
mod overview;
mod tool;

pub use answer::AnswerBox;
pub use board::ExerciseBoard;
pub use live::{LiveExercise, Shown};
pub use overview::{Card, ProgressBar};
pub use tool::Tool;

use leptos::prelude::*;
use outflank_text::Texts;

use crate::parts::notices::use_notices;
use crate::route::{Page, use_route};

/// The name in the address of a page; one of nothing is refused.
pub fn named(
    page: Page,
    exists: fn(&str) -> bool,
    none_such: fn(&Texts, &str) -> String,
) -> Memo<Option<String>> {
    let (route, notices) = (use_route(), use_notices());
    let name = Memo::new(move |before: Option<&Option<String>>| {
        route.with(|route| match before {
            // This page is about to go.
            Some(before) if route.page != page => before.clone(),
            _ => route.rest.first().cloned(),
        })
    });
    Effect::new(move |_| {
        if let Some(name) = name.get().filter(|name| !exists(name)) {
            notices.refuse(move |t| none_such(t, &name));
        }
    });
    name
}
