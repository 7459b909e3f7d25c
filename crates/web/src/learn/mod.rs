//! The course: rules and strategy on boards that answer.

use leptos::prelude::*;
use outflank_text::Texts;

use crate::words::text;

/// The page.
#[component]
pub fn LearnPage() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{text(Texts::nav_learn)}</h1>
            <p>{text(Texts::not_there_yet)}</p>
        </section>
    }
}
