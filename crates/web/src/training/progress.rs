//! How the learner gets on.

use leptos::prelude::*;
use outflank_app::training::Report;
use outflank_text::Texts;

use super::Above;
use super::curve::CurveView;
use crate::exercise::ProgressBar;
use crate::store::progress::{KeptProgress, today};
use crate::words::{text, use_words};

#[component]
pub fn ProgressView(progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let report = Memo::new(move |_| progress.with(|it| Report::of(it, today())));
    let (_, total) = report.with_untracked(|it| it.course);
    let done = Memo::new(move |_| report.with(|it| it.course.0));
    let facts = text(move |texts| {
        let facts = report.with(|it| texts.report(it)).into_iter();
        facts.map(|it| view! { <li>{it}</li> }).collect_view()
    });
    let curves = move || {
        report.with(|it| {
            view! {
                <CurveView title=Texts::practice_curve_rating curve=it.ratings.clone() today=today() />
                <CurveView title=Texts::practice_curve_accuracy curve=it.accuracy.clone() today=today() />
            }
        })
    };
    let themes = text(move |texts| {
        let rows = report.with(|it| {
            let row = |(tag, form): &(_, outflank_learn::training::Form)| {
                view! {
                    <tr>
                        <th scope="row">{texts.describe(tag)}</th>
                        <td>{texts.practice_right_of(form.right(), form.asked())}</td>
                        <td>{texts.describe(&form.trend())}</td>
                    </tr>
                }
            };
            it.tags.iter().map(row).collect::<Vec<_>>()
        });
        (!rows.is_empty()).then(|| {
            view! {
                <h2>{texts.practice_themes()}</h2>
                <table class="themes">
                    <thead>
                        <tr>
                            <th scope="col">{texts.puzzles_kind()}</th>
                            <th scope="col">{texts.practice_col_right()}</th>
                            <th scope="col">{texts.practice_col_trend()}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            }
        })
    });
    view! {
        <section class="page training-progress">
            <Above />
            <h1>{text(Texts::practice_progress)}</h1>
            <div class="so-far">
                <ProgressBar label=move || words.get().learn_steps_done(done.get(), total) done total />
            </div>
            <ul class="facts">{facts}</ul>
            <div class="curves">{curves}</div>
            {themes}
            <p class="note">{text(Texts::practice_backup)}</p>
        </section>
    }
}
