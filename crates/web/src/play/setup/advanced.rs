//! What is folded away: handicap, clock, series, who flips.

use leptos::prelude::*;
use outflank_app::new_game::{BY_HAND, Field, NEXT};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Counting, Goal, Handicap, NextStarter, Seat, SeriesRules};
use outflank_text::Texts;

use super::clock::ClockFields;
use super::form::Form;
use crate::parts::choice::{Choice, Choices, Switch, part};
use crate::parts::fields::{Number, Select};
use crate::words::text;

#[component]
pub fn Advanced(form: Form) -> impl IntoView {
    // What unfolds below the edge of the panel would not be seen.
    let show = |event: web_sys::Event| {
        let details: web_sys::Element = event_target(&event);
        if details.has_attribute("open") {
            details.scroll_into_view();
        }
    };
    view! {
        <details class="setup-more" on:toggle=show>
            <summary>{text(Texts::play_more)}</summary>
            <Show when=form.has(Field::Corners)>
                <Corners form />
            </Show>
            <Show when=form.has(Field::Clock)>
                <ClockFields form />
            </Show>
            <Series form />
            <Show when=form.has(Field::ByHand)>
                <ByHand form />
            </Show>
        </details>
    }
}

#[component]
fn Corners(form: Form) -> impl IntoView {
    let (corners, give) = part(form.new_game, |all| &mut all.corners);
    let (chosen, on_choose) = part(form.new_game, |all| &mut all.corners_to);
    let in_order = |count| {
        let corners = Handicap::corners_in_order(count, Handicap::NONE.receiver());
        corners.unwrap_or_default()
    };
    let receivers = move || Seat::ALL.map(|seat| Choice::new(seat, move || form.who(seat)));
    view! {
        <Select
            label=Signal::derive(text(Texts::play_corners))
            choices=Choice::all(&[0, 1, 2, 3, 4], Texts::play_corners_count)
            chosen=Signal::derive(move || corners.get().count() as u8)
            on_choose=move |count| give(in_order(count))
        />
        <Show when=move || corners.get().count() != 0>
            <Choices
                label=Signal::derive(text(Texts::play_corners_to))
                choices=receivers().into()
                chosen
                on_choose
            />
        </Show>
    }
}

/// How many games, who starts the next one, and how they are counted.
#[component]
fn Series(form: Form) -> impl IntoView {
    const SINGLE: Goal = SeriesRules::SINGLE.goal();
    let kinds = [
        SINGLE,
        kind(Goal::Games(3)),
        kind(Goal::Points(1)),
        kind(Goal::Wins(1)),
    ];
    let is_single = move || form.goal.get() == SINGLE;
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
    let next = Signal::derive(move || form.new_game.with(|all| all.series.next()));
    let tournament = move || {
        form.new_game
            .with(|all| all.counting == Counting::Tournament)
    };
    view! {
        <Select
            label=Signal::derive(text(Texts::play_series))
            choices=Choice::all(&kinds, kind_name)
            chosen=Signal::derive(move || kind(form.goal.get()))
            on_choose=move |kind| form.set_goal(kind)
        />
        <Show when=move || !is_single()>
            <Number
                label=Signal::derive(text(Texts::play_series_number))
                value=Signal::derive(number)
                on_change=change
            />
        </Show>
        <Show when=form.has(Field::Next)>
            <Select
                label=Signal::derive(text(Texts::play_next))
                choices=Choice::all(&NEXT, next_name)
                chosen=next
                on_choose=move |next| form.new_game.update(|all| all.set_next(next))
            />
        </Show>
        <Switch
            label=Signal::derive(text(Texts::play_tournament))
            on=Signal::derive(tournament)
            on_switch=move |_| form.new_game.update(|all| all.turn(Field::Counting, true))
        />
    }
}

/// A goal of the same kind, to begin with.
const fn kind(goal: Goal) -> Goal {
    match goal {
        Goal::Games(1) => Goal::Games(1),
        Goal::Games(_) => Goal::Games(3),
        Goal::Points(_) => Goal::Points(100),
        Goal::Wins(_) => Goal::Wins(2),
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

fn next_name(texts: &Texts, next: NextStarter) -> String {
    match next {
        NextStarter::Alternating => texts.play_next_alternating(),
        NextStarter::Fixed => texts.play_next_fixed(),
        NextStarter::Loser => texts.play_next_loser(),
        NextStarter::WinnerChooses => texts.play_next_winner(),
    }
}

#[component]
fn ByHand(form: Form) -> impl IntoView {
    let (chosen, on_choose) = part(form.new_game, |all| &mut all.by_hand);
    let name = |texts: &Texts, by_hand| match by_hand {
        None => texts.play_hand_no(),
        Some(Vigilance::Warn) => texts.play_hand_warn(),
        Some(Vigilance::Review) => texts.play_hand_review(),
        Some(Vigilance::Silent) => texts.play_hand_silent(),
    };
    view! {
        <Select
            label=Signal::derive(text(Texts::play_hand))
            choices=Choice::all(&BY_HAND, name)
            chosen
            on_choose
        />
    }
}
