use leptos::prelude::*;
use outflank_learn::puzzle;
use outflank_text::Texts;
use wasm_bindgen_futures::spawn_local;

use crate::components::notices::use_notices;
use crate::store::fetch_puzzles;

/// What needs the puzzles: shown once they are fetched, or could not be.
#[component]
pub fn WithPuzzles(
    /// What is shown.
    children: ChildrenFn,
) -> impl IntoView {
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
    view! { <Show when=move || is_there.get()>{children()}</Show> }
}
