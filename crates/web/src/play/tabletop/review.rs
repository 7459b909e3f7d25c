use leptos::prelude::*;
use outflank_play::Match;
use outflank_play::tabletop::{Mistakes, Vigilance};
use outflank_rules::{Bitboard, Color};
use outflank_text::Texts;

use super::super::table::Play;
use crate::words::{text, use_words};

/// After the game: the uncorrected mistakes, each with its board.
#[component]
pub fn Review(play: Play, looked_at: RwSignal<Option<usize>>) -> impl IntoView {
    let words = use_words();
    let mistakes = play.game(mistakes_that_stood);
    // A new game ends the review.
    Effect::new(move |_| {
        if mistakes.with(Option::is_none) {
            looked_at.set(None);
        }
    });
    let item = move |(turn, mover, mistakes): (usize, Color, Mistakes)| {
        let pressed = move || (looked_at.get() == Some(turn)).to_string();
        let toggle = move |_| looked_at.update(|it| *it = Some(turn).filter(|_| *it != Some(turn)));
        let squares = |squares: Bitboard| match squares.to_string() {
            none if none.is_empty() => "none".to_owned(),
            some => some,
        };
        let (missing, extra) = (squares(mistakes.missing), squares(mistakes.extra));
        let sentence = move || {
            let sentence = words.get().hand_review(turn + 1, mover, &missing, &extra);
            sentence.trim().to_owned()
        };
        view! {
            <li><button type="button" aria-pressed=pressed on:click=toggle>{sentence}</button></li>
        }
    };
    move || {
        let mistakes = mistakes.get()?;
        let none = mistakes.is_empty();
        Some(view! {
            <section class="tabletop-review">
                <h2>{text(Texts::tabletop_review)}</h2>
                {none.then(|| view! { <p>{text(Texts::hand_review_none)}</p> })}
                <ul>{mistakes.into_iter().map(item).collect_view()}</ul>
            </section>
        })
    }
}

/// The turns of a finished game with mistakes, unless the players asked not to be told.
fn mistakes_that_stood(game: &Match) -> Option<Vec<(usize, Color, Mistakes)>> {
    let table = game.tabletop().filter(|_| game.is_over())?;
    let mistakes = table.review().into_iter();
    let mistakes = mistakes.map(|(index, it)| (index, table.turns()[index].mover, it));
    (table.vigilance() != Vigilance::Silent).then(|| mistakes.collect())
}
