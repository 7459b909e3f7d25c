//! Tabletop play: discs are placed and flipped by hand.
//!
//! - `tools`: instructions, warnings and buttons;
//! - `supplies`: the players' supplies of discs;
//! - `review`: uncorrected mistakes, after the game.

mod review;
mod supplies;
mod tools;

use leptos::prelude::*;
use outflank_app::table::{Input, Table};
use outflank_play::tabletop::{Mistakes, Tabletop};
use outflank_rules::{Position, Square};
use outflank_text::Texts;

use super::table::Play;
use crate::board::{Board, Discs, Layer, Shape, Tone};
use crate::components::shortcuts::use_shortcut;
use crate::words::text;
pub use review::Review;
pub use supplies::SupplyLine;
pub use tools::Tools;

/// The board of a tabletop game.
#[component]
pub fn TabletopView(play: Play) -> impl IntoView {
    // The turn of the mistake on display, after the game.
    let looked_at = RwSignal::new(None::<usize>);
    use_shortcut("k", text(Texts::tabletop_does_end), move || {
        play.act(Input::Done);
    });
    use_shortcut("q", text(Texts::tabletop_take_back), move || {
        play.act(Input::TakeBack);
    });
    let shown = play.read(move |table| shown(table, looked_at.get()));
    let in_hand = play.game(|game| game.tabletop().and_then(Tabletop::in_hand).is_some());
    // Which discs have to be flipped now, the player finds out.
    let spoken = move || {
        let position = shown.with(|(position, ..)| *position);
        (!in_hand.get()).then_some(position)
    };
    view! {
        <div class="tabletop">
            <Board
                discs=Signal::derive(move || shown.with(|(position, ..)| Discs::of(*position)))
                targets=play.targets()
                last=Signal::derive(move || shown.with(|(_, last, _)| *last))
                layers=Signal::derive(move || shown.with(|(.., layers)| layers.clone()))
                spoken=Signal::derive(spoken)
                on_choose=move |square| {
                    looked_at.set(None);
                    play.press(square);
                }
            />
            <SupplyLine play />
            <Tools play />
            <Review play looked_at />
        </div>
    }
}

/// The board, the last disc and the marks: the current ones with any warning, or those of a turn under review.
fn shown(at: &Table, turn: Option<usize>) -> (Position, Option<Square>, Vec<Layer>) {
    let (game, shown) = (at.game(), at.shown());
    if !shown.is_live {
        return (shown.position, shown.last, Vec::new());
    }
    let table = game.tabletop().filter(|_| game.is_over());
    let turn = turn.and_then(|index| table?.turns().get(index));
    if let Some(turn) = turn {
        return (turn.after(), turn.mv.square(), marks(turn.mistakes()));
    }
    let warning = game.tabletop().and_then(Tabletop::warning);
    let layers = warning.map(marks).unwrap_or_default();
    (game.position(), game.last_square(), layers)
}

/// Missed flips are ringed, wrong flips framed.
fn marks(mistakes: Mistakes) -> Vec<Layer> {
    vec![
        Layer {
            squares: mistakes.missing,
            shape: Shape::Ring,
            tone: Tone::Accent,
        },
        Layer {
            squares: mistakes.extra,
            shape: Shape::Frame,
            tone: Tone::Bad,
        },
    ]
}
