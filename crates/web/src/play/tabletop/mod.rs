//! Tabletop play: discs are placed and flipped by hand.
//!
//! - `state`: what is read of the game;
//! - `tools`: what the hands can do beside the board, and what the program says;
//! - `supplies`: the discs that the players hold;
//! - `review`: the mistakes that stood, after the game.

mod review;
mod state;
mod supplies;
mod tools;

use leptos::prelude::*;
use outflank_rules::{Position, Square};
use outflank_text::Texts;

use super::table::Play;
use crate::board::{Board, Discs, Layer, Shape, Tone};
use crate::parts::shortcuts::use_shortcut;
use crate::words::text;
use outflank_app::table::Input;
use review::Review;
use state::State;
use supplies::SupplyLine;
use tools::Tools;

/// The board of a game that is played by hand.
#[component]
pub fn TabletopView(play: Play) -> impl IntoView {
    let state = State::of(play);
    // A mistake that one looks at after the game, by the index of its turn.
    let looked_at = RwSignal::new(None::<usize>);
    use_shortcut("e", text(Texts::tabletop_does_end), move || {
        tools::main_action(play, state);
    });
    use_shortcut("b", text(Texts::tabletop_take_back), move || {
        play.act(Input::TakeBack);
    });

    let shown = Memo::new(move |_| -> (Position, Option<Square>, Vec<Layer>) {
        let state = state.get();
        let mistake = looked_at
            .get()
            .and_then(|turn| state.review.iter().find(|it| it.turn == turn));
        if let Some(mistake) = mistake {
            return (mistake.board, mistake.square, marks(mistake.mistakes));
        }
        let layers = state.warning.map(marks).unwrap_or_default();
        (state.position, state.last, layers)
    });
    // Another game has other mistakes.
    Effect::new(move |_| {
        if state.with(|state| state.review.is_empty()) {
            looked_at.set(None);
        }
    });
    let discs = Signal::derive(move || shown.with(|(position, ..)| Discs::of(*position)));
    let last = Signal::derive(move || shown.with(|(_, last, _)| *last));
    let layers = Signal::derive(move || shown.with(|(.., layers)| layers.clone()));
    view! {
        <div class="tabletop">
            <Board
                discs
                targets=play.targets()
                last
                layers
                on_choose=move |square| {
                    looked_at.set(None);
                    play.press(square);
                }
            />
            <SupplyLine state />
            <Tools play state />
            <Review state looked_at />
        </div>
    }
}

/// Forgotten discs are ringed, wrongly flipped ones crossed out.
fn marks(mistakes: outflank_play::tabletop::Mistakes) -> Vec<Layer> {
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
