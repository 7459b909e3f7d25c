use leptos::prelude::*;
use outflank_play::tabletop::HandAction;
use outflank_text::Texts;

use super::super::table::Table;
use super::state::State;
use crate::words::{text, use_words};

/// What ends a turn now: counting, passing, or pressing the clock.
fn ending(state: &State) -> HandAction {
    if state.can_finish {
        HandAction::Finish
    } else if state.must_pass {
        HandAction::Pass
    } else {
        HandAction::EndTurn
    }
}

/// Ends the turn.
pub fn main_action(table: Table, state: Memo<State>) {
    if state.with_untracked(|state| !state.is_over) {
        table.act(state.with_untracked(ending));
    }
}

/// What is to be done, and the buttons for it.
#[component]
pub fn Tools(table: Table, state: Memo<State>) -> impl IntoView {
    let words = use_words();
    let waits = table.waits_for_correction();
    let instruction = move || {
        let texts = words.get();
        state.with(|state| match state.in_hand {
            _ if state.is_over => String::new(),
            _ if state.can_finish => texts.tabletop_nobody(),
            _ if !state.is_human => texts.tabletop_computer(),
            Some(in_hand) => texts.tabletop_flip(in_hand.square),
            None if state.must_pass => texts.tabletop_must_pass(state.turn),
            None => texts.tabletop_place(state.turn),
        })
    };
    let warning = move || {
        let texts = words.get();
        let mistakes = state.with(|state| state.warning)?;
        let mut sentences = Vec::new();
        if !mistakes.missing.is_empty() {
            sentences.push(texts.hand_missing(&mistakes.missing.to_string()));
        }
        if !mistakes.extra.is_empty() {
            sentences.push(texts.hand_extra(&mistakes.extra.to_string()));
        }
        sentences.push(texts.tabletop_correct());
        Some(sentences.join(" "))
    };
    let main = move || {
        let texts = words.get();
        match state.with(ending) {
            HandAction::Finish => texts.tabletop_count(),
            HandAction::Pass => texts.pass(),
            _ => texts.tabletop_end(),
        }
    };
    let idle = move || {
        state.with(|state| {
            let something = state.in_hand.is_some() || state.must_pass && state.is_human;
            state.is_over || !something && !state.can_finish
        })
    };
    let fixed = move || state.with(|state| state.in_hand.is_none_or(|it| it.flipping_begun));
    view! {
        <section class="tabletop-tools" aria-label=text(Texts::tabletop_tools)>
            <p class="tabletop-instruction">{instruction}</p>
            {move || warning().map(|sentence| view! { <p class="tabletop-warning">{sentence}</p> })}
            <div class="buttons">
                <button type="button" class="primary" data-do="end" disabled=idle
                    on:click=move |_| main_action(table, state)>
                    {main}
                </button>
                <button type="button" data-do="take-back" disabled=fixed
                    on:click=move |_| table.act(HandAction::TakeBack)>
                    {text(Texts::tabletop_take_back)}
                </button>
                <Show when=move || waits.get()>
                    <button type="button" data-do="stand" on:click=move |_| table.let_stand()>
                        {text(Texts::tabletop_stand)}
                    </button>
                </Show>
            </div>
        </section>
    }
}
