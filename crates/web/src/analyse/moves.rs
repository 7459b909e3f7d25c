//! The move list, what a move cost, and comments.

use leptos::either::Either;
use leptos::html;
use leptos::prelude::*;
use outflank_app::review::{Grade, Review, retold};
use outflank_app::study::Study;
use outflank_play::save::LONGEST_COMMENT;
use outflank_rules::{Color, Move, Position};
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::HtmlElement;

use super::sentences;
use super::tree::{Here, Variations};
use super::workbench::Workbench;
use crate::board::DiscIcon;
use crate::words::text;

/// The move list: a click goes to a move, mistakes are marked.
#[component]
pub fn Moves(bench: Workbench) -> impl IntoView {
    let at = Memo::new(move |_| bench.study(Study::at));
    let from = Memo::new(move |_| bench.study(Study::variation));
    // Without values, so that a move keeps its button, and with it the focus.
    let made = Memo::new(move |_| {
        bench.study(|study| {
            let colors = study.positions().into_iter().map(Position::turn);
            let moves = colors.zip(study.moves()).enumerate();
            let numbers = study.numbers();
            moves
                .map(|(index, (color, mv))| (index + 1, numbers[index + 1], color, mv))
                .collect::<Vec<_>>()
        })
    });
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        let at = at.get();
        made.track();
        if let Some(list) = list.get() {
            show_in(&list, at);
        }
    });
    let item = move |(ply, number, color, mv): (usize, usize, Color, Move)| {
        let place = Memo::new(move |_| bench.course().with(|course| course.get(ply).cloned()));
        let current = move || at.get() == ply;
        // Players number discs.
        let number = mv.square().map(|_| number.to_string());
        let said = text(move |texts| Some(sentences::point(&place.get()?, texts)));
        let mark = move || {
            let place = place.get()?;
            let grade = place.mistake()?.grade();
            Some(view! { <span class="move-mistake">{grade.mark()}</span> })
        };
        view! {
            <li>
                <button
                    type="button"
                    class="move"
                    class:varied=move || from.get().is_some_and(|from| ply > from)
                    data-at=ply
                    aria-current=move || current().then_some("step")
                    aria-label=said
                    tabindex=move || if current() || ply == 1 && at.get() == 0 { "0" } else { "-1" }
                    on:click=move |_| bench.go(ply, false)
                >
                    <span class="move-number">{number}</span>
                    <DiscIcon color />
                    {text(move |texts| texts.analyse_move_name(mv))}
                    {mark}
                </button>
            </li>
        }
    };
    // The moves to talk about have a list of their own, with what is said about them.
    let talked_about = Memo::new(move |_| {
        let found = bench.review(Review::highlights);
        found.iter().any(|it| it.ply + 1 == at.get())
    });
    let mistake = text(move |texts| {
        let at = at.get();
        let (point, is_retold) = bench
            .course()
            .with(|course| Some((course.get(at)?.clone(), retold(course)[at])))
            .filter(|_| !talked_about.get())?;
        let moment = point.moment.as_ref()?;
        let left = moment.left_on_the_table();
        if left > 0 {
            let best = moment.best.mv.to_string();
            let said = texts.analysis_left(left.unsigned_abs(), &best);
            return Some(Either::Left(view! { <p class="discs-left">{said}</p> }));
        }
        let moment = point.mistake()?;
        let reader = bench.study(Study::reader);
        let is_serious = moment.grade() >= Grade::Mistake;
        let why = (is_serious && !is_retold).then(|| texts.why(moment, reader));
        Some(Either::Right(view! {
            <p class="mistake-said">{sentences::loss_in_words(moment, texts)}</p>
            <p class="mistake-reason">{why.flatten()}</p>
        }))
    });
    view! {
        <section class="analyse-moves" aria-label=text(Texts::moves)>
            <Here bench />
            <ol class="moves" node_ref=list>
                <For each=move || made.get() key=|made| *made children=item />
            </ol>
            {mistake}
            <Variations bench />
            <Comment bench />
        </section>
    }
}

/// The comment on the position on the board.
#[component]
fn Comment(bench: Workbench) -> impl IntoView {
    let comment = Memo::new(move |_| bench.study(|study| study.node().comment.clone()));
    view! {
        <label class="field comment">
            <span>{text(Texts::analyse_comment)}</span>
            <textarea
                rows="2"
                maxlength=LONGEST_COMMENT
                prop:value=comment
                on:change=move |event| bench.comment(event_target_value(&event))
            ></textarea>
        </label>
    }
}

/// Scrolls a move into view, without scrolling the page.
fn show_in(list: &HtmlElement, at: usize) {
    let item = list
        .query_selector(&format!(".move[data-at='{at}']"))
        .ok()
        .flatten();
    let top = item
        .and_then(|item| item.dyn_into::<HtmlElement>().ok())
        .map_or(0, |item| item.offset_top());
    list.set_scroll_top(top - list.client_height() / 2);
}
