//! The page in the browser.
//!
//! Rules, games and texts are the other crates, compiled to WebAssembly; here is only what a person sees and touches.
//! How the parts fit:
//!
//! - [`app`]: the shell around every page, and what all pages share;
//! - [`route`]: which page the address names;
//! - [`words`]: the texts in the language of the moment;
//! - [`store`]: what the browser keeps: settings, progress and games;
//! - [`engine`]: questions to an engine, wherever it runs;
//! - [`board`]: the board, which knows no rule;
//! - [`exercise`]: a board that answers, for lessons and puzzles;
//! - [`explorer`]: what was played in a position, in the library of this computer or in games opened here;
//! - [`components`]: dialogs, notices, announcements, shortcuts, sounds, choices;
//! - [`files`]: how games get in: pasted, dropped, chosen, shared;
//! - [`parts`]: what comes when it is needed;
//! - [`share`]: taking a game or a position elsewhere;
//! - [`style`]: the style guide;
//! - [`play`], [`learn`], [`puzzles`], [`training`], [`analyse`], [`games`], [`settings`]: the pages, a folder each.
//!
//! What is tested without a browser stands in files that need none. Off the browser only these are compiled.

#![deny(unsafe_code)]
// Leptos components are functions named as types, with a builder made of their arguments; handlers are owned.
#![allow(clippy::needless_pass_by_value, clippy::must_use_candidate)]
#![allow(clippy::large_types_passed_by_value)]
// A few short strings are made at a time, and settings are switches.
#![allow(clippy::format_push_string, clippy::format_collect)]
#![allow(clippy::struct_excessive_bools, clippy::struct_field_names)]
// Texts and handlers are functions kept in fields.
#![allow(clippy::type_complexity)]
// Off the browser only tests use what is there.
#![cfg_attr(not(target_family = "wasm"), allow(dead_code, unused_imports))]

#[cfg(target_family = "wasm")]
pub mod analyse;
#[cfg(target_family = "wasm")]
pub mod app;
#[cfg(target_family = "wasm")]
pub mod board;
#[cfg(target_family = "wasm")]
pub mod components;
#[cfg(target_family = "wasm")]
pub mod engine;
#[cfg(target_family = "wasm")]
pub mod exercise;
#[cfg(target_family = "wasm")]
pub mod explorer;
#[cfg(target_family = "wasm")]
pub mod files;
#[cfg(target_family = "wasm")]
pub mod games;
#[cfg(target_family = "wasm")]
pub mod learn;
#[cfg(target_family = "wasm")]
pub mod parts;
#[cfg(target_family = "wasm")]
pub mod play;
#[cfg(target_family = "wasm")]
pub mod puzzles;
#[cfg(target_family = "wasm")]
pub mod route;
#[cfg(target_family = "wasm")]
pub mod settings;
#[cfg(target_family = "wasm")]
pub mod share;
#[cfg(target_family = "wasm")]
pub mod store;
#[cfg(target_family = "wasm")]
pub mod style;
#[cfg(target_family = "wasm")]
pub mod training;
#[cfg(target_family = "wasm")]
pub mod words;

// The files with tests, and those that they need. A test says which are forgotten here.
#[cfg(not(target_family = "wasm"))]
mod analyse {
    mod address;
    mod curve;
    mod reader;
    mod setup;
    mod sharing;
}
#[cfg(not(target_family = "wasm"))]
mod board {
    mod changes;
    mod discs;
    mod grid;
    mod mark;

    pub use discs::Discs;
    pub use mark::Label;
}
#[cfg(not(target_family = "wasm"))]
mod engine {
    mod dispatcher;
}
#[cfg(not(target_family = "wasm"))]
mod play {
    mod hints;
}
#[cfg(not(target_family = "wasm"))]
mod route {
    mod place;

    pub use place::{Page, Route};
}
#[cfg(not(target_family = "wasm"))]
mod settings {
    mod beginning;
}
#[cfg(not(target_family = "wasm"))]
mod share {
    mod link;
    mod shared;

    pub use shared::Shared;
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;

/// Fetches everything that is not needed at once; called when the page has started.
#[cfg(target_family = "wasm")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub async fn fetch_parts() {
    parts::fetch_all().await;
}

/// Starts the page.
#[cfg(target_family = "wasm")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    components::breakdown::watch();
    wasm_bindgen_futures::spawn_local(async {
        store::open().await;
        let starting = leptos::prelude::document().get_element_by_id("starting");
        let Some(source) = words::fetch(store::settings::first_language()).await else {
            if let Some(starting) = starting {
                // There are no texts to say it with.
                starting.set_text_content(Some("Outflank does not start: its texts are missing."));
            }
            return;
        };
        leptos::mount::mount_to_body(move || leptos::view! { <app::App source /> });
        if let Some(starting) = starting {
            starting.remove();
        }
    });
}
