//! The moves to talk about: what each cost, and why.

use leptos::prelude::*;
use outflank_app::review::{Moment, Review};
use outflank_app::study::Study;
use outflank_text::Texts;

use super::sentences;
use super::workbench::Workbench;
use crate::words::{text, use_words};

/// At most three moves of the game, once all of it has been looked at; a click goes there.
#[component]
pub fn Moments(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let found = Memo::new(move |_| bench.review(highlights));
    let reader = Memo::new(move |_| bench.study(Study::reader));
    let at = Memo::new(move |_| bench.study(Study::at));
    let item = move |(ply, moment): (usize, Moment)| {
        let said = moment.clone();
        let title = move || title(ply + 1, &moment, &words.get());
        let why = move || words.get().story(&said, reader.get()).join(" ");
        view! {
            <li class="moment">
                <button
                    type="button"
                    aria-current=move || (at.get() == ply + 1).then_some("true")
                    on:click=move |_| bench.go(ply + 1, true)
                >
                    {title}
                </button>
                <p>{why}</p>
            </li>
        }
    };
    let list = move || found.get().into_iter().map(item).collect_view();
    view! {
        <Show when=move || found.with(|it| !it.is_empty())>
            <section class="moments" aria-label=text(Texts::analyse_moments)>
                <h2>{text(Texts::analyse_moments)}</h2>
                <ol>{list}</ol>
            </section>
        </Show>
    }
}

/// The moves to talk about, each with the number of moves before it.
fn highlights(review: &Review) -> Vec<(usize, Moment)> {
    let summary = review.summary();
    let highlights = summary.iter().flat_map(|it| {
        let plies = it.highlights().into_iter();
        plies.filter_map(|ply| Some((ply, it.at(ply)?.clone())))
    });
    highlights.collect()
}

fn title(number: usize, moment: &Moment, texts: &Texts) -> String {
    let name = texts.analyse_move_name(moment.played.mv);
    format!(
        "{number}. {name}{} {}",
        moment.grade().mark(),
        sentences::loss_in_words(moment, texts)
    )
}
