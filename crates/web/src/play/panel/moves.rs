//! The moves so far.

use leptos::prelude::*;
use outflank_play::{Match, MovedBy};
use outflank_rules::{Color, Move};
use outflank_text::Texts;

use crate::board::DiscIcon;
use crate::play::table::Play;
use crate::words::text;

#[component]
pub fn MoveList(play: Play) -> impl IntoView {
    let moves = play.game(made);
    let item = |(color, mv, by): (Color, Move, MovedBy)| {
        let written = text(move |texts| match (mv, by) {
            (Move::Pass, _) => texts.play_move_pass(),
            (mv, MovedBy::Substitute) => texts.play_move_for(&mv.to_string()),
            (mv, _) => mv.to_string(),
        });
        let name = text(move |texts| texts.color_name(color));
        view! { <li><DiscIcon color /><span class="visually-hidden">{name} " "</span>{written}</li> }
    };
    let items = move || moves.get().into_iter().map(item).collect_view();
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
    let turns = game.turns();
    turns.map(|turn| (turn.mover, turn.mv, turn.by)).collect()
}
