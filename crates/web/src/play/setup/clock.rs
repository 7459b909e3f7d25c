//! The clock: a preset, or a custom one.

use std::mem::discriminant;
use std::time::Duration;

use leptos::prelude::*;
use outflank_app::new_game::{clock_kinds, clocks, main_time, move_time, of_kind, periods};
use outflank_play::TimePenalty;
use outflank_play::clock::{ClockRules, FlagRule, TimeControl};
use outflank_text::Texts;

use super::form::Form;
use crate::components::choice::{Choice, Choices, Number};
use crate::words::text;

#[component]
pub fn ClockFields(form: Form) -> impl IntoView {
    let control = move || form.clock.get().0;
    let presets = clocks().map(|clock| Some(clock.control()));
    let own = RwSignal::new(!presets.contains(&Some(untrack(control))));
    let presets = [&presets[..], &[None]].concat();
    let choose = move |preset: Option<TimeControl>| {
        own.set(preset.is_none());
        let control = preset.unwrap_or_else(|| untrack(control));
        let control = match (preset, control) {
            (None, TimeControl::None) => clock_kinds()[1],
            _ => control,
        };
        form.set_clock(control, ClockRules::usual_flag(control));
    };
    view! {
        <Choices
            list=true
            label=text(Texts::clock)
            choices=Choice::all(&presets, preset_name)
            chosen=Signal::derive(move || (!own.get()).then(control))
            on_choose=choose
        />
        <Show when=move || own.get()>
            <OwnClock form />
        </Show>
        <Show when=move || control() != TimeControl::None>
            <Choices
                list=true
                label=text(Texts::play_flag)
                choices=Choice::all(&FlagRule::ALL, flag_name)
                chosen=Signal::derive(move || form.clock.get().1)
                on_choose=move |flag| form.set_clock(untrack(control), flag)
            />
        </Show>
    }
}

fn preset_name(texts: &Texts, preset: Option<TimeControl>) -> String {
    let minutes = |time: Duration| (time.as_secs() / 60).to_string();
    let seconds = |time: Duration| time.as_secs() as u32;
    match preset {
        None => texts.play_clock_own(),
        Some(TimeControl::None) => texts.play_clock_none(),
        Some(TimeControl::PerMove { limit }) => texts.play_clock_move(seconds(limit)),
        Some(TimeControl::SuddenDeath { main }) => texts.play_clock_game(&minutes(main)),
        Some(TimeControl::Increment { main, increment }) => {
            texts.play_clock_increment(&minutes(main), seconds(increment))
        }
        Some(TimeControl::ByoYomi {
            main,
            periods,
            period,
        }) => texts.play_clock_periods(&minutes(main), periods, seconds(period)),
    }
}

fn flag_name(texts: &Texts, flag: FlagRule) -> String {
    match flag {
        FlagRule::Loses(TimePenalty::AsOnBoard) => texts.play_flag_loses(),
        FlagRule::Loses(TimePenalty::Narrow) => texts.play_flag_narrow(),
        FlagRule::Loses(TimePenalty::Everything) => texts.play_flag_everything(),
        FlagRule::ComputerMoves => texts.play_flag_computer(),
    }
}

fn kind_name(texts: &Texts, kind: TimeControl) -> String {
    match kind {
        TimeControl::None | TimeControl::PerMove { .. } => texts.play_kind_move(),
        TimeControl::SuddenDeath { .. } => texts.play_kind_game(),
        TimeControl::Increment { .. } => texts.play_kind_increment(),
        TimeControl::ByoYomi { .. } => texts.play_kind_periods(),
    }
}

#[component]
fn OwnClock(form: Form) -> impl IntoView {
    let control = move || form.clock.get().0;
    let kind = move || {
        let same = |kind: &TimeControl| discriminant(kind) == discriminant(&control());
        clock_kinds().into_iter().find(same).unwrap_or_default()
    };
    let choose = move |kind| {
        form.set_clock(
            of_kind(kind, untrack(control)),
            ClockRules::usual_flag(kind),
        );
    };
    let seconds = text(move |texts| match control() {
        TimeControl::Increment { .. } => texts.play_seconds_more(),
        TimeControl::ByoYomi { .. } => texts.play_seconds_period(),
        _ => texts.play_seconds_move(),
    });
    view! {
        <Choices
            list=true
            label=text(Texts::play_kind)
            choices=Choice::all(&clock_kinds(), kind_name)
            chosen=Signal::derive(kind)
            on_choose=choose
        />
        <div class="fields">
            {amount(form, Signal::derive(text(Texts::play_minutes)), 0.5, main_time, |time| time.as_secs_f64() / 60.0, from_minutes)}
            {amount(form, Signal::derive(text(Texts::play_periods)), 1.0, periods, f64::from, |number| number as u8)}
            {amount(form, Signal::derive(seconds), 1.0, move_time, |time| time.as_secs_f64(), |number| Duration::from_secs(number as u64))}
        </div>
    }
}

fn from_minutes(minutes: f64) -> Duration {
    Duration::from_secs((minutes * 60.0).round() as u64)
}

/// One number of the clock, if it has it.
fn amount<T: Copy + 'static>(
    form: Form,
    label: Signal<String>,
    step: f64,
    part: fn(&mut TimeControl) -> Option<&mut T>,
    shown: fn(T) -> f64,
    read: fn(f64) -> T,
) -> impl IntoView {
    let now = move || part(&mut form.clock.get().0).map(|value| shown(*value));
    let change = move |number| {
        let (mut control, flag) = form.clock.get_untracked();
        if let Some(value) = part(&mut control) {
            *value = read(number);
        }
        form.set_clock(control, flag);
    };
    view! {
        <Show when=move || now().is_some()>
            <Number
                label
                value=Signal::derive(move || now().unwrap_or_default())
                step
                on_change=change
            />
        </Show>
    }
}
