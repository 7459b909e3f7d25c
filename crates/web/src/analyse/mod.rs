//! Games and positions, move by move.

use leptos::prelude::*;
use outflank_text::Texts;

use crate::words::text;

/// The page.
#[component]
pub fn AnalysePage() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{text(Texts::nav_analyse)}</h1>
            <p>{text(Texts::not_there_yet)}</p>
        </section>
    }
}
