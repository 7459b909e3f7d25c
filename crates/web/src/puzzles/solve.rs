//! A puzzle to be solved.

use leptos::prelude::*;
use outflank_learn::puzzle::{Attempt, Puzzle, Stage};
use outflank_rules::Square;
use outflank_text::Texts;

use super::desk::Desk;
use super::overview::StreakOf;
use super::stream::{Stream, address};
use crate::board::DiscIcon;
use crate::exercise::{AnswerBox, ExerciseBoard};
use crate::parts::shortcuts::use_shortcut;
use crate::route::{Page, Route, go};
use crate::words::{text, use_words};

#[component]
pub fn Solve(puzzle: &'static Puzzle, stream: Stream) -> impl IntoView {
    let progress = stream.progress;
    let words = use_words();
    let desk = Desk::open(puzzle, progress);
    let stage = desk.attempt(Attempt::stage);
    let targets = desk.attempt(Attempt::targets);
    let turn = desk.attempt(|attempt| attempt.position().turn());
    let to_play = move || matches!(stage.get(), Stage::Playing | Stage::PlayingOut);
    let is_solved = move || matches!(stage.get(), Stage::Solved | Stage::PlayedOut);
    let stars = "★".repeat(usize::from(puzzle.difficulty.number()));
    let title = move || words.get().puzzle_title(puzzle);
    view! {
        <div class="exercise">
            <div class="exercise-task">
                <p class="above"><a href=Route::to(Page::Puzzles).href()>{text(Texts::puzzles_all)}</a></p>
                <h1>{title}</h1>
                <p class="note difficulty">
                    <span class="stars" aria-hidden="true">{stars}</span> " "
                    {move || words.get().describe(&puzzle.difficulty)} <span class="streak"><StreakOf progress /></span>
                </p>
                <p class="task with-disc" class:solved=is_solved>
                    <Show when=to_play><DiscIcon color=turn /></Show>
                    <span>{desk.state()}</span>
                </p>
            </div>
            <ExerciseBoard
                screen=desk.screen()
                targets
                marked=desk.marked()
                on_choose=move |square: Square| desk.choose(square)
            />
            <div class="exercise-side"><AnswerBox screen=desk.screen() /></div>
            <Tools puzzle desk stream />
        </div>
    }
}

#[component]
fn Tools(puzzle: &'static Puzzle, desk: Desk, stream: Stream) -> impl IntoView {
    let is_open = desk.attempt(|attempt| attempt.stage() == Stage::Playing);
    let is_over = desk.attempt(|attempt| attempt.outcome().is_some());
    let has_hint =
        desk.attempt(|attempt| matches!(attempt.stage(), Stage::Playing | Stage::PlayingOut));
    let can_play_out = desk.attempt(Attempt::can_play_out);
    let next = move || {
        if let Some(next) = stream.after(puzzle) {
            go(&address(next));
        }
    };
    let hint = move || {
        if has_hint.get_untracked() {
            desk.hint();
        }
    };
    use_shortcut("n", text(Texts::puzzles_next), next);
    use_shortcut("h", text(Texts::hint), hint);
    use_shortcut("s", text(Texts::solution), move || desk.give_up());
    use_shortcut("r", text(Texts::puzzles_again), move || desk.restart());
    view! {
        <div class="exercise-tools buttons" role="group" aria-label=text(Texts::lesson_tools)>
            <Show when=move || can_play_out.get()>
                <button type="button" on:click=move |_| desk.play_out()>{text(Texts::puzzles_play_out)}</button>
            </Show>
            <Show when=move || has_hint.get()>
                <button type="button" on:click=move |_| hint()>{text(Texts::hint)}</button>
            </Show>
            <Show when=move || is_open.get()>
                <button type="button" on:click=move |_| desk.give_up()>{text(Texts::solution)}</button>
            </Show>
            <Show when=move || is_over.get()>
                <button type="button" on:click=move |_| desk.restart()>{text(Texts::puzzles_again)}</button>
            </Show>
            <button type="button" class:primary=move || is_over.get() on:click=move |_| next()>
                {text(Texts::puzzles_next)}
            </button>
        </div>
    }
}
