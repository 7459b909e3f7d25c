use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::Input;
use outflank_text::Texts;

use super::Shown;
use crate::parts::shortcuts::use_shortcut;
use crate::words::text;

/// A button, and its key, for something that can be done now and then.
#[component]
pub fn Tool(
    /// The exercise.
    exercise: Shown,
    /// What it does.
    input: Input,
    /// The key for it.
    key: &'static str,
    /// What it is called.
    name: fn(&Texts) -> String,
    /// What has the focus once this cannot be used any more.
    then: NodeRef<html::Button>,
    /// Whether it keeps its place meanwhile.
    #[prop(optional)]
    stays: bool,
) -> impl IntoView {
    let offered = exercise.offers(input.clone());
    let act = Callback::new(move |()| exercise.act.run(input.clone()));
    use_shortcut(key, text(name), move || act.run(()));
    let press = move |_| {
        act.run(());
        if let Some(then) = then.get_untracked().filter(|_| !offered.get_untracked()) {
            let _ = then.focus();
        }
    };
    view! {
        <Show when=move || stays || offered.get()>
            <button type="button" disabled=move || !offered.get() on:click=press>
                {text(name)}
            </button>
        </Show>
    }
}
