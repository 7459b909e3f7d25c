//! Choices: one of several, yes or no, a number.

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

/// A field of something, to be shown, and how it is changed.
pub fn field<S, T>(
    whole: RwSignal<S>,
    field: fn(&mut S) -> &mut T,
) -> (Signal<T>, impl Fn(T) + Copy + Send + Sync + 'static)
where
    S: Clone + Send + Sync + 'static,
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let shown = Memo::new(move |_| field(&mut whole.get()).clone());
    let change = move |value| whole.update(|whole| *field(whole) = value);
    (shown.into(), change)
}

/// A field with a few values.
pub fn choose<S, T>(
    whole: RwSignal<S>,
    label: fn(&Texts) -> String,
    all: &[T],
    name: fn(&Texts, T) -> String,
    of: fn(&mut S) -> &mut T,
) -> impl IntoView + use<S, T>
where
    S: Clone + Send + Sync + 'static,
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let (chosen, on_choose) = field(whole, of);
    view! { <Choices label=text(label) choices=Choice::all(all, name) chosen on_choose /> }
}

/// A field that is on or off.
pub fn switch<S: Clone + Send + Sync + 'static>(
    whole: RwSignal<S>,
    label: fn(&Texts) -> String,
    of: fn(&mut S) -> &mut bool,
) -> impl IntoView + use<S> {
    let (on, on_switch) = field(whole, of);
    view! { <Switch label=text(label) on on_switch /> }
}

/// One of several: side by side, or in a list that opens.
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
    /// Whether they are in a list that opens.
    #[prop(optional)]
    list: bool,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    static GROUPS: AtomicUsize = AtomicUsize::new(0);
    let values: Vec<T> = choices.iter().map(|choice| choice.value.clone()).collect();
    let choose = Callback::new(move |index: usize| on_choose(values[index].clone()));
    let choices = choices.into_iter().enumerate();
    if list {
        let option = |(index, Choice { value, name })| {
            let is_chosen = move || chosen.get() == value;
            view! { <option value=index prop:selected=is_chosen>{name}</option> }
        };
        let changed = move |event| {
            if let Ok(index) = event_target_value(&event).parse() {
                choose.run(index);
            }
        };
        return view! {
            <label class="field">
                <span>{label}</span>
                <select on:change=changed>{choices.map(option).collect_view()}</select>
            </label>
        }
        .into_any();
    }
    let group = format!("choice-{}", GROUPS.fetch_add(1, Ordering::Relaxed));
    let item = |(index, Choice { value, name })| {
        let is_chosen = move || chosen.get() == value;
        view! {
            <label class="choice">
                <input type="radio" name=group.clone() prop:checked=is_chosen on:change=move |_| choose.run(index) />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{label}</legend>
            <div class="choices-items">{choices.map(item).collect_view()}</div>
        </fieldset>
    }
    .into_any()
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

/// A number. What is none counts as zero.
#[component]
pub fn Number(
    /// What the number is.
    #[prop(into)]
    label: Signal<String>,
    /// The number.
    #[prop(into)]
    value: Signal<f64>,
    /// By how much the arrows of the field change it; other fractions are refused by the browser.
    #[prop(default = 1.0)]
    step: f64,
    /// What happens when it was changed.
    on_change: impl Fn(f64) + 'static,
) -> impl IntoView {
    let changed = move |event| {
        let number = event_target_value(&event).parse::<f64>().unwrap_or(0.0);
        on_change(number.max(0.0));
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <input type="number" min="0" step=step.to_string() prop:value=move || value.get().to_string() on:change=changed />
        </label>
    }
}
