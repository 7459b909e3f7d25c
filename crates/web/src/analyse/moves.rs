//! The moves of the line, and the way back from a variation.

use leptos::prelude::*;
use outflank_rules::{Color, Move};
use outflank_text::Texts;

use super::judge::Place;
use super::study::Study;
use super::workbench::Workbench;
use crate::words::{text, use_words};

/// The moves: any of them can be chosen, mistakes are marked.
#[component]
pub fn Moves(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let study = bench.study();
    let at = Memo::new(move |_| study.with(Study::at));
    let from = Memo::new(move |_| study.with(|study| study.variation().map(|it| it.from)));
    let item = move |(index, place): (usize, Place)| {
        let number = index + 1;
        let Some((color, mv)) = place.made else {
            return ().into_any();
        };
        let current = move || at.get() == number;
        let name = move || words.get().analyse_move_name(mv);
        let mark = place.mistake.map(|mistake| {
            let loss = move || words.get().signed(-f64::from(mistake.loss), 0);
            view! { <span class="move-mistake">{mistake.mark()} " " {loss}</span> }
        });
        view! {
            <li>
                <button
                    type="button"
                    class="move"
                    class:varied=move || from.get().is_some_and(|from| number > from)
                    class:mistaken=place.mistake.is_some()
                    data-at=number
                    aria-current=move || current().then_some("step")
                    aria-label=move || place.in_words(number, &words.get())
                    tabindex=move || if current() || number == 1 && at.get() == 0 { "0" } else { "-1" }
                    on:click=move |_| bench.go(number, false)
                >
                    <span class="move-disc" class:black=color == Color::Black></span>
                    {name}
                    {mark}
                </button>
            </li>
        }
        .into_any()
    };
    let items = move || {
        let course = bench.course().get().into_iter().skip(1).enumerate();
        course.map(item).collect_view()
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
    let mistakes = move || {
        let texts = words.get();
        let at = at.get();
        bench.course().with(|course| {
            let mistake = course.get(at)?.mistake?;
            Some(view! { <p class="mistake-said">{mistake.in_words(&texts)}</p> })
        })
    };
    view! {
        <section class="analyse-moves" aria-label=text(Texts::analyse_moves)>
            {varied}
            <ol class="moves">{items}</ol>
            {mistakes}
        </section>
    }
}

/// The best play from here.
#[component]
pub fn BestLine(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let best = Memo::new(move |_| {
        let position = bench.position().get();
        bench.scores().with(|scores| scores.best(position))
    });
    let said = move || {
        let texts = words.get();
        let position = bench.position().get();
        match best.get() {
            Some(best) => {
                let judged = super::judge::Judgement::new(best.value, best.kind);
                judged.in_words(position.turn(), &texts)
            }
            None if position.is_over() => String::new(),
            None => texts.analyse_unknown(),
        }
    };
    let moves = move || {
        let texts = words.get();
        let name = |&mv: &Move| texts.analyse_move_name(mv);
        best.get()
            .map(|best| best.line.iter().map(name).collect::<Vec<_>>().join(" "))
    };
    let try_it = move |_| {
        if let Some(best) = best.get_untracked() {
            bench.try_line(&best.line);
        }
    };
    view! {
        <section class="best-line" aria-label=text(Texts::analyse_best_line)>
            <p class="best-value">{said}</p>
            <p class="best-moves">{moves}</p>
            <Show when=move || best.with(Option::is_some)>
                <button type="button" on:click=try_it>{text(Texts::analyse_try_line)}</button>
            </Show>
        </section>
    }
}
