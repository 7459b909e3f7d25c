//! Form controls: choices, switches, numbers.

use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::*;
use outflank_text::Texts;

use crate::words::text;

/// One option, with its label.
pub struct Choice<T> {
    /// The value.
    pub value: T,
    /// Its label.
    pub name: Signal<String>,
}

impl<T> Choice<T> {
    /// An option with its label.
    pub fn new(value: T, name: impl Fn() -> String + Send + Sync + 'static) -> Choice<T> {
        Choice {
            value,
            name: Signal::derive(name),
        }
    }
}

impl<T: Copy + Send + Sync + 'static> Choice<T> {
    /// Options, each with its label.
    pub fn all(all: &[T], name: fn(&Texts, T) -> String) -> Vec<Choice<T>> {
        let choice = |&value| Choice::new(value, text(move |texts| name(texts, value)));
        all.iter().map(choice).collect()
    }
}

/// A field of a signal's value: a signal for it, and its setter.
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

/// Radio buttons for a field.
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

/// A checkbox for a field.
pub fn switch<S: Clone + Send + Sync + 'static>(
    whole: RwSignal<S>,
    label: fn(&Texts) -> String,
    of: fn(&mut S) -> &mut bool,
) -> impl IntoView + use<S> {
    let (on, on_switch) = field(whole, of);
    view! { <Switch label=text(label) on on_switch /> }
}

/// One of several: radio buttons, or a drop-down list.
#[component]
pub fn Choices<T>(
    /// The label of the group.
    #[prop(into)]
    label: Signal<String>,
    /// The options.
    choices: Vec<Choice<T>>,
    /// The current value.
    #[prop(into)]
    chosen: Signal<T>,
    /// Called with the new value.
    on_choose: impl Fn(T) + Send + Sync + 'static,
    /// Whether to show a drop-down list.
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

/// A checkbox.
#[component]
pub fn Switch(
    /// Its label.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Called with the new state.
    on_switch: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=on on:change=move |event| on_switch(event_target_checked(&event)) />
            <span>{label}</span>
        </label>
    }
}

/// A slider for a whole number.
#[component]
pub fn Range(
    /// Its label.
    #[prop(into)]
    label: Signal<String>,
    /// The smallest.
    least: u32,
    /// The largest.
    most: u32,
    /// The current value.
    #[prop(into)]
    value: Signal<u32>,
    /// Called with the new value.
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

/// A number field. Anything else counts as zero.
#[component]
pub fn Number(
    /// Its label.
    #[prop(into)]
    label: Signal<String>,
    /// The current value.
    #[prop(into)]
    value: Signal<f64>,
    /// The step of the arrow keys; the browser rejects values in between.
    #[prop(default = 1.0)]
    step: f64,
    /// Called with the new value.
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
