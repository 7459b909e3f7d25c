use leptos::prelude::*;
use outflank_play::Match;
use outflank_text::Texts;

use super::entry::Entry;
use super::use_table;
use crate::board::{Board, Discs};
use crate::route::{Page, Route};
use crate::share::{SharePanel, game_route};
use crate::store::games::{self, GameId};
use crate::words::{text, use_words};

/// One game by itself.
#[component]
pub fn One(id: GameId) -> impl IntoView {
    let words = use_words();
    let content = match games::load(&id) {
        Some(Ok(game)) => view! { <Game id game /> }.into_any(),
        // The list tells more, and sets it aside.
        Some(Err(error)) => view! { <p>{move || words.get().describe(&error)}</p> }.into_any(),
        None => view! { <p>{text(Texts::games_missing)}</p> }.into_any(),
    };
    view! {
        <p><a href=Route::to(Page::Games).href()>{text(Texts::games_all)}</a></p>
        {content}
    }
}

#[component]
fn Game(id: GameId, game: Match) -> impl IntoView {
    let words = use_words();
    let table = use_table();
    let go_on: fn(&Texts) -> String = if game.is_over() {
        Texts::open
    } else {
        Texts::games_continue
    };
    let position = game.position();
    let entry = StoredValue::new(Entry { id, game });
    let shared = Signal::derive(move || entry.with_value(|entry| entry.shared(&words.get())));
    let read = move |of: fn(&Entry, &Texts) -> String| {
        move || entry.with_value(|entry| of(entry, &words.get()))
    };
    let notes = read(|entry, texts| {
        let mut notes = vec![entry.began(texts)];
        notes.extend(entry.notes(texts));
        notes.join(" · ")
    });
    let analysis = move || shared.with(|shared| game_route(&shared.record).href());
    view! {
        <div class="games-one">
            <div class="games-one-board">
                <Board discs=Signal::stored(Discs::of(position)) last=Signal::derive(move || shared.with(|it| it.last)) />
            </div>
            <div>
                <h2>{read(Entry::players)}</h2>
                <p>{read(Entry::standing)}</p>
                <p class="note">{notes}</p>
                <div class="buttons">
                    <button type="button" class="primary" data-do="open"
                        on:click=move |_| entry.with_value(|entry| table(&entry.id))>
                        {text(go_on)}
                    </button>
                    <a class="button" data-do="analyse" href=analysis>{text(Texts::nav_analyse)}</a>
                </div>
                <h2>{text(Texts::share_title)}</h2>
                <SharePanel shared />
            </div>
        </div>
    }
}
