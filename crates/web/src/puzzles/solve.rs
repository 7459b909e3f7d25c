//! Solving a puzzle.

use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::Input;
use outflank_learn::puzzle::{Attempt, Puzzle};
use outflank_text::Texts;

use super::overview::StreakOf;
use super::stream::{Stream, address};
use crate::board::DiscIcon;
use crate::components::shortcuts::use_shortcut;
use crate::exercise::{AnswerBox, ExerciseBoard, LiveExercise, Tool};
use crate::play::from::use_start_from;
use crate::route::{Page, Route, go};
use crate::words::{text, use_words};

#[component]
pub fn Solve(puzzle: &'static Puzzle, stream: Stream) -> impl IntoView {
    let progress = stream.progress;
    let words = use_words();
    let live = LiveExercise::open(Attempt::new(puzzle), progress, |attempt, texts| {
        texts.describe(attempt)
    });
    // A new puzzle starts at the top of the page.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    live.announce();
    let exercise = live.shown();
    let turn = exercise.read(|view| view.turn);
    let is_solved = exercise.read(|view| view.is_finished);
    let is_over = exercise.read(|view| view.can_go_on);
    // With careful play the solver can go on to win (fact B10).
    let from = use_start_from();
    let position = exercise.read(|view| view.position);
    let can_play = Memo::new(move |_| !position.get().is_over());
    let stars = "★".repeat(usize::from(puzzle.difficulty.number()));
    let state = text(move |texts| live.task(|attempt| texts.describe(attempt)));
    let next = move || {
        if let Some(next) = live.task_now(|attempt| stream.after(attempt)) {
            go(&address(next));
        }
    };
    let then = NodeRef::<html::Button>::new();
    use_shortcut("n", text(Texts::puzzles_next), next);
    view! {
        <div class="exercise">
            <div class="exercise-task">
                <p class="above"><a href=Route::to(Page::Puzzles).href()>{text(Texts::puzzles_all)}</a></p>
                <h1>{move || words.get().puzzle_title(puzzle)}</h1>
                <p class="note difficulty">
                    <span class="stars" aria-hidden="true">{stars}</span> " "
                    {move || words.get().describe(&puzzle.difficulty)} <span class="streak"><StreakOf progress /></span>
                </p>
                <p class="task with-disc" class:solved=is_solved>
                    {move || turn.get().map(|color| view! { <DiscIcon color /> })}
                    <span>{state}</span>
                </p>
            </div>
            <ExerciseBoard exercise />
            <div class="exercise-side"><AnswerBox exercise /></div>
            <div class="exercise-tools buttons" role="group" aria-label=text(Texts::lesson_tools)>
                <Tool exercise then input=Input::PlayOut key="o" name=Texts::puzzles_play_out />
                <Tool exercise then input=Input::Hint key="i" name=Texts::hint />
                <Tool exercise then input=Input::Solution key="s" name=Texts::solution />
                <Tool exercise then input=Input::StartOver key="r" name=Texts::puzzles_again />
                <Show when=move || can_play.get()>
                    <button type="button" on:click=move |_| from.play(position.get_untracked())>
                        {text(Texts::play_from_here)}
                    </button>
                </Show>
                <button type="button" node_ref=then class:primary=is_over on:click=move |_| next()>
                    {text(Texts::puzzles_next)}
                </button>
            </div>
        </div>
    }
}
