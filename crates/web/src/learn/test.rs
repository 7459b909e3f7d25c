//! The test at the end of a level.

use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::{Input, new_exam};
use outflank_learn::course::{Exam, Grade};
use outflank_text::Texts;

use crate::board::DiscIcon;
use crate::components::shortcuts::use_shortcut;
use crate::exercise::{ExerciseBoard, ExerciseSide, LiveExercise, Tool};
use crate::route::{Page, Route};
use crate::store::progress::{KeptProgress, today};
use crate::words::{text, use_words};

#[component]
pub fn TestView(grade: &'static Grade, progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let exam = progress.with_untracked(|progress| new_exam(grade, progress, today()));
    let live = LiveExercise::open(exam, progress, announcement);
    let exercise = live.shown();
    let task = move || {
        let texts = words.get();
        live.task(|exam| announcement(exam, &texts))
    };
    let turn = exercise.read(|view| view.turn);
    let turn_of = move || {
        let color = turn.get()?;
        Some(view! { <p class="turn-of"><DiscIcon color /> {move || words.get().turn(color)}</p> })
    };
    view! {
        <div class="exercise">
            <div class="exercise-task">
                <p class="above"><a href=Route::to(Page::Learn).href()>{text(Texts::lesson_all)}</a></p>
                <h1>{move || words.get().test_title(grade)}</h1>
                <p class="task">{task}</p>
                {turn_of}
            </div>
            <Examined grade live progress />
        </div>
    }
}

/// The board of a test or its result, and what is answered and pressed.
#[component]
pub fn Examined(
    grade: &'static Grade,
    live: LiveExercise<Exam>,
    progress: KeptProgress,
) -> impl IntoView {
    let words = use_words();
    let exercise = live.shown();
    let then = NodeRef::<html::Button>::new();
    let is_over = exercise.read(|view| view.is_finished);
    let can_go_on = exercise.read(|view| view.can_go_on);
    let go_on = move || live.act(Input::GoTo(live.task_now(Exam::progress).0));
    use_shortcut("n", text(Texts::learn_test_next), go_on);
    let state = move || progress.with(|progress| words.get().grade_state(grade, progress));
    view! {
        <Show
            when=move || !is_over.get()
            fallback=move || view! { <p class="test-state">{state}</p> }
        >
            <ExerciseBoard exercise />
        </Show>
        <ExerciseSide live then />
        <div class="exercise-tools buttons" role="group" aria-label=text(Texts::lesson_tools)>
            <Tool exercise then input=Input::StartOver key="r" name=Texts::learn_test_again />
            <Show when=move || !is_over.get()>
                <button
                    type="button"
                    node_ref=then
                    class:primary=can_go_on
                    disabled=move || !can_go_on.get()
                    on:click=move |_| go_on()
                >
                    {text(Texts::learn_test_next)}
                </button>
            </Show>
        </div>
    }
}

/// What is told of a test.
pub fn announcement(exam: &Exam, texts: &Texts) -> String {
    texts.exam(exam, today())
}
