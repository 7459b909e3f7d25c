//! A chapter, step by step.

use leptos::html;
use leptos::prelude::*;
use outflank_learn::AnswerKind;
use outflank_learn::course::{Chapter, Lesson, Task};
use outflank_rules::Square;
use outflank_text::Texts;

use super::classroom::Classroom;
use super::step_route;
use crate::exercise::{AnswerBox, ExerciseBoard, TurnOf};
use crate::parts::notices::use_notices;
use crate::parts::shortcuts::use_shortcut;
use crate::route::{Page, Route, go, rewrite, use_route};
use crate::store::progress::KeptProgress;
use crate::words::{text, use_words};

#[component]
pub fn ChapterView(chapter: &'static Chapter, progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let classroom = Classroom::open(chapter, progress);
    follow_address(chapter, classroom);

    let next = NodeRef::<html::Button>::new();
    let index = classroom.lesson(Lesson::index);
    let task = move || {
        let texts = words.get();
        texts.describe(&chapter.steps[index.get()])
    };
    let targets = classroom.lesson(Lesson::targets);
    let kind = classroom.lesson(|lesson| lesson.step().task.answer_kind());
    let marking = Signal::derive(move || kind.get() == AnswerKind::Mark);
    let turn = classroom.lesson(|lesson| lesson.position().turn());
    let has_turn = classroom.lesson(|lesson| {
        let plays = lesson.step().task.answer_kind() == AnswerKind::Play;
        plays && !lesson.is_done() && !lesson.position().is_over()
    });
    view! {
        <div class="exercise">
            <div class="exercise-task">
                <p class="above"><a href=Route::to(Page::Learn).href()>{text(Texts::lesson_all)}</a></p>
                <h1>{move || words.get().chapter_title(chapter)}</h1>
                <Steps chapter classroom />
                <p class="task">{task}</p>
                <Show when=move || has_turn.get()><TurnOf color=turn /></Show>
            </div>
            <ExerciseBoard
                screen=classroom.screen()
                targets
                marked=classroom.marked()
                marking
                on_choose=move |square: Square| classroom.choose(square)
            />
            <div class="exercise-side">
                <Ways classroom next />
                <AnswerBox screen=classroom.screen() />
            </div>
            <Tools chapter classroom next />
        </div>
    }
}

/// The step is where the address says; without one, where the chapter was left.
fn follow_address(chapter: &'static Chapter, classroom: Classroom) {
    let route = use_route();
    let notices = use_notices();
    Effect::new(move |_| {
        let route = route.get();
        if route.page != Page::Learn || route.rest.first().is_none_or(|id| id != chapter.id) {
            return;
        }
        let name = route.rest.get(1);
        let number = name.and_then(|name| name.parse::<usize>().ok());
        let index = number.and_then(|number| number.checked_sub(1));
        if index.is_some_and(|index| classroom.go_to(index)) {
            return;
        }
        if let Some(name) = name.cloned() {
            notices.refuse(move |t| t.lesson_no_step(&name));
        }
        classroom.go_to(classroom.index());
        rewrite(&step_route(chapter.id, classroom.index()));
    });
}

/// The steps, each with its number, and with a tick once it is done.
#[component]
fn Steps(chapter: &'static Chapter, classroom: Classroom) -> impl IntoView {
    let words = use_words();
    let total = chapter.steps.len();
    let current = classroom.lesson(Lesson::index);
    let item = move |(index, step): (usize, &'static outflank_learn::course::Step)| {
        let progress = classroom.progress();
        let done = move || progress.with(|progress| progress.is_done(chapter, step));
        let label = move || words.get().lesson_step(index + 1, total, done());
        let is_current = move || (current.get() == index).then_some("step");
        view! {
            <li>
                <a
                    class="step"
                    class:done=done
                    href=step_route(chapter.id, index).href()
                    aria-current=is_current
                    aria-label=label
                >
                    {move || if done() { "✓".to_owned() } else { (index + 1).to_string() }}
                </a>
            </li>
        }
    };
    let items = chapter.steps.iter().enumerate().map(item).collect_view();
    view! {
        <nav class="chapter-steps" aria-label=text(Texts::lesson_steps)>
            <ol>{items}</ol>
        </nav>
    }
}

