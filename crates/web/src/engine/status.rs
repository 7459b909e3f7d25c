use leptos::prelude::*;
use outflank_wire::Place;

use super::{EngineState, use_engine};
use crate::words::use_words;

/// One line: which engine is at work.
#[component]
pub fn EngineStatus() -> impl IntoView {
    let words = use_words();
    let state = use_engine().state();
    let sentence = move || {
        let texts = words.get();
        match state.get() {
            EngineState::Idle => texts.engine_idle(),
            EngineState::Starting => texts.engine_starting(),
            EngineState::Ready {
                place: Place::Native,
                threads,
            } => texts.engine_native(threads),
            EngineState::Ready {
                place: Place::Browser,
                ..
            } => texts.engine_browser(),
            EngineState::None => texts.engine_none(),
        }
    };
    let place = move || match state.get() {
        EngineState::Ready {
            place: Place::Native,
            ..
        } => "native",
        EngineState::Ready { .. } => "browser",
        EngineState::Idle => "idle",
        EngineState::Starting => "starting",
        EngineState::None => "none",
    };
    view! { <p class="engine-status" data-engine=place>{sentence}</p> }
}
