//! The collapsed choices: handicap, clock, series, tabletop play, names.

use leptos::prelude::*;
use outflank_app::new_game::{Field, GOALS, kind_of_goal};
use outflank_play::{Counting, GameInfo, Goal, Seat, SeriesRules};
use outflank_text::Texts;

use super::clock::ClockFields;
use super::form::Form;
use super::values::Values;
use crate::components::choice::{Choice, Choices, Number, Switch};
use crate::words::text;

#[component]
pub fn Advanced(form: Form) -> impl IntoView {
    // Scrolls expanded content into view.
    let show = |event: web_sys::Event| {
        let details: web_sys::Element = event_target(&event);
        if details.has_attribute("open") {
            details.scroll_into_view();
        }
    };
    view! {
        <details class="setup-more" on:toggle=show>
            <summary>{text(Texts::play_more)}</summary>
            <Values form field=Field::Corners />
            <Values form field=Field::CornersTo inline=true />
            <Show when=form.has(Field::Clock)>
                <ClockFields form />
            </Show>
            <Series form />
            <Values form field=Field::ByHand />
            {Seat::ALL.map(|seat| view! { <Name form seat /> }).collect_view()}
        </details>
    }
}

/// A person's name.
#[component]
fn Name(form: Form, seat: Seat) -> impl IntoView {
    let is_person = Memo::new(move |_| form.new_game.with(|all| all.is_person(seat)));
    let label = text(move |texts| texts.play_own_name(form.new_game.with(|all| all.who(seat))));
    let name = move || {
        let name = form.new_game.with(|all| all.names[seat.index()].clone());
        name.unwrap_or_default()
    };
    let change = move |event| {
        let name = event_target_value(&event);
        form.new_game.update(|all| all.set_name(seat, &name));
    };
    view! {
        <Show when=move || is_person.get()>
            <label class="field">
                <span>{label}</span>
                <input type="text" autocomplete="off" maxlength=GameInfo::LONGEST_NAME prop:value=name on:change=change />
            </label>
        </Show>
    }
}

/// How many games, who starts the next one, how they are scored.
#[component]
fn Series(form: Form) -> impl IntoView {
    let is_single = move || form.goal.get() == SeriesRules::SINGLE.goal();
    let number = move || match form.goal.get() {
        Goal::Games(number) | Goal::Points(number) | Goal::Wins(number) => number.into(),
    };
    let change = move |number: f64| {
        form.set_goal(match form.goal.get_untracked() {
            Goal::Games(_) => Goal::Games(number as u16),
            Goal::Points(_) => Goal::Points(number as u16),
            Goal::Wins(_) => Goal::Wins(number as u16),
        });
    };
    let tournament = move || {
        form.new_game
            .with(|all| all.counting == Counting::Tournament)
    };
    view! {
        <Choices
            list=true
            label=text(Texts::play_series)
            choices=Choice::all(&GOALS, kind_name)
            chosen=Signal::derive(move || kind_of_goal(form.goal.get()))
            on_choose=move |kind| form.set_goal(kind)
        />
        <Show when=move || !is_single()>
            <Number
                label=text(Texts::play_series_number)
                value=Signal::derive(number)
                on_change=change
            />
        </Show>
        <Values form field=Field::Next />
        <Switch
            label=text(Texts::play_tournament)
            on=Signal::derive(tournament)
            on_switch=move |_| form.new_game.update(|all| all.turn(Field::Counting, true))
        />
        <Values form field=Field::Resignation />
    }
}

fn kind_name(texts: &Texts, kind: Goal) -> String {
    match kind {
        Goal::Games(1) => texts.play_series_single(),
        Goal::Games(_) => texts.play_series_games(),
        Goal::Points(_) => texts.play_series_points(),
        Goal::Wins(_) => texts.play_series_wins(),
    }
}
