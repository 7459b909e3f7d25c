//! Choices: one of a few, one of many, yes or no.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::*;
use outflank_text::Texts;

use crate::words::text;

/// One thing that can be chosen, with its words.
pub struct Choice<T> {
    /// The thing.
    pub value: T,
    /// What it is called.
    pub name: Signal<String>,
}

impl<T> Choice<T> {
    /// A thing with its words.
    pub fn new(value: T, name: impl Fn() -> String + Send + Sync + 'static) -> Choice<T> {
        Choice {
            value,
            name: Signal::derive(name),
        }
    }
}

impl<T: Copy + Send + Sync + 'static> Choice<T> {
    /// Things with their words.
    pub fn all(all: &[T], name: fn(&Texts, T) -> String) -> Vec<Choice<T>> {
        let choice = |&value| Choice::new(value, text(move |texts| name(texts, value)));
        all.iter().map(choice).collect()
    }
}

/// A part of something, to be shown, and how it is changed.
pub fn part<S, T>(
    whole: RwSignal<S>,
    field: fn(&mut S) -> &mut T,
) -> (Signal<T>, impl Fn(T) + Copy + Send + Sync + 'static)
where
    S: Clone + Send + Sync + 'static,
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let shown = Memo::new(move |_| *field(&mut whole.get()));
    let change = move |value| whole.update(|whole| *field(whole) = value);
    (shown.into(), change)
}

/// One of a few, side by side.
#[component]
pub fn Choices<T>(
    /// What is being chosen.
    #[prop(into)]
    label: Signal<String>,
    /// What can be chosen.
    choices: Vec<Choice<T>>,
    /// What is chosen now.
    #[prop(into)]
    chosen: Signal<T>,
    /// What happens when something is chosen.
    on_choose: impl Fn(T) + Send + Sync + 'static,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    static GROUPS: AtomicUsize = AtomicUsize::new(0);
    let group = format!("choice-{}", GROUPS.fetch_add(1, Ordering::Relaxed));
    let on_choose = Arc::new(on_choose);
    let items = choices
        .into_iter()
        .map(|Choice { value, name }| {
            let (on_choose, chosen_value) = (on_choose.clone(), value.clone());
            let is_chosen = move || chosen.get() == chosen_value;
            view! {
                <label class="choice">
                    <input type="radio" name=group.clone() prop:checked=is_chosen on:change=move |_| on_choose(value.clone()) />
                    <span>{name}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="choices">
            <legend>{label}</legend>
            <div class="choices-items">{items}</div>
        </fieldset>
    }
}

/// Yes or no.
#[component]
pub fn Switch(
    /// What is switched.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// What happens when it is switched.
    on_switch: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=on on:change=move |event| on_switch(event_target_checked(&event)) />
            <span>{label}</span>
        </label>
    }
}

/// A whole number in a range.
#[component]
pub fn Range(
    /// What the number is.
    #[prop(into)]
    label: Signal<String>,
    /// The smallest.
    least: u32,
    /// The largest.
    most: u32,
    /// The number.
    #[prop(into)]
    value: Signal<u32>,
    /// What happens when it changes.
    on_change: impl Fn(u32) + 'static,
) -> impl IntoView {
    let changed = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            on_change(number.clamp(least, most));
        }
    };
    view! {
        <label class="range">
            <span>{label} " " <output>{value}</output></span>
            <input type="range" aria-label=label min=least max=most prop:value=value on:input=changed />
        </label>
    }
}
