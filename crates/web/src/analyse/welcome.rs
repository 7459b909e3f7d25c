//! What is there before there is a game.

use leptos::prelude::*;
use outflank_app::study::{SAMPLE, Study, Tree};
use outflank_record::GameRecord;
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

/// The way back to games that are not kept, about which something was noted.
#[component]
pub fn Noted(bench: Workbench) -> impl IntoView {
    let item = move |record: GameRecord| {
        let record = StoredValue::new(record);
        let game = move |texts: &Texts| record.with_value(|record| texts.heading_of(record));
        let said = text(move |texts| texts.analyse_notes_on(&game(texts)));
        // Of several buttons each says what it opens.
        let label = text(move |texts| texts.cell_note(&texts.open(), &game(texts)));
        view! {
            <li>
                <span>{said}</span>
                <button type="button" aria-label=label on:click=move |_| bench.show(record.get_value())>
                    {text(Texts::open)}
                </button>
            </li>
        }
    };
    let items = move || bench.noted.get().into_iter().map(item).collect_view();
    view! {
        <Show when=move || bench.noted.with(|it| !it.is_empty())>
            <ul class="analyse-noted">{items}</ul>
        </Show>
    }
}
