//! Puzzles: five classics and a stream of others, from [`outflank_learn::puzzle`].
//!
//! - `#/puzzles`: all of them (`overview`);
//! - `#/puzzles/puzzle1`: one to solve (`solve`).
//!
//! `stream` chooses the next one.

pub(crate) mod overview;
mod solve;
pub(crate) mod stream;

use leptos::prelude::*;
use outflank_learn::puzzle;
use outflank_text::Texts;

use crate::exercise::{WithPuzzles, use_named};
use crate::route::Page;
use crate::store::progress::KeptProgress;
use overview::Overview;
use solve::Solve;
use stream::Stream;

/// The page.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    view! { <WithPuzzles><Puzzles /></WithPuzzles> }
}

#[component]
fn Puzzles() -> impl IntoView {
    let stream = Stream::open(KeptProgress::open());
    let puzzle = use_named(Page::Puzzles, puzzle::find, Texts::puzzles_none_such);
    move || match puzzle() {
        Some(puzzle) => view! { <Solve puzzle stream /> }.into_any(),
        None => view! { <Overview stream /> }.into_any(),
    }
}
