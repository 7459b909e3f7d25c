use leptos::prelude::*;

use crate::board::{Discs, Miniature};

/// An exercise in an overview: a picture, a title that leads there, and how far one is.
#[component]
pub fn Card(
    /// The picture.
    discs: Discs,
    /// Where it is.
    href: String,
    /// What it is called.
    #[prop(into)]
    title: Signal<String>,
    /// What it is about.
    #[prop(into, optional)]
    about: Option<Signal<String>>,
    /// Whether it is done.
    #[prop(into)]
    complete: Signal<bool>,
    /// How far one is.
    #[prop(into)]
    state: Signal<String>,
) -> impl IntoView {
    view! {
        <li class="card" class:complete=complete>
            <Miniature discs />
            <div class="card-words">
                <h3><a href=href>{title}</a></h3>
                {about.map(|about| view! { <p>{about}</p> })}
                <p class="card-state">{state}</p>
            </div>
        </li>
    }
}

/// How much of something is done.
#[component]
pub fn ProgressBar(
    /// The same in words.
    #[prop(into)]
    label: Signal<String>,
    /// How much.
    #[prop(into)]
    done: Signal<usize>,
    /// Of how much.
    total: usize,
) -> impl IntoView {
    view! {
        <label class="so-far-bar">
            <span>{label}</span>
            <progress max=total prop:value=move || done.get() as f64></progress>
        </label>
    }
}
