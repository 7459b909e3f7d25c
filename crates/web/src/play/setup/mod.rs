//! The form for a new game.
//!
//! `cards` has the kinds of games. What belongs to one of them follows: `level`, `opening`, `cartridge` with the game
//! numbers, `names`. The rest is collapsed in `advanced`, with `clock` for the clock and `corners` for a handicap;
//! `values` has all choices from a list. `form` holds the state, including invalid input.

mod advanced;
mod cards;
mod cartridge;
mod clock;
mod corners;
mod form;
mod level;
mod names;
mod opening;
mod values;

use leptos::prelude::*;
use outflank_app::new_game::{Field, Way};
use outflank_text::Texts;

use super::table::Play;
use crate::board::focus_board;
use crate::words::{text, use_words};
use advanced::Advanced;
use cards::Cards;
use cartridge::GameNumber;
use form::Form;
use level::LevelField;
use names::Names;
use opening::{OpeningField, Opponents};
use values::Values;

/// All choices, and the button that starts the game.
#[component]
pub fn SetupForm(
    play: Play,
    /// Whether the button comes first: the defaults suit most people.
    #[prop(optional)]
    button_first: bool,
    /// Called once the game has begun.
    #[prop(into)]
    on_begun: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let form = Form::new(play.new_game());
    let problem = Memo::new(move |_| form.problem(&words.get()));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if problem.get_untracked().is_none() {
            focus_board();
            play.play_chosen();
            on_begun.run(());
        }
    };
    let between_people = Memo::new(move |_| form.new_game.with(|all| all.way == Way::People));
    let button = move || {
        view! {
            <p class="setup-error" role="alert">{problem}</p>
            <button type="submit" class="primary large" disabled=move || problem.get().is_some()>
                {text(Texts::play)}
            </button>
        }
    };
    view! {
        <form class="setup" novalidate on:submit=submit>
            {button_first.then(button)}
            <Cards form />
            <Opponents form />
            <OpeningField form />
            <Show when=form.has(Field::Number)>
                <GameNumber form />
                <Values form field=Field::First inline=true />
            </Show>
            <Show when=form.has(Field::LeftLevel)>
                <LevelField form left=true />
            </Show>
            <Show when=form.has(Field::Level)>
                <LevelField form left=false />
            </Show>
            <Values form field=Field::Starter inline=true />
            <Show when=move || between_people.get()>
                <Names form />
            </Show>
            <Advanced form />
            {(!button_first).then(button)}
        </form>
    }
}
