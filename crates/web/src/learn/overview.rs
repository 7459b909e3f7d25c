//! All chapters, and the progress made.

use leptos::prelude::*;
use outflank_learn::Progress;
use outflank_learn::course::{Chapter, Grade, Part, chapters};
use outflank_play::clock::ClockRules;
use outflank_text::Texts;

use super::test_route;
use crate::board::Discs;
use crate::exercise::{Card, ProgressBar};
use crate::play::from::use_start_from;
use crate::route::{Page, Route};
use crate::store::progress::{KeptProgress, today};
use crate::words::{text, use_words};

#[component]
pub fn Overview(progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let total: usize = chapters().iter().map(|chapter| chapter.steps.len()).sum();
    let done = move || {
        let done = |progress: &Progress| chapters().iter().map(|it| progress.steps_done(it)).sum();
        progress.with(done)
    };
    let part = |part: Part| {
        let chapters = chapters().iter().filter(|chapter| chapter.part == part);
        let cards = chapters
            .map(|chapter| card(chapter, progress))
            .collect_view();
        let test = Grade::of(part).map(|grade| view! { <Test grade progress /> });
        view! {
            <h2>{move || words.get().describe(&part)}</h2>
            <ol class="cards">{cards}</ol>
            {test}
        }
    };
    view! {
        <section class="page learn-overview">
            <h1>{text(Texts::nav_learn)}</h1>
            <p class="lead">{text(Texts::lesson_lead)}</p>
            <div class="so-far">
                <GoOn progress />
                <ProgressBar label=move || words.get().learn_steps_done(done(), total) done=Signal::derive(done) total />
            </div>
            <ToTraining progress />
            {Part::ALL.map(part).collect_view()}
        </section>
    }
}

/// Ten minutes a day: the way to training, with the streak.
#[component]
fn ToTraining(progress: KeptProgress) -> impl IntoView {
    let streak = Memo::new(move |_| progress.with(|it| it.training().habit.streak(today())));
    view! {
        <div class="daily">
            <h2><a class="alone" href=Route::to(Page::Training).href()>{text(Texts::practice_title)}</a></h2>
            <p>{text(Texts::practice_lead)}</p>
            <p class="streak">{text(move |texts| texts.practice_streak(streak.get()))}</p>
        </div>
    }
}

/// The test at the end of a level, and the game to win after it.
#[component]
fn Test(grade: &'static Grade, progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let passed = move || progress.with(|progress| grade.is_passed(progress));
    let state = move || progress.with(|progress| words.get().grade_state(grade, progress));
    let start = use_start_from();
    let play = grade.opponent.map(|level| {
        view! {
            <button type="button" on:click=move |_| start.against(level, ClockRules::NONE)>
                {text(move |texts| texts.learn_test_play(level.number()))}
            </button>
        }
    });
    view! {
        <div class="level-test" class:complete=passed>
            <h3>
                <a class="alone" href=test_route(grade).href()>{move || words.get().test_title(grade)}</a>
                {move || passed().then_some(" ✓")}
            </h3>
            <p>{text(Texts::learn_test_about)} " " {state}</p>
            <p class="buttons">
                <a class="button" href=test_route(grade).href()>{text(Texts::learn_test_begin)}</a>
                {play}
            </p>
        </div>
    }
}

/// The link to the next chapter.
#[component]
fn GoOn(progress: KeptProgress) -> impl IntoView {
    text(move |texts| {
        let Some(chapter) = progress.with(Progress::next_chapter) else {
            return view! {
                <p class="lead">{texts.lesson_finished()}</p>
                <a class="button primary" href=Route::to(Page::Puzzles).href()>{texts.lesson_to_puzzles()}</a>
            }
            .into_any();
        };
        let begun = progress.with(|progress| {
            let mut all = chapters().iter();
            all.any(|chapter| progress.steps_done(chapter) > 0)
        });
        let name = if begun {
            texts.lesson_go_on(&texts.chapter_title(chapter))
        } else {
            texts.lesson_begin()
        };
        view! { <a class="button primary" href=address(chapter)>{name}</a> }.into_any()
    })
}

fn card(chapter: &'static Chapter, progress: KeptProgress) -> impl IntoView {
    let total = chapter.steps.len();
    let done = move || progress.with(|progress| progress.steps_done(chapter));
    // What is finished stays so when a chapter gets another step.
    let complete = move || progress.with(|progress| progress.is_complete(chapter));
    let state = text(move |texts| {
        let mut state = texts.learn_steps_done(done(), total);
        if complete() {
            state.push_str(&format!(" · ✓ {}", texts.lesson_complete()));
        }
        state
    });
    // The fullest board is the most telling one.
    let boards = chapter.steps.iter().map(|step| Discs::of(step.position));
    let fullest = boards.max_by_key(|discs| (discs.black | discs.white).len());
    view! {
        <Card
            discs=fullest.unwrap_or_default()
            href=address(chapter)
            title=text(|texts| texts.chapter_title(chapter))
            about=Signal::derive(text(|texts| texts.chapter_about(chapter)))
            complete
            state
        />
    }
}

fn address(chapter: &Chapter) -> String {
    Route::to(Page::Learn).at(chapter.id).href()
}
