//! How many games, who starts the next one, and how they are counted.

use leptos::prelude::*;
use outflank_text::Texts;

use super::read;
use crate::parts::choice::{Choice, Switch};
use crate::parts::fields::{Number, Select};
use crate::play::wishes::{NextWish, SeriesKind, Way, Wishes};
use crate::words::text;

#[component]
pub fn SeriesFields(wishes: RwSignal<Wishes>) -> impl IntoView {
    let kind = read(wishes, |all| all.series.kind);
    let kinds = vec![
        Choice::new(SeriesKind::Single, text(Texts::play_series_single)),
        Choice::new(SeriesKind::Games, text(Texts::play_series_games)),
        Choice::new(SeriesKind::Points, text(Texts::play_series_points)),
        Choice::new(SeriesKind::Wins, text(Texts::play_series_wins)),
    ];
    let next = move || {
        vec![
            Choice::new(NextWish::Alternating, text(Texts::play_next_alternating)),
            Choice::new(NextWish::Fixed, text(Texts::play_next_fixed)),
            Choice::new(NextWish::Loser, text(Texts::play_next_loser)),
            Choice::new(NextWish::Winner, text(Texts::play_next_winner)),
        ]
    };
    let choose = move |kind| {
        wishes.update(|all| {
            all.series.kind = kind;
            all.series.number = match kind {
                SeriesKind::Single | SeriesKind::Games => 3,
                SeriesKind::Points => 100,
                SeriesKind::Wins => 2,
            };
        });
    };
    view! {
        <Select
            label=Signal::derive(text(Texts::play_series))
            choices=kinds
            chosen=kind
            on_choose=choose
        />
        <Show when=move || kind.get() != SeriesKind::Single>
            <Number
                label=Signal::derive(text(Texts::play_series_number))
                value=read(wishes, |all| f64::from(all.series.number))
                on_change=move |number| wishes.update(|all| all.series.number = number as u16)
            />
        </Show>
        <Show when=move || wishes.with(|all| all.way != Way::Cartridge)>
            <Select
                label=Signal::derive(text(Texts::play_next))
                choices=next()
                chosen=read(wishes, |all| all.series.next)
                on_choose=move |next| wishes.update(|all| all.series.next = next)
            />
        </Show>
        <Switch
            label=Signal::derive(text(Texts::play_tournament))
            on=read(wishes, |all| all.tournament)
            on_switch=move |on| wishes.update(|all| all.tournament = on)
        />
    }
}
