use leptos::prelude::*;
use outflank_play::tabletop::HandAction;
use outflank_text::Texts;

use super::super::table::Play;
use super::state::State;
use crate::words::{text, use_words};
use outflank_app::table::{Input, Table};

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
pub fn main_action(play: Play, state: Memo<State>) {
    if state.with_untracked(|state| !state.is_over) {
        play.act(Input::Done);
    }
}

/// What is to be done, and the buttons for it.
#[component]
pub fn Tools(play: Play, state: Memo<State>) -> impl IntoView {
    let words = use_words();
    let waits = play.read(Table::awaits_correction);
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
        let mut sentences = texts.flipping_mistakes(mistakes);
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
                    on:click=move |_| main_action(play, state)>
                    {main}
                </button>
                <button type="button" data-do="take-back" disabled=fixed
                    on:click=move |_| play.act(Input::TakeBack)>
                    {text(Texts::tabletop_take_back)}
                </button>
                <Show when=move || waits.get()>
                    <button type="button" data-do="stand" on:click=move |_| play.act(Input::Done)>
                        {text(Texts::tabletop_stand)}
                    </button>
                </Show>
            </div>
        </section>
    }
}
