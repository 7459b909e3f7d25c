//! The page in the browser.
//!
//! Rules, games and texts are the other crates, compiled to WebAssembly; here is only what a person sees and touches.
//! How the parts fit:
//!
//! - [`app`]: the shell around every page, and what all pages share;
//! - [`route`]: which page the address names;
//! - [`words`]: the texts in the language of the moment;
//! - [`store`]: what the browser keeps: settings and games;
//! - [`engine`]: questions to an engine, wherever it runs;
//! - [`board`]: the board, which knows no rule;
//! - [`exercise`]: a board that answers, for lessons and puzzles;
//! - [`parts`]: dialogs, notices, announcements, shortcuts, sounds, choices;
//! - [`share`]: taking a game or a position elsewhere;
//! - [`play`], [`learn`], [`puzzles`], [`analyse`], [`games`], [`settings`]: the pages, a folder each.

#![forbid(unsafe_code)]
// Leptos components are functions named as types, with a builder made of their arguments; handlers are owned.
#![allow(clippy::needless_pass_by_value, clippy::must_use_candidate)]
#![allow(clippy::large_types_passed_by_value)]
// A few short strings are made at a time, and settings are switches.
#![allow(clippy::format_push_string, clippy::format_collect)]
#![allow(clippy::struct_excessive_bools, clippy::struct_field_names)]
// Texts and handlers are functions kept in fields.
#![allow(clippy::type_complexity)]

pub mod analyse;
pub mod app;
pub mod board;
pub mod engine;
pub mod exercise;
pub mod games;
pub mod learn;
pub mod parts;
pub mod play;
pub mod puzzles;
pub mod route;
pub mod settings;
pub mod share;
pub mod store;
pub mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page.
#[wasm_bindgen(start)]
pub fn start() {
    parts::breakdown::watch();
    leptos::mount::mount_to_body(app::App);
    if let Some(starting) = leptos::prelude::document().get_element_by_id("starting") {
        starting.remove();
    }
}
