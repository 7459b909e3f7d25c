use leptos::prelude::*;

use crate::board::{Discs, Miniature};

/// A card in an overview: a picture, a title that links to the exercise, and the progress made.
#[component]
pub fn Card(
    /// The picture.
    discs: Discs,
    /// The link.
    href: String,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// What it is about.
    #[prop(into, optional)]
    about: Option<Signal<String>>,
    /// Whether it is complete.
    #[prop(into)]
    complete: Signal<bool>,
    /// The progress, in words.
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

/// A progress bar.
#[component]
pub fn ProgressBar(
    /// Its label.
    #[prop(into)]
    label: Signal<String>,
    /// How much is done.
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
