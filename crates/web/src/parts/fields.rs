//! Fields of a form: one of many, a number, a short text.

use std::sync::Arc;

use leptos::prelude::*;

use super::choice::Choice;

/// One of many, in a list that opens.
#[component]
pub fn Select<T>(
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
    let values: Arc<Vec<T>> = Arc::new(choices.iter().map(|choice| choice.value.clone()).collect());
    let options = choices
        .into_iter()
        .enumerate()
        .map(|(index, Choice { value, name })| {
            let is_chosen = move || chosen.get() == value;
            view! { <option value=index.to_string() prop:selected=is_chosen>{name}</option> }
        })
        .collect_view();
    let changed = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        if let Some(value) = index.and_then(|index| values.get(index)) {
            on_choose(value.clone());
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select on:change=changed>{options}</select>
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
