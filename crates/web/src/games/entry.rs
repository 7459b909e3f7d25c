//! A kept game: its description, and the buttons to open it.

use leptos::prelude::*;
use outflank_app::kept::{Entry, GameId};
use outflank_play::{PlayerKind, Start, Style};
use outflank_rules::Color;
use outflank_text::Texts;

use super::use_table;
use crate::analyse::with_game;
use crate::share::{Shared, game_route, record_of};
use crate::words::{labelled, text, unbroken};

/// Its state and its notes.
#[component]
pub fn About(entry: StoredValue<Entry>) -> impl IntoView {
    let read = |of: fn(&Entry, &Texts) -> String| {
        text(move |texts| entry.with_value(|entry| of(entry, texts)))
    };
    view! {
        <p>{text(move |texts| unbroken(&entry.with_value(|entry| standing(entry, texts))))}</p>
        <p class="note">{read(notes)}</p>
    }
}

/// The buttons that open it.
#[component]
pub fn OpenButtons(entry: StoredValue<Entry>) -> impl IntoView {
    let table = use_table();
    let title = Signal::derive(title_of(entry));
    let analysis = text(move |texts| {
        let shared = entry.with_value(|entry| shared(entry, texts));
        let id = entry.with_value(|entry| entry.id.clone());
        with_game(game_route(&shared.record), Some(&id)).href()
    });
    let open = if entry.with_value(|entry| entry.saved.game.is_over()) {
        Texts::open
    } else {
        Texts::games_continue
    };
    view! {
        <button type="button" class="primary" data-do="open" aria-label=labelled(open, title)
            on:click=move |_| entry.with_value(|entry| table(&entry.id))>
            {text(open)}
        </button>
        <a class="button" data-do="analyse" href=analysis aria-label=labelled(Texts::nav_analyse, title)>
            {text(Texts::nav_analyse)}
        </a>
    }
}

/// Who plays, in the current language.
pub fn title_of(entry: StoredValue<Entry>) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    text(move |texts| entry.with_value(|entry| players(entry, texts)))
}

fn players(entry: &Entry, texts: &Texts) -> String {
    use PlayerKind::{Computer, Human};
    let (game, names) = (&entry.saved.game, &entry.saved.info.names);
    let player = |color| game.player(color);
    if names.iter().any(Option::is_some) {
        let name = |color| match (&names[game.seat(color).index()], player(color)) {
            (Some(name), _) => name.clone(),
            (None, Human) => texts.share_person(),
            (None, Computer(level)) => texts.play_computer(level.number()),
        };
        return Color::ALL.map(name).join(" – ");
    }
    match (player(Color::Black), player(Color::White)) {
        (Human, Human) => texts.two_people(),
        (Human, Computer(level)) => texts.games_against(Color::Black, level.number()),
        (Computer(level), Human) => texts.games_against(Color::White, level.number()),
        (Computer(black), Computer(white)) => texts.games_computers(black.number(), white.number()),
    }
}

/// The score, or the result.
fn standing(entry: &Entry, texts: &Texts) -> String {
    let game = &entry.saved.game;
    let discs = game.discs();
    match game.result() {
        Some(result) => texts.result(result),
        None => texts.games_standing(game.turn(), discs.black.into(), discs.white.into()),
    }
}

/// When it began, and what is unusual about it.
fn notes(entry: &Entry, texts: &Texts) -> String {
    let game = &entry.saved.game;
    let setup = game.setup();
    let mut notes = vec![began(&entry.id, texts)];
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
        Start::After(prelude) => notes.push(match texts.named_opening(&prelude) {
            Some(name) => texts.games_opening(&name),
            None => texts.games_xot(),
        }),
        Start::Position(_) => notes.push(texts.games_position()),
    }
    let before = game.series().lines().len() - usize::from(game.is_over());
    if setup.series != outflank_play::SeriesRules::default() {
        notes.push(texts.games_in_series(before + 1));
    }
    notes.retain(|note| !note.is_empty());
    notes.join(" · ")
}

/// The game, for sharing.
pub fn shared(entry: &Entry, texts: &Texts) -> Shared {
    record_of(&entry.saved, &entry.id, texts)
}

/// When a game began, in the format of the language.
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
