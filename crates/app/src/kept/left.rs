//! What others have left for a [`WorkingCopy`], in a place that is written at once and holds little: the page's local
//! storage. Versions before this one kept everything there. Now it holds what was not yet kept when a page was left.

use std::collections::BTreeMap;

use super::step::fingerprint;
use super::{Change, MOVED, Storage as _, WorkingCopy};

/// The beginning of the keys under which older versions kept everything; a name follows.
const OLD: &str = "outflank.";

/// The beginning of the keys of notes; something unique follows.
const NOTE: &str = "outflank-left.";

/// A note of what was not kept when somebody left.
pub fn note(waiting: &[Change], unique: &str) -> (String, String) {
    let text = serde_json::to_string(waiting).unwrap_or_default();
    (format!("{NOTE}{unique}"), text)
}

/// Takes over all that was left, and returns it: once everything that waits is kept, or noted again, it can go.
///
/// What was taken over once is never taken over again, in case a key comes back although it was removed. If an older
/// version that is still open somewhere goes on, so does its game here, unless it went on here as well: then there are two.
pub fn take_over(
    copy: &WorkingCopy,
    left: impl IntoIterator<Item = (String, String)>,
) -> BTreeMap<String, String> {
    let ours = |key: &str| key.starts_with(OLD) || key.starts_with(NOTE);
    let left: BTreeMap<String, String> = left.into_iter().filter(|(key, _)| ours(key)).collect();
    let moved = copy.read(MOVED).ok().flatten().unwrap_or_default();
    let mut moved: BTreeMap<String, u32> = serde_json::from_str(&moved).unwrap_or_default();
    moved.retain(|key, _| key.starts_with(OLD) || left.contains_key(key));
    for (key, text) in &left {
        let known = moved.insert(key.clone(), fingerprint(text));
        if known == Some(fingerprint(text)) {
            continue;
        }
        if let Some(name) = key.strip_prefix(OLD) {
            let here = copy.read(name).ok().flatten();
            copy.take_over(Change {
                name: name.to_owned(),
                // As it was taken over last time.
                before: here.filter(|here| known == Some(fingerprint(here))),
                after: Some(text.clone()),
            });
        } else {
            let changes: Vec<Change> = serde_json::from_str(text).unwrap_or_default();
            let changes = changes.into_iter().filter(|it| it.name != MOVED);
            changes.for_each(|change| copy.take_over(change));
        }
    }
    if !left.is_empty() {
        // A working copy can always be written.
        let _ = copy.write(MOVED, &serde_json::to_string(&moved).unwrap_or_default());
    }
    left
}
