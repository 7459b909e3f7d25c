//! The panel beside the board.

use leptos::either::Either;
use leptos::prelude::*;
use outflank_app::review::Review;
use outflank_app::study::{Opened, Study, Tree};
use outflank_record::openings::Opening;
use outflank_rules::{Color, Outcome, Position};
use outflank_text::Texts;

use super::editor::Editor;
use super::graph::Graph;
use super::layers::{Layers, Overlays};
use super::moments::Moments;
use super::moves::{BestLine, Moves};
use super::sentences;
use super::sharing::shared;
use super::workbench::{EFFORTS, Workbench};
use crate::components::choice::{Choice, Choices, Switch};
use crate::engine::EngineStatus;
use crate::explorer::Explorer;
use crate::share::ShareDialog;
use crate::words::{text, use_words};

/// The panel: engine, best line, graph, moves, overlays.
#[component]
pub fn Panel(
    bench: Workbench,
    editor: Editor,
    shown: RwSignal<Overlays>,
    pasting: RwSignal<bool>,
) -> impl IntoView {
    let status = text(move |texts| in_words(bench.position().get(), texts));
    let opening = Memo::new(move |_| {
        bench.study(|study| Opening::of(study.positions().into_iter().take(study.at() + 1)))
    });
    let first = Memo::new(move |_| bench.review(Review::first_judged));
    let judged_from = text(move |texts| {
        let said = (first.get() > 0).then(|| texts.analysis_judged_from(first.get() + 1))?;
        Some(view! { <p class="analyse-judged">{said}</p> })
    });
    let opening_name = text(move |texts| Some(texts.describe(&opening.get()?)));
    view! {
        <section class="panel analyse-panel" aria-label=text(Texts::analyse_tools)>
            <div class="buttons analyse-actions">
                <button type="button" on:click=move |_| pasting.set(true)>
                    {text(Texts::analyse_open)}
                </button>
                <button type="button" on:click=move |_| editor.begin()>{text(Texts::analyse_setup)}</button>
                <button type="button" on:click=move |_| bench.show(Tree::new(Position::START))>
                    {text(Texts::analyse_start_over)}
                </button>
                <ShareButton bench />
            </div>
            <p class="analyse-status">{status}</p>
            <p class="analyse-opening">{opening_name}</p>
            {judged_from}
            <Engine bench />
            <BestLine bench />
            <Graph bench />
            <WholeGame bench />
            <Moments bench />
            <Moves bench />
            <Played bench />
            <Layers position=bench.position() shown />
        </section>
    }
}

/// What was played in the position on the board.
#[component]
fn Played(bench: Workbench) -> impl IntoView {
    let values = Memo::new(move |_| {
        let position = bench.position().get();
        let candidates = bench.review(|review| review.candidates(position));
        candidates
            .into_iter()
            .map(|it| it.score)
            .collect::<Vec<_>>()
    });
    view! {
        <Explorer
            position=bench.position()
            values
            on_play=move |square| bench.place(square)
            on_open=move |record| bench.show(Opened::from(record).tree)
        />
    }
}

/// The side to move, or the result.
fn in_words(position: Position, texts: &Texts) -> String {
    let discs = |color| position.discs(color).len();
    let (black, white) = (discs(Color::Black), discs(Color::White));
    let turn = match position.outcome() {
        Some(Outcome::Win(color)) => return texts.over_won(color, discs(color), discs(!color)),
        Some(Outcome::Draw) => return texts.over_drawn(black),
        None if position.must_pass() => texts.must_pass(position.turn()),
        None => texts.turn(position.turn()),
    };
    format!(
        "{turn} {}",
        texts.counts(black, white, position.empties().len())
    )
}

