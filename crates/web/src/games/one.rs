use leptos::prelude::*;
use outflank_app::kept::{Entry, GameId, Reading};
use outflank_text::Texts;

use super::entry::{About, OpenButtons, shared, title_of};
use crate::board::{Board, Discs};
use crate::route::{Page, Route};
use crate::share::SharePanel;
use crate::store::games::GAMES;
use crate::words::{text, use_words};

/// A single game.
#[component]
pub fn One(name: String) -> impl IntoView {
    let words = use_words();
    let found = GameId::from_text(&name).map(|id| (GAMES.open(&id), id));
    let (saved, notice) = match found {
        Some((Reading { value, notice }, id)) => (value.map(|saved| Entry { id, saved }), notice),
        None => (None, None),
    };
    let missing = move || {
        let texts = words.get();
        let said = notice.as_ref().map(|notice| texts.describe(notice));
        said.unwrap_or_else(|| texts.games_missing())
    };
    view! {
        <p class="above"><a href=Route::to(Page::Games).href()>{text(Texts::games_all)}</a></p>
        {match saved {
            Some(entry) => view! { <Game entry /> }.into_any(),
            None => view! { <p>{missing}</p> }.into_any(),
        }}
    }
}

#[component]
fn Game(entry: Entry) -> impl IntoView {
    let position = entry.saved.game.position();
    let entry = StoredValue::new(entry);
    let shared = text(move |texts| entry.with_value(|entry| shared(entry, texts)));
    let shared = Signal::derive(shared);
    view! {
        <div class="games-one">
            <div class="games-one-board">
                <Board
                    discs=Signal::stored(Discs::of(position))
                    last=Signal::derive(move || shared.with(|it| it.last))
                    spoken=Signal::stored(Some(position))
                />
            </div>
            <div>
                <h2>{title_of(entry)}</h2>
                <About entry />
                <div class="buttons"><OpenButtons entry /></div>
                <h2>{text(Texts::share_title)}</h2>
                <SharePanel shared />
            </div>
        </div>
    }
}
