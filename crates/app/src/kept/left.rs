//! What others have left for a [`WorkingCopy`], in a place that is written at once and holds little: the page's local
//! storage. Versions before this one kept everything there. Now it holds what was not yet kept when a page was left.

use serde_json::{Map, Value, json};

use super::step::fingerprint;
use super::{Change, MOVED, Storage as _, WorkingCopy};

/// The beginning of the keys under which older versions kept everything; a name follows.
const OLD: &str = "outflank.";

/// The beginning of the keys of notes; something unique follows.
const NOTE: &str = "outflank-left.";

/// A note of what was not kept when somebody left.
pub fn note(waiting: &[Change], unique: &str) -> (String, String) {
    let changes = waiting.iter();
    let changes: Value = changes
        .map(|it| json!([it.name, it.before, it.after]))
        .collect();
    (format!("{NOTE}{unique}"), changes.to_string())
}

/// The changes in a note.
fn changes(note: &str) -> Vec<Change> {
    let note: Value = serde_json::from_str(note).unwrap_or_default();
    let changes = note.as_array().into_iter().flatten();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let change = |value: &Value| {
        Some(Change {
            name: text(&value[0])?,
            before: text(&value[1]),
            after: text(&value[2]),
        })
    };
    changes.filter_map(change).collect()
}

/// Takes over all that was left, and returns it: once everything that waits is kept, or noted again, it can go.
///
/// What was taken over once is never taken over again, in case a key comes back although it was removed. If an older
/// version that is still open somewhere goes on, so does its game here, unless it went on here as well: then there are two.
pub fn take_over(
    copy: &WorkingCopy,
    left: impl IntoIterator<Item = (String, String)>,
) -> Vec<(String, String)> {
    let is_note = |(key, _): &(String, String)| key.starts_with(NOTE);
    let is_old = |(key, _): &(String, String)| key.starts_with(OLD);
    let left: Vec<_> = left
        .into_iter()
        .filter(|it| is_note(it) || is_old(it))
        .collect();
    let mut moved = fingerprints(copy.read(MOVED).ok().flatten());
    moved.retain(|key, _| key.starts_with(OLD) || left.iter().any(|(left, _)| left == key));
    // Notes may tell of something old that was taken over.
    let (notes, old) = (
        left.iter().filter(|it| is_note(it)),
        left.iter().filter(|it| is_old(it)),
    );
    for (key, text) in notes.chain(old) {
        let known = moved.insert(key.clone(), fingerprint(text).into());
        if known == Some(fingerprint(text).into()) {
            continue;
        }
        if let Some(name) = key.strip_prefix(OLD) {
            let here = copy.read(name).ok().flatten();
            copy.take_over(Change {
                name: name.to_owned(),
                // As it was taken over last time.
                before: here.filter(|here| known == Some(fingerprint(here).into())),
                after: Some(text.clone()),
            });
        } else {
            for change in changes(text) {
                if change.name == MOVED {
                    moved.extend(fingerprints(change.after));
                } else {
                    copy.take_over(change);
                }
            }
        }
    }
    if !left.is_empty() {
        // A working copy can always be written.
        let _ = copy.write(MOVED, &Value::Object(moved).to_string());
    }
    left
}

fn fingerprints(moved: Option<String>) -> Map<String, Value> {
    serde_json::from_str(&moved.unwrap_or_default()).unwrap_or_default()
}
