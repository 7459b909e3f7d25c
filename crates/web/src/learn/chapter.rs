//! A chapter, step by step.

use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::Input;
use outflank_app::training::Entrance;
use outflank_learn::course::{Chapter, Lesson, Next, Practice, Step};
use outflank_text::Texts;

use super::step_route;
use crate::board::DiscIcon;
use crate::components::notices::use_notices;
use crate::components::shortcuts::use_shortcut;
use crate::exercise::{ExerciseBoard, ExerciseSide, LiveExercise, Tool};
use crate::play::from::use_start_from;
use crate::route::{Page, Route, go, rewrite, use_route};
use crate::store::progress::KeptProgress;
use crate::words::{text, use_words};

#[component]
pub fn ChapterView(chapter: &'static Chapter, progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let lesson = progress.with_untracked(|progress| progress.lesson(chapter));
    let live = LiveExercise::open(lesson, progress, announcement);
    follow_address(chapter, live);
    let exercise = live.shown();
    let index = Memo::new(move |_| live.task(Lesson::index));
    let task = move || words.get().describe(&chapter.steps[index.get()]);
    let turn = exercise.read(|view| view.turn);
    let turn_of = move || {
        let color = turn.get()?;
        Some(view! { <p class="turn-of"><DiscIcon color /> {move || words.get().turn(color)}</p> })
    };
    let is_thinking = live.is_thinking();
    let thinking = text(move |texts| {
        let thinks = is_thinking.get().then(|| texts.thinking());
        thinks.map(|it| view! { <p class="note thinking">{it}</p> })
    });
    let start_from = use_start_from();
    let practice = text(move |texts| {
        let practice = chapter.steps[index.get()].practice?;
        let begin = move |_| {
            live.act(Input::Read);
            let training = Route::to(Page::Training);
            match practice {
                Practice::Game { level, clock } => start_from.against(level, clock),
                Practice::Drill(drill) => go(&training.at("drill").at(drill.name())),
                Practice::Openings => go(&training.at("openings")),
                Practice::Mistakes => go(&training.at(Entrance::Mistakes.name())),
            }
        };
        Some(
            view! { <button type="button" class="practice primary" on:click=begin>{texts.describe(&practice)}</button> },
        )
    });
    let then = NodeRef::<html::Button>::new();
    let can_go_on = exercise.read(|view| view.can_go_on);
    // What a step sends to comes first.
    let goes_on = move || can_go_on.get() && chapter.steps[index.get()].practice.is_none();
    let back = move || {
        if let Some(before) = live.task_now(Lesson::index).checked_sub(1) {
            go(&step_route(chapter.id, before));
        }
    };
    let go_on = move || {
        live.act(Input::Read);
        go(&match live.task_now(Lesson::next) {
            Next::Step(step) => step_route(chapter.id, step),
            Next::Chapter(chapter) => Route::to(Page::Learn).at(chapter.id),
            Next::End => Route::to(Page::Learn),
        });
    };
    let next_name = text(move |texts| match live.task(Lesson::next) {
        Next::Step(_) => texts.lesson_next(),
        Next::Chapter(_) => texts.lesson_next_chapter(),
        Next::End => texts.lesson_all(),
    });
    use_shortcut("n", text(Texts::lesson_next), go_on);
    use_shortcut("u", text(Texts::lesson_back), back);
    view! {
        <div class="exercise">
            <div class="exercise-task">
                <p class="above"><a href=Route::to(Page::Learn).href()>{text(Texts::lesson_all)}</a></p>
                <h1>{move || words.get().chapter_title(chapter)}</h1>
                <Steps chapter index progress />
                <p class="task">{task}</p>
                {turn_of}
                {thinking}
                {practice}
            </div>
            <ExerciseBoard exercise />
            <ExerciseSide live then />
            <div class="exercise-tools buttons" role="group" aria-label=text(Texts::lesson_tools)>
                <button
                    type="button"
                    aria-disabled=move || (index.get() == 0).then_some("true")
                    on:click=move |_| back()
                >
                    {text(Texts::lesson_back)}
                </button>
                <Tool exercise then input=Input::StartOver key="r" name=Texts::lesson_again stays=true />
                <Tool exercise then input=Input::Hint key="i" name=Texts::hint stays=true />
                <button type="button" node_ref=then class:primary=goes_on on:click=move |_| go_on()>
                    {next_name}
                </button>
            </div>
        </div>
    }
}

fn announcement(lesson: &Lesson, texts: &Texts) -> String {
    let (number, total) = (lesson.index() + 1, lesson.chapter().steps.len());
    let step = texts.lesson_step(number, total, false);
    format!("{step} {}", texts.describe(lesson.step()))
}

/// Goes to the step in the address; without one, to where the learner left off.
fn follow_address(chapter: &'static Chapter, live: LiveExercise<Lesson>) {
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
        let index = index.filter(|&index| index < chapter.steps.len());
        let step = index.unwrap_or_else(|| live.task_now(Lesson::index));
        live.act(Input::GoTo(step));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        if index.is_none() {
            if let Some(name) = name.cloned() {
                notices.refuse(move |t| t.lesson_no_step(&name));
            }
            rewrite(&step_route(chapter.id, step));
        }
    });
}

/// The steps by number, ticked once done.
#[component]
pub fn Steps(
    chapter: &'static Chapter,
    index: Memo<usize>,
    progress: KeptProgress,
) -> impl IntoView {
    let words = use_words();
    let total = chapter.steps.len();
    let item = move |(number, step): (usize, &'static Step)| {
        let done = move || progress.with(|progress| progress.is_done(chapter, step));
        let label = move || words.get().lesson_step(number + 1, total, done());
        let is_current = move || (index.get() == number).then_some("step");
        view! {
            <li>
                <a
                    class="step"
                    class:done=done
                    href=step_route(chapter.id, number).href()
                    aria-current=is_current
                    aria-label=label
                >
                    {move || if done() { "✓".to_owned() } else { (number + 1).to_string() }}
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
