//! The form for a new game.
//!
//! The common choices are visible; the rest is collapsed in `advanced`, with `clock` for the clock. `cartridge` has the
//! game numbers, `values` all other choices; `form` holds the state, including invalid input.

mod advanced;
mod cartridge;
mod clock;
mod form;
mod values;

use leptos::prelude::*;
use outflank_app::new_game::{Field, NewGame, Way};
use outflank_play::Level;
use outflank_text::Texts;

use super::focus_board;
use super::table::Play;
use crate::components::choice::{Range, field};
use crate::words::{text, use_words};
use advanced::Advanced;
use cartridge::GameNumber;
use form::Form;
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
            <Values form field=Field::Way inline=true />
            <Show when=form.has(Field::Number)>
                <GameNumber form />
            </Show>
            <Show when=form.has(Field::LeftLevel)>
                <LevelRange form left=true />
            </Show>
            <Show when=form.has(Field::Level)>
                <LevelRange form left=false />
            </Show>
            <Values form field=Field::Starter inline=true />
            <Advanced form />
            {(!button_first).then(button)}
        </form>
    }
}

/// A computer's level, described in words.
#[component]
fn LevelRange(form: Form, left: bool) -> impl IntoView {
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
    view! {
        <Range
            label
            least=1
            most=20
            value=Signal::derive(move || level.get().number().into())
            on_change=move |number| set(Level::new(number as u8).unwrap_or_default())
        />
        <p class="note level-feels">{text(move |texts| texts.level_feels(level.get().number()))}</p>
    }
}
