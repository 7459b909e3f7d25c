use leptos::prelude::*;
use outflank_app::exercise::{Input, Task};
use outflank_text::Texts;

use super::LiveExercise;
use crate::words::text;

/// Why a move is a mistake: chosen before the better one is found, and counted apart.
#[component]
pub fn Reasons<T, F>(
    /// The exercise.
    live: LiveExercise<T>,
    /// The question.
    asks: F,
) -> impl IntoView
where
    T: Task + 'static,
    F: Fn(&Texts) -> String + Copy + Send + Sync + 'static,
{
    let reasons = Memo::new(move |_| live.task(|it| it.reasons().to_vec()));
    text(move |texts| {
        let buttons = reasons.get().into_iter().map(|tag| {
            let choose = move |_| live.act(Input::Reason(tag));
            view! { <button type="button" on:click=choose>{texts.describe(&tag)}</button> }
        });
        let buttons: Vec<_> = buttons.collect();
        (!buttons.is_empty()).then(|| {
            view! {
                <fieldset class="reasons">
                    <legend>{asks(texts)}</legend>
                    <div class="buttons">{buttons}</div>
                </fieldset>
            }
        })
    })
}
