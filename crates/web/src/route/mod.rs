//! Which page the address names: `#/analyse/game?moves=f5d6`.

mod place;

use leptos::prelude::*;
use outflank_text::Texts;
use wasm_bindgen::prelude::{Closure, JsCast as _};

pub use place::{Page, Route};

use crate::parts::notices::Notices;

/// The place that the address names now.
pub fn use_route() -> Signal<Route> {
    expect_context()
}

/// Goes to another place; the browser's back button leads back.
pub fn go(route: &Route) {
    // It fails only in documents without an address.
    let _ = window().location().set_hash(&route.href());
}

/// Puts another address in the place of this one, without going anywhere.
pub fn rewrite(route: &Route) {
    if let Ok(history) = window().history() {
        let nothing = wasm_bindgen::JsValue::NULL;
        let _ = history.replace_state_with_url(&nothing, "", Some(&route.href()));
    }
}

/// Follows the address. For the app.
pub(crate) fn provide(notices: Notices) -> Signal<Route> {
    let here = move || {
        let hash = window().location().hash().unwrap_or_default();
        Route::known(&hash).unwrap_or_else(|| {
            notices.inform(Texts::unknown_address);
            rewrite(&Route::default());
            Route::default()
        })
    };
    let route = RwSignal::new(here());
    let changed = Closure::<dyn Fn()>::new(move || route.set(here()));
    // As long as the page lives.
    let _ =
        window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
    changed.forget();
    let route = Signal::from(route);
    provide_context(route);
    route
}
