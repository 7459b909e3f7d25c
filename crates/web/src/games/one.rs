use leptos::prelude::*;
use outflank_app::kept::{Entry, GameId, Reading};
use outflank_text::Texts;

use super::entry;
use super::use_table;
use crate::board::{Board, Discs};
use crate::route::{Page, Route};
use crate::share::{SharePanel, game_route};
use crate::store::games::GAMES;
use crate::words::{text, use_words};

/// One game by itself.
#[component]
pub fn One(name: String) -> impl IntoView {
    let words = use_words();
    let game = GameId::from_text(&name).map(|id| (GAMES.open(&id), id));
    let content = match game {
        Some((
            Reading {
                value: Some(saved), ..
            },
            id,
        )) => {
            let entry = Entry { id, saved };
            view! { <Game entry /> }.into_any()
        }
        Some((
            Reading {
                notice: Some(notice),
                ..
            },
            _,
        )) => {
            let said = move || words.get().describe(&notice);
            view! { <p>{said}</p> }.into_any()
        }
        _ => view! { <p>{text(Texts::games_missing)}</p> }.into_any(),
    };
    view! {
        <p><a href=Route::to(Page::Games).href()>{text(Texts::games_all)}</a></p>
        {content}
    }
}

#[component]
fn Game(entry: Entry) -> impl IntoView {
    let words = use_words();
    let table = use_table();
    let go_on: fn(&Texts) -> String = if entry.saved.game.is_over() {
        Texts::open
    } else {
        Texts::games_continue
    };
    let position = entry.saved.game.position();
    let entry = StoredValue::new(entry);
    let shared =
        Signal::derive(move || entry.with_value(|entry| entry::shared(entry, &words.get())));
    let read = move |of: fn(&Entry, &Texts) -> String| {
        move || entry.with_value(|entry| of(entry, &words.get()))
    };
    let notes = read(|entry, texts| {
        let mut notes = vec![entry::began(&entry.id, texts)];
        notes.extend(entry::notes(entry, texts));
        notes.join(" · ")
    });
    let analysis = move || shared.with(|shared| game_route(&shared.record).href());
    view! {
        <div class="games-one">
            <div class="games-one-board">
                <Board discs=Signal::stored(Discs::of(position)) last=Signal::derive(move || shared.with(|it| it.last)) />
            </div>
            <div>
                <h2>{read(entry::players)}</h2>
                <p>{read(entry::standing)}</p>
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
