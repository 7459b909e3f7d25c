//! Playing a game.
//!
//! - `table`: the game and everything that happens to it; no view;
//! - `panel`: what is beside the board.

mod panel;
mod table;

use leptos::prelude::*;
use outflank_rules::{Color, Move, Square};
use outflank_text::Texts;

use crate::board::{Board, Discs};
use crate::parts::shortcuts::use_shortcut;
use crate::words::text;
use panel::{Panel, Player};
use table::Table;

/// The page.
#[component]
pub fn PlayPage() -> impl IntoView {
    let table = Table::open();
    use_shortcut("u", text(Texts::play_undo), move || table.undo());
    use_shortcut("n", text(Texts::play_new), move || {
        table.begin(table.wish());
    });

    let position = table.position();
    let discs = Signal::derive(move || Discs::of(position.get()));
    let preview = move |square: Square| position.get_untracked().flips(Move::Place(square));
    // The person sits at the bottom.
    let bottom = Signal::derive(move || table.person().unwrap_or(Color::Black));
    let top = Signal::derive(move || !bottom.get());
    view! {
        <div class="play">
            <h1 class="visually-hidden">{text(Texts::play_title)}</h1>
            <Player table color=top />
            <div class="play-board">
                <Board
                    discs
                    targets=table.targets()
                    last=table.last()
                    preview
                    on_choose=move |square| table.choose(square)
                />
            </div>
            <Player table color=bottom />
            <Panel table />
        </div>
    }
}
