//! All chapters, and how far one is.

use leptos::prelude::*;
use outflank_learn::Progress;
use outflank_learn::course::{Chapter, Part, chapters};
use outflank_text::Texts;

use crate::board::{Discs, Miniature};
use crate::route::{Page, Route};
use crate::store::progress::KeptProgress;
use crate::words::{text, use_words};

#[component]
pub fn Overview(progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let total: usize = chapters().iter().map(|chapter| chapter.steps.len()).sum();
    let done = move || {
        progress.with(|progress| {
            let done = chapters()
                .iter()
                .map(|chapter| progress.steps_done(chapter));
            done.sum::<usize>()
        })
    };
    let parts = Part::ALL
        .map(|part| {
            let cards = chapters()
                .iter()
                .filter(|chapter| chapter.part == part)
                .map(|chapter| view! { <Card chapter progress /> })
                .collect_view();
            view! {
                <h2>{move || words.get().describe(&part)}</h2>
                <ol class="cards">{cards}</ol>
            }
        })
        .collect_view();
    view! {
        <section class="page learn-overview">
            <h1>{text(Texts::nav_learn)}</h1>
            <p class="lead">{text(Texts::lesson_lead)}</p>
            <div class="so-far">
                <GoOn progress />
                <label class="so-far-bar">
                    <span>{move || words.get().learn_steps_done(done(), total)}</span>
                    <progress max=total prop:value=move || done() as f64></progress>
                </label>
            </div>
            {parts}
        </section>
    }
}

/// The way to what comes next.
#[component]
fn GoOn(progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    move || {
        let texts = words.get();
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
    }
}

#[component]
fn Card(chapter: &'static Chapter, progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let total = chapter.steps.len();
    let done = move || progress.with(|progress| progress.steps_done(chapter));
    let is_complete = move || done() == total;
    // The step with the most on its board says most.
    let board = chapter
        .steps
        .iter()
        .map(|step| Discs::of(step.position))
        .max_by_key(|discs| (discs.black | discs.white).len())
        .unwrap_or_default();
    view! {
        <li class="card" class:complete=is_complete>
            <Miniature discs=board />
            <div class="card-words">
                <h3><a href=address(chapter)>{move || words.get().chapter_title(chapter)}</a></h3>
                <p>{move || words.get().chapter_about(chapter)}</p>
                <p class="card-state">
                    {move || words.get().learn_steps_done(done(), total)}
                    {move || is_complete().then(|| format!(" · ✓ {}", words.get().lesson_complete()))}
                </p>
            </div>
        </li>
    }
}

fn address(chapter: &Chapter) -> String {
    Route::to(Page::Learn).at(chapter.id).href()
}
