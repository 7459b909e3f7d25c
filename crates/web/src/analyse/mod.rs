//! Games and positions, move by move.
//!
//! - `workbench`: the review of a game (`outflank-app`) in signals, and what can be done with it; no view;
//! - `address`: a study in an address; `reader`: from pasted text; `sharing`: as it is taken elsewhere;
//! - `sentences`: what the review says, in words;
//! - `panel`, `graph`, `moves`, `layers`, `editor`, `open`: what is beside the board; `curve` is the drawing of `graph`,
//!   `setup` what `editor` does to discs.

mod address;
mod curve;
mod editor;
mod graph;
mod layers;
mod moves;
mod open;
mod panel;
mod reader;
mod sentences;
mod setup;
mod sharing;
mod workbench;

use leptos::prelude::*;
use outflank_app::review::{Candidate, Review};
use outflank_app::study::Study;
use outflank_rules::{Bitboard, Move, Position, Square};
use outflank_text::Texts;

use crate::board::{Board, Discs, Label};
use crate::parts::shortcuts::use_shortcut;
use crate::words::{text, use_words};
use editor::{Editor, EditorPanel};
use layers::Shown;
use open::OpenDialog;
use panel::{FAR, Panel, Steps};
use workbench::Workbench;

/// The page.
#[component]
pub fn AnalysePage() -> impl IntoView {
    let bench = Workbench::open();
    let editor = Editor::new(bench);
    let shown = RwSignal::new(Shown::default());
    let pasting = RwSignal::new(false);
    keys(bench, pasting);

    let words = use_words();
    let setting_up = bench.setting_up;
    let discs = Signal::derive(move || {
        if setting_up.get() {
            let setup = editor.setup.get();
            Discs {
                black: setup.black,
                white: setup.white,
            }
        } else {
            Discs::of(bench.position().get())
        }
    });
    // Where a pass is due, the next disc is the other side's.
    let next = Memo::new(move |_| bench.study(Study::next_placement));
    let targets = Signal::derive(move || {
        if setting_up.get() {
            Bitboard::EMPTY
        } else {
            next.get().legal_moves()
        }
    });
    let last = Signal::derive(move || bench.study(Study::last).filter(|_| !setting_up.get()));
    let labels = Signal::derive(move || {
        if setting_up.get() || !shown.get().values {
            return Vec::new();
        }
        bench.review(|review| labels(review, next.get(), &words.get()))
    });
    let layers = Signal::derive(move || {
        if setting_up.get() {
            Vec::new()
        } else {
            layers::marks(bench.position().get(), shown.get())
        }
    });
    let preview = move |square: Square| {
        if setting_up.get_untracked() {
            Bitboard::EMPTY
        } else {
            next.get_untracked().flips(Move::Place(square))
        }
    };
    let choose = move |square: Square| {
        if setting_up.get_untracked() {
            editor.put(square);
        } else {
            bench.place(square);
        }
    };
    view! {
        <div class="analyse" class:setting-up=setting_up>
            <h1 class="visually-hidden">{text(Texts::nav_analyse)}</h1>
            <div class="analyse-board">
                <Board discs targets last labels layers preview on_choose=choose />
            </div>
            <Steps bench />
            <Show
                when=move || setting_up.get()
                fallback=move || view! { <Panel bench editor shown pasting /> }
            >
                <EditorPanel editor />
            </Show>
        </div>
        <OpenDialog bench open=pasting />
    }
}

/// The values of moves, as they stand on the board.
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
    step("arrowleft", Texts::one_move_back, -1);
    step("j", Texts::one_move_back, -1);
    step("arrowright", Texts::one_move_on, 1);
    step("l", Texts::one_move_on, 1);
    step("home", Texts::analyse_first, -FAR);
    step("end", Texts::analyse_last, FAR);
    use_shortcut("e", text(Texts::analyse_engine), move || bench.switch());
    use_shortcut("o", text(Texts::analyse_open), move || pasting.set(true));
    use_shortcut("g", text(Texts::analyse_leave_variation), move || {
        bench.leave_variation();
    });
}
