//! Puzzles: five classics and a stream of others. What they are is in [`outflank_learn::puzzle`].
//!
//! - `#/puzzles`: all of them (`overview`);
//! - `#/puzzles/puzzle1`: one of them (`solve`).
//!
//! `stream` is where they come from.

mod overview;
mod solve;
mod stream;

use leptos::prelude::*;
use outflank_learn::puzzle;

use crate::parts::notices::use_notices;
use crate::route::{Page, use_route};
use crate::store::progress::KeptProgress;
use overview::Overview;
use solve::Solve;
use stream::Stream;

/// The page.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    let route = use_route();
    let notices = use_notices();
    let stream = Stream::open(KeptProgress::open());
    let name = Memo::new(move |before: Option<&Option<String>>| {
        route.with(|route| match (before, route.page) {
            (_, Page::Puzzles) => route.rest.first().cloned(),
            // This page is about to go.
            (before, _) => before.cloned().flatten(),
        })
    });
    Effect::new(move |_| {
        if let Some(name) = name.get()
            && puzzle::find(&name).is_none()
        {
            notices.refuse(move |t| t.puzzles_none_such(&name));
        }
    });
    move || {
        let puzzle = name.get().and_then(|name| puzzle::find(&name));
        match puzzle {
            Some(puzzle) => view! { <Solve puzzle stream /> }.into_any(),
            None => view! { <Overview stream /> }.into_any(),
        }
    }
}
