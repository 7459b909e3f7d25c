use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::Input;
use outflank_learn::AnswerKind;
use outflank_text::Texts;

use super::ExerciseView;
use crate::words::text;

/// The field for a number. Once it is right, the next button gets the focus.
#[component]
pub fn NumberForm(exercise: ExerciseView, then: NodeRef<html::Button>) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let is_asked = exercise.read(|view| view.answer == AnswerKind::Number);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        exercise.act.run(Input::Number(field.value()));
        let done = exercise.view.with_untracked(|view| view.can_go_on);
        match then.get_untracked().filter(|_| done) {
            Some(next) => drop(next.focus()),
            None => field.select(),
        }
    };
    view! {
        <Show when=move || is_asked.get()>
            <form class="number" on:submit=send>
                <label>
                    <span>{text(Texts::lesson_answer)}</span>
                    <input type="text" inputmode="numeric" autocomplete="off" maxlength="12" node_ref=field />
                </label>
                <button type="submit" class="primary">{text(Texts::lesson_check)}</button>
            </form>
        </Show>
    }
}
