//! The kept games: all of them at `#/games`, one at `#/games/<id>`.
//!
//! - `entry`: the description of a game;
//! - `list`: all games;
//! - `item`: a list item, readable or not, that can be deleted and restored;
//! - `own`: how one's own games went;
//! - `one`: a single game.

mod entry;
pub(crate) mod item;
pub(crate) mod list;
mod one;
pub(crate) mod own;

use leptos::prelude::*;
use outflank_app::kept::GameId;
use outflank_text::Texts;

use crate::components::notices::use_notices;
use crate::route::{Page, Route, go, use_route};
use crate::store::games::GAMES;
use crate::words::text;
use list::List;
use one::One;

/// The page.
#[component]
pub fn GamesPage() -> impl IntoView {
    let route = use_route();
    let named = Memo::new(move |_| route.with(|route| route.rest.first().cloned()));
    let shown = move || match named.get() {
        Some(name) => view! { <One name /> }.into_any(),
        None => view! { <List /> }.into_any(),
    };
    view! {
        <section class="page games">
            <h1>{text(Texts::nav_games)}</h1>
            {shown}
        </section>
    }
}

/// The address of a game.
fn place(id: &GameId) -> Route {
    Route::to(Page::Games).at(id.as_str())
}

/// Puts a game on the table and goes there.
fn use_table() -> impl Fn(&GameId) + Copy + Send + Sync + 'static {
    let notices = use_notices();
    move |id: &GameId| {
        if notices.check(GAMES.put_on_table(id)).is_some() {
            go(&Route::to(Page::Play));
        }
    }
}
