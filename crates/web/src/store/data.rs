//! What comes with the page, but is fetched when it is needed.

use leptos::prelude::window;
use outflank_learn::puzzle;
use wasm_bindgen::prelude::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::engine::meta;

/// The text of a file; `None` if it cannot be had.
pub async fn fetch(name: &str) -> Option<String> {
    let folder = meta("outflank-data")?;
    fetch_text(&format!("{folder}/{name}")).await
}

/// The text at an address; `None` if it cannot be had.
pub async fn fetch_text(address: &str) -> Option<String> {
    let request = window().fetch_with_str(address);
    let response: Response = JsFuture::from(request).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}

/// Fetches the puzzles; whether they are there.
pub async fn fetch_puzzles() -> bool {
    if !puzzle::made().is_empty() {
        return true;
    }
    let text = fetch("puzzles.txt").await;
    text.is_some_and(|text| puzzle::provide(&text).is_ok())
}
