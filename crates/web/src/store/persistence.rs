//! Whether the browser may clear what it keeps when room is short.

use core::cell::Cell;

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::StorageManager;

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
    static PROMISED: ArcRwSignal<Option<bool>> = ArcRwSignal::default();
}

/// Asks the browser not to clear anything: once there is a game to lose, and once a visit.
pub fn ask() {
    if !ASKED.replace(true) {
        hear(StorageManager::persist);
    }
}

/// Whether the browser has promised to clear nothing; unknown where it cannot say.
pub fn use_promise() -> ArcRwSignal<Option<bool>> {
    hear(StorageManager::persisted);
    PROMISED.with(ArcRwSignal::clone)
}

fn hear(question: fn(&StorageManager) -> Result<Promise, JsValue>) {
    // On pages without encryption there is nobody to ask, and the call fails.
    let Ok(answer) = question(&window().navigator().storage()) else {
        return;
    };
    spawn_local(async move {
        if let Ok(promised) = JsFuture::from(answer).await {
            PROMISED.with(|it| it.set(promised.as_bool()));
        }
    });
}
