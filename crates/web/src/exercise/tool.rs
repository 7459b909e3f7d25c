use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::Input;
use outflank_text::Texts;

use super::ExerciseView;
use crate::components::shortcuts::use_shortcut;
use crate::words::text;

/// A button with a shortcut, enabled while the exercise offers its input.
#[component]
pub fn Tool(
    /// The exercise.
    exercise: ExerciseView,
    /// The input it sends.
    input: Input,
    /// The shortcut.
    key: &'static str,
    /// Its label.
    name: fn(&Texts) -> String,
    /// What to focus when the button goes away.
    then: NodeRef<html::Button>,
    /// Whether it stays visible while disabled.
    #[prop(optional)]
    stays: bool,
) -> impl IntoView {
    let offered = exercise.offers(input.clone());
    let act = Callback::new(move |()| exercise.act.run(input.clone()));
    use_shortcut(key, text(name), move || act.run(()));
    let press = move |_| {
        if !offered.get_untracked() {
            return;
        }
        act.run(());
        if let Some(then) = then.get_untracked().filter(|_| !offered.get_untracked()) {
            let _ = then.focus();
        }
    };
    view! {
        <Show when=move || stays || offered.get()>
            <button type="button" aria-disabled=move || (!offered.get()).then_some("true") on:click=press>
                {text(name)}
            </button>
        </Show>
    }
}