/// Buttons to the first, previous, next and last move.
#[component]
pub fn Steps(bench: Workbench) -> impl IntoView {
    let place = Memo::new(move |_| bench.study(|study| (study.at(), study.len())));
    let off = move |forward: bool| {
        let (at, last) = place.get();
        bench.setting_up.get() || if forward { at == last } else { at == 0 }
    };
    let step = move |label: fn(&Texts) -> String, icon: &'static str, by: isize| {
        view! {
            <button
                type="button"
                aria-label=text(label)
                title=text(label)
                disabled=move || off(by > 0)
                on:click=move |_| bench.step(by)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon /></svg>
            </button>
        }
    };
    let shown = move || {
        let (at, last) = place.get();
        format!("{at} / {last}")
    };
    view! {
        <div class="steps" role="group" aria-label=text(Texts::analyse_steps)>
            {step(Texts::analyse_first, "M6 5v14M19 5l-9 7l9 7z", -FAR)}
            {step(Texts::one_move_back, "M17 5l-10 7l10 7z", -1)}
            <span class="steps-at">{shown}</span>
            {step(Texts::one_move_on, "M7 5l10 7l-10 7z", 1)}
            {step(Texts::analyse_last, "M18 5v14M5 5l9 7l-9 7z", FAR)}
        </div>
    }
}

/// More moves than any line has.
pub const FAR: isize = 1000;

/// The engine: its switch, its effort, its progress.
#[component]
fn Engine(bench: Workbench) -> impl IntoView {
    let looking = Memo::new(move |_| bench.review(|review| review.plan().here.is_some()));
    let busy = Memo::new(move |_| bench.review(Review::is_searching));
    let report = Memo::new(move |_| bench.review(|review| review.report().cloned()));
    let progress = text(move |texts| {
        let report = busy.get().then(|| report.get())?;
        let best = report.as_ref().and_then(|report| report.best());
        Some(match (&report, best) {
            (Some(report), Some(best)) => texts.analyse_thinking(
                &texts.describe(&best.kind),
                &texts.analyse_move_name(best.mv),
                &sentences::number(best.value, texts),
                &texts.grouped(report.nodes),
            ),
            _ => texts.thinking(),
        })
    });
    let efforts = EFFORTS.map(|(effort, name)| Choice::new(effort, text(name)));
    view! {
        <div class="analyse-engine">
            <div class="engine-row">
                <Switch label=text(Texts::analyse_engine) on=looking on_switch=move |on| bench.look(on) />
                <Show when=move || busy.get()>
                    <button type="button" on:click=move |_| bench.stop()>{text(Texts::button_stop)}</button>
                </Show>
            </div>
            <p class="analyse-thinking">{progress}</p>
            <details>
                <summary>{text(Texts::analyse_effort)}</summary>
                <Choices
                    label=text(Texts::analyse_effort)
                    choices=efforts.into()
                    chosen=bench.effort
                    on_choose=move |effort| bench.set_effort(effort)
                />
                <EngineStatus />
            </details>
        </div>
    }
}

/// Shares the current line and position.
#[component]
fn ShareButton(bench: Workbench) -> impl IntoView {
    let sharing = RwSignal::new(false);
    let shared = Signal::derive(move || bench.study(shared));
    view! {
        <button type="button" on:click=move |_| sharing.set(true)>{text(Texts::share_title)}</button>
        <ShareDialog open=sharing shared />
    }
}

/// The button that searches the whole game, and its progress. It stays while the search runs, so that keyboard
/// users keep their focus.
#[component]
fn WholeGame(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let game =
        Memo::new(move |_| bench.review(|review| review.plan().line.map(|_| review.progress())));
    let is_running = move || game.get().is_some();
    let nothing = move || !is_running() && bench.study(Study::is_empty);
    let press = move |_| {
        if !is_running() {
            bench.look_at_game();
        }
    };
    let content = move || match game.get() {
        Some((done, total)) => Either::Left(view! {
            <span class="analyse-progress">
                <span>{words.get().analyse_game_progress(done, total)}</span>
                <progress max=total value=done aria-hidden="true"></progress>
            </span>
        }),
        None => Either::Right(text(Texts::analyse_game)),
    };
    view! {
        <button
            type="button"
            disabled=nothing
            aria-disabled=move || is_running().then_some("true")
            on:click=press
        >
            {content}
        </button>
    }
}
