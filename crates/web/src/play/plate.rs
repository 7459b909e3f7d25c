//! A player's plate.

use leptos::prelude::*;
use outflank_app::table::ClockFace as Face;
use outflank_rules::Color;

use super::face::ClockFace;
use crate::board::DiscIcon;
use crate::words::use_words;

/// What a plate says of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Plated {
    /// The colour.
    pub color: Color,
    /// The name.
    pub name: String,
    /// How many discs there are.
    pub discs: u8,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// Whether the clock runs.
    pub running: bool,
}

/// A player: colour, name, discs, clock.
#[component]
pub fn Plate(
    /// Who it is.
    #[prop(into)]
    of: Signal<Plated>,
    /// What the clock shows, if there is one.
    #[prop(into)]
    face: Signal<Option<Face>>,
    /// Its place: `top` or `bottom`.
    place: &'static str,
) -> impl IntoView {
    let words = use_words();
    let color = Signal::derive(move || of.with(|of| of.color));
    let running = Signal::derive(move || of.with(|of| of.running));
    view! {
        <div class=format!("player {place}") class:to-move=move || of.with(|of| of.to_move)>
            <DiscIcon color />
            <span class="player-name">
                <span class="player-color">{move || words.get().color_name(color.get())} " · "</span>
                {move || of.with(|of| of.name.clone())}
            </span>
            <span class="player-discs">{move || of.with(|of| of.discs)}</span>
            <ClockFace color face running />
        </div>
    }
}
