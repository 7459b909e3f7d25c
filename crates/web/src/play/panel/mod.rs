//! The panel beside the board: the state of the game, the computer, the buttons.
//!
//! - `tools`: the buttons;
//! - `coach`: what the coach says;
//! - `ending`: the end of a game, and the next one;
//! - `sheet`: the score sheet of a series;
//! - `moves`: the moves so far.

mod coach;
pub(crate) mod ending;
mod moves;
mod sheet;
mod tools;

use leptos::prelude::*;
use outflank_engine::{Kind, MoveScore};
use outflank_play::Match;
use outflank_text::Texts;

use super::setup::SetupForm;
use super::table::Play;
use crate::engine::EngineStatus;
use crate::words::{text, unbroken};
use coach::CoachBox;
pub use ending::Ending;
use moves::MoveList;
use outflank_app::table::{Input, Purpose, Table};
use sheet::ScoreSheet;
use tools::Tools;

/// The panel. Before the first move it has the form for the game.
#[component]
pub fn Panel(
    play: Play,
    /// Whether the dialog for a new game is open.
    choosing: RwSignal<bool>,
) -> impl IntoView {
    let begun = play.read(Table::is_begun);
    // Then the result is on the board.
    let has_just_ended = play.has_just_ended();
    let choices = move || view! { <SetupForm play button_first=true on_begun=|()| () /> };
    view! {
        <section class="panel" aria-label=text(Texts::game)>
            <Status play />
            <Show when=move || begun.get() fallback=choices>
                <DrawOffer play />
                <UndoWish play />
                <CoachBox play />
                <Show when=move || !has_just_ended.get()>
                    <Ending play />
                </Show>
                <Tools play choosing />
                <HintNote play />
                <ScoreSheet play />
                <MoveList play />
            </Show>
            <EngineStatus />
        </section>
    }
}

/// The side to move or the result, and the engine's progress.
#[component]
fn Status(play: Play) -> impl IntoView {
    let result = play.game(Match::result);
    let starts = play.game(|game| game.player(game.turn()).is_human());
    let paused = play.read(Table::is_paused);
    let begun = play.read(Table::is_begun);
    let status = text(move |texts| match result.get() {
        Some(result) => texts.result(result),
        None if !begun.get() => texts.play_ready(starts.get()),
        None if paused.get() => texts.play_paused(),
        None => play.turn_in_words(texts),
    });
    let (thinking, purpose) = (play.thinking(), play.purpose());
    let idle = move || !begun.get() || result.get().is_some();
    let progress = text(move |texts| {
        let (purpose, report) = thinking.get()?;
        let best = report.as_ref().and_then(|report| report.best());
        Some(match (report.as_ref(), best) {
            // The coach takes a moment only.
            _ if matches!(purpose, Purpose::Coach(_)) => return None,
            _ if purpose == Purpose::Offer => texts.play_draw_waits(),
            (Some(report), Some(best)) => texts.thinking_depth(
                depth(best),
                &best.mv.to_string(),
                &texts.signed(f64::from(best.value.discs()), 1),
                &texts.grouped(report.nodes),
            ),
            _ => texts.thinking(),
        })
    });
    let thinks = move || matches!(purpose.get(), Some(Purpose::Move | Purpose::Hint));
    let stuck = play.read(Table::is_stuck);
    let stop = text(move |texts| match purpose.get() {
        Some(Purpose::Move) => texts.move_now(),
        _ => texts.button_stop(),
    });
    view! {
        <div class="play-head">
            <p class="play-status">{move || unbroken(&status())}</p>
            <Show when=thinks>
                <button type="button" class="small" on:click=move |_| play.act(Input::Hurry)>{stop}</button>
            </Show>
            <Show when=move || stuck.get()>
                <button type="button" class="small" on:click=move |_| play.act(Input::AskAgain)>
                    {text(Texts::play_ask_again)}
                </button>
            </Show>
        </div>
        <p class="play-thinking" class:idle=idle>{progress}</p>
    }
}

/// A draw offer that a person has to answer.
#[component]
fn DrawOffer(play: Play) -> impl IntoView {
    let offered = play.read(Table::offer_to_answer);
    let answer = move |name: fn(&Texts) -> String, accepts: bool| {
        let answer = move |_| play.act(Input::AnswerDraw(accepts));
        view! { <button type="button" on:click=answer>{text(name)}</button> }
    };
    move || {
        let by = offered.get()?;
        Some(view! {
            <div class="offer" role="group" aria-label=text(Texts::play_offer_draw)>
                <p>{text(move |texts| texts.play_draw_offered(by))}</p>
                <div class="buttons">{answer(Texts::play_accept, true)} {answer(Texts::decline, false)}</div>
            </div>
        })
    }
}

/// A move that one player wants to take back: the other one has to agree.
#[component]
fn UndoWish(play: Play) -> impl IntoView {
    let asked = play.read(Table::undo_to_answer);
    let answer = move |name: fn(&Texts) -> String, agrees: bool| {
        let answer = move |_| play.act(Input::AnswerUndo(agrees));
        view! { <button type="button" on:click=answer>{text(name)}</button> }
    };
    move || {
        let by = asked.get()?;
        Some(view! {
            <div class="offer" role="group" aria-label=text(Texts::play_undo)>
                <p>{text(move |texts| texts.app_undo_asked(by))}</p>
                <div class="buttons">{answer(Texts::play_accept, true)} {answer(Texts::decline, false)}</div>
            </div>
        })
    }
}

/// Explains the hints on the board.
#[component]
fn HintNote(play: Play) -> impl IntoView {
    let (turn, hints) = (play.game(Match::turn), play.hints());
    let note = text(move |texts| texts.play_hint_note(turn.get()));
    view! {
        <Show when=move || hints.with(Option::is_some)>
            <p class="note hint-note">{note}</p>
        </Show>
    }
}

/// The depth of a search.
fn depth(best: &MoveScore) -> u32 {
    match best.kind {
        Kind::Static => 1,
        Kind::Midgame { depth, .. } | Kind::Book { depth } => depth,
        Kind::Selective { .. } | Kind::Exact => best.line.len() as u32,
    }
}
