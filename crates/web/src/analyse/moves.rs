//! The move list, variations, comments, and the best line.

use leptos::either::Either;
use leptos::html;
use leptos::prelude::*;
use outflank_app::review::Grade;
use outflank_app::study::Study;
use outflank_play::save::LONGEST_COMMENT;
use outflank_rules::{Color, Move, Position, Square};
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::HtmlElement;

use super::sentences;
use super::workbench::Workbench;
use crate::board::DiscIcon;
use crate::words::{text, use_words};

/// The move list: a click goes to a move, mistakes are marked.
#[component]
pub fn Moves(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let at = Memo::new(move |_| bench.study(Study::at));
    let from = Memo::new(move |_| bench.study(Study::variation));
    // Without values, so that a move keeps its button, and with it the focus.
    let made = Memo::new(move |_| {
        bench.study(|study| {
            let colors = study.positions().into_iter().map(Position::turn);
            let moves = colors.zip(study.moves()).enumerate();
            moves
                .map(|(index, (color, mv))| (index + 1, color, mv))
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
    let item = move |(number, color, mv): (usize, Color, Move)| {
        let place = Memo::new(move |_| bench.course().with(|course| course.get(number).cloned()));
        let current = move || at.get() == number;
        let said = text(move |texts| Some(sentences::point(&place.get()?, number, texts)));
        let mark = text(move |texts| {
            let place = place.get()?;
            let moment = place.mistake()?;
            let loss = texts.signed(-f64::from(moment.whole_loss()), 0);
            Some(view! { <span class="move-mistake">{moment.grade().mark()} " " {loss}</span> })
        });
        view! {
            <li>
                <button
                    type="button"
                    class="move"
                    class:varied=move || from.get().is_some_and(|from| number > from)
                    data-at=number
                    aria-current=move || current().then_some("step")
                    aria-label=said
                    tabindex=move || if current() || number == 1 && at.get() == 0 { "0" } else { "-1" }
                    on:click=move |_| bench.go(number, false)
                >
                    <DiscIcon color />
                    {text(move |texts| texts.analyse_move_name(mv))}
                    {mark}
                </button>
            </li>
        }
    };
    let varied = move || {
        from.get().map(|from| {
            view! {
                <div class="variation">
                    <span>{move || words.get().analyse_variation(from)}</span>
                    <button type="button" on:click=move |_| bench.leave_variation()>
                        {text(Texts::analyse_leave_variation)}
                    </button>
                </div>
            }
        })
    };
    let mistake = text(move |texts| {
        let point = bench
            .course()
            .with(|course| course.get(at.get()).cloned())?;
        let moment = point.moment.as_ref()?;
        let left = moment.left_on_the_table();
        if left > 0 {
            let best = moment.best.mv.to_string();
            let said = texts.analysis_left(left.unsigned_abs(), &best);
            return Some(Either::Left(view! { <p class="discs-left">{said}</p> }));
        }
        let moment = point.mistake()?;
        let reader = bench.study(Study::reader);
        let why = (moment.grade() >= Grade::Mistake).then(|| texts.why(moment, reader));
        Some(Either::Right(view! {
            <p class="mistake-said">{sentences::loss_in_words(moment, texts)}</p>
            <p class="mistake-reason">{why.flatten()}</p>
        }))
    });
    view! {
        <section class="analyse-moves" aria-label=text(Texts::moves)>
            {varied}
            <ol class="moves" node_ref=list>
                <For each=move || made.get() key=|made| *made children=item />
            </ol>
            <Branches bench />
            {mistake}
            <Comment bench />
        </section>
    }
}

/// The continuations from here, if there are several.
#[component]
fn Branches(bench: Workbench) -> impl IntoView {
    let moves = Memo::new(move |_| {
        bench.study(|study| {
            let children = study.node().children.iter();
            let squares = children.filter_map(|child| child.mv?.square());
            squares.collect::<Vec<_>>()
        })
    });
    let branch = move |square: Square| {
        let name = text(move |texts| texts.analyse_move_name(square.into()));
        view! { <button type="button" on:click=move |_| bench.place(square)>{name}</button> }
    };
    move || {
        let moves = moves.get();
        (moves.len() > 1).then(|| {
            let buttons = moves.into_iter().map(branch).collect_view();
            view! { <div class="buttons branches">{buttons}</div> }
        })
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

/// The principal variation from here.
#[component]
pub fn BestLine(bench: Workbench) -> impl IntoView {
    let best = Memo::new(move |_| {
        let position = bench.position().get();
        bench.review(|review| review.best(position))
    });
    let said = Signal::derive(text(move |texts| {
        let position = bench.position().get();
        match best.get() {
            Some(best) => sentences::value(best.value, best.kind, position.turn(), texts),
            None if position.is_over() => String::new(),
            None => texts.analyse_unknown(),
        }
    }));
    let moves = text(move |texts| {
        let name = |&mv: &Move| texts.analyse_move_name(mv);
        let line = best.get()?.line;
        Some(line.iter().map(name).collect::<Vec<_>>().join(" "))
    });
    let try_it = move |_| {
        if let Some(best) = best.get_untracked() {
            bench.try_line(best.line);
        }
    };
    view! {
        <section class="best-line" class:idle=move || said.with(String::is_empty) aria-label=text(Texts::analyse_best_line)>
            <p class="best-value">{said}</p>
            <p class="best-moves">{moves}</p>
            <Show when=move || best.with(Option::is_some)>
                <button type="button" on:click=try_it>{text(Texts::analyse_try_line)}</button>
            </Show>
        </section>
    }
}
