//! Every place of the app in every language: nothing is missing, and nothing is left in English.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use anyhow::{Result, ensure};
use outflank_play::{Match, MatchSetup};
use outflank_web_tests::{App, Setup};
use serde_json::Value;

/// Of each page so many places are looked at: hundreds of puzzles are all shown by the same words.
const PLACES: usize = 12;

/// What is shown or said, and where one can go from here.
const SEEN: &str = "
    const words = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement.closest('script, noscript, [role=status], [role=alert]')) words.push(node.data);
    }
    for (const it of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) words.push(it.getAttribute(name) ?? '');
    }
    const links = [...document.querySelectorAll('main a[href^=\"#/\"]')].map(it => it.getAttribute('href'));
    return [words.map(it => it.trim().replace(/\\s+/g, ' ')), links];";

struct Seen {
    sentences: BTreeSet<String>,
    links: Vec<String>,
}

async fn look(app: &App, place: &str) -> Result<Seen> {
    app.go(place).await?;
    app.check_unbroken().await?;
    let seen = app.run(SEEN).await?;
    let list = |value: &Value| -> Vec<String> {
        let items = value.as_array().into_iter().flatten();
        items
            .filter_map(|it| it.as_str().map(str::to_owned))
            .collect()
    };
    for text in list(&seen[0]) {
        let raw = text.contains("{ $") || text.contains("??") || text.contains("undefined");
        ensure!(!raw, "{place}: {text}");
    }
    // Names and numbers may be the same in all languages; three words are a phrase.
    let phrase = |text: &String| {
        let words = text.split_whitespace();
        words
            .filter(|word| word.chars().filter(|it| it.is_lowercase()).count() > 1)
            .count()
            >= 3
    };
    Ok(Seen {
        sentences: list(&seen[0]).into_iter().filter(phrase).collect(),
        links: list(&seen[1]),
    })
}

#[tokio::test]
async fn nothing_is_missing_or_left_in_english_in_any_place() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    let game = Match::new(MatchSetup::default())?;
    app.keep_game("1700000000000-aaaa", &game.save(Duration::ZERO))
        .await?;
    app.keep_game("1700000000001-bbbb", "damaged").await?;
    app.set("language", "\"en\"").await?;

    // From page to page, as far as links lead.
    let mut waiting: Vec<String> = ["play", "learn", "puzzles", "analyse", "games", "settings"]
        .map(|page| format!("#/{page}"))
        .into();
    let mut english = BTreeMap::new();
    let mut counts = BTreeMap::<String, usize>::new();
    while let Some(place) = waiting.pop() {
        let page = place
            .trim_start_matches("#/")
            .split(['/', '?'])
            .next()
            .unwrap_or_default();
        let count = counts.entry(page.to_owned()).or_default();
        if english.contains_key(&place) || *count == PLACES {
            continue;
        }
        *count += 1;
        let seen = look(&app, &place).await?;
        waiting.splice(0..0, seen.links);
        english.insert(place, seen.sentences);
    }
    ensure!(english.len() >= 7, "{:?}", english.keys());

    for language in ["fr", "es"] {
        app.set("language", &format!("{language:?}")).await?;
        for (place, sentences) in &english {
            let seen = look(&app, place).await?;
            let left: Vec<_> = seen.sentences.intersection(sentences).collect();
            ensure!(left.is_empty(), "{place} in {language}: {left:?}");
        }
    }
    app.close().await
}
