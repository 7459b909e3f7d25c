//! The panel beside the board.

use leptos::either::Either;
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use outflank_app::review::{Extent, Pass, Review};
use outflank_app::study::{Study, Tree};
use outflank_rules::{Color, Outcome, Position};
use outflank_text::Texts;

use super::editor::Editor;
use super::graph::Graph;
use super::layers::{Layers, Overlays};
use super::lines::{BestLines, counts};
use super::moments::Moments;
use super::moves::Moves;
use super::sentences;
use super::sharing::shared;
use super::welcome::{Noted, Welcome};
use super::workbench::{EFFORTS, Workbench};
use crate::components::choice::{Choice, Choices, Switch};
use crate::components::notices::use_notices;
use crate::engine::EngineStatus;
use crate::explorer::Explorer;
use crate::play::from::use_start_from;
use crate::share::{ShareDialog, use_download};
use crate::words::{text, use_words};

/// The panel: what the position is worth, the graph, the moves, and then everything else.
#[component]
pub fn Panel(
    bench: Workbench,
    editor: Editor,
    shown: RwSignal<Overlays>,
    pasting: RwSignal<bool>,
) -> impl IntoView {
    let status = text(move |texts| bench.study(|study| in_words(study, texts)));
    let opening = Memo::new(move |_| bench.study(|study| study.opening(study.at())));
    let judged_from = text(move |texts| {
        let said = bench.review(|it| texts.judged_from(it))?;
        Some(view! { <p class="analyse-judged">{said}</p> })
    });
    let game = text(move |texts| {
        let players = bench.study(|study| texts.players_in(study));
        let opening = opening.get().map(|it| texts.describe(&it));
        let parts: Vec<String> = players.into_iter().chain(opening).collect();
        parts.join(" · ")
    });
    view! {
        <section class="panel analyse-panel" aria-label=text(Texts::analyse_tools)>
            <p class="analyse-status">{status}</p>
            <div class="analyse-head">
                <p class="analyse-opening">{game}</p>
                <Actions bench editor pasting />
            </div>
            <Welcome bench pasting />
            <Noted bench />
            {judged_from}
            <Engine bench />
            <BestLines bench />
            <Graph bench />
            <WholeGame bench />
            <Moves bench />
            <Moments bench />
            <Effort bench />
            <Played bench />
            <Layers position=bench.position() shown />
        </section>
    }
}

/// Games come in by a button; what is done less often is in a menu beside it.
#[component]
fn Actions(bench: Workbench, editor: Editor, pasting: RwSignal<bool>) -> impl IntoView {
    let menu = NodeRef::<html::Details>::new();
    let close = move || {
        if let Some(menu) = menu.get_untracked() {
            menu.set_open(false);
        }
    };
    let sharing = RwSignal::new(false);
    let shared = Signal::derive(move || bench.study(shared));
    let item = move |name: fn(&Texts) -> String, act: Callback<()>| {
        let press = move |_| {
            close();
            act.run(());
        };
        view! { <button type="button" on:click=press>{text(name)}</button> }
    };
    let pressed = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            close();
        }
    };
    let start = move |()| bench.show(Tree::new(Position::START));
    let (words, notices, download) = (use_words(), use_notices(), use_download());
    let report = move |()| match bench.report(&words.now()) {
        Some(page) => download("outflank-analysis.html", "text/html", page.as_bytes()),
        None => notices.refuse(Texts::analyse_report_first),
    };
    view! {
        <div class="analyse-actions">
            <button type="button" on:click=move |_| pasting.set(true)>{text(Texts::analyse_open)}</button>
            <details class="menu" node_ref=menu on:keydown=pressed>
                <summary>{text(Texts::analyse_more)}</summary>
                <div class="menu-items">
                    {item(Texts::share_title, Callback::new(move |()| sharing.set(true)))}
                    {item(Texts::analyse_report, Callback::new(report))}
                    <PlayButton bench />
                    {item(Texts::analyse_setup, Callback::new(move |()| editor.begin()))}
                    {item(Texts::analyse_start_over, Callback::new(start))}
                </div>
            </details>
        </div>
        <ShareDialog open=sharing shared />
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
    on_cleanup(move || bench.explore(false));
    view! {
        <Explorer
            position=bench.position()
            values
            on_show=Callback::new(move |shown| bench.explore(shown))
            on_play=move |square| bench.place(square)
            on_open=move |record| bench.show(record)
        />
    }
}

