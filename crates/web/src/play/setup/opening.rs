//! The opening a game begins with: drawn by lot, or chosen by its name.

use leptos::prelude::*;
use outflank_app::new_game::{Beginning, Card, NewGame, Way};
use outflank_record::openings::Opening;
use outflank_text::Texts;

use super::form::Form;
use crate::components::choice::{Choice, Choices};
use crate::words::{text, use_words};

/// Between whom it is played, where the card leaves that open.
#[component]
pub fn Opponents(form: Form) -> impl IntoView {
    let new_game = form.new_game;
    let card = Memo::new(move |_| new_game.with(NewGame::card));
    let way_name = |texts: &Texts, way: Way| match way {
        Way::Computer => texts.play_way_computer(),
        Way::People | Way::Cartridge => texts.two_people(),
        Way::Computers => texts.play_way_watch(),
    };
    let choices = move || {
        let ways = card.get().ways();
        (!ways.is_empty()).then(|| {
            view! {
                <Choices
                    label=text(Texts::who_plays)
                    choices=Choice::all(ways, way_name)
                    chosen=Signal::derive(move || new_game.with(|all| all.way))
                    on_choose=move |way| new_game.update(|all| all.way = way)
                />
            }
        })
    };
    view! { {choices} }
}

/// The choice of the opening, on its card.
#[component]
pub fn OpeningField(form: Form) -> impl IntoView {
    let new_game = form.new_game;
    let is_shown = Memo::new(move |_| new_game.with(|all| all.card() == Card::Opening));
    let by_lot = Memo::new(move |_| new_game.with(|all| all.beginning == Beginning::Xot));
    let kind_name = |texts: &Texts, by_lot: bool| {
        if by_lot {
            texts.play_xot_lot()
        } else {
            texts.play_opening_named()
        }
    };
    let choose = move |by_lot: bool| {
        let first = Opening::all().iter().find(|it| it.id == "tiger");
        new_game.update(|all| {
            all.beginning = match first.filter(|_| !by_lot) {
                Some(opening) => Beginning::Opening(*opening),
                None => Beginning::Xot,
            };
        });
        form.opening.set(None);
    };
    view! {
        <Show when=move || is_shown.get()>
            <Choices
                label=text(Texts::explorer_opening)
                choices=Choice::all(&[true, false], kind_name)
                chosen=by_lot
                on_choose=choose
            />
            <Show
                when=move || !by_lot.get()
                fallback=|| view! { <p class="note">{text(Texts::play_xot_note)}</p> }
            >
                <Named form />
            </Show>
        </Show>
    }
}

/// A name that is typed, with those that fit to choose from.
#[component]
fn Named(form: Form) -> impl IntoView {
    let words = use_words();
    let new_game = form.new_game;
    let typed = move || match form.opening.get() {
        Some(typed) => typed,
        None => new_game.with(|all| words.get().describe(&all.beginning)),
    };
    let change = move |event| {
        let typed = event_target_value(&event);
        form.set_opening(typed, &words.now());
    };
    let names = text(|texts| {
        let openings = texts.openings_like("");
        let name = |it: &Opening| view! { <option value=texts.describe(it)></option> };
        openings.iter().map(name).collect_view()
    });
    let moves = text(move |texts| {
        let Beginning::Opening(opening) = new_game.with(|all| all.beginning) else {
            return None;
        };
        Some(texts.play_opening_moves(&texts.describe(&opening), opening.moves))
    });
    view! {
        <label class="field">
            <span>{text(Texts::play_opening_name)}</span>
            <input type="search" class="opening-name" list="openings" autocomplete="off" maxlength="60" prop:value=typed on:input=change />
        </label>
        <datalist id="openings">{names}</datalist>
        <p class="note opening-moves">{moves}</p>
    }
}
