//! Playing a game.
//!
//! - `wishes`: what the next game is to be like;
//! - `table`: the game and everything that happens to it; no view;
//! - `panel`: what is beside the board;
//! - `tabletop`: the board of a game that is played by hand.

mod panel;
mod table;
mod tabletop;
mod wishes;

use leptos::prelude::*;
use outflank_rules::{Color, Move, Square};
use outflank_text::Texts;

use crate::board::{Board, Discs};
use crate::parts::shortcuts::use_shortcut;
use crate::words::text;
use panel::{Panel, Player};
use table::Table;
use tabletop::TabletopView;

/// The page.
#[component]
pub fn PlayPage() -> impl IntoView {
    let table = Table::open();
    use_shortcut("u", text(Texts::play_undo), move || table.undo());
    use_shortcut("n", text(Texts::play_new), move || table.play_wished());

    // The person sits at the bottom.
    let bottom = Signal::derive(move || table.person().unwrap_or(Color::Black));
    let top = Signal::derive(move || !bottom.get());
    let tabletop = table.is_tabletop();
    view! {
        <div class="play">
            <h1 class="visually-hidden">{text(Texts::play_title)}</h1>
            <Player table color=top />
            <div class="play-board">
                <Show when=move || tabletop.get() fallback=move || view! { <AssistedBoard table /> }>
                    <TabletopView table />
                </Show>
            </div>
            <Player table color=bottom />
            <Panel table />
        </div>
    }
}

/// The board of a game in which the program flips.
#[component]
fn AssistedBoard(table: Table) -> impl IntoView {
    let position = table.position();
    let discs = Signal::derive(move || Discs::of(position.get()));
    let preview = move |square: Square| position.get_untracked().flips(Move::Place(square));
    view! {
        <Board
            discs
            targets=table.targets()
            last=table.last()
            preview
            on_choose=move |square| table.choose(square)
        />
    }
}
