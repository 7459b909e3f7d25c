//! The games that this browser keeps.

use leptos::prelude::*;
use outflank_text::Texts;

use crate::words::text;

/// The page.
#[component]
pub fn GamesPage() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{text(Texts::nav_games)}</h1>
            <p>{text(Texts::not_there_yet)}</p>
        </section>
    }
}
