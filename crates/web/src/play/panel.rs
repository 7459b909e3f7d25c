//! What is beside the board: the players, the result, the tools.

use leptos::prelude::*;
use outflank_play::PlayerKind;
use outflank_rules::Color;
use outflank_text::Texts;

use super::table::{Table, in_words};
use super::wishes::{HandWish, StarterWish, Wishes};
use crate::engine::EngineStatus;
use crate::parts::choice::{Choice, Choices, Range, Switch};
use crate::words::{text, use_words};

/// A player: colour, name, discs.
#[component]
pub fn Player(table: Table, #[prop(into)] color: Signal<Color>) -> impl IntoView {
    let words = use_words();
    let state = table.game(|game| {
        Color::ALL.map(|color| {
            let to_move = !game.is_over() && game.turn() == color;
            (game.player(color), game.discs().get(color), to_move)
        })
    });
    let mine = move || state.get()[color.get().index()];
    let name = move || match mine().0 {
        PlayerKind::Human => words.get().play_person(),
        PlayerKind::Computer(level) => words.get().play_computer(level.number()),
    };
    view! {
        <div class="player" class:to-move=move || mine().2>
            <span class="player-disc" class:black=move || color.get() == Color::Black></span>
            <span class="player-name">
                {move || words.get().color_name(color.get())} " · " {name}
            </span>
            <span class="player-discs">{move || mine().1}</span>
        </div>
    }
}

/// The tools, and what the computer is doing.
#[component]
pub fn Panel(table: Table) -> impl IntoView {
    let words = use_words();
    let state = table.game(|game| (game.result(), game.turn()));
    let status = move || {
        let texts = words.get();
        match state.get() {
            (Some(result), _) => in_words(&texts, result),
            (None, turn) => texts.turn(turn),
        }
    };
    let thinks = table.game(|game| !game.is_over() && !game.player(game.turn()).is_human());
    let progress = move || {
        let texts = words.get();
        if !thinks.get() {
            return String::new();
        }
        let report = table.progress().get();
        let best = report.as_ref().and_then(|report| report.best());
        match (report.as_ref(), best) {
            (Some(report), Some(best)) => texts.thinking_depth(
                depth(best),
                &best.mv.to_string(),
                &texts.signed(f64::from(best.value.discs()), 1),
                &report.nodes.to_string(),
            ),
            _ => texts.thinking(),
        }
    };
    let wishes = table.wishes();
    let level = Signal::derive(move || u32::from(wishes.get().level));
    let starter = Signal::derive(move || wishes.get().starter);
    let starters = vec![
        Choice::new(StarterWish::Left, text(Texts::play_black)),
        Choice::new(StarterWish::Right, text(Texts::play_white)),
    ];
    let by_hand = Signal::derive(move || wishes.get().by_hand != HandWish::No);
    let can_undo = table.can_undo();
    view! {
        <section class="panel" aria-label=text(Texts::play_tools)>
            <p class="play-status">{status}</p>
            <p class="play-thinking">{progress}</p>
            <div class="buttons">
                <button type="button" disabled=move || !can_undo.get() on:click=move |_| table.undo()>
                    {text(Texts::play_undo)}
                </button>
                <button type="button" class="primary" on:click=move |_| table.play_wished()>
                    {text(Texts::play_new)}
                </button>
            </div>
            <Range
                label=Signal::derive(text(Texts::play_level))
                least=1
                most=20
                value=level
                on_change=move |level| wishes.update(|wish| wish.level = level as u8)
            />
            <Choices
                label=Signal::derive(text(Texts::play_color))
                choices=starters
                chosen=starter
                on_choose=move |starter| wishes.update(|all: &mut Wishes| all.starter = starter)
            />
            <Switch
                label=Signal::derive(text(Texts::play_by_hand))
                on=by_hand
                on_switch=move |on| {
                    let by_hand = if on { HandWish::Warn } else { HandWish::No };
                    wishes.update(|all| all.by_hand = by_hand);
                }
            />
            <EngineStatus />
        </section>
    }
}

/// How deep a search has looked.
fn depth(best: &outflank_engine::MoveScore) -> u32 {
    match best.kind {
        outflank_engine::Kind::Static => 1,
        outflank_engine::Kind::Midgame { depth, .. } | outflank_engine::Kind::Book { depth } => {
            depth
        }
        _ => best.line.len() as u32,
    }
}
