//! What people read: a file for each language, and the few texts of the viewer for other pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use outflank_text::{Language, Texts};
use serde_json::{Value, json};

use crate::files::Files;

/// The beginnings of keys that are put together; all others stand in the program as they are.
const LOOKED_UP: [&str; 9] = [
    "keeps-capital",
    "language-name",
    "learn-about-",
    "learn-chapter-",
    "learn-comment-",
    "learn-step-",
    "name-",
    "opening-",
    "training-",
];

/// The texts of each language that the page says, in a file, without comments. The page is the program that reads them.
pub fn of_page(locales: &Path, page: &[u8]) -> Result<Files> {
    let mut all = Files::default();
    let words = words(page);
    for language in Language::ALL {
        let folder = locales.join(language.code());
        let mut source = String::new();
        let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        let mut paths = entries
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<Vec<_>>>()?;
        paths.sort();
        for path in paths {
            source.push_str(&fs::read_to_string(&path)?);
            source.push('\n');
        }
        let texts = said(&source, &words);
        all.add(&format!("{}.ftl", language.code()), texts.into_bytes());
    }
    Ok(all)
}

/// The messages whose keys occur in the program, and those that they refer to.
fn said(source: &str, words: &str) -> String {
    let messages = messages(source);
    let occurs = |key: &str| words.contains(key);
    let is_term = |key: &str| key.starts_with('-');
    let mut wanted: BTreeSet<&str> = messages
        .keys()
        .copied()
        .filter(|key| is_term(key) || LOOKED_UP.iter().any(|it| key.starts_with(it)) || occurs(key))
        .collect();
    let mut new: Vec<&str> = wanted.iter().copied().collect();
    while let Some(key) = new.pop() {
        let words = messages[key].split(|it: char| !(it.is_ascii_alphanumeric() || it == '-'));
        for word in words.filter(|word| messages.contains_key(word)) {
            if wanted.insert(word) {
                new.push(word);
            }
        }
    }
    wanted
        .into_iter()
        .map(|key| messages[key].as_str())
        .collect()
}

/// What could be a key in a program: much less to search than all of it.
fn words(program: &[u8]) -> String {
    let is_key = |it: &u8| it.is_ascii_lowercase() || it.is_ascii_digit() || *it == b'-';
    let words = program.split(|it| !is_key(it)).filter(|it| it.len() > 2);
    let words: Vec<u8> = words.collect::<Vec<_>>().join(&b' ');
    String::from_utf8_lossy(&words).into_owned()
}

/// The messages by key, each with its lines; comments are left out.
fn messages(source: &str) -> BTreeMap<&str, String> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut key = "";
    for line in source.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        if !line.starts_with([' ', '}']) {
            key = line.split(' ').next().unwrap_or_default();
        }
        let message = messages.entry(key).or_default();
        message.push_str(line);
        message.push('\n');
    }
    messages
}

/// The texts of the viewer, in all languages: `{name}` is filled in by its script.
pub fn of_viewer() -> Value {
    let of = |language: Language| {
        let t = Texts::new(language);
        let texts = json!({
            "title": t.embed_title(),
            "start": t.embed_start(),
            "move": t.embed_move("{number}", "{total}", "{mv}"),
            "pass": t.embed_pass(),
            "score": t.embed_score("{black}", "{white}"),
            "open": t.embed_open(),
            "wrong": t.embed_wrong("{character}"),
            "first": t.analyse_first(),
            "back": t.one_move_back(),
            "on": t.one_move_on(),
            "last": t.analyse_last(),
        });
        (language.code().to_owned(), texts)
    };
    Value::Object(Language::ALL.into_iter().map(of).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_gets_what_it_says_and_what_that_refers_to() {
        let source = "# A comment.\nplay = Play\nturn =\n    { $color ->\n        [black] { color-name }\n       *[white] b\n    }\n\
                      color-name = Black\nopening-x = X\nhelp-play = No\n";
        let page = words(b"\x00turn\x00.play");
        assert_eq!(
            said(source, &page),
            "color-name = Black\nopening-x = X\nplay = Play\nturn =\n    { $color ->\n        [black] { color-name }\n       *[white] b\n    }\n"
        );
    }
}
