//! What the browser keeps for this page. Whatever is found there may be old, damaged or missing; it may also be
//! forbidden to keep anything.

pub mod games;
pub mod progress;
pub mod settings;

use leptos::prelude::window;
use web_sys::Storage;

/// Before the key of what cannot be read.
const DAMAGED: &str = "damaged.";

/// All our keys begin so.
const PREFIX: &str = "outflank.";

/// The browser does not keep it: its storage is full or forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a key.
pub fn read(key: &str) -> Option<String> {
    storage()?
        .get_item(&format!("{PREFIX}{key}"))
        .ok()
        .flatten()
}

/// Keeps a text under a key.
pub fn write(key: &str, text: &str) -> Result<(), NotKept> {
    let storage = storage().ok_or(NotKept)?;
    storage
        .set_item(&format!("{PREFIX}{key}"), text)
        .map_err(|_| NotKept)
}

/// Keeps nothing under a key any more.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// All keys that begin so.
pub fn keys(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let ours = names.filter_map(|name| Some(name.strip_prefix(PREFIX)?.to_owned()));
    ours.filter(|name| name.starts_with(beginning)).collect()
}

/// Moves something that cannot be read out of the way, without losing it.
pub fn set_aside(key: &str) {
    if let Some(text) = read(key) {
        // Where there is no room for it, it stays where it is.
        if put_aside(key, &text).is_ok() {
            remove(key);
        }
    }
}

/// Keeps a text as one that was moved out of the way.
pub fn put_aside(key: &str, text: &str) -> Result<(), NotKept> {
    write(&format!("{DAMAGED}{key}"), text)
}

/// What was moved out of the way: the key it had, and what it is.
pub fn all_set_aside() -> Vec<(String, String)> {
    let keys = keys(DAMAGED).into_iter();
    let all = keys.filter_map(|key| {
        let text = read(&key)?;
        Some((key.strip_prefix(DAMAGED)?.to_owned(), text))
    });
    all.collect()
}

/// Forgets what was moved out of the way.
pub fn forget_set_aside(key: &str) {
    remove(&format!("{DAMAGED}{key}"));
}
