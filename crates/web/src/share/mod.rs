//! Sharing a game or a position: as text, image or link.
//!
//! Any page can offer it: `<SharePanel shared />`, or `<ShareDialog open shared />`.
//!
//! - `record`: a match as a game record;
//! - `link`: a game or a position as an address;
//! - `look`: the colours of the current look;
//! - `file`: the clipboard and downloads.

mod file;
mod link;
mod look;
mod panel;
mod record;
mod shared;

use leptos::prelude::*;
use outflank_text::Texts;

pub use link::{embed_code, game_route, is_only_here, position_route};
pub use look::palette;
pub use panel::SharePanel;
pub use record::record_of;
pub use shared::Shared;

use crate::components::dialog::Dialog;
use crate::components::notices::use_notices;
use crate::parts::{self, later};
use crate::words::text;

/// Downloads a file, given its name, its type and its content. A failure is told.
pub fn use_download() -> impl Fn(&str, &str, &[u8]) + Copy + Send + Sync + 'static {
    let notices = use_notices();
    move |name: &str, kind: &str, content: &[u8]| {
        if file::download(name, kind, content).is_err() {
            notices.refuse(Texts::share_not_downloaded);
        }
    }
}

/// The share panel in a dialog.
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
            {later(parts::fetch_share, move || parts::share(shared))}
        </Dialog>
    }
}
