use leptos::prelude::*;
use outflank_rules::Bitboard;
use outflank_text::Texts;

use super::state::{Standing, State};
use crate::words::{text, use_words};

/// After the game: the mistakes that stood, each to be looked at on the board.
#[component]
pub fn Review(state: Memo<State>, looked_at: RwSignal<Option<usize>>) -> impl IntoView {
    let words = use_words();
    let due = Memo::new(move |_| state.with(|state| state.is_over && state.reviews));
    let mistakes = Memo::new(move |_| state.with(|state| state.review.clone()));
    let item = move |standing: Standing| {
        let turn = standing.turn;
        let pressed = move || (looked_at.get() == Some(turn)).to_string();
        let toggle = move |_| looked_at.update(|it| *it = Some(turn).filter(|_| *it != Some(turn)));
        let sentence = move || {
            let squares = |squares: Bitboard| {
                if squares.is_empty() {
                    "none".to_owned()
                } else {
                    squares.to_string()
                }
            };
            let (missing, extra) = (
                squares(standing.mistakes.missing),
                squares(standing.mistakes.extra),
            );
            let sentence = words
                .get()
                .hand_review(turn + 1, standing.mover, &missing, &extra);
            sentence.trim().to_owned()
        };
        view! {
            <li><button type="button" aria-pressed=pressed on:click=toggle>{sentence}</button></li>
        }
    };
    view! {
        <Show when=move || due.get()>
            <section class="tabletop-review">
                <h2>{text(Texts::tabletop_review)}</h2>
                {move || mistakes.with(Vec::is_empty).then(|| view! { <p>{text(Texts::hand_review_none)}</p> })}
                <ul>{move || mistakes.get().into_iter().map(item).collect_view()}</ul>
            </section>
        </Show>
    }
}
