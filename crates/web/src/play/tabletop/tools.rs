use leptos::prelude::*;
use outflank_app::table::{Input, Table};
use outflank_play::Match;
use outflank_play::tabletop::{HandAction, InHand, Tabletop};
use outflank_text::Texts;

use super::super::table::Play;
use crate::words::{text, use_words};

/// Instructions, warnings, and the buttons for the turn.
#[component]
pub fn Tools(play: Play) -> impl IntoView {
    let words = use_words();
    let instruction = play.read(move |table| instruction(table, &words.get()));
    let warning = play.game(|game| game.tabletop().and_then(Tabletop::warning));
    let warning = move || {
        let (texts, mistakes) = (words.get(), warning.get()?);
        let mut sentences = texts.flipping_mistakes(mistakes);
        sentences.push(texts.tabletop_correct());
        Some(view! { <p class="tabletop-warning">{sentences.join(" ")}</p> })
    };
    let end = play.read(move |table| {
        let texts = words.get();
        match table.end_of_turn() {
            HandAction::Finish => texts.tabletop_count(),
            HandAction::Pass => texts.pass(),
            _ => texts.tabletop_end(),
        }
    });
    let idle = play.read(|table| !table.can_end_turn());
    let fixed = play.game(|game| in_hand(game).is_none_or(|it| it.flipping_begun));
    let waits = play.read(Table::awaits_correction);
    // A button that is disabled would lose the focus.
    let off = |when: Memo<bool>| move || when.get().then_some("true");
    view! {
        <section class="tabletop-tools" aria-label=text(Texts::tabletop_tools)>
            <p class="tabletop-instruction">{instruction}</p>
            {warning}
            <div class="buttons">
                <button type="button" class="primary" data-do="end" aria-disabled=off(idle)
                    on:click=move |_| if !idle.get_untracked() { play.act(Input::Done) }>
                    {end}
                </button>
                <button type="button" data-do="take-back" aria-disabled=off(fixed)
                    on:click=move |_| if !fixed.get_untracked() { play.act(Input::TakeBack) }>
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

fn in_hand(game: &Match) -> Option<InHand> {
    game.tabletop().and_then(Tabletop::in_hand)
}

fn instruction(table: &Table, texts: &Texts) -> String {
    let game = table.game();
    match (table.end_of_turn(), in_hand(game)) {
        _ if game.is_over() => String::new(),
        (HandAction::Finish, _) => texts.tabletop_nobody(),
        _ if !game.player(game.turn()).is_human() => texts.tabletop_computer(),
        (_, Some(in_hand)) => texts.tabletop_flip(in_hand.square),
        (HandAction::Pass, None) => texts.tabletop_must_pass(game.turn()),
        _ => texts.tabletop_place(game.turn()),
    }
}
