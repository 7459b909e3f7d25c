//! A clock beside the board.

use leptos::prelude::*;
use outflank_rules::Color;

use super::digits::{SHORT, face};
use super::table::Table;
use crate::words::use_words;

/// A player's clock; nothing in a game without one.
#[component]
pub fn ClockFace(table: Table, #[prop(into)] color: Signal<Color>) -> impl IntoView {
    let words = use_words();
    let left = Memo::new(move |_| table.time_left(color.get()));
    let runs = table.game(|game| game.clock().is_running().then(|| game.turn()));
    let has_clock = Memo::new(move |_| left.get().is_some());
    let shown = move || left.get().map(|left| face(&words.get(), left));
    let label = move || {
        let time = shown().unwrap_or_default();
        words.get().play_time_left(color.get(), &time)
    };
    let short = move || left.get().is_some_and(|left| left.showing() < SHORT);
    let running = move || runs.get() == Some(color.get());
    view! {
        <Show when=move || has_clock.get()>
            <span class="clock" role="timer" class:short=short class:running=running aria-label=label>
                {shown}
            </span>
        </Show>
    }
}
