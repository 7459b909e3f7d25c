//! What is beside the board during a game: how it stands, what the computer does, what one can do.
//!
//! - `tools`: the buttons;
//! - `ending`: how it ended and how it goes on;
//! - `sheet`: the score sheet of a series;
//! - `moves`: the moves so far.

mod ending;
mod moves;
mod sheet;
mod tools;

use leptos::prelude::*;
use outflank_engine::{Kind, MoveScore};
use outflank_play::Match;
use outflank_text::Texts;

use super::names::Turn;
use super::setup::SetupForm;
use super::table::{Table, Work, in_words};
use crate::engine::EngineStatus;
use crate::words::{text, use_words};
use ending::Ending;
use moves::MoveList;
use sheet::ScoreSheet;
use tools::Tools;

/// The panel: until somebody plays, with the choices for the game.
#[component]
pub fn Panel(
    table: Table,
    /// Whether the choices for a new game are open.
    choosing: RwSignal<bool>,
) -> impl IntoView {
    let begun = table.begun();
    let choices = move || view! { <SetupForm table button_first=true on_begun=|()| () /> };
    view! {
        <section class="panel" aria-label=text(Texts::game)>
            <Status table />
            <Show when=move || begun.get() fallback=choices>
                <DrawOffer table />
                <Ending table />
                <Tools table choosing />
                <HintNote table />
                <ScoreSheet table />
                <MoveList table />
            </Show>
            <EngineStatus />
        </section>
    }
}

/// Whose turn it is or how it ended, and what the computer is doing.
#[component]
fn Status(table: Table) -> impl IntoView {
    let words = use_words();
    let result = table.game(Match::result);
    let turn = table.game(Turn::of);
    let starts = table.game(|game| game.player(game.turn()).is_human());
    let paused = Memo::new(move |_| table.is_paused());
    let status = move || {
        let texts = words.get();
        match result.get() {
            Some(result) => in_words(&texts, result),
            None if !table.begun().get() => texts.play_ready(starts.get()),
            None if paused.get() => texts.play_paused(),
            None => turn.get().in_words(&texts),
        }
    };
    let idle = move || !table.begun().get() || result.get().is_some();
    let progress = move || {
        let Some(work) = table.work().get() else {
            return String::new();
        };
        let texts = words.get();
        let report = table.progress().get();
        let best = report.as_ref().and_then(|report| report.best());
        match (report.as_ref(), best) {
            _ if work == Work::Offer => texts.play_draw_waits(),
            (Some(report), Some(best)) => texts.thinking_depth(
                depth(best),
                &best.mv.to_string(),
                &texts.signed(f64::from(best.value.discs()), 1),
                &texts.grouped(report.nodes),
            ),
            _ => texts.thinking(),
        }
    };
    let thinks = move || matches!(table.work().get(), Some(Work::Move | Work::Hint));
    let stuck = Memo::new(move |_| table.is_stuck());
    let stop = move || {
        let texts = words.get();
        if table.work().get() == Some(Work::Move) {
            texts.move_now()
        } else {
            texts.button_stop()
        }
    };
    view! {
        <div class="play-head">
            <p class="play-status">{status}</p>
            <Show when=thinks>
                <button type="button" class="small" on:click=move |_| table.stop_thinking()>{stop}</button>
            </Show>
            <Show when=move || stuck.get()>
                <button type="button" class="small" on:click=move |_| table.ask_again()>
                    {text(Texts::play_ask_again)}
                </button>
            </Show>
        </div>
        <p class="play-thinking" class:idle=idle>{progress}</p>
    }
}

/// A draw that somebody at this screen has to answer.
#[component]
fn DrawOffer(table: Table) -> impl IntoView {
    let words = use_words();
    let offered = table.game(|game| {
        let by = game.draw_offer().filter(|_| !game.is_over())?;
        game.player(!by).is_human().then_some(by)
    });
    move || {
        let by = offered.get()?;
        Some(view! {
            <div class="offer" role="group" aria-label=text(Texts::play_offer_draw)>
                <p>{move || words.get().play_draw_offered(by)}</p>
                <div class="buttons">
                    <button type="button" on:click=move |_| table.answer_draw(!by, true)>
                        {text(Texts::play_accept)}
                    </button>
                    <button type="button" on:click=move |_| table.answer_draw(!by, false)>
                        {text(Texts::decline)}
                    </button>
                </div>
            </div>
        })
    }
}

/// What the numbers on the board mean, while there are any.
#[component]
fn HintNote(table: Table) -> impl IntoView {
    let words = use_words();
    let turn = table.game(Match::turn);
    let note = move || words.get().play_hint_note(turn.get());
    view! {
        <Show when=move || table.hints().with(Option::is_some)>
            <p class="note hint-note">{note}</p>
        </Show>
    }
}

/// How deep a search has looked.
fn depth(best: &MoveScore) -> u32 {
    match best.kind {
        Kind::Static => 1,
        Kind::Midgame { depth, .. } | Kind::Book { depth } => depth,
        Kind::Selective { .. } | Kind::Exact => best.line.len() as u32,
    }
}
