//! Icons of buttons, beside their text.

use leptos::prelude::*;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A light bulb.
    Hint,
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// Two bars.
    Pause,
    /// A triangle.
    GoOn,
    /// A triangle against a bar.
    Step,
    /// Two equal lines.
    Draw,
    /// A flag.
    Resign,
    /// An arrow out of a box.
    Share,
    /// A plus.
    New,
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 10] = [
        Icon::Hint,
        Icon::Undo,
        Icon::Redo,
        Icon::Pause,
        Icon::GoOn,
        Icon::Step,
        Icon::Draw,
        Icon::Resign,
        Icon::Share,
        Icon::New,
    ];

    /// Its path, in a box of 24 × 24.
    const fn path(self) -> &'static str {
        match self {
            Icon::Hint => {
                "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z"
            }
            Icon::Undo => "M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3",
            Icon::Redo => "M15 14l5-5l-5-5M20 9H10a5.5 5.5 0 0 0 0 11h3",
            Icon::Pause => "M8.5 5v14M15.5 5v14",
            Icon::GoOn => "M8 5l10 7l-10 7z",
            Icon::Step => "M6 5l9 7l-9 7zM18.5 5v14",
            Icon::Draw => "M5 9h14M5 15h14",
            Icon::Resign => "M6 21V4h12l-3 4.5l3 4.5H6",
            Icon::Share => "M12 15V3.5M8 7.5l4-4l4 4M5 12v8h14v-8",
            Icon::New => "M12 5v14M5 12h14",
        }
    }
}

/// Draws an icon.
#[component]
pub fn IconView(
    /// Which one.
    icon: Icon,
) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=icon.path() /></svg> }
}
