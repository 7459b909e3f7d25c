//! The browser's local storage, for [`outflank_app::kept`]. It may be full or forbidden.

pub mod games;
pub mod progress;
pub mod settings;

use leptos::prelude::window;
use outflank_app::kept::{Storage, Unavailable};

/// The prefix of all keys.
const PREFIX: &str = "outflank.";

/// The local storage.
#[derive(Clone, Copy, Debug)]
pub struct Browser;

fn storage() -> Result<web_sys::Storage, Unavailable> {
    let storage = window().local_storage().ok().flatten();
    storage.ok_or_else(Unavailable::default)
}

impl Storage for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
        // A forbidden storage counts as empty.
        let text = storage().map(|storage| storage.get_item(&format!("{PREFIX}{name}")));
        Ok(text.ok().and_then(Result::ok).flatten())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
        let written = storage()?.set_item(&format!("{PREFIX}{name}"), text);
        written.map_err(|_| Unavailable::default())
    }

    fn remove(&self, name: &str) -> Result<(), Unavailable> {
        let removed = storage()?.remove_item(&format!("{PREFIX}{name}"));
        removed.map_err(|_| Unavailable::default())
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable> {
        let Some(text) = self.read(from)? else {
            return Ok(());
        };
        self.write(to, &text)?;
        self.remove(from)
    }

    fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable> {
        let Ok(storage) = storage() else {
            return Ok(Vec::new());
        };
        let count = storage.length().unwrap_or(0);
        let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
        let ours = names.filter_map(|name| Some(name.strip_prefix(PREFIX)?.to_owned()));
        Ok(ours.filter(|name| name.starts_with(beginning)).collect())
    }
}

/// Stores a text under a name.
pub fn write(name: &str, text: &str) -> Result<(), Unavailable> {
    Browser.write(name, text)
}
