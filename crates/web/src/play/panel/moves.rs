//! The moves so far: a click looks at the position after one.

use leptos::prelude::*;
use outflank_app::table::{Input, Table};
use outflank_play::MovedBy;
use outflank_rules::{Color, Move};
use outflank_text::Texts;

use crate::board::DiscIcon;
use crate::play::table::Play;
use crate::words::text;

/// A turn: its number among the discs, who made it, and what was played.
type Item = (usize, Color, Move, MovedBy);

#[component]
pub fn MoveList(play: Play) -> impl IntoView {
    let moves = play.read(made);
    let shown = play.shown();
    // Of all moves, two hear of a step.
    let at = StoredValue::new(Selector::new(move || shown.with(|shown| shown.turns)));
    let item = move |(index, (number, color, mv, by)): (usize, Item)| {
        let written = text(move |texts| match mv {
            Move::Pass => texts.play_move_pass(),
            Move::Place(square) => square.to_string(),
        });
        // A mark where there is no room for words.
        let for_player = (by == MovedBy::Substitute).then(|| {
            let words = text(move |texts| texts.play_move_for(""));
            view! { <span aria-hidden="true" title=words>"*"</span><span class="visually-hidden">{words}</span> }
        });
        let color_name = text(move |texts| texts.color_name(color));
        let is_shown = move || {
            at.with_value(|at| at.selected(&(index + 1)))
                .then_some("step")
        };
        let number = match mv {
            Move::Pass => String::new(),
            Move::Place(_) => number.to_string(),
        };
        view! {
            <li class:given=by == MovedBy::Prelude>
                <button
                    type="button"
                    aria-current=is_shown
                    on:click=move |_| play.act(Input::LookAt(index + 1))
                >
                    <span class="move-number" aria-hidden="true">{number}</span>
                    <DiscIcon color />
                    <span class="visually-hidden">{color_name} " "</span>
                    {written}
                    {for_player}
                </button>
            </li>
        }
    };
    // A move keeps its place, and with it the focus.
    let each = move || moves.get().into_iter().enumerate().collect::<Vec<_>>();
    let live = Memo::new(move |_| shown.get().is_live);
    let numbers = play.read(|table| (table.placed().len(), table.discs_placed()));
    let looking = text(move |texts| {
        let (at, total) = numbers.get();
        texts.looking_back(at, total)
    });
    view! {
        <Show when=move || !live.get()>
            <div class="looking-back" role="status">
                <p>{looking}</p>
                <button type="button" class="primary" on:click=move |_| play.act(Input::LookAt(usize::MAX))>
                    {text(Texts::analyse_leave_variation)}
                </button>
            </div>
        </Show>
        <details class="moves" open=true>
            <summary>{text(Texts::moves)}</summary>
            <Show
                when=move || moves.with(|moves| !moves.is_empty())
                fallback=move || view! { <p class="note">{text(Texts::play_no_moves)}</p> }
            >
                <ol><For each key=|made| *made children=item /></ol>
            </Show>
        </details>
    }
}

fn made(table: &Table) -> Vec<Item> {
    let mut number = 0;
    let numbered = table.game().turns().map(|turn| {
        number += usize::from(turn.mv != Move::Pass);
        (number, turn.mover, turn.mv, turn.by)
    });
    numbered.collect()
}
