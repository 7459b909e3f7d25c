//! Whether the browser may clear what it keeps when room is short.

use core::cell::Cell;

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::StorageManager;

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
    static PROMISED: (Cell<bool>, ArcTrigger) = Default::default();
}

/// Asks the browser to clear nothing: when there is a game to lose, and once a visit.
pub fn ask() {
    if !ASKED.replace(true) {
        hear(StorageManager::persist);
    }
}

/// Finds out whether the browser has promised to clear nothing.
pub fn hear_promise() {
    hear(StorageManager::persisted);
}

/// Whether the browser has promised to clear nothing, reactively.
pub fn is_promised() -> bool {
    PROMISED.with(|(promised, trigger)| {
        trigger.track();
        promised.get()
    })
}

fn hear(question: fn(&StorageManager) -> Result<Promise, JsValue>) {
    // On pages without encryption there is nobody to ask, and the call fails.
    let Ok(answer) = question(&window().navigator().storage()) else {
        return;
    };
    spawn_local(async move {
        let answer = JsFuture::from(answer).await;
        PROMISED.with(|(promised, trigger)| {
            promised.set(answer.is_ok_and(|it| it.is_truthy()));
            trigger.notify();
        });
    });
}
