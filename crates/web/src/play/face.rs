//! A clock beside the board.

use leptos::prelude::*;
use outflank_app::table::ClockFace as Face;
use outflank_rules::Color;

use crate::words::use_words;

/// A player's clock, if there is one.
#[component]
pub fn ClockFace(
    /// Whose it is.
    #[prop(into)]
    color: Signal<Color>,
    /// What it shows.
    #[prop(into)]
    face: Signal<Option<Face>>,
    /// Whether it runs.
    #[prop(into)]
    running: Signal<bool>,
) -> impl IntoView {
    let words = use_words();
    let has_clock = Memo::new(move |_| face.get().is_some());
    let shown = move || face.get().map(|face| words.get().clock_face(face));
    let label = move || {
        let time = shown().unwrap_or_default();
        words.get().play_time_left(color.get(), &time)
    };
    let short = move || face.get().is_some_and(Face::is_short);
    view! {
        <Show when=move || has_clock.get()>
            <span class="clock" role="timer" class:short=short class:running=running aria-label=label>
                {shown}
            </span>
        </Show>
    }
}
