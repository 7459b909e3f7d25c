//! The best lines of play from the position on the board.

use leptos::prelude::*;
use outflank_app::review::{Candidate, Desk, placements};
use outflank_rules::{Move, Position};
use outflank_text::Texts;

use super::sentences;
use super::workbench::Workbench;
use crate::board::Ghost;
use crate::words::text;

/// The value of the position, and as many lines as wanted. Their places are kept, so that nothing jumps.
#[component]
pub fn BestLines(bench: Workbench) -> impl IntoView {
    let candidates = Memo::new(move |_| {
        let position = bench.position().get();
        bench.review(|review| review.candidates(position))
    });
    let said = text(move |texts| {
        let position = bench.position().get();
        candidates.with(|candidates| match candidates.first() {
            Some(Candidate { score, .. }) => {
                sentences::value(score.value, score.kind, position.turn(), texts)
            }
            None if position.is_over() => texts.analyse_no_moves_left(),
            None => texts.analyse_unknown(),
        })
    });
    let origin = Memo::new(move |_| {
        let position = bench.position().get();
        bench.review(|review| {
            (
                review.origin(position).map(|it| it.reduced),
                review.is_mixed(),
            )
        })
    });
    let weights = text(move |texts| match origin.get() {
        (Some(_), true) => texts.analyse_mixed(),
        (Some(true), false) => texts.analyse_reduced(),
        _ => String::new(),
    });
    let count = Memo::new(move |_| bench.desk.get().lines);
    let rows = move || {
        let row = |index: u8| view! { <Line bench candidates index=usize::from(index) /> };
        (0..count.get()).map(row).collect_view()
    };
    view! {
        <section class="best-lines" aria-label=text(Texts::analyse_best_lines)>
            <p class="best-value">{said}</p>
            <ol class:empty=move || candidates.with(Vec::is_empty)>{rows}</ol>
            <p class="analyse-origin note">{weights}</p>
        </section>
    }
}

/// One line: it is seen on the board when pointed at, and becomes a variation when pressed.
#[component]
fn Line(bench: Workbench, candidates: Memo<Vec<Candidate>>, index: usize) -> impl IntoView {
    let candidate = Memo::new(move |_| candidates.with(|all| all.get(index).cloned()));
    let moves = text(move |texts| {
        let line = candidate.get()?.score.line;
        let name = |&mv: &Move| texts.analyse_move_name(mv);
        Some(line.iter().map(name).collect::<Vec<_>>().join(" "))
    });
    let value = text(move |texts| Some(sentences::number(candidate.get()?.score.value, texts)));
    let spoken = text(move |texts| {
        let score = candidate.get()?.score;
        let value = sentences::number(score.value, texts);
        let line = texts.analyse_line(&value, &texts.describe(&score.kind), &moves()?);
        Some(texts.labelled(&texts.analyse_try_line(), &line))
    });
    let look = move |on: bool| {
        let line = candidate.get_untracked().filter(|_| on);
        bench
            .hovered
            .set(line.map_or(Vec::new(), |it| it.score.line));
    };
    let press = move |_| {
        if let Some(candidate) = candidate.get_untracked() {
            bench.try_line(candidate.score.line);
        }
    };
    view! {
        <li>
            <button
                type="button"
                class="line"
                class:best=move || candidate.with(|it| it.as_ref().is_some_and(|it| it.is_best))
                disabled=move || candidate.with(Option::is_none)
                aria-label=spoken
                title=text(Texts::analyse_try_line)
                on:click=press
                on:pointerenter=move |_| look(true)
                on:pointerleave=move |_| look(false)
                on:focus=move |_| look(true)
                on:blur=move |_| look(false)
            >
                <span class="line-value">{value}</span>
                <span class=if index == 0 { "line-moves best-moves" } else { "line-moves" }>{moves}</span>
            </button>
        </li>
    }
}

/// How many lines there are to choose from.
pub fn counts() -> Vec<u8> {
    (1..=Desk::MOST_LINES).collect()
}

/// A line of play as discs that are not there yet.
pub fn ghosts(start: Position, line: &[Move]) -> Vec<Ghost> {
    let placed = (1..).zip(placements(start, line));
    let ghost = |(number, (color, square))| Ghost {
        square,
        color,
        number,
    };
    placed.map(ghost).collect()
}
