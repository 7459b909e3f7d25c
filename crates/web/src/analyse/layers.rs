//! Overlays on the board: move values, stable discs, mobility, regions.

use leptos::prelude::*;
use outflank_learn::insight;
use outflank_rules::{Bitboard, Color, Position};
use outflank_text::Texts;

use crate::board::{Layer, Shape, Tone};
use crate::components::choice::switch;
use crate::words::text;

/// Which overlays are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlays {
    /// The known values of moves.
    pub values: bool,
    /// Stable discs.
    pub stable: bool,
    /// The moves of both sides.
    pub mobility: bool,
    /// Regions of empty squares, odd and even.
    pub regions: bool,
}

impl Default for Overlays {
    fn default() -> Overlays {
        Overlays {
            values: true,
            stable: false,
            mobility: false,
            regions: false,
        }
    }
}

/// The marks on the board.
pub fn marks(position: Position, shown: Overlays) -> Vec<Layer> {
    let mut marks = Vec::new();
    let mut mark = |squares, shape, tone| {
        marks.push(Layer {
            squares,
            shape,
            tone,
        });
    };
    if shown.regions {
        let odd = insight::odd_regions(position);
        mark(position.empties() - odd, Shape::Fill, Tone::First);
        mark(odd, Shape::Fill, Tone::Second);
        mark(odd, Shape::Frame, Tone::Second);
    }
    if shown.stable {
        let [black, white] = Color::ALL.map(|color| insight::stable(position, color));
        mark(black | white, Shape::Ring, Tone::Good);
    }
    if shown.mobility {
        let [black, white] = Color::ALL.map(|color| insight::moves_of(position, color));
        mark(black, Shape::Disc(Color::Black), Tone::Accent);
        mark(white, Shape::Disc(Color::White), Tone::Accent);
    }
    marks
}

/// The marks of a film: what shows the reason.
pub fn proof(layer: insight::Layer, squares: Bitboard) -> Layer {
    let (shape, tone) = match layer {
        insight::Layer::Squares(_) => (Shape::Frame, Tone::Accent),
        insight::Layer::Stable(_) => (Shape::Ring, Tone::Good),
        insight::Layer::Region(_)
        | insight::Layer::Passes(_)
        | insight::Layer::Moves(_)
        | insight::Layer::SafeMoves(_)
        | insight::Layer::Surroundings => (Shape::Fill, Tone::Accent),
    };
    Layer {
        squares,
        shape,
        tone,
    }
}

/// The overlays in words, a sentence each.
pub fn sentences(position: Position, shown: Overlays, texts: &Texts) -> Vec<String> {
    let mut sentences = Vec::new();
    let or_none = |names: String| match names.as_str() {
        "" => texts.analyse_none(),
        _ => names,
    };
    let list = |squares: Bitboard| or_none(squares.to_string());
    if shown.stable {
        let [black, white] = Color::ALL.map(|color| list(insight::stable(position, color)));
        sentences.push(texts.analyse_stable_are(&black, &white));
    }
    if shown.mobility {
        let [black, white] = Color::ALL.map(|color| insight::moves_of(position, color));
        let (for_black, for_white) = (list(black), list(white));
        sentences.push(texts.analyse_mobility_is(black.len(), &for_black, white.len(), &for_white));
    }
    if shown.regions {
        let regions = insight::regions(position);
        let (odd, even): (Vec<_>, Vec<_>) = regions.iter().partition(|it| it.len() % 2 == 1);
        let list = |regions: Vec<&Bitboard>| {
            let names: Vec<String> = regions.iter().map(ToString::to_string).collect();
            or_none(names.join(&texts.between_items()))
        };
        sentences.push(texts.analyse_regions_are(&list(odd), &list(even)));
    }
    sentences
}

/// A switch for each overlay, and the overlays in words.
#[component]
pub fn Layers(position: Memo<Position>, shown: RwSignal<Overlays>) -> impl IntoView {
    let said = text(move |texts| {
        let sentences = sentences(position.get(), shown.get(), texts);
        let paragraph = |sentence| view! { <p class="note">{sentence}</p> };
        sentences.into_iter().map(paragraph).collect_view()
    });
    view! {
        <fieldset class="choices analyse-layers">
            <legend>{text(Texts::analyse_layers)}</legend>
            {switch(shown, Texts::analyse_values, |it| &mut it.values)}
            {switch(shown, Texts::analyse_stable, |it| &mut it.stable)}
            {switch(shown, Texts::analyse_mobility, |it| &mut it.mobility)}
            {switch(shown, Texts::analyse_regions, |it| &mut it.regions)}
            <div class="analyse-layers-said">{said}</div>
        </fieldset>
    }
}
