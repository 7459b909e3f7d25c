//! Puzzles.

use leptos::prelude::*;
use outflank_text::Texts;

use crate::words::text;

/// The page.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{text(Texts::nav_puzzles)}</h1>
            <p>{text(Texts::not_there_yet)}</p>
        </section>
    }
}
