use leptos::prelude::*;
use outflank_rules::Color;

use super::drawing::face;

/// A disc on a piece of board, so that both colours show on any background. Text beside it names the colour.
#[component]
pub fn DiscIcon(
    /// The colour.
    #[prop(into)]
    color: Signal<Color>,
) -> impl IntoView {
    view! {
        <svg class="disc-icon" viewBox="-50 -50 100 100" aria-hidden="true">
            <rect class="field" x="-50" y="-50" width="100" height="100" rx="16" />
            {move || face(color.get(), "face")}
        </svg>
    }
}
