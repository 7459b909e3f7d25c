//! The collapsed choices: handicap, clock, series, tabletop play, names.

use leptos::prelude::*;
use outflank_app::new_game::{Field, GOALS, Way, kind_of_goal};
use outflank_play::{Counting, Goal, SeriesRules};
use outflank_text::Texts;

use super::clock::ClockFields;
use super::corners::Corners;
use super::form::Form;
use super::names::Names;
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
    // The names of two people stand above.
    let between_people = Memo::new(move |_| form.new_game.with(|all| all.way == Way::People));
    view! {
        <details class="setup-more" on:toggle=show>
            <summary>{text(Texts::play_more)}</summary>
            <Values form field=Field::Corners />
            <Corners form />
            <Values form field=Field::CornersTo inline=true />
            <Show when=form.has(Field::Clock)>
                <ClockFields form />
            </Show>
            <Series form />
            <Values form field=Field::ByHand />
            <Show when=move || !between_people.get()>
                <Names form />
            </Show>
        </details>
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
