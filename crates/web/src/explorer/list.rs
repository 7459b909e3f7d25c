//! The games in which a move was made.

use leptos::prelude::*;
use outflank_app::explorer::{Entry, List};
use outflank_text::Texts;

use super::state::State;
use crate::words::{text, use_words};

/// The games, if somebody wants to see them.
#[component]
pub fn GameList(state: State) -> impl IntoView {
    let words = use_words();
    let is_open = Memo::new(move |_| state.read(|it| it.games().is_some()));
    let read = move |read: fn(&List) -> usize| state.read(|it| it.games().map(|(_, it)| read(it)));
    let heading = text(move |texts| {
        let (mv, total) = state.read(|it| {
            let (mv, list) = it.games()?;
            Some((mv, list.total()?))
        })?;
        let found = texts.explorer_games_found(total);
        Some(match mv {
            Some(mv) => format!(
                "{} {found}",
                texts.explorer_field(&texts.analyse_move_name(mv))
            ),
            None => found,
        })
    });
    let games = Memo::new(move |_| {
        let games = state.read(|it| it.games().map(|(_, list)| list.games().to_vec()));
        games.unwrap_or_default()
    });
    let has_more = Memo::new(move |_| read(|list| usize::from(list.has_more())) == Some(1));
    let item = move |game: Entry| {
        let id = game.id;
        let line = move || {
            let texts = words.get();
            let year = game.year.map(|year| year.to_string()).unwrap_or_default();
            let parts = [
                texts.players_of(&game),
                texts.score_of(&game),
                game.event.clone(),
                year,
            ];
            let parts: Vec<String> = parts.into_iter().filter(|it| !it.is_empty()).collect();
            parts.join(" · ")
        };
        view! {
            <li>
                <button type="button" class="explorer-game" on:click=move |_| state.open(id)>{line}</button>
            </li>
        }
    };
    view! {
        <Show when=move || is_open.get()>
            <section class="explorer-games" aria-label=text(Texts::nav_games)>
                <div class="buttons">
                    <p>{heading}</p>
                    <button type="button" on:click=move |_| state.close_games()>{text(Texts::button_close)}</button>
                </div>
                <ol>
                    <For each=move || games.get() key=|game| game.id children=item />
                </ol>
                <Show when=move || has_more.get()>
                    <button type="button" on:click=move |_| state.more()>{text(Texts::explorer_more)}</button>
                </Show>
            </section>
        </Show>
    }
}
