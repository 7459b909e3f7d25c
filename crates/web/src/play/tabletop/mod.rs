//! Tabletop play: discs are placed and flipped by hand.

use leptos::prelude::*;

use super::table::Table;
use crate::board::{Board, Discs};

/// The board of a game that is played by hand.
#[component]
pub fn TabletopView(table: Table) -> impl IntoView {
    let position = table.position();
    let discs = Signal::derive(move || Discs::of(position.get()));
    view! { <Board discs targets=table.targets() last=table.last() /> }
}
