//! The board. It knows no rule: discs, legal targets and marks are given to it, squares leave it as events.
//!
//! ```ignore
//! <Board
//!     discs=Signal::derive(move || Discs::of(position.get()))
//!     targets=Signal::derive(move || position.get().legal_moves())
//!     last=last_square
//!     preview=move |square| position.get_untracked().flips(Move::Place(square))
//!     on_choose=move |square| play(square)
//! />
//! ```
//!
//! - [`Discs`]: what lies on the board;
//! - [`Label`]: a number on a square, such as the value of a move;
//! - [`Layer`]: a set of squares that is marked, such as stable discs or a region;
//! - [`Note`]: what a screen reader adds about squares, for example that they are marked;
//! - [`Miniature`]: a small picture of a board; [`DiscIcon`]: of a disc.
//!
//! It is drawn in SVG; over the drawing lies a grid of cells that takes clicks, keys and the focus, and that a screen
//! reader reads.

mod cells;
mod changes;
mod discs;
mod drawing;
mod grid;
mod icon;
mod mark;
mod miniature;

use leptos::prelude::*;
use outflank_rules::{Bitboard, Square};

use cells::Cells;
use changes::Changes;
pub use discs::Discs;
use drawing::Drawing;
pub use icon::DiscIcon;
pub use mark::{Label, Layer, Note, Shape, Tone};
pub use miniature::Miniature;

use crate::store::settings::use_settings;
use crate::words::text;

/// Everything that the parts of the board read.
#[derive(Clone, Copy)]
struct View {
    discs: Signal<Discs>,
    targets: Signal<Bitboard>,
    last: Signal<Option<Square>>,
    labels: Signal<Vec<Label>>,
    layers: Signal<Vec<Layer>>,
    notes: Signal<Vec<Note>>,
    /// The square under the pointer or with the focus.
    pointed: RwSignal<Option<Square>>,
    changes: Memo<Changes>,
}

/// A board.
#[component]
pub fn Board(
    /// What lies on it.
    #[prop(into)]
    discs: Signal<Discs>,
    /// Where a disc can be placed now.
    #[prop(into, optional)]
    targets: Signal<Bitboard>,
    /// The last disc that was placed.
    #[prop(into, optional)]
    last: Signal<Option<Square>>,
    /// Numbers on squares.
    #[prop(into, optional)]
    labels: Signal<Vec<Label>>,
    /// Marked squares; later ones lie over earlier ones.
    #[prop(into, optional)]
    layers: Signal<Vec<Layer>>,
    /// What a screen reader adds about squares.
    #[prop(into, optional)]
    notes: Signal<Vec<Note>>,
    /// The discs that a disc on this square would flip: they are ringed while the square is pointed at.
    #[prop(into, optional)]
    preview: Option<Callback<Square, Bitboard>>,
    /// A square is chosen, by a click or with the keyboard. Without it the board is only looked at.
    #[prop(into, optional)]
    on_choose: Option<Callback<Square>>,
    /// What a screen reader calls it.
    #[prop(into, optional)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let settings = use_settings();
    let view = View {
        discs,
        targets,
        last,
        labels,
        layers,
        notes,
        pointed: RwSignal::new(None),
        changes: Memo::new(move |before| Changes::follow(before, discs.get())),
    };
    let previewed = Memo::new(move |_| {
        // A move changes what a square would flip.
        let discs = view.discs.get();
        match (view.pointed.get(), preview) {
            (Some(square), Some(preview)) if discs.at(square).is_none() => preview.run(square),
            _ => Bitboard::EMPTY,
        }
    });
    let label = label.unwrap_or_else(|| Signal::derive(text(outflank_text::Texts::board_label)));
    let coordinates = Signal::derive(move || settings.with(|settings| settings.coordinates));
    let dots = Signal::derive(move || settings.with(|settings| settings.dots));
    view! {
        <div class="board" class:with-coordinates=coordinates class:chosen-from=on_choose.is_some()>
            <Drawing view previewed dots coordinates />
            <Cells view label on_choose />
        </div>
    }
}
