use leptos::prelude::*;
use outflank_rules::Color;

/// Discs counted into a row, each over the edge of the one before. Text beside it says how many there are.
#[component]
pub fn DiscRow(
    /// Their colour.
    color: Color,
    /// How many; a whole board fits.
    count: u8,
) -> impl IntoView {
    let class = match color {
        Color::Black => "disc-row black",
        Color::White => "disc-row white",
    };
    let disc = |place: u8| {
        let x = 24 + 10 * u32::from(place);
        view! { <circle cx=x cy="24" r="22" style=("--place", place.to_string()) /> }
    };
    view! {
        <svg class=class viewBox="0 0 678 48" aria-hidden="true">{(0..count).map(disc).collect_view()}</svg>
    }
}
