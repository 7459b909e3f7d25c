//! The moves so far.

use leptos::prelude::*;
use outflank_play::{Match, MovedBy};
use outflank_rules::{Color, Move};
use outflank_text::Texts;

use crate::board::DiscIcon;
use crate::play::table::Table;
use crate::words::{text, use_words};

#[component]
pub fn MoveList(table: Table) -> impl IntoView {
    let words = use_words();
    let moves = table.game(made);
    let items = move || {
        let item = |(color, mv, by): (Color, Move, MovedBy)| {
            let written = move || {
                let texts = words.get();
                match (mv, by) {
                    (Move::Pass, _) => texts.play_move_pass(),
                    (mv, MovedBy::Substitute) => texts.play_move_for(&mv.to_string()),
                    (mv, _) => mv.to_string(),
                }
            };
            let name = move || words.get().color_name(color);
            view! {
                <li>
                    <DiscIcon color />
                    <span class="visually-hidden">{name} " "</span>
                    {written}
                </li>
            }
        };
        moves.get().into_iter().map(item).collect_view()
    };
    view! {
        <details class="moves" open=true>
            <summary>{text(Texts::moves)}</summary>
            <Show
                when=move || moves.with(|moves| !moves.is_empty())
                fallback=move || view! { <p class="note">{text(Texts::play_no_moves)}</p> }
            >
                <ol>{items}</ol>
            </Show>
        </details>
    }
}

fn made(game: &Match) -> Vec<(Color, Move, MovedBy)> {
    let assisted = game.game().map_or(&[][..], |game| game.turns());
    let by_hand = game.tabletop().map_or(&[][..], |table| table.turns());
    let assisted = assisted.iter().map(|turn| (turn.mover, turn.mv, turn.by));
    let by_hand = by_hand.iter().map(|turn| (turn.mover, turn.mv, turn.by));
    assisted.chain(by_hand).collect()
}
