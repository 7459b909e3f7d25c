//! A clock beside the board.

use leptos::prelude::*;
use outflank_app::table::ClockFace as Face;
use outflank_rules::Color;

use super::table::Play;
use crate::words::use_words;

/// A player's clock, if the game has one.
#[component]
pub fn ClockFace(play: Play, #[prop(into)] color: Signal<Color>) -> impl IntoView {
    let words = use_words();
    let face = play.clock_face(color);
    let runs = play.game(|game| game.clock().is_running().then(|| game.turn()));
    let has_clock = Memo::new(move |_| face.get().is_some());
    let shown = move || face.get().map(|face| words.get().clock_face(face));
    let label = move || {
        let time = shown().unwrap_or_default();
        words.get().play_time_left(color.get(), &time)
    };
    let short = move || face.get().is_some_and(Face::is_short);
    let running = move || runs.get() == Some(color.get());
    view! {
        <Show when=move || has_clock.get()>
            <span class="clock" role="timer" class:short=short class:running=running aria-label=label>
                {shown}
            </span>
        </Show>
    }
}
