//! What is there before there is a game.

use leptos::prelude::*;
use outflank_app::study::{SAMPLE, Study, Tree};
use outflank_rules::notation::Transcript;
use outflank_text::Texts;

use super::workbench::Workbench;
use crate::words::text;

/// Ways to begin; gone with the first move.
#[component]
pub fn Welcome(bench: Workbench, pasting: RwSignal<bool>) -> impl IntoView {
    let is_empty = Memo::new(move |_| {
        bench.study(|study| *study.tree() == Tree::new(outflank_rules::Position::START))
    });
    let sample = move |_| {
        if let Ok(game) = SAMPLE.parse::<Transcript>() {
            bench.show(Study::from(Tree::from(&game)));
            bench.look_at_game();
        }
    };
    view! {
        <Show when=move || is_empty.get()>
            <section class="welcome" aria-label=text(Texts::analyse_welcome)>
                <h2>{text(Texts::analyse_welcome)}</h2>
                <p>{text(Texts::analyse_welcome_note)}</p>
                <div class="buttons">
                    <button type="button" class="primary" on:click=move |_| pasting.set(true)>
                        {text(Texts::analyse_open)}
                    </button>
                    <button type="button" on:click=sample>{text(Texts::analyse_sample)}</button>
                </div>
            </section>
        </Show>
    }
}
