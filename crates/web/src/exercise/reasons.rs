use leptos::prelude::*;
use outflank_app::exercise::{Input, Task};

use super::LiveExercise;
use crate::board::focus_board;
use crate::words::text;

/// Why a move is a mistake: chosen before the better one is found, and counted apart. The board is next.
#[component]
pub fn Reasons<T: Task + 'static>(
    /// The exercise.
    live: LiveExercise<T>,
) -> impl IntoView {
    let asked = Memo::new(move |_| live.task(|it| Some((it.asks_why()?, it.reasons().to_vec()))));
    text(move |texts| {
        let (of, reasons) = asked.get()?;
        let button = |tag| {
            let choose = move |_| {
                focus_board();
                live.act(Input::Reason(tag));
            };
            view! { <button type="button" on:click=choose>{texts.describe(&tag)}</button> }
        };
        Some(view! {
            <fieldset class="reasons">
                <legend>{texts.describe(&of)}</legend>
                <div class="buttons">{reasons.into_iter().map(button).collect_view()}</div>
            </fieldset>
        })
    })
}
