//! A computer's level: a row of faces, a slider for the levels between them, and a sentence about it.

use leptos::prelude::*;
use outflank_app::new_game::{NewGame, STEPS, Way};
use outflank_play::Level;
use outflank_text::Texts;

use super::form::Form;
use crate::components::choice::{Range, field};
use crate::words::text;

#[component]
pub fn LevelField(form: Form, left: bool) -> impl IntoView {
    let of: fn(&mut NewGame) -> &mut Level = if left {
        |all| &mut all.left_level
    } else {
        |all| &mut all.level
    };
    let (level, set) = field(form.new_game, of);
    let label = text(move |texts| match form.new_game.with(|all| all.way) {
        Way::Computers if left => texts.play_level_left(),
        Way::Computers => texts.play_level_right(),
        _ => texts.play_level(),
    });
    let step = move |step: Level| {
        let number = step.number();
        let is_chosen = move || level.get() == step;
        view! {
            <button
                type="button"
                class="level-step"
                aria-pressed=move || is_chosen().to_string()
                aria-label=text(move |texts| texts.play_level_step(number))
                on:click=move |_| set(step)
            >
                {face(number)}
                <span aria-hidden="true">{number}</span>
            </button>
        }
    };
    view! {
        <div class="level">
            <div class="level-steps" role="group" aria-label=text(Texts::play_level_steps)>
                {STEPS.into_iter().map(step).collect_view()}
            </div>
            <Range
                label
                least=1
                most=20
                value=Signal::derive(move || level.get().number().into())
                on_change=move |number| set(Level::new(number as u8).unwrap_or_default())
            />
            <p class="note level-feels">
                {move || face(level.get().number())}
                <span>{text(move |texts| texts.level_feels(level.get().number()))}</span>
            </p>
        </div>
    }
}

/// What the first levels wear: a whim, a full mouth, a corner, an edge, glasses, a finger on the lips, a bar, a monocle, a book,
/// six dots.
const WORN: [&str; 10] = [
    "M10 4c1-3 4-3 4 0",
    "M9 16a3 2.5 0 0 0 6 0z",
    "M3 3h6M3 3v6",
    "M1.5 1.5v21",
    "M6.5 10.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12.5 10.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
    "M12 14v6",
    "M5 13h14",
    "M12.5 10.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M17 13l1 6",
    "M6 19l6 2l6-2v-3l-6 2l-6-2z",
    "M7 4h.01M10 3h.01M14 3h.01M17 4h.01M9 6h.01M15 6h.01",
];

/// A disc with a face: the stronger, the sterner; the first ten wear what they are known for.
fn face(level: u8) -> impl IntoView {
    let mouth = match level {
        ..=2 => "M8 15c2 4 6 4 8 0",
        3..=5 => "M8 15.5c2 3 6 3 8 0",
        6..=8 => "M8.5 16c2 2 5 2 7 0",
        9..=11 => "M8.5 16.5h7",
        12..=14 => "M8.5 17c2-1 5-1 7 0",
        15..=17 => "M8.5 17.5c2-2 5-2 7 0",
        _ => "M8 18c2-3 6-3 8 0",
    };
    let brows = match level {
        ..=8 => "",
        9..=11 => "M7 8h3M14 8h3",
        12..=14 => "M7 7.5l3 1M17 7.5l-3 1",
        15..=17 => "M7 7l3 1.5M17 7l-3 1.5",
        _ => "M6.5 6l4 2.5M17.5 6l-4 2.5",
    };
    let worn = WORN.get(usize::from(level).wrapping_sub(1)).copied();
    view! {
        <svg class="level-face" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10.5" />
            <path d="M9 10.5h.01M15 10.5h.01" class="eyes" />
            <path d=mouth />
            <path d=brows />
            <path d=worn class="worn" />
        </svg>
    }
}
