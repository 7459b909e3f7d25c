//! Tabletop play: discs are placed and flipped by hand.
//!
//! - `tools`: what the hands can do beside the board, and what the program says;
//! - `supplies`: the discs that the players hold;
//! - `review`: the mistakes that stood, after the game.

mod review;
mod supplies;
mod tools;

use leptos::prelude::*;
use outflank_app::table::Input;
use outflank_play::Match;
use outflank_play::tabletop::{Mistakes, Tabletop};
use outflank_rules::{Position, Square};
use outflank_text::Texts;

use super::table::Play;
use crate::board::{Board, Discs, Layer, Shape, Tone};
use crate::parts::shortcuts::use_shortcut;
use crate::words::text;
use review::Review;
use supplies::SupplyLine;
use tools::Tools;

/// The board of a game that is played by hand.
#[component]
pub fn TabletopView(play: Play) -> impl IntoView {
    // A mistake that one looks at after the game, by the index of its turn.
    let looked_at = RwSignal::new(None::<usize>);
    use_shortcut("e", text(Texts::tabletop_does_end), move || {
        play.act(Input::Done);
    });
    use_shortcut("b", text(Texts::tabletop_take_back), move || {
        play.act(Input::TakeBack);
    });
    let shown = play.game(move |game| shown(game, looked_at.get()));
    view! {
        <div class="tabletop">
            <Board
                discs=Signal::derive(move || shown.with(|(position, ..)| Discs::of(*position)))
                targets=play.targets()
                last=Signal::derive(move || shown.with(|(_, last, _)| *last))
                layers=Signal::derive(move || shown.with(|(.., layers)| layers.clone()))
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

/// The board, the last disc and the marks: of now, with what the program warns of, or of a turn after the game.
fn shown(game: &Match, turn: Option<usize>) -> (Position, Option<Square>, Vec<Layer>) {
    let table = game.tabletop().filter(|_| game.is_over());
    let turn = turn.and_then(|index| table?.turns().get(index));
    if let Some(turn) = turn {
        return (turn.after(), turn.mv.square(), marks(turn.mistakes()));
    }
    let warning = game.tabletop().and_then(Tabletop::warning);
    let layers = warning.map(marks).unwrap_or_default();
    (game.position(), game.last_square(), layers)
}

/// Forgotten discs are ringed, wrongly flipped ones crossed out.
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
