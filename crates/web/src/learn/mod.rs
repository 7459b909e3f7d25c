//! The course on rules and strategy. Its content is in [`outflank_learn::course`].
//!
//! - `#/learn`: all chapters (`overview`);
//! - `#/learn/stable`: a chapter, where the learner left off (`chapter`);
//! - `#/learn/stable/2`: one of its steps.

mod chapter;
mod overview;

use leptos::prelude::*;
use outflank_learn::course;
use outflank_text::Texts;

use crate::exercise::use_named;
use crate::route::{Page, Route};
use crate::store::progress::KeptProgress;
use chapter::ChapterView;
use overview::Overview;

/// The page.
#[component]
pub fn LearnPage() -> impl IntoView {
    let progress = KeptProgress::open();
    let chapter = use_named(Page::Learn, course::find, Texts::lesson_no_chapter);
    move || match chapter() {
        Some(chapter) => view! { <ChapterView chapter progress /> }.into_any(),
        None => view! { <Overview progress /> }.into_any(),
    }
}

/// The address of a step, counted from 0.
fn step_route(chapter: &str, index: usize) -> Route {
    Route::to(Page::Learn)
        .at(chapter)
        .at(&(index + 1).to_string())
}
