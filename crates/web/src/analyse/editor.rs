//! The position editor.

use leptos::prelude::*;
use outflank_app::study::Tree;
use outflank_rules::{Color, Position, Setup, Symmetry};
use outflank_text::Texts;

use super::setup::{put, turned};
use super::workbench::Workbench;
use crate::board::{Board, Discs};
use crate::components::announcer::use_announcer;
use crate::components::choice::{Choice, Choices, choose};
use crate::components::notices::use_notices;
use crate::words::{text, use_words};

/// The state of the editor.
#[derive(Clone, Copy)]
pub struct Editor {
    /// The discs, and the side to move.
    setup: RwSignal<Setup>,
    /// The disc to place; `None` erases.
    disc: RwSignal<Option<Color>>,
    bench: Workbench,
}

impl Editor {
    /// An editor that is not open yet.
    pub fn new(bench: Workbench) -> Editor {
        Editor {
            setup: RwSignal::new(Setup::EMPTY),
            disc: RwSignal::new(Some(Color::Black)),
            bench,
        }
    }

    /// Opens with the position on the board.
    pub fn begin(self) {
        self.setup.set(self.bench.position().get_untracked().into());
        self.bench.setting_up.set(true);
    }
}

/// The board of the editor.
#[component]
pub fn EditorBoard(editor: Editor) -> impl IntoView {
    let Editor { setup, disc, .. } = editor;
    let discs = move || {
        let Setup { black, white, .. } = setup.get();
        Discs { black, white }
    };
    let choose = move |square| setup.update(|setup| put(setup, square, disc.get_untracked()));
    view! { <Board discs=Signal::derive(discs) on_choose=choose /> }
}

/// The tools of the editor.
#[component]
pub fn EditorPanel(editor: Editor) -> impl IntoView {
    let Editor { setup, disc, bench } = editor;
    let (notices, announcer, words) = (use_notices(), use_announcer(), use_words());
    let discs = vec![
        Choice::new(Some(Color::Black), text(Texts::analyse_setup_black)),
        Choice::new(Some(Color::White), text(Texts::analyse_setup_white)),
        Choice::new(None, text(Texts::analyse_setup_erase)),
    ];
    let counts = move || {
        let Setup { black, white, .. } = setup.get();
        let empties = 64 - (black | white).len();
        words.get().counts(black.len(), white.len(), empties)
    };
    let button = move |name: fn(&Texts) -> String, change: fn(Setup) -> Setup| {
        let press = move |_| {
            setup.update(|setup| *setup = change(*setup));
            announcer.say(&untrack(counts));
        };
        view! { <button type="button" on:click=press>{text(name)}</button> }
    };
    let done = move |_| match Position::try_from(setup.get_untracked()) {
        Ok(position) => bench.show(Tree::new(position)),
        Err(reason) => notices.refuse(move |t| t.describe(&reason)),
    };
    view! {
        <section class="panel analyse-panel" aria-label=text(Texts::analyse_setup)>
            <h2>{text(Texts::analyse_setup)}</h2>
            <p class="note">{text(Texts::analyse_setup_note)}</p>
            <Choices
                label=text(Texts::analyse_setup_disc)
                choices=discs
                chosen=disc
                on_choose=move |chosen| disc.set(chosen)
            />
            {choose(setup, Texts::analyse_setup_turn, &Color::ALL, Texts::color_name, |it| &mut it.turn)}
            <p class="setup-counts">{counts}</p>
            <div class="buttons">
                {button(Texts::analyse_setup_clear, |_| Setup::EMPTY)}
                {button(Texts::analyse_setup_start, |_| Position::START.into())}
                {button(Texts::analyse_setup_mirror, |it| turned(it, Symmetry::MirrorColumns))}
                {button(Texts::analyse_setup_rotate, |it| turned(it, Symmetry::Rotate90))}
                {button(Texts::analyse_setup_swap, |it| Setup { black: it.white, white: it.black, ..it })}
            </div>
            <div class="buttons">
                <button type="button" class="primary" on:click=done>{text(Texts::analyse_setup_done)}</button>
                <button type="button" on:click=move |_| bench.setting_up.set(false)>
                    {text(Texts::cancel)}
                </button>
            </div>
        </section>
    }
}
