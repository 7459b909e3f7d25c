//! Routing by fragment: `#/analyse/game?moves=f5d6`.

mod place;

use leptos::prelude::*;
use outflank_text::Texts;
use wasm_bindgen::prelude::{Closure, JsCast as _};

pub use place::{Page, Route};

use crate::components::notices::Notices;

/// The current route.
pub fn use_route() -> Signal<Route> {
    expect_context()
}

/// Goes to another route, with an entry in the history.
pub fn go(route: &Route) {
    // This fails only in documents without an address.
    let _ = window().location().set_hash(&route.href());
}

/// Replaces the address without navigating.
pub fn rewrite(route: &Route) {
    if let Ok(history) = window().history() {
        let nothing = wasm_bindgen::JsValue::NULL;
        let _ = history.replace_state_with_url(&nothing, "", Some(&route.href()));
    }
}

/// Follows the address. Called once, by the app.
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
    // It lives as long as the page.
    let _ =
        window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
    changed.forget();
    let route = Signal::from(route);
    provide_context(route);
    route
}
