//! The clock: a few that are usual, or one's own.

use leptos::prelude::*;
use outflank_text::Texts;

use super::read;
use super::usual::{USUAL, preset, usual};
use crate::parts::choice::Choice;
use crate::parts::fields::{Number, Select};
use crate::play::wishes::{ClockKind, ClockWish, FlagWish, Wishes};
use crate::words::{Words, text, use_words};

#[component]
pub fn ClockFields(wishes: RwSignal<Wishes>) -> impl IntoView {
    let words = use_words();
    let clock = read(wishes, |all| all.clock);
    let own = RwSignal::new(preset(clock.get_untracked()).is_none());
    let presets = USUAL
        .into_iter()
        .map(|usual| Choice::new(Some(usual), move || in_words(words, usual)))
        .chain([Choice::new(None, text(Texts::play_clock_own))])
        .collect();
    let chosen = Signal::derive(move || preset(clock.get()).filter(|_| !own.get()));
    let choose = move |preset: Option<ClockWish>| {
        own.set(preset.is_none());
        wishes.update(|all| match preset {
            Some(usual) => all.clock = usual,
            None if all.clock.kind == ClockKind::None => all.clock = USUAL[4],
            None => {}
        });
    };
    view! {
        <Select
            label=Signal::derive(text(Texts::clock))
            choices=presets
            chosen
            on_choose=choose
        />
        <Show when=move || own.get()>
            <OwnClock wishes />
        </Show>
        <Show when=move || clock.get().kind != ClockKind::None>
            <Flag wishes />
        </Show>
    }
}

fn in_words(words: Words, clock: ClockWish) -> String {
    let texts = words.get();
    let minutes = (clock.main / 60).to_string();
    match clock.kind {
        ClockKind::None => texts.play_clock_none(),
        ClockKind::Move => texts.play_clock_move(clock.seconds),
        ClockKind::Game => texts.play_clock_game(&minutes),
        ClockKind::Increment => texts.play_clock_increment(&minutes, clock.seconds),
        ClockKind::Periods => texts.play_clock_periods(&minutes, clock.periods, clock.seconds),
    }
}

#[component]
fn OwnClock(wishes: RwSignal<Wishes>) -> impl IntoView {
    let words = use_words();
    let clock = read(wishes, |all| all.clock);
    let change = move |change: &dyn Fn(&mut ClockWish)| {
        wishes.update(|all| change(&mut all.clock));
    };
    let kinds = vec![
        Choice::new(ClockKind::Move, text(Texts::play_kind_move)),
        Choice::new(ClockKind::Game, text(Texts::play_kind_game)),
        Choice::new(ClockKind::Increment, text(Texts::play_kind_increment)),
        Choice::new(ClockKind::Periods, text(Texts::play_kind_periods)),
    ];
    let kind = Signal::derive(move || clock.get().kind);
    let seconds = move || {
        let texts = words.get();
        match kind.get() {
            ClockKind::Increment => texts.play_seconds_more(),
            ClockKind::Periods => texts.play_seconds_period(),
            _ => texts.play_seconds_move(),
        }
    };
    view! {
        <Select
            label=Signal::derive(text(Texts::play_kind))
            choices=kinds
            chosen=kind
            on_choose=move |kind| change(&|clock| *clock = usual(kind, clock.main, clock.seconds, clock.periods))
        />
        <div class="fields">
            <Show when=move || kind.get() != ClockKind::Move>
                <Number
                    label=Signal::derive(text(Texts::play_minutes))
                    value=Signal::derive(move || f64::from(clock.get().main) / 60.0)
                    step=0.5
                    on_change=move |minutes| change(&|clock| clock.main = (minutes * 60.0).round() as u32)
                />
            </Show>
            <Show when=move || kind.get() == ClockKind::Periods>
                <Number
                    label=Signal::derive(text(Texts::play_periods))
                    value=Signal::derive(move || f64::from(clock.get().periods))
                    on_change=move |periods| change(&|clock| clock.periods = periods as u8)
                />
            </Show>
            <Show when=move || kind.get() != ClockKind::Game>
                <Number
                    label=Signal::derive(seconds)
                    value=Signal::derive(move || f64::from(clock.get().seconds))
                    on_change=move |seconds| change(&|clock| clock.seconds = seconds as u32)
                />
            </Show>
        </div>
    }
}

#[component]
fn Flag(wishes: RwSignal<Wishes>) -> impl IntoView {
    let choices = vec![
        Choice::new(FlagWish::Loses, text(Texts::play_flag_loses)),
        Choice::new(FlagWish::Narrow, text(Texts::play_flag_narrow)),
        Choice::new(FlagWish::Everything, text(Texts::play_flag_everything)),
        Choice::new(FlagWish::Computer, text(Texts::play_flag_computer)),
    ];
    view! {
        <Select
            label=Signal::derive(text(Texts::play_flag))
            choices
            chosen=read(wishes, |all| all.clock.flag)
            on_choose=move |flag| wishes.update(|all| all.clock.flag = flag)
        />
    }
}
