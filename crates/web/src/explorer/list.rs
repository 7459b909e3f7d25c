//! The games in which a move was made.

use leptos::html;
use leptos::prelude::*;
use outflank_app::explorer::{Entry, List, Place};
use outflank_record::GameRecord;
use outflank_text::Texts;

use super::games;
use super::state::State;
use crate::components::notices::use_notices;
use crate::words::{labelled, text, use_words};

/// The games, if somebody wants to see them. Those that were opened here can be removed, one by one.
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
    let notices = use_notices();
    let removed = RwSignal::new(None::<GameRecord>);
    let undo_button = NodeRef::<html::Button>::new();
    let remove = move |game: u32| {
        if let Some(record) = notices.check(games::remove(game)) {
            removed.set(record);
            // The focused button is gone.
            request_animation_frame(move || {
                if let Some(button) = undo_button.try_get_untracked().flatten() {
                    let _ = button.focus();
                }
            });
        }
    };
    let bring_back = move |_| {
        if let Some(record) = removed.get_untracked()
            && notices.check(games::add_games(vec![record])).is_some()
        {
            removed.set(None);
        }
    };
    let can_remove = Memo::new(move |_| state.place() == Place::Opened);
    let item = move |game: Entry| {
        let id = game.id;
        let line = Signal::derive(move || {
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
        });
        view! {
            <li>
                <button type="button" class="explorer-game" on:click=move |_| state.open(id)>{line}</button>
                <Show when=move || can_remove.get()>
                    <button type="button" class="explorer-remove" title=text(Texts::library_remove)
                        aria-label=labelled(Texts::library_remove, line) on:click=move |_| remove(id)>
                        "×"
                    </button>
                </Show>
            </li>
        }
    };
    view! {
        <Show when=move || removed.with(Option::is_some)>
            <p class="explorer-removed">
                {text(|texts| texts.library_removed(1))}
                <button type="button" node_ref=undo_button on:click=bring_back>{text(Texts::games_undo)}</button>
            </p>
        </Show>
        <Show when=move || is_open.get()>
            <section class="explorer-games" aria-label=text(Texts::nav_games)>
                <div class="buttons">
                    <p>{heading}</p>
                    <button type="button" on:click=move |_| state.close_games()>{text(Texts::button_close)}</button>
                </div>
                <ol>
                    <For each=move || games.get() key=key children=item />
                </ol>
                <Show when=move || has_more.get()>
                    <button type="button" on:click=move |_| state.more()>{text(Texts::explorer_more)}</button>
                </Show>
            </section>
        </Show>
    }
}

/// What tells a row from others: numbers move up when a game is removed.
fn key(game: &Entry) -> (u32, String, String, String) {
    let Entry {
        id,
        black,
        white,
        event,
        ..
    } = game.clone();
    (id, black, white, event)
}
