use leptos::prelude::*;
use outflank_rules::{Bitboard, Square};

use super::changes::Changes;
use super::drawing::Drawing;
use super::{Discs, Layer, View};

/// A board to look at. It moves its discs as a board does.
#[component]
pub fn Diagram(
    /// The discs.
    #[prop(into)]
    discs: Signal<Discs>,
    /// The last disc placed.
    #[prop(into)]
    last: Signal<Option<Square>>,
    /// Marked squares.
    #[prop(into)]
    layers: Signal<Vec<Layer>>,
    /// What it shows, in words.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let view = View {
        discs,
        targets: Signal::stored(Bitboard::EMPTY),
        last,
        labels: Signal::stored(Vec::new()),
        numbers: Signal::stored(Vec::new()),
        layers,
        notes: Signal::stored(Vec::new()),
        ghosts: Signal::stored(Vec::new()),
        pointed: RwSignal::new(None),
        current: RwSignal::new(Square::D3),
        cells: NodeRef::new(),
        changes: Memo::new(move |before| Changes::follow(before, discs.get())),
    };
    let nothing = Memo::new(|_| Bitboard::EMPTY);
    let marked = move || {
        let layers = layers.get().into_iter();
        let all = layers.fold(Bitboard::EMPTY, |all, layer| all | layer.squares);
        all.to_string()
    };
    view! {
        <div
            class="board diagram"
            role="img"
            aria-label=label
            data-last=move || last.get().map(|square| square.to_string())
            data-marked=marked
        >
            <Drawing view previewed=nothing dots=Signal::stored(false) coordinates=Signal::stored(false) />
        </div>
    }
}