/// The side to move, or the result.
fn in_words(study: &Study, texts: &Texts) -> String {
    let position = study.position();
    let discs = |color| position.discs(color).len();
    let (black, white) = (discs(Color::Black), discs(Color::White));
    let turn = match position.outcome() {
        Some(Outcome::Win(color)) => return texts.over_won(color, discs(color), discs(!color)),
        Some(Outcome::Draw) => return texts.over_drawn(black),
        None if let Some(ending) = study.ending() => return texts.describe(&ending),
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
    // A button that is disabled would lose the focus.
    let step = move |label: fn(&Texts) -> String, icon: &'static str, by: isize| {
        view! {
            <button
                type="button"
                aria-label=text(label)
                title=text(label)
                aria-disabled=move || off(by > 0).to_string()
                on:click=move |_| if !off(by > 0) { bench.step(by) }
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon /></svg>
            </button>
        }
    };
    // Players number discs, and no passes.
    let numbers = Memo::new(move |_| {
        bench.study(|study| {
            let numbers = study.numbers();
            (numbers[study.at()], numbers[study.len()])
        })
    });
    let shown = move || {
        let (at, last) = numbers.get();
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

/// The engine: its switch and its progress.
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
    view! {
        <div class="analyse-engine">
            <Switch label=text(Texts::analyse_engine) on=looking on_switch=move |on| bench.look(on) />
            <p class="analyse-thinking">{progress}</p>
            <Show when=move || busy.get()>
                <button type="button" on:click=move |_| bench.stop()>{text(Texts::button_stop)}</button>
            </Show>
        </div>
    }
}

/// Plays on from the current position.
#[component]
fn PlayButton(bench: Workbench) -> impl IntoView {
    let start = use_start_from();
    let position = Memo::new(move |_| bench.study(Study::position));
    view! {
        <button
            type="button"
            disabled=move || position.get().is_over()
            on:click=move |_| start.play(position.get_untracked())
        >
            {text(Texts::play_from_here)}
        </button>
    }
}

/// How far the engine looks, how many lines are shown, and which engine it is.
#[component]
fn Effort(bench: Workbench) -> impl IntoView {
    let lines = Choice::all(&counts(), |_, count| count.to_string());
    let efforts = EFFORTS.map(|(effort, name)| Choice::new(effort, text(name)));
    view! {
        <details class="effort">
            <summary>{text(Texts::analyse_effort)}</summary>
            <Choices
                label=text(Texts::analyse_effort)
                choices=efforts.into()
                chosen=Signal::derive(move || bench.desk.get().effort)
                on_choose=move |effort| bench.set_effort(effort)
            />
            <Choices
                label=text(Texts::analyse_line_count)
                choices=lines
                chosen=Signal::derive(move || bench.desk.get().lines)
                on_choose=move |lines| bench.set_lines(lines)
                list=true
            />
            <EngineStatus />
        </details>
    }
}

/// The button that searches the whole game, and its progress. It stays while the search runs, so that keyboard
/// users keep their focus.
#[component]
fn WholeGame(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let pass = Memo::new(move |_| bench.review(Review::pass));
    let extent = Memo::new(move |_| {
        let effort = bench.desk.get().effort;
        bench.review(|review| review.extent(effort))
    });
    let is_running = move || pass.get().is_some();
    let nothing = move || !is_running() && bench.study(Study::is_empty);
    let press = move |_| {
        if !is_running() {
            bench.look_at_game();
        }
    };
    let progress = move |pass: Pass| {
        let (texts, Pass { done, total, .. }) = (words.get(), pass);
        if pass.is_glance {
            texts.analyse_first_look(done, total)
        } else {
            texts.analyse_deeper_look(done, total)
        }
    };
    let content = move || match pass.get() {
        Some(pass) => Either::Left(view! {
            <span class="analyse-progress">
                <span>{progress(pass)}</span>
                <progress max=pass.total value=pass.done aria-hidden="true"></progress>
            </span>
        }),
        None if extent.get() == Extent::Part => {
            Either::Right(Either::Left(text(Texts::analyse_go_on)))
        }
        None => Either::Right(Either::Right(text(Texts::analyse_game))),
    };
    let mistake = move |label: fn(&Texts) -> String, icon: &'static str, by: isize| {
        view! {
            <button
                type="button"
                class="icon-button"
                aria-label=text(label)
                title=text(label)
                on:click=move |_| bench.go_to_mistake(by)
            >
                {icon}
            </button>
        }
    };
    view! {
        <div class="whole-game">
            <button
                type="button"
                class="whole-game-run"
                class:primary=move || !is_running() && extent.get() != Extent::Whole
                disabled=nothing
                aria-disabled=move || is_running().then_some("true")
                on:click=press
            >
                {content}
            </button>
            {mistake(Texts::previous_mistake, "‹ ?", -1)}
            {mistake(Texts::next_mistake, "? ›", 1)}
        </div>
    }
}
