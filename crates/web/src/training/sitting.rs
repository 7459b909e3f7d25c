//! A sitting: one assignment after the other, then what came of them.

use leptos::html;
use leptos::prelude::*;
use outflank_app::exercise::Input;
use outflank_app::training::{Assignment, Entrance, Sitting};
use outflank_learn::course;
use outflank_text::Texts;

use super::{Above, to};
use crate::board::DiscIcon;
use crate::components::announcer::use_announcer;
use crate::components::shortcuts::use_shortcut;
use crate::exercise::{ExerciseBoard, ExerciseSide, LiveExercise, Tool};
use crate::route::{Page, Route};
use crate::store::progress::{KeptProgress, today};
use crate::words::{text, use_words};

/// A sitting on the page.
#[derive(Clone, Copy)]
struct Live {
    sitting: RwSignal<Option<Sitting>>,
    progress: KeptProgress,
    /// How often it went on.
    step: RwSignal<usize>,
}

impl Live {
    fn begin(self, entrance: Entrance) {
        let mut begun = None;
        let note = |progress: &mut _| begun = Some(Sitting::begin(entrance, progress, today()));
        self.progress.note(note);
        self.sitting.set(begun);
        self.step.update(|step| *step += 1);
    }

    fn assignment(self) -> Option<Assignment> {
        self.sitting.with_untracked(|sitting| {
            let sitting = sitting.as_ref()?;
            self.progress.with_untracked(|it| sitting.assignment(it))
        })
    }

    fn go_on(self, assignment: &Assignment) {
        self.sitting.update(|sitting| {
            if let Some(sitting) = sitting {
                self.progress
                    .with_untracked(|it| sitting.go_on(assignment, it));
            }
        });
        self.step.update(|step| *step += 1);
    }
}

#[component]
pub fn SittingView(entrance: Entrance, progress: KeptProgress) -> impl IntoView {
    let live = Live {
        sitting: RwSignal::new(None),
        progress,
        step: RwSignal::new(0),
    };
    live.begin(entrance);
    move || {
        let is_first = live.step.get() == 1;
        match live.assignment() {
            Some(assignment) => view! { <Assigned assignment live is_first /> }.into_any(),
            None => view! { <Over entrance live /> }.into_any(),
        }
    }
}

#[component]
fn Assigned(assignment: Assignment, live: Live, is_first: bool) -> impl IntoView {
    let words = use_words();
    let place = assignment.place();
    let title = Signal::derive({
        let item = assignment.item().clone();
        let progress = live.progress;
        move || {
            let named = progress.with_untracked(|it| Assignment::new(item.clone(), it));
            named.map_or(String::new(), |it| words.get().assignment_title(&it))
        }
    });
    let tried = LiveExercise::open(assignment, live.progress, |it, texts| texts.describe(it));
    window().scroll_to_with_x_and_y(0.0, 0.0);
    tried.announce();
    let exercise = tried.shown();
    let turn = exercise.read(|view| view.turn);
    let is_over = exercise.read(|view| view.can_go_on);
    let state = text(move |texts| tried.task(|it| texts.describe(it)));
    let next = move || tried.task_now(|it| live.go_on(it));
    let then = NodeRef::<html::Button>::new();
    use_shortcut("n", text(Texts::practice_next), next);
    let label = text(move |texts| {
        if is_over.get() {
            texts.practice_next()
        } else {
            texts.practice_skip()
        }
    });
    let lesson = text(move |texts| {
        is_over.get().then_some(())?;
        let progress = live.progress;
        let chapter = progress
            .with(|progress| tried.task(|it| it.lesson(progress).and_then(course::find)))?;
        let href = Route::to(Page::Learn).at(chapter.id).href();
        let said = texts.practice_lesson(&texts.chapter_title(chapter));
        Some(view! { <p class="note"><a class="alone" href=href>{said}</a></p> })
    });
    // Whoever pressed the button for the next one goes on at its title.
    let heading = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(heading) = heading.get().filter(|_| !is_first) {
            let _ = heading.focus();
        }
    });
    view! {
        <div class="exercise">
            <div class="exercise-task">
                <Above />
                <h1 tabindex="-1" node_ref=heading>{title}</h1>
                <p class="note">{text(move |texts| texts.practice_count(place.0, place.1))}</p>
                <p class="task with-disc">
                    {move || turn.get().map(|color| view! { <DiscIcon color /> })}
                    <span>{state}</span>
                </p>
            </div>
            <ExerciseBoard exercise />
            <ExerciseSide live=tried then>{lesson}</ExerciseSide>
            <div class="exercise-tools buttons" role="group" aria-label=text(Texts::lesson_tools)>
                <Tool exercise then input=Input::PlayOut key="o" name=Texts::puzzles_play_out />
                <Tool exercise then input=Input::Hint key="i" name=Texts::hint />
                <Tool exercise then input=Input::Solution key="s" name=Texts::solution />
                <button type="button" node_ref=then class:primary=is_over on:click=move |_| next()>{label}</button>
            </div>
        </div>
    }
}

/// What came of it.
#[component]
fn Over(entrance: Entrance, live: Live) -> impl IntoView {
    let (words, announcer) = (use_words(), use_announcer());
    let summary = live.sitting.with_untracked(|sitting| {
        let sitting = sitting.as_ref().filter(|it| !it.done().is_empty())?;
        Some(live.progress.with_untracked(|it| sitting.summary(it)))
    });
    let said = move |texts: &Texts| match (&summary, entrance) {
        (Some(summary), _) => {
            let streak = texts.practice_streak(summary.streak);
            vec![texts.describe(summary), streak]
        }
        (None, Entrance::Daily) => vec![texts.practice_daily_done()],
        (None, _) => vec![texts.practice_empty()],
    };
    announcer.say(&said(&words.now()).join(" "));
    let heading = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    let again = Callback::new(move |()| live.begin(entrance));
    view! {
        <section class="page training-over">
            <Above />
            <h1 tabindex="-1" node_ref=heading>
                {text(move |texts| if summary.is_some() { texts.practice_over() } else { texts.describe(&entrance) })}
            </h1>
            <Outcome said again=(entrance == Entrance::Ladder).then_some(again) />
        </section>
    }
}

/// What came of it, in sentences, and what can be done next.
#[component]
pub fn Outcome<F>(
    /// The sentences.
    said: F,
    /// Begins again, where that makes sense.
    again: Option<Callback<()>>,
) -> impl IntoView
where
    F: Fn(&Texts) -> Vec<String> + Copy + Send + Sync + 'static,
{
    let sentences = text(move |texts| {
        let sentences = said(texts).into_iter();
        sentences
            .map(|it| view! { <p class="lead">{it}</p> })
            .collect_view()
    });
    view! {
        {sentences}
        <div class="buttons">
            {again.map(|again| view! {
                <button type="button" class="primary" on:click=move |_| again.run(())>{text(Texts::practice_more)}</button>
            })}
            <a class="button" href=to(&[])>{text(Texts::practice_all)}</a>
            <a class="button" href=to(&["progress"])>{text(Texts::practice_progress)}</a>
        </div>
    }
}
