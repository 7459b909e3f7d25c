//! Puzzles: five classics and a stream of others, from [`outflank_learn::puzzle`].
//!
//! - `#/puzzles`: all of them (`overview`);
//! - `#/puzzles/puzzle1`: one to solve (`solve`).
//!
//! `stream` chooses the next one.

mod overview;
mod solve;
mod stream;

use leptos::prelude::*;
use outflank_learn::puzzle;
use outflank_text::Texts;
use wasm_bindgen_futures::spawn_local;

use crate::components::notices::use_notices;
use crate::exercise::use_named;
use crate::route::Page;
use crate::store::fetch_puzzles;
use crate::store::progress::KeptProgress;
use overview::Overview;
use solve::Solve;
use stream::Stream;

/// The page. The puzzles are fetched first.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    let notices = use_notices();
    let is_there = RwSignal::new(!puzzle::made().is_empty());
    if !is_there.get_untracked() {
        spawn_local(async move {
            if !fetch_puzzles().await {
                notices.warn(Texts::puzzles_not_fetched);
            }
            // Somebody may have left by now; without the others there are the classics.
            let _ = is_there.try_set(true);
        });
    }
    view! {
        <Show when=move || is_there.get()>
            <Puzzles />
        </Show>
    }
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
