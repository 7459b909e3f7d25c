//! The grid over the SVG: clicks, keys, focus, and the text for screen readers.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use outflank_rules::{Color, Square};

use super::View;
use super::grid::step;
use super::squares::by_square;
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
    let states = by_square(move || {
        let (discs, targets, last) = (view.discs.get(), view.targets.get(), view.last.get());
        let (labels, notes) = (view.labels.get(), view.notes.get());
        let state = |square: Square| {
            let labels = labels.iter().filter(|label| label.square == square);
            let notes = notes.iter().filter(|note| note.squares.contains(square));
            let labels = labels.map(|label| &label.spoken);
            let notes = labels.chain(notes.map(|note| &note.spoken));
            State {
                content: discs.at(square),
                is_target: targets.contains(square),
                is_last: last == Some(square),
                notes: notes.filter(|note| !note.is_empty()).cloned().collect(),
            }
        };
        Square::all().map(state).collect()
    });
    let squares: Vec<(Square, ReadSignal<State>)> = Square::all().zip(states).collect();
    let rows = squares
        .chunks(8)
        .map(|row| {
            let cell = |&(square, state)| view! { <Cell view square state on_choose /> };
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

/// What there is to say about a square.
#[derive(PartialEq)]
struct State {
    content: Option<Color>,
    is_target: bool,
    is_last: bool,
    notes: Vec<String>,
}

#[component]
fn Cell(
    view: View,
    square: Square,
    state: ReadSignal<State>,
    on_choose: Option<Callback<Square>>,
) -> impl IntoView {
    let (words, current) = (use_words(), view.current);
    let spoken = move || {
        let texts = words.get();
        state.with(|it| {
            let cell = texts.cell(square, it.content, it.is_target, it.is_last);
            let notes = it.notes.iter();
            notes.fold(cell, |cell, note| texts.cell_note(&cell, note))
        })
    };
    let is_target = move || state.with(|it| it.is_target);
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
