//! The board. Discs, legal targets and marks go in, chosen squares come out as events. It knows no rules; only the keys that
//! speak ask them, about the position that is told.
//!
//! ```ignore
//! <Board
//!     discs=Signal::derive(move || Discs::of(position.get()))
//!     targets=Signal::derive(move || position.get().legal_moves())
//!     last=last_square
//!     preview=move |square| position.get_untracked().flips(Move::Place(square))
//!     spoken=Signal::derive(move || Some(position.get()))
//!     on_choose=move |square| play(square)
//! />
//! ```
//!
//! - [`Discs`]: the discs on the board;
//! - [`Label`]: a number on a square, such as the value of a move;
//! - [`Layer`]: a set of marked squares, such as stable discs or a region;
//! - [`Note`]: what a screen reader adds to squares, for example that they are marked;
//! - [`Ghost`]: a disc that is not there yet, with its number in a line of play;
//! - [`Diagram`]: a board to look at, without cells; [`Miniature`]: a thumbnail of a board; [`DiscIcon`]: of a disc;
//! - [`DiscRow`]: discs that were counted.
//!
//! An SVG shows the board; a transparent grid of cells over it takes clicks, keys and focus, and speaks to screen
//! readers.

mod cells;
mod changes;
mod diagram;
mod discs;
mod drawing;
mod grid;
mod icon;
mod keys;
mod mark;
mod miniature;
mod row;
mod squares;

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use outflank_rules::{Bitboard, Position, Square};
use wasm_bindgen::prelude::JsCast as _;
use web_sys::HtmlElement;

use cells::Cells;
use changes::Changes;
pub use diagram::Diagram;
pub use discs::Discs;
use drawing::Drawing;
pub use drawing::Light;
pub use icon::DiscIcon;
pub use mark::{Ghost, Label, Layer, Note, Shape, Tone};
pub use miniature::Miniature;
pub use row::DiscRow;

use crate::store::settings::use_settings;
use crate::words::text;

/// The inputs of the board's parts.
#[derive(Clone, Copy)]
struct View {
    discs: Signal<Discs>,
    targets: Signal<Bitboard>,
    last: Signal<Option<Square>>,
    labels: Signal<Vec<Label>>,
    numbers: Signal<Vec<(Square, usize)>>,
    layers: Signal<Vec<Layer>>,
    notes: Signal<Vec<Note>>,
    ghosts: Signal<Vec<Ghost>>,
    /// The square under the pointer or with the focus.
    pointed: RwSignal<Option<Square>>,
    /// The one square in the tab order.
    current: RwSignal<Square>,
    cells: NodeRef<html::Div>,
    changes: Memo<Changes>,
}

impl View {
    /// Moves the focus to a square.
    fn focus(self, square: Square) {
        self.current.set(square);
        let cell = self
            .cells
            .get_untracked()
            .and_then(|it| it.query_selector(&format!("[data-square={square}]")).ok())
            .flatten()
            .and_then(|it| it.dyn_into::<HtmlElement>().ok());
        if let Some(cell) = cell {
            let _ = cell.focus();
        }
    }
}

/// Moves the focus to the board for keyboard users, whose button is gone.
pub fn focus_board() {
    let by_keyboard = document()
        .active_element()
        .is_some_and(|element| element.matches(":focus-visible") == Ok(true));
    if !by_keyboard {
        return;
    }
    // A closing dialog restores the focus first.
    let focus = || {
        let cell = ":is(.play-board, .exercise-board) [tabindex='0']";
        let cell = document().query_selector(cell).ok().flatten();
        if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
            let _ = cell.focus();
        }
    };
    set_timeout(focus, Duration::ZERO);
}

/// A board.
#[component]
pub fn Board(
    /// The discs.
    #[prop(into)]
    discs: Signal<Discs>,
    /// The legal moves. Without them, no key leads to the next one.
    #[prop(into, optional)]
    targets: Option<Signal<Bitboard>>,
    /// The last disc placed.
    #[prop(into, optional)]
    last: Signal<Option<Square>>,
    /// Numbers on squares.
    #[prop(into, optional)]
    labels: Signal<Vec<Label>>,
    /// The numbers of the moves that placed discs; shown if the reader wants them.
    #[prop(into, optional)]
    numbers: Signal<Vec<(Square, usize)>>,
    /// Marked squares; later ones lie over earlier ones.
    #[prop(into, optional)]
    layers: Signal<Vec<Layer>>,
    /// What a screen reader adds to squares.
    #[prop(into, optional)]
    notes: Signal<Vec<Note>>,
    /// Discs of a line of play.
    #[prop(into, optional)]
    ghosts: Signal<Vec<Ghost>>,
    /// The discs a move to this square would flip; they are ringed while it is hovered or focused.
    #[prop(into, optional)]
    preview: Option<Callback<Square, Bitboard>>,
    /// What the keys that speak of moves go by; `None` while the moves are for the player to find. Without it, there are
    /// no such keys.
    #[prop(into, optional)]
    spoken: Option<Signal<Option<Position>>>,
    /// Called with a square that is clicked or chosen by key. Without it the board is read-only.
    #[prop(into, optional)]
    on_choose: Option<Callback<Square>>,
    /// Its accessible name.
    #[prop(into, optional)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let settings = use_settings();
    let view = View {
        discs,
        targets: targets.unwrap_or_default(),
        last,
        labels,
        numbers: Signal::derive(move || {
            let wanted = settings.with(|settings| settings.own.numbers);
            if wanted { numbers.get() } else { Vec::new() }
        }),
        layers,
        notes,
        ghosts,
        pointed: RwSignal::new(None),
        current: RwSignal::new(Square::D3),
        cells: NodeRef::new(),
        changes: Memo::new(move |before| Changes::follow(before, discs.get())),
    };
    keys::listen(view, targets.is_some(), spoken, on_choose);
    let previewed = Memo::new(move |_| {
        // The flips change with the discs.
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
