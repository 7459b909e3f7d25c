//! Keyboard shortcuts, and the dialog that lists them.
//!
//! ```ignore
//! use_shortcut("u", text(|t| t.does_undo()), move || undo());
//! ```

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{HtmlElement, KeyboardEvent};

use super::dialog::Dialog;
use crate::words::text;

/// The key that opens the list.
pub const HELP: &str = "?";

#[derive(Clone)]
struct Shortcut {
    id: u64,
    key: &'static str,
    what: Signal<String>,
    action: Arc<dyn Fn() + Send + Sync>,
}

/// The shortcuts of the current page.
#[derive(Clone, Copy)]
pub struct Shortcuts {
    all: RwSignal<Vec<Shortcut>>,
    next: StoredValue<u64>,
    /// Whether the list is open.
    pub listed: RwSignal<bool>,
}

/// Registers a shortcut while the component lives. The key is the browser's name for it, in lower case.
pub fn use_shortcut(
    key: &'static str,
    what: impl Fn() -> String + Send + Sync + 'static,
    action: impl Fn() + Send + Sync + 'static,
) {
    let shortcuts: Shortcuts = expect_context();
    let id = shortcuts.next.with_value(|id| *id);
    shortcuts.next.set_value(id + 1);
    shortcuts.all.update(|all| {
        all.push(Shortcut {
            id,
            key,
            what: Signal::derive(what),
            action: Arc::new(action),
        });
    });
    on_cleanup(move || {
        let _ = shortcuts
            .all
            .try_update(|all| all.retain(|shortcut| shortcut.id != id));
    });
}

/// Called once, by the app.
pub(crate) fn provide() -> Shortcuts {
    let shortcuts = Shortcuts {
        all: RwSignal::new(Vec::new()),
        next: StoredValue::new(0),
        listed: RwSignal::new(false),
    };
    provide_context(shortcuts);
    let handle = window_event_listener(ev::keydown, move |event| shortcuts.pressed(&event));
    on_cleanup(move || handle.remove());
    shortcuts
}

impl Shortcuts {
    fn pressed(self, event: &KeyboardEvent) {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if event.default_prevented() || modified || is_writing(event) {
            return;
        }
        let key = event.key().to_lowercase();
        // Shortcuts rest under a dialog, except the one that closes the list again.
        let covered = document().query_selector("dialog[open]") != Ok(None);
        if covered && key != HELP {
            return;
        }
        let all = self.all.get_untracked();
        // The newest wins: a page overrides the app.
        if let Some(shortcut) = all.iter().rev().find(|shortcut| shortcut.key == key) {
            event.prevent_default();
            (shortcut.action)();
        }
    }
}

/// Whether a form field handles this key itself.
fn is_writing(event: &KeyboardEvent) -> bool {
    let Some(element) = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok())
    else {
        return false;
    };
    let kind = element.get_attribute("type").unwrap_or_default();
    match element.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" => match kind.as_str() {
            "checkbox" | "button" => false,
            "radio" | "range" => event.key().starts_with("Arrow") || is_end(&event.key()),
            _ => true,
        },
        _ => element.is_content_editable(),
    }
}

fn is_end(key: &str) -> bool {
    matches!(key, "Home" | "End" | "PageUp" | "PageDown")
}

/// A key's label on the keyboard.
fn printed(key: &str, texts: &Texts) -> String {
    match key {
        "arrowleft" => "←".to_owned(),
        "arrowright" => "→".to_owned(),
        "home" => texts.key_home(),
        "end" => texts.key_end(),
        letter => letter.to_uppercase(),
    }
}

/// The list of shortcuts.
#[component]
pub fn ShortcutList() -> impl IntoView {
    let shortcuts: Shortcuts = expect_context();
    let row = |keys: Vec<String>, what: String| {
        let keys = keys.into_iter().map(|key| view! { <kbd>{key}</kbd> " " });
        view! { <div><dt>{keys.collect_view()}</dt><dd>{what}</dd></div> }
    };
    let on_board = text(move |texts| {
        let keys = [
            (texts.key_arrows(), texts.does_arrows()),
            (texts.key_row_ends(), texts.does_row_ends()),
            (texts.key_corners(), texts.does_corners()),
            (texts.key_choose(), texts.does_choose()),
        ];
        keys.map(|(key, what)| row(vec![key], what)).collect_view()
    });
    let on_page = text(move |texts| {
        let mut rows: Vec<(Vec<String>, String)> = Vec::new();
        for shortcut in shortcuts.all.get() {
            let (key, what) = (printed(shortcut.key, texts), shortcut.what.get());
            match rows.iter_mut().find(|(_, does)| *does == what) {
                Some((keys, _)) => keys.push(key),
                None => rows.push((vec![key], what)),
            }
        }
        let rows = rows.into_iter();
        rows.map(|(keys, what)| row(keys, what)).collect_view()
    });
    view! {
        <Dialog open=shortcuts.listed title=text(Texts::shortcuts_title)>
            <h3>{text(Texts::shortcuts_page)}</h3>
            <dl class="shortcuts">{on_page}</dl>
            <h3>{text(Texts::shortcuts_board)}</h3>
            <dl class="shortcuts">{on_board}</dl>
        </Dialog>
    }
}
