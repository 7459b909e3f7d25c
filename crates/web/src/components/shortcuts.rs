//! Keyboard shortcuts, and the dialog that lists them.
//!
//! ```ignore
//! use_shortcut("u", text(|t| t.does_undo()), move || undo());
//! ```

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use outflank_rules::Square;
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{HtmlElement, KeyboardEvent};

use super::dialog::Dialog;
use crate::store::settings::Settings;
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
    settings: RwSignal<Settings>,
    next: StoredValue<u64>,
    /// What chooses a square on the board of the page, the newest one.
    boards: StoredValue<Vec<(u64, Callback<Square>)>>,
    /// The letter of a square, typed before its digit.
    column: StoredValue<Option<char>>,
    /// Whether the focus is where somebody has clicked.
    by_pointer: StoredValue<bool>,
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
    let id = shortcuts.new_id();
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

/// Squares that are typed are chosen on this board while it is there.
pub fn use_board(choose: impl Fn(Square) + Send + Sync + 'static) {
    let shortcuts: Shortcuts = expect_context();
    let id = shortcuts.new_id();
    let choose = Callback::new(choose);
    shortcuts
        .boards
        .update_value(|boards| boards.push((id, choose)));
    on_cleanup(move || {
        let _ = shortcuts
            .boards
            .try_update_value(|boards| boards.retain(|it| it.0 != id));
    });
}

/// Called once, by the app.
pub(crate) fn provide(settings: RwSignal<Settings>) -> Shortcuts {
    let shortcuts = Shortcuts {
        all: RwSignal::new(Vec::new()),
        settings,
        next: StoredValue::new(0),
        boards: StoredValue::new(Vec::new()),
        column: StoredValue::new(None),
        by_pointer: StoredValue::new(false),
        listed: RwSignal::new(false),
    };
    provide_context(shortcuts);
    let keys = window_event_listener(ev::keydown, move |event| shortcuts.pressed(&event));
    let pointer = window_event_listener(ev::pointerdown, move |_| {
        shortcuts.by_pointer.set_value(true);
    });
    on_cleanup(move || {
        keys.remove();
        pointer.remove();
    });
    shortcuts
}

impl Shortcuts {
    fn new_id(self) -> u64 {
        let id = self.next.get_value();
        self.next.set_value(id + 1);
        id
    }

    fn pressed(self, event: &KeyboardEvent) {
        if event.key() == "Tab" {
            self.by_pointer.set_value(false);
        }
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if event.default_prevented() || modified || self.is_writing(event) {
            return;
        }
        let key = event.key().to_lowercase();
        // Shortcuts rest under a dialog, except the one that closes the list again.
        let covered = document().query_selector("dialog[open]") != Ok(None);
        if covered && key != HELP {
            return;
        }
        if !covered && self.typed(&key) {
            event.prevent_default();
            return;
        }
        let is_single = key.chars().count() == 1;
        if is_single && !self.settings.with_untracked(|it| it.own.keys) {
            return;
        }
        let all = self.all.get_untracked();
        // The newest wins: a page overrides the app.
        if let Some(shortcut) = all.iter().rev().find(|shortcut| shortcut.key == key) {
            event.prevent_default();
            (shortcut.action)();
        }
    }

    /// Whether a form field handles this key itself.
    fn is_writing(self, event: &KeyboardEvent) -> bool {
        let Some(element) = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlElement>().ok())
        else {
            return false;
        };
        let kind = element.get_attribute("type").unwrap_or_default();
        let moves = event.key().starts_with("Arrow") || is_end(&event.key());
        match element.tag_name().as_str() {
            "TEXTAREA" | "SELECT" => true,
            "INPUT" => match kind.as_str() {
                "checkbox" | "button" => false,
                // Whoever has clicked on a choice goes on with the page; whoever came by key goes on choosing.
                "radio" => moves && !self.by_pointer.get_value(),
                "range" => moves,
                _ => true,
            },
            _ => element.is_content_editable(),
        }
    }

    /// Whether the key was part of a square. Both together choose it.
    fn typed(self, key: &str) -> bool {
        let Some(choose) = self.boards.with_value(|it| it.last().map(|it| it.1)) else {
            return false;
        };
        let column = self.column.get_value();
        self.column.set_value(None);
        match (column, key) {
            (_, "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h") => {
                self.column.set_value(key.chars().next());
                true
            }
            (Some(column), "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8") => {
                if let Ok(square) = format!("{column}{key}").parse() {
                    choose.run(square);
                }
                true
            }
            _ => false,
        }
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

/// The list of shortcuts, in a dialog.
#[component]
pub fn ShortcutList() -> impl IntoView {
    let shortcuts: Shortcuts = expect_context();
    view! {
        <Dialog open=shortcuts.listed title=text(Texts::shortcuts_title)><KeyList /></Dialog>
    }
}

/// The list of shortcuts.
#[component]
pub fn KeyList() -> impl IntoView {
    let shortcuts: Shortcuts = expect_context();
    let row = |keys: Vec<String>, what: String| {
        let keys = keys.into_iter().map(|key| view! { <kbd>{key}</kbd> " " });
        view! { <div><dt>{keys.collect_view()}</dt><dd>{what}</dd></div> }
    };
    let on_board = text(move |texts| {
        let keys = [
            (texts.key_type(), texts.does_type()),
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
                Some((keys, _)) if keys.contains(&key) => {}
                Some((keys, _)) => keys.push(key),
                None => rows.push((vec![key], what)),
            }
        }
        let rows = rows.into_iter();
        rows.map(|(keys, what)| row(keys, what)).collect_view()
    });
    view! {
        <h3>{text(Texts::shortcuts_page)}</h3>
        <dl class="shortcuts">{on_page}</dl>
        <h3>{text(Texts::shortcuts_board)}</h3>
        <dl class="shortcuts">{on_board}</dl>
    }
}
