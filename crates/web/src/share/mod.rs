//! Taking a game or a position elsewhere: as text, as a picture, as a link.
//!
//! Any page can offer it: `<SharePanel shared />`, or `<ShareDialog open shared />`.
//!
//! - `record`: a match as a game record;
//! - `link`: a game or a position as an address;
//! - `look`: the colours of a picture of the board: those of the look that is chosen;
//! - `file`: the clipboard, files, and drawings made into points.

mod file;
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
use crate::parts::notices::use_notices;
use crate::words::text;

/// Hands a text over as a file: its name, its kind, the text. Where that fails, it is said.
pub fn use_download() -> impl Fn(&str, &str, &str) + Copy + Send + Sync + 'static {
    let notices = use_notices();
    move |name: &str, kind: &str, text: &str| {
        if file::download_text(name, kind, text).is_err() {
            notices.refuse(Texts::share_not_downloaded);
        }
    }
}

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
