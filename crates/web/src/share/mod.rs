//! Taking a game or a position elsewhere: as text, as a picture, as a link.
//!
//! Any page can offer it: `<SharePanel shared />`, or `<ShareDialog open shared />`.
//!
//! - `record`: a match as a game record;
//! - `link`: a game or a position as an address;
//! - `look`: the colours of a picture of the board: those of the look that is chosen;
//! - `file`: the clipboard, files, and drawings made into points.

pub mod file;
mod link;
mod look;
mod panel;
mod record;
mod shared;

use leptos::prelude::*;
use outflank_text::Texts;

pub use link::{game_route, position_route};
pub use look::palette;
pub use panel::SharePanel;
pub use record::record_of;
pub use shared::Shared;

use crate::parts::dialog::Dialog;
use crate::words::text;

/// The ways to take something elsewhere, in a dialog.
#[component]
pub fn ShareDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// What is shared.
    #[prop(into)]
    shared: Signal<Shared>,
) -> impl IntoView {
    view! {
        <Dialog open title=text(Texts::share_title)>
            <SharePanel shared />
        </Dialog>
    }
}
