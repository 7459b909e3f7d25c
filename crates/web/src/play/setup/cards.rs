//! The kinds of games, each with a picture.

use leptos::prelude::*;
use outflank_app::new_game::Card;
use outflank_text::Texts;

use super::form::Form;
use crate::words::text;

/// One card for each kind of game.
#[component]
pub fn Cards(form: Form) -> impl IntoView {
    let new_game = form.new_game;
    let chosen = Memo::new(move |_| new_game.with(outflank_app::new_game::NewGame::card));
    let item = move |card: Card| {
        let choose = move |_| new_game.update(|all| all.choose(card));
        view! {
            <label class="choice card">
                <input type="radio" name="card" prop:checked=move || chosen.get() == card on:change=choose />
                <span>{picture(card)} {text(name(card))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices cards">
            <legend>{text(Texts::play_kind_of_game)}</legend>
            <div class="choices-items">{Card::ALL.map(item).collect_view()}</div>
        </fieldset>
    }
}

const fn name(card: Card) -> fn(&Texts) -> String {
    match card {
        Card::Computer => Texts::play_way_computer,
        Card::People => Texts::two_people,
        Card::Watch => Texts::play_way_watch,
        Card::Tabletop => Texts::play_card_tabletop,
        Card::Opening => Texts::play_card_opening,
        Card::Cartridge => Texts::cartridge,
    }
}

/// A small drawing: discs, and what sits on the other side of the board.
fn picture(card: Card) -> impl IntoView {
    let parts = match card {
        Card::Computer => view! { {disc(18, "black")} {chip(46)} }.into_any(),
        Card::People => view! { {disc(18, "black")} {disc(46, "white")} }.into_any(),
        Card::Watch => view! { {chip(18)} {chip(46)} }.into_any(),
        Card::Tabletop => view! {
            <path class="lines" d="M6 33h52M14 33v-4M27 33v-4M40 33v-4M53 33v-4" />
            {disc(18, "white")}
            <ellipse class="black" cx="46" cy="16" rx="4.5" ry="12" />
            <path class="white" d="M46 4a4.5 12 0 0 1 0 24" />
        }
        .into_any(),
        Card::Opening => view! {
            <path class="lines" d="M9 5h30v30H9zM24 5v30M9 20h30" />
            <circle class="white" cx="16.5" cy="12.5" r="5.5" />
            <circle class="black" cx="31.5" cy="12.5" r="5.5" />
            <circle class="black" cx="16.5" cy="27.5" r="5.5" />
            <circle class="white" cx="31.5" cy="27.5" r="5.5" />
            <path class="lines" d="M45 13h14v14H45z" />
            <path class="pips" d="M48.5 16.5h.01M52 20h.01M55.5 23.5h.01" />
        }
        .into_any(),
        Card::Cartridge => view! {
            <path class="lines" d="M14 34V8a3 3 0 0 1 3-3h30a3 3 0 0 1 3 3v26h-6v-4H20v4z" />
            <circle class="red" cx="26" cy="17" r="6" />
            <circle class="green" cx="38" cy="17" r="6" />
        }
        .into_any(),
    };
    view! { <svg class="picture" viewBox="0 0 64 40" aria-hidden="true">{parts}</svg> }
}

fn disc(x: u8, color: &'static str) -> impl IntoView {
    view! { <circle class=color cx=x cy="18" r="12" /> }
}

/// A computer: a chip with its legs.
fn chip(x: i16) -> impl IntoView {
    let legs = |y: i16| format!("M{} {y}v4M{x} {y}v4M{} {y}v4", x - 6, x + 6);
    view! {
        <rect class="lines" x=x - 11 y="8" width="22" height="22" rx="3" />
        <rect class="core" x=x - 5 y="14" width="10" height="10" rx="1.5" />
        <path class="lines" d=legs(3) />
        <path class="lines" d=legs(31) />
    }
}
