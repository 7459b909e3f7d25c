//! The grid over the SVG: clicks, keys, focus, and the text for screen readers.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use outflank_rules::Square;

use super::View;
use super::grid::step;
use crate::words::use_words;

#[component]
pub fn Cells(
    view: View,
    label: Signal<String>,
    on_choose: Option<Callback<Square>>,
) -> impl IntoView {
    let current = view.current;
    let pressed = move |event: KeyboardEvent| {
        if event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        if matches!(key.as_str(), "Enter" | " ") {
            event.prevent_default();
            if let Some(on_choose) = on_choose
                && !event.repeat()
            {
                on_choose.run(current.get_untracked());
            }
            return;
        }
        if let Some(square) = step(current.get_untracked(), &key, event.ctrl_key()) {
            event.prevent_default();
            view.focus(square);
        }
    };
    let squares: Vec<Square> = Square::all().collect();
    let rows = squares
        .chunks(8)
        .map(|row| {
            let cell = |&square| view! { <Cell view square on_choose /> };
            view! { <div role="row" class="cells-row">{row.iter().map(cell).collect_view()}</div> }
        })
        .collect_view();
    view! {
        <div
            role="grid"
            class="cells"
            node_ref=view.cells
            aria-label=label
            on:keydown=pressed
            on:pointerleave=move |_| view.pointed.set(None)
        >
            {rows}
        </div>
    }
}

#[component]
fn Cell(view: View, square: Square, on_choose: Option<Callback<Square>>) -> impl IntoView {
    let (words, current) = (use_words(), view.current);
    let spoken = move || {
        let texts = words.get();
        let content = view.discs.get().at(square);
        let target = view.targets.get().contains(square);
        let last = view.last.get() == Some(square);
        let cell = texts.cell(square, content, target, last);
        let note = view.labels.with(|labels| {
            let label = labels.iter().find(|label| label.square == square);
            label.map(|label| label.spoken.clone())
        });
        let notes = view.notes.get().into_iter();
        let notes = notes.filter(|note| note.squares.contains(square));
        let notes = note.into_iter().chain(notes.map(|note| note.spoken));
        notes
            .filter(|note| !note.is_empty())
            .fold(cell, |cell, note| texts.cell_note(&cell, &note))
    };
    let is_target = move || view.targets.get().contains(square);
    let tab = move || {
        if current.get() == square { "0" } else { "-1" }
    };
    let choose = move |_| {
        current.set(square);
        if let Some(on_choose) = on_choose {
            on_choose.run(square);
        }
    };
    view! {
        <div
            role="gridcell"
            class="cell"
            class:target=is_target
            tabindex=tab
            data-square=square.to_string()
            aria-label=spoken
            on:click=choose
            on:pointerenter=move |_| view.pointed.set(Some(square))
            on:focus=move |_| {
                current.set(square);
                view.pointed.set(Some(square));
            }
            on:blur=move |_| view.pointed.set(None)
        ></div>
    }
}
