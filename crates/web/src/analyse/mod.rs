//! Analysis of games and positions.
//!
//! - `workbench`: the review of a game (`outflank-app`) in signals; no view;
//! - `address`, `reader`, `sharing`: studies in addresses and storage, addresses in pasted text, for sharing;
//! - `sentences`: the review in words;
//! - `panel`, `lines`, `graph`, `moves`, `tree`, `moments`, `film`, `layers`, `editor`, `open`, `welcome`: views; `curve` is
//!   the geometry of `graph`, `setup` the operations of `editor`.

mod address;
mod curve;
pub(crate) mod editor;
mod film;
pub(crate) mod graph;
pub(crate) mod layers;
pub(crate) mod lines;
pub(crate) mod moments;
pub(crate) mod moves;
pub(crate) mod open;
pub(crate) mod panel;
mod reader;
mod sentences;
mod setup;
mod sharing;
mod tree;
pub(crate) mod welcome;
pub(crate) mod workbench;

pub use address::{to_review, with_game};
pub use reader::route_in;

use leptos::prelude::*;
use outflank_app::review::{Candidate, Review};
use outflank_app::study::Study;
use outflank_rules::{Move, Position, Square};
use outflank_text::Texts;

use crate::board::{Board, Discs, Label};
use crate::components::shortcuts::use_shortcut;
use crate::words::text;
use editor::{Editor, EditorBoard, EditorPanel};
use layers::Overlays;
use open::OpenDialog;
use panel::{FAR, Panel, Steps};
use workbench::Workbench;

/// The page.
#[component]
pub fn AnalysePage() -> impl IntoView {
    let bench = Workbench::open();
    let editor = Editor::new(bench);
    let shown = RwSignal::new(Overlays::default());
    let pasting = RwSignal::new(false);
    keys(bench, pasting);

    let setting_up = bench.setting_up;
    view! {
        <div class="analyse" class:setting-up=setting_up>
            <h1 class="visually-hidden">{text(Texts::nav_analyse)}</h1>
            <div class="analyse-board">
                <Show when=move || setting_up.get() fallback=move || view! { <StudyBoard bench shown /> }>
                    <EditorBoard editor />
                </Show>
            </div>
            <Steps bench />
            <Show
                when=move || setting_up.get()
                fallback=move || view! { <Panel bench editor shown pasting /> }
            >
                <EditorPanel editor />
            </Show>
        </div>
        <OpenDialog open=pasting />
    }
}

/// The board of the study.
#[component]
fn StudyBoard(bench: Workbench, shown: RwSignal<Overlays>) -> impl IntoView {
    // After a forced pass, the other side places the next disc.
    let next = Memo::new(move |_| bench.study(Study::next_placement));
    let labels = text(move |texts| {
        // A line that is shown stands where the numbers are.
        let shown = shown.get().values && bench.hovered.with(Vec::is_empty);
        let labels = shown.then(|| bench.review(|review| labels(review, next.get(), texts)));
        labels.unwrap_or_default()
    });
    view! {
        <Board
            discs=Signal::derive(move || Discs::of(bench.position().get()))
            targets=Signal::derive(move || next.get().legal_moves())
            last=Signal::derive(move || bench.study(Study::last))
            labels=Signal::derive(labels)
            numbers=Signal::derive(move || bench.study(Study::placed))
            ghosts=Signal::derive(move || lines::ghosts(bench.position().get(), &bench.hovered.get()))
            layers=Signal::derive(move || layers::marks(bench.position().get(), shown.get()))
            preview=move |square: Square| next.get_untracked().flips(Move::Place(square))
            spoken=Signal::derive(move || Some(next.get()))
            on_choose=move |square| bench.place(square)
        />
    }
}

/// The values of moves, as labels.
fn labels(review: &Review, position: Position, texts: &Texts) -> Vec<Label> {
    let label = |it: &Candidate| {
        let kind = texts.describe(&it.score.kind);
        Label::of(it, texts, |score| {
            texts.analyse_label(score, &kind, it.is_best)
        })
    };
    review
        .candidates(position)
        .iter()
        .filter_map(label)
        .collect()
}

fn keys(bench: Workbench, pasting: RwSignal<bool>) {
    let step = |key, what: fn(&Texts) -> String, by| {
        use_shortcut(key, text(what), move || bench.step(by));
    };
    // On the board, arrows lead from square to square.
    step("arrowleft", Texts::one_move_back, -1);
    step("<", Texts::one_move_back, -1);
    step("arrowright", Texts::one_move_on, 1);
    step(">", Texts::one_move_on, 1);
    step("home", Texts::analyse_first, -FAR);
    step("end", Texts::analyse_last, FAR);
    for (key, what, by) in [
        ("n", Texts::next_mistake as fn(&Texts) -> String, 1),
        ("p", Texts::previous_mistake, -1),
    ] {
        use_shortcut(key, text(what), move || bench.go_to_mistake(by));
    }
    use_shortcut(".", text(Texts::analyse_engine), move || bench.switch());
    use_shortcut("o", text(Texts::analyse_open), move || pasting.set(true));
    use_shortcut("w", text(Texts::analyse_leave_variation), move || {
        bench.leave_variation();
    });
}
