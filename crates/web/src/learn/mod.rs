//! The course on rules and strategy. Its content is in [`outflank_learn::course`].
//!
//! - `#/learn`: all chapters, by level (`overview`);
//! - `#/learn/stable`: a chapter, where the learner left off (`chapter`);
//! - `#/learn/stable/2`: one of its steps;
//! - `#/learn/test-edges`: the test at the end of a level (`test`).

pub(crate) mod chapter;
mod overview;
pub(crate) mod test;

use std::sync::LazyLock;

use leptos::prelude::*;
use outflank_learn::course::{self, Chapter, GRADES, Grade};
use outflank_text::Texts;

use crate::exercise::use_named;
use crate::route::{Page, Route};
use crate::store::progress::KeptProgress;
use chapter::ChapterView;
use overview::Overview;
use test::TestView;

/// What an address of the course names.
#[derive(Clone, Copy)]
enum Place {
    Chapter(&'static Chapter),
    Test(&'static Grade),
}

static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let chapters = course::chapters().iter().map(Place::Chapter);
    chapters.chain(GRADES.iter().map(Place::Test)).collect()
});

fn find(name: &str) -> Option<&'static Place> {
    PLACES.iter().find(|place| match place {
        Place::Chapter(chapter) => chapter.id == name,
        Place::Test(grade) => name.strip_prefix("test-") == Some(grade.id),
    })
}

/// The page.
#[component]
pub fn LearnPage() -> impl IntoView {
    let progress = KeptProgress::open();
    let place = use_named(Page::Learn, find, Texts::lesson_no_chapter);
    move || match place() {
        Some(Place::Chapter(chapter)) => view! { <ChapterView chapter progress /> }.into_any(),
        Some(Place::Test(grade)) => view! { <TestView grade progress /> }.into_any(),
        None => view! { <Overview progress /> }.into_any(),
    }
}

/// The address of a test.
fn test_route(grade: &Grade) -> Route {
    Route::to(Page::Learn).at(&format!("test-{}", grade.id))
}

/// The address of a step, counted from 0.
fn step_route(chapter: &str, index: usize) -> Route {
    Route::to(Page::Learn)
        .at(chapter)
        .at(&(index + 1).to_string())
}
