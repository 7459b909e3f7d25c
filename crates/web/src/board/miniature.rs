use leptos::prelude::*;
use outflank_rules::{Bitboard, Color};

use super::Discs;

/// A thumbnail of a board, for a list. Text beside it describes it.
#[component]
pub fn Miniature(
    /// The discs.
    discs: Discs,
) -> impl IntoView {
    let side = |color: Color, squares: Bitboard| {
        let class = match color {
            Color::Black => "face black",
            Color::White => "face white",
        };
        let circles = squares.into_iter().map(|square| {
            let (x, y) = (i32::from(square.column()), i32::from(square.row()));
            view! { <circle cx=x * 10 + 5 cy=y * 10 + 5 r="4" /> }
        });
        view! { <g class=class>{circles.collect_view()}</g> }
    };
    let lines: String = (1..8)
        .map(|line| format!("M{0} 0V80M0 {0}H80", line * 10))
        .collect();
    view! {
        <svg class="miniature" viewBox="-2 -2 84 84" aria-hidden="true">
            <rect class="frame" x="-2" y="-2" width="84" height="84" rx="2" />
            <rect class="field" width="80" height="80" />
            <path class="lines" d=lines />
            {side(Color::Black, discs.black)}
            {side(Color::White, discs.white)}
        </svg>
    }
}
