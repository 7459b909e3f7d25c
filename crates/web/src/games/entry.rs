//! What there is to say about a game that is kept.

use outflank_app::kept::{Entry, GameId};
use outflank_play::{PlayerKind, Start, Style};
use outflank_rules::Color;
use outflank_text::Texts;

use crate::share::{Shared, record_of};

/// Who plays.
pub fn players(entry: &Entry, texts: &Texts) -> String {
    use PlayerKind::{Computer, Human};
    let player = |color| entry.saved.game.player(color);
    match (player(Color::Black), player(Color::White)) {
        (Human, Human) => texts.two_people(),
        (Human, Computer(level)) => texts.games_against(Color::Black, level.number()),
        (Computer(level), Human) => texts.games_against(Color::White, level.number()),
        (Computer(black), Computer(white)) => texts.games_computers(black.number(), white.number()),
    }
}

/// How it stands, or how it ended.
pub fn standing(entry: &Entry, texts: &Texts) -> String {
    let discs = entry.saved.game.discs();
    match entry.saved.game.result() {
        Some(result) => texts.result(result),
        None => texts.games_standing(
            entry.saved.game.turn(),
            u32::from(discs.black),
            u32::from(discs.white),
        ),
    }
}

/// What is special about it.
pub fn notes(entry: &Entry, texts: &Texts) -> Vec<String> {
    let setup = entry.saved.game.setup();
    let mut notes = Vec::new();
    if let Some(variation) = setup.variation {
        notes.push(texts.games_number(&variation.to_string()));
    }
    if matches!(setup.style, Style::Tabletop(_)) {
        notes.push(texts.games_by_hand());
    }
    match setup.start {
        Start::Usual(handicap) if !handicap.corners().is_empty() => {
            notes.push(texts.games_corners(handicap.corners().len()));
        }
        Start::Usual(_) => {}
        Start::Position(_) => notes.push(texts.games_position()),
    }
    let before = entry.saved.game.series().lines().len() - usize::from(entry.saved.game.is_over());
    if setup.series != outflank_play::SeriesRules::default() {
        notes.push(texts.games_in_series(before + 1));
    }
    notes
}

/// What can be taken elsewhere.
pub fn shared(entry: &Entry, texts: &Texts) -> Shared {
    record_of(&entry.saved, &entry.id, texts)
}

/// When a game began, as the language writes it.
pub fn began(id: &GameId, texts: &Texts) -> String {
    let Some(milliseconds) = id.began() else {
        return String::new();
    };
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Setting a field of a new object cannot fail.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(texts.language().code(), &options)
        .into()
}
