//! A board with all that can lie on it.

use leptos::prelude::*;
use outflank_rules::{Bitboard, Color, Move, Position, Square};

use crate::board::{Board, DiscIcon, Discs, Ghost, Label, Layer, Miniature, Shape, Tone};
use crate::store::settings::Look;
use crate::words::{text, use_words};

/// A game in the middle, Black to move.
const MIDDLE: &str = "----------------OOOXO-----XXOO----OXXO-----XXX------------------ X";

/// A board in a look: legal moves, hints, marks of every shape, a line of play; the smaller pictures below it.
#[component]
pub fn Specimen(look: Look) -> impl IntoView {
    let words = use_words();
    let position: Position = MIDDLE.parse().unwrap_or(Position::START);
    let discs = Discs::of(position);
    let targets = position.legal_moves();
    let labels = targets.into_iter().zip(0_u8..5).map(|(square, place)| {
        let value = 4 - 5 * i32::from(place);
        let text = words.now().signed(value.into(), 0);
        Label {
            square,
            spoken: text.clone(),
            text,
            exact: place % 2 == 0,
            best: place == 0,
            strength: 1.0 - 0.25 * f32::from(place),
        }
    });
    let layer = |squares: &[Square], shape, tone| Layer {
        squares: squares
            .iter()
            .fold(Bitboard::EMPTY, |all, it| all | it.bitboard()),
        shape,
        tone,
    };
    let layers = vec![
        layer(&[Square::A1], Shape::Fill, Tone::Accent),
        layer(&[Square::B1], Shape::Frame, Tone::Bad),
        layer(&[Square::C1], Shape::Cross, Tone::Bad),
        layer(&[Square::D1], Shape::Ring, Tone::Good),
        layer(&[Square::E1], Shape::Fill, Tone::First),
        layer(&[Square::F1], Shape::Fill, Tone::Second),
        layer(&[Square::G1], Shape::Fill, Tone::Third),
        layer(&[Square::H1], Shape::Frame, Tone::Accent),
        layer(&[Square::A2], Shape::Disc(Color::Black), Tone::Accent),
        layer(&[Square::A2], Shape::Disc(Color::White), Tone::Accent),
        layer(&[Square::C4, Square::E4], Shape::Ring, Tone::Bad),
    ];
    let ghosts = [(Square::A8, Color::Black, 1), (Square::B8, Color::White, 2)];
    let ghosts = ghosts.map(|(square, color, number)| Ghost {
        square,
        color,
        number,
    });
    let label = match look {
        Look::Classic => outflank_text::Texts::settings_look_classic,
        Look::Cartridge => outflank_text::Texts::settings_look_cartridge,
        Look::Contrast => outflank_text::Texts::settings_look_contrast,
    };
    view! {
        <Board
            discs=Signal::stored(discs)
            targets=Signal::stored(targets)
            last=Signal::stored(Some(Square::E3))
            labels=Signal::stored(labels.collect::<Vec<_>>())
            layers=Signal::stored(layers)
            ghosts=Signal::stored(ghosts.to_vec())
            preview=move |square: Square| position.flips(Move::Place(square))
            spoken=Signal::stored(Some(position))
            on_choose=|_| ()
            label=Signal::derive(text(label))
        />
        <div class="style-row">
            <Miniature discs />
            <DiscIcon color=Color::Black />
            <DiscIcon color=Color::White />
        </div>
    }
}
