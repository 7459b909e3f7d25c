//! A board to try the settings on.

use leptos::prelude::*;
use outflank_rules::{Move, Square};
use outflank_text::Texts;

use super::beginning::beginning;
use crate::board::{Board, Discs};
use crate::components::sound::{Sound, use_sounds};
use crate::words::text;

/// The board: the user plays both sides, and a button resets it.
#[component]
pub fn Sample() -> impl IntoView {
    let sounds = use_sounds();
    let state = RwSignal::new(beginning());
    let position = Signal::derive(move || state.with(|(position, _)| *position));
    let numbers =
        Signal::derive(move || state.with(|(_, placed)| placed.iter().copied().zip(1..).collect()));
    let choose = move |square: Square| {
        let here = position.get_untracked();
        let Ok(after) = here.play(Move::Place(square)) else {
            sounds.play(Sound::Refuse);
            return;
        };
        sounds.play(Sound::Place {
            flips: here.flips(Move::Place(square)).len(),
        });
        state.update(|(position, placed)| {
            *position = after.after_forced_pass();
            placed.push(square);
        });
    };
    view! {
        <Board
            discs=Signal::derive(move || Discs::of(position.get()))
            targets=Signal::derive(move || position.get().legal_moves())
            last=Signal::derive(move || state.with(|(_, placed)| placed.last().copied()))
            numbers
            preview=move |square: Square| position.get_untracked().flips(Move::Place(square))
            spoken=Signal::derive(move || Some(position.get()))
            on_choose=choose
            label=text(Texts::settings_sample)
        />
        <div class="settings-try">
            <p class="note">{text(Texts::settings_try)}</p>
            <button
                type="button"
                aria-disabled=move || state.with(|state| *state == beginning()).then_some("true")
                on:click=move |_| state.set(beginning())
            >
                {text(Texts::settings_try_again)}
            </button>
        </div>
    }
}
