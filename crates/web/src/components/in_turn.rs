use std::time::Duration;

use leptos::prelude::*;

/// Builds its content in a task of its own, after what is around it: so no task is long, and the browser can draw and
/// listen in between.
#[component]
pub fn InTurn(
    /// The content.
    children: ChildrenFn,
) -> impl IntoView {
    let is_due = RwSignal::new(false);
    set_timeout(
        move || {
            // Somebody may have gone elsewhere meanwhile.
            let _ = is_due.try_set(true);
        },
        Duration::ZERO,
    );
    view! { <Show when=move || is_due.get()>{children()}</Show> }
}
