use leptos::prelude::*;
use outflank_rules::Color;

use super::super::table::Play;
use crate::words::use_words;

/// The discs in each player's supply: a pile, and their number.
#[component]
pub fn SupplyLine(play: Play) -> impl IntoView {
    view! {
        <div class="supplies">
            {Color::ALL.map(|color| view! { <Supply play color /> }).collect_view()}
        </div>
    }
}

#[component]
fn Supply(play: Play, color: Color) -> impl IntoView {
    let words = use_words();
    let count = play.game(move |game| game.supplies().of(color));
    // Discs seen from the side, dark above light.
    let pile = move || {
        let discs = move |top: u32| {
            let disc = |disc: u32| format!("M{} {top}h6v9h-6z", disc * 8);
            (0..count.get().into()).map(disc).collect::<String>()
        };
        view! {
            <path class="supply-dark" d=discs(1) />
            <path class="supply-light" d=discs(10) />
        }
    };
    view! {
        <div class="supply" data-color=color.to_string().to_lowercase()>
            <span>{move || words.get().tabletop_in_hand(color, u32::from(count.get()))}</span>
            <svg viewBox="0 0 256 20" preserveAspectRatio="xMinYMid" aria-hidden="true">{pile}</svg>
        </div>
    }
}
