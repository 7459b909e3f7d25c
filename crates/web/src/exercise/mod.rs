//! Interactive exercises: shared by lessons and puzzles.
//!
//! - [`LiveExercise`]: an exercise of [`outflank_app`] with its timers, sounds, announcements and progress;
//! - [`ExerciseBoard`], [`ExerciseSide`], [`AnswerBox`] and [`Tool`]: its views;
//! - [`Card`] and [`ProgressBar`]: for overviews of exercises;
//! - [`WithPuzzles`]: what has to wait for the puzzles.

mod answer;
mod board;
mod fetched;
mod live;
mod number;
mod overview;
mod reasons;
mod side;
mod tool;

pub use answer::{AnswerBox, AnswerCard};
pub use board::ExerciseBoard;
pub use fetched::WithPuzzles;
pub use live::{ExerciseView, LiveExercise};
pub use overview::{Card, ProgressBar};
pub use side::ExerciseSide;
pub use tool::Tool;

use leptos::prelude::*;
use outflank_text::Texts;

use crate::components::notices::use_notices;
use crate::route::{Page, use_route};

/// What the address names after the page, if anything. Unknown names are refused with a notice.
pub fn use_named<T>(
    page: Page,
    find: fn(&str) -> Option<&'static T>,
    none_such: fn(&Texts, &str) -> String,
) -> impl Fn() -> Option<&'static T> {
    let (route, notices) = (use_route(), use_notices());
    let name = Memo::new(move |before: Option<&Option<String>>| {
        route.with(|route| match before {
            // The user is leaving this page.
            Some(before) if route.page != page => before.clone(),
            _ => route.rest.first().cloned(),
        })
    });
    Effect::new(move |_| {
        if let Some(name) = name.get().filter(|name| find(name).is_none()) {
            notices.refuse(move |t| none_such(t, &name));
        }
    });
    move || find(&name.get()?)
}
