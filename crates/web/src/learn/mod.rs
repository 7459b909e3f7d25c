//! The course: rules and strategy on boards that answer. What it teaches is in [`outflank_learn::course`].
//!
//! - `#/learn`: all chapters (`overview`);
//! - `#/learn/stable`: a chapter, where it was left (`chapter`);
//! - `#/learn/stable/2`: one of its steps.

mod chapter;
mod overview;

use leptos::prelude::*;
use outflank_learn::course;

use crate::parts::notices::use_notices;
use crate::route::{Page, Route, use_route};
use crate::store::progress::KeptProgress;
use chapter::ChapterView;
use overview::Overview;

/// The page.
#[component]
pub fn LearnPage() -> impl IntoView {
    let route = use_route();
    let notices = use_notices();
    let progress = KeptProgress::open();
    let name = Memo::new(move |before: Option<&Option<String>>| {
        route.with(|route| match (before, route.page) {
            (_, Page::Learn) => route.rest.first().cloned(),
            // This page is about to go.
            (before, _) => before.cloned().flatten(),
        })
    });
    Effect::new(move |_| {
        if let Some(name) = name.get()
            && course::find(&name).is_none()
        {
            notices.refuse(move |t| t.lesson_no_chapter(&name));
        }
    });
    move || {
        let chapter = name.get().and_then(|name| course::find(&name));
        match chapter {
            Some(chapter) => view! { <ChapterView chapter progress /> }.into_any(),
            None => view! { <Overview progress /> }.into_any(),
        }
    }
}

/// The address of a step, counted from 0.
fn step_route(chapter: &str, index: usize) -> Route {
    Route::to(Page::Learn)
        .at(chapter)
        .at(&(index + 1).to_string())
}
