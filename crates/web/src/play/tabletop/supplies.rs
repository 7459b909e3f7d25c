use leptos::prelude::*;
use outflank_rules::Color;

use super::state::State;
use crate::words::use_words;

/// The discs that the players hold: a pile for each, and how many they are.
#[component]
pub fn SupplyLine(state: Memo<State>) -> impl IntoView {
    view! {
        <div class="supplies">
            {Color::ALL.map(|color| view! { <Supply state color /> }).collect_view()}
        </div>
    }
}

#[component]
fn Supply(state: Memo<State>, color: Color) -> impl IntoView {
    let words = use_words();
    let count = Memo::new(move |_| state.with(|state| state.supplies.of(color)));
    // Discs seen from the side, dark above light.
    let pile = move || {
        let dark: String = (0..count.get())
            .map(|disc| format!("M{} 1h6v9h-6z", u32::from(disc) * 8))
            .collect();
        let light: String = (0..count.get())
            .map(|disc| format!("M{} 10h6v9h-6z", u32::from(disc) * 8))
            .collect();
        view! {
            <path class="supply-dark" d=dark />
            <path class="supply-light" d=light />
        }
    };
    view! {
        <div class="supply" data-color=color.to_string().to_lowercase()>
            <span>{move || words.get().tabletop_in_hand(color, u32::from(count.get()))}</span>
            <svg viewBox="0 0 256 20" aria-hidden="true">{pile}</svg>
        </div>
    }
}
