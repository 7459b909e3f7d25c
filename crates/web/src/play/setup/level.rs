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
    let step = move |(index, step): (usize, Level)| {
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
                {face(index)}
                <span aria-hidden="true">{number}</span>
            </button>
        }
    };
    view! {
        <div class="level">
            <div class="level-steps" role="group" aria-label=text(Texts::play_level_steps)>
                {STEPS.into_iter().enumerate().map(step).collect_view()}
            </div>
            <Range
                label
                least=1
                most=20
                value=Signal::derive(move || level.get().number().into())
                on_change=move |number| set(Level::new(number as u8).unwrap_or_default())
            />
            <p class="note level-feels">{text(move |texts| texts.level_feels(level.get().number()))}</p>
        </div>
    }
}

/// A disc with a face: the stronger, the sterner.
fn face(index: usize) -> impl IntoView {
    let mouth = [
        "M8 15c2 4 6 4 8 0",
        "M8 15.5c2 3 6 3 8 0",
        "M8.5 16c2 2 5 2 7 0",
        "M8.5 16.5h7",
        "M8.5 17c2-1 5-1 7 0",
        "M8.5 17.5c2-2 5-2 7 0",
        "M8 18c2-3 6-3 8 0",
    ];
    let brows = [
        "",
        "",
        "",
        "M7 8h3M14 8h3",
        "M7 7.5l3 1M17 7.5l-3 1",
        "M7 7l3 1.5M17 7l-3 1.5",
        "M6.5 6l4 2.5M17.5 6l-4 2.5",
    ];
    view! {
        <svg class="level-face" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10.5" />
            <path d="M9 10.5h.01M15 10.5h.01" class="eyes" />
            <path d=mouth[index] />
            <path d=brows[index] />
        </svg>
    }
}