/// Ways to answer beside the board: a number, a pass.
#[component]
fn Ways(classroom: Classroom, next: NodeRef<html::Button>) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let wants_number = classroom.lesson(|lesson| matches!(lesson.step().task, Task::Count(_)));
    let offers_pass = classroom.lesson(Lesson::offers_pass);
    // Once it is done, the way on has the focus.
    let go_on = move || {
        let button = next.get_untracked().filter(|_| classroom.is_done());
        button.is_some_and(|button| button.focus().is_ok())
    };
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        classroom.number(&field.value());
        if !go_on() {
            field.select();
        }
    };
    let pass = move |_| {
        classroom.pass();
        go_on();
    };
    view! {
        <Show when=move || wants_number.get()>
            <form class="number" on:submit=send>
                <label>
                    <span>{text(Texts::lesson_answer)}</span>
                    <input type="text" inputmode="numeric" autocomplete="off" maxlength="12" node_ref=field />
                </label>
                <button type="submit" class="primary">{text(Texts::lesson_check)}</button>
            </form>
        </Show>
        <Show when=move || offers_pass.get()>
            <button type="button" class="pass" on:click=pass>
                {text(Texts::pass)}
            </button>
        </Show>
    }
}

#[component]
fn Tools(
    chapter: &'static Chapter,
    classroom: Classroom,
    next: NodeRef<html::Button>,
) -> impl IntoView {
    let words = use_words();
    let index = classroom.lesson(Lesson::index);
    let is_last = classroom.lesson(Lesson::is_last);
    let has_hint = classroom.lesson(|lesson| !lesson.is_done() && lesson.step().task != Task::Read);
    let can_go_on = classroom.lesson(|lesson| lesson.is_done() || lesson.step().task == Task::Read);
    let offers_pass = classroom.lesson(Lesson::offers_pass);
    let can_restart = classroom.lesson(|lesson| lesson.step().task != Task::Read);
    let back = move || {
        if let Some(before) = classroom.index().checked_sub(1) {
            go(&step_route(chapter.id, before));
        }
    };
    let go_on = move || {
        classroom.has_read();
        let after = classroom.index() + 1;
        if after < chapter.steps.len() {
            go(&step_route(chapter.id, after));
        } else if let Some(next) = classroom.next_chapter() {
            go(&Route::to(Page::Learn).at(next.id));
        } else {
            go(&Route::to(Page::Learn));
        }
    };
    let next_name = move || {
        let texts = words.get();
        match (is_last.get(), classroom.next_chapter()) {
            (false, _) => texts.lesson_next(),
            (true, Some(_)) => texts.lesson_next_chapter(),
            (true, None) => texts.lesson_all(),
        }
    };
    use_shortcut("n", text(Texts::lesson_next), go_on);
    use_shortcut("b", text(Texts::lesson_back), back);
    use_shortcut("h", text(Texts::hint), move || {
        if has_hint.get_untracked() {
            classroom.hint();
        }
    });
    use_shortcut("r", text(Texts::lesson_again), move || classroom.restart());
    use_shortcut("p", text(Texts::pass), move || {
        if offers_pass.get_untracked() {
            classroom.pass();
        }
    });
    view! {
        <div class="exercise-tools buttons" role="group" aria-label=text(Texts::lesson_tools)>
            <button type="button" disabled=move || index.get() == 0 on:click=move |_| back()>
                {text(Texts::lesson_back)}
            </button>
            <button type="button" disabled=move || !can_restart.get() on:click=move |_| classroom.restart()>
                {text(Texts::lesson_again)}
            </button>
            <button type="button" disabled=move || !has_hint.get() on:click=move |_| classroom.hint()>
                {text(Texts::hint)}
            </button>
            <button type="button" node_ref=next class:primary=move || can_go_on.get() on:click=move |_| go_on()>
                {next_name}
            </button>
        </div>
    }
}
