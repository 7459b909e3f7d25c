//! The variations of the study, as a tree.

use leptos::prelude::*;
use outflank_app::study::{Study, Variation};
use outflank_text::Texts;

use super::workbench::Workbench;
use crate::words::{text, use_words};

/// The variation that is looked at, and what can be done with it.
#[component]
pub fn Here(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let from = Memo::new(move |_| {
        bench.study(|study| study.variation().map(|from| study.numbers()[from]))
    });
    let button = move |name: fn(&Texts) -> String, act: fn(Workbench)| {
        view! { <button type="button" on:click=move |_| act(bench)>{text(name)}</button> }
    };
    move || {
        from.get().map(|from| {
            view! {
                <div class="variation">
                    <span>{move || words.get().analyse_variation(from)}</span>
                    <div class="buttons">
                        {button(Texts::analyse_leave_variation, Workbench::leave_variation)}
                        {button(Texts::analyse_promote, Workbench::promote)}
                        {button(Texts::games_delete, Workbench::delete_variation)}
                    </div>
                </div>
            }
        })
    }
}

/// All variations, each with its moves; a click goes there.
#[component]
pub fn Variations(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let all = Memo::new(move |_| bench.study(Study::variations));
    let cursor = Memo::new(move |_| bench.study(|study| study.cursor().to_vec()));
    let item = move |variation: Variation| {
        let number = variation.number;
        let indent = ("--depth", variation.depth.to_string());
        let moves = (variation.moves.iter().enumerate())
            .map(|(index, &(_, mv, has_comment))| {
                let path = variation.path_of(index);
                let here = path.clone();
                let is_here = move || cursor.with(|cursor| *cursor == here);
                let name = text(move |texts| texts.analyse_move_name(mv));
                view! {
                    <button
                        type="button"
                        class="variation-move"
                        class:commented=has_comment
                        aria-current=move || is_here().then_some("step")
                        on:click=move |_| bench.select(path.clone())
                    >
                        {name}
                    </button>
                }
            })
            .collect_view();
        view! {
            <li style=indent>
                <span class="note">{move || words.get().analyse_after(number)}</span>
                {moves}
            </li>
        }
    };
    let list = move || all.get().into_iter().map(item).collect_view();
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <section class="variations" aria-label=text(Texts::analyse_variations)>
                <h2>{text(Texts::analyse_variations)}</h2>
                <ul>{list}</ul>
            </section>
        </Show>
    }
}
