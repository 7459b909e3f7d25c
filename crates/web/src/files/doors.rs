//! The doors of the page: paste, drag and drop, and what the system hands over.

use js_sys::{Array, Function, Reflect};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::{JsCast, JsValue};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event, File};

use super::browser;
use super::state::Files;

/// Where text is written, pasted text is written, too. A dialog has its own business.
const WRITTEN_IN: &str = "input, textarea, select, [contenteditable], dialog";

/// The event that tells of something handed over, and the function that gives it: see `start.js`.
const HANDED: &str = "outflank-handed";
const TAKE_HANDED: &str = "outflankHanded";

/// Listens for as long as the page is there.
pub fn open(files: Files) {
    listen(ev::paste, move |event: &ClipboardEvent| {
        if !is_for_a_field(event) && document().query_selector("dialog[open]") == Ok(None) {
            take(files, event, event.clipboard_data());
        }
    });
    let held = move |event: &DragEvent| {
        let has_files = holds(event, "Files");
        if has_files || (holds(event, "text/plain") && !is_for_a_field(event)) {
            // Without this the browser would leave the page and show the file.
            event.prevent_default();
            files.hovering.set(has_files);
        }
    };
    listen(ev::dragenter, held);
    listen(ev::dragover, held);
    listen(ev::dragleave, move |event: &DragEvent| {
        // It leaves the window, not just an element.
        if event.related_target().is_none() {
            files.hovering.set(false);
        }
    });
    listen(ev::drop, move |event: &DragEvent| {
        files.hovering.set(false);
        if holds(event, "Files") || !is_for_a_field(event) {
            take(files, event, event.data_transfer());
        }
    });
    listen(ev::Custom::<Event>::new(HANDED), move |_: &Event| {
        take_handed(files);
    });
    // It may have come before the page could listen.
    take_handed(files);
}

fn listen<E, T>(event: E, act: impl Fn(&T) + 'static)
where
    E: ev::EventDescriptor + 'static,
    E::EventType: AsRef<Event> + JsCast,
    T: JsCast,
{
    let handle = window_event_listener(event, move |event| act(event.unchecked_ref()));
    on_cleanup(move || handle.remove());
}

fn is_for_a_field(event: &Event) -> bool {
    let element = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    element.is_some_and(|it| !matches!(it.closest(WRITTEN_IN), Ok(None)))
}

fn holds(event: &DragEvent, kind: &str) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&kind.into(), 0))
}

fn take(files: Files, event: &Event, data: Option<DataTransfer>) {
    let Some(data) = data else {
        return;
    };
    let handed = browser::all(data.files());
    let text = data.get_data("text/plain").unwrap_or_default();
    if !handed.is_empty() {
        event.prevent_default();
        files.begin(async move { files.take_files(handed).await });
    } else if !text.trim().is_empty() {
        event.prevent_default();
        files.begin(async move { files.take_text(&text).await });
    }
}

/// Takes what the system has handed over.
fn take_handed(files: Files) {
    let take = Reflect::get(&window(), &TAKE_HANDED.into());
    let Some(take) = take.ok().and_then(|it| it.dyn_into::<Function>().ok()) else {
        return;
    };
    let handed = take.call0(&JsValue::NULL).unwrap_or_default();
    let handed: Vec<File> = Array::from(&handed)
        .iter()
        .filter_map(|it| it.dyn_into().ok())
        .collect();
    if !handed.is_empty() {
        files.begin(async move { files.take_files(handed).await });
    }
}
