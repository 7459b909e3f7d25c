//! A page that was left open while another version took its place says so.

use std::cell::Cell;

use leptos::ev;
use leptos::prelude::*;
use outflank_text::Texts;
use wasm_bindgen_futures::spawn_local;

use super::notices::{Kind, Notices};
use crate::engine::meta;
use crate::store::fetch_text;

/// Named differently from what is kept for use offline, so that it is asked for anew.
const INDEX: &str = "index.html?build";

thread_local! {
    /// Once is enough.
    static TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Looks whenever somebody comes back to the page. Called once, by the app.
pub(crate) fn watch(notices: Notices) {
    let handle = window_event_listener(ev::focus, move |_| look(notices));
    on_cleanup(move || handle.remove());
}

/// Looks whether another version has taken the place of this one, and says so.
pub(crate) fn look(notices: Notices) {
    spawn_local(async move {
        let is_newer = is_replaced().await.unwrap_or(false);
        if is_newer && !TOLD.replace(true) {
            notices.show(Kind::Outdated, Texts::page_outdated);
        }
    });
}

/// Whether the server has another build than this one; `None` if it does not tell.
async fn is_replaced() -> Option<bool> {
    let ours = meta("outflank-build")?;
    let text = fetch_text(INDEX).await?;
    let (_, rest) = text.split_once("name=\"outflank-build\" content=\"")?;
    let (theirs, _) = rest.split_once('"')?;
    Some(theirs != ours)
}
