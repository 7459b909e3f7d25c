//! A board on which what was chosen can be tried.

use leptos::prelude::*;
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position, Square};
use outflank_text::Texts;

use crate::board::{Board, Discs};
use crate::parts::sound::{Sound, use_sounds};
use crate::words::text;

/// A position with discs of both colours, the moves that led to it, and some to make.
const MOVES: &str = "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6";

fn beginning() -> (Position, Option<Square>) {
    let game: Transcript = MOVES.parse().expect("the sample is a game");
    let last = game.moves().last().and_then(|mv| mv.square());
    (game.end(), last)
}

/// The board. Both sides can be played; it begins anew with a button.
#[component]
pub fn Sample() -> impl IntoView {
    let sounds = use_sounds();
    let state = RwSignal::new(beginning());
    let position = Signal::derive(move || state.get().0);
    let choose = move |square: Square| {
        let here = position.get_untracked();
        let Ok(after) = here.play(Move::Place(square)) else {
            sounds.play(Sound::Refuse);
            return;
        };
        sounds.play(Sound::Place {
            flips: here.flips(Move::Place(square)).len(),
        });
        let after = if after.must_pass() {
            after.play(Move::Pass).unwrap_or(after)
        } else {
            after
        };
        state.set((after, Some(square)));
    };
    view! {
        <Board
            discs=Signal::derive(move || Discs::of(position.get()))
            targets=Signal::derive(move || position.get().legal_moves())
            last=Signal::derive(move || state.get().1)
            preview=move |square: Square| position.get_untracked().flips(Move::Place(square))
            on_choose=choose
            label=Signal::derive(text(Texts::settings_sample))
        />
        <div class="settings-try">
            <p class="note">{text(Texts::settings_try)}</p>
            <button
                type="button"
                disabled=move || state.get() == beginning()
                on:click=move |_| state.set(beginning())
            >
                {text(Texts::settings_try_again)}
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_has_moves_to_make() {
        assert!(!beginning().0.is_over());
    }
}
