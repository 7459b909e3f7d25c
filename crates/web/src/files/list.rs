//! Games to choose from.

use std::sync::Arc;

use leptos::prelude::*;
use outflank_app::study::Intake;
use outflank_app::study::intake::TakenGame;
use outflank_text::Texts;

use super::hint::FilesReading;
use super::use_files;
use crate::components::dialog::Dialog;
use crate::parts::{self, later};
use crate::words::{text, use_words};

/// So many games are listed at first, and so many more at a time.
const PAGE: usize = 50;

/// The dialog with the games that came together.
#[component]
pub fn IncomingGames() -> impl IntoView {
    let list = use_files().list();
    let open = RwSignal::new(false);
    Effect::new(move |_| open.set(list.with(Option::is_some)));
    // Nobody chooses any more.
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        if was_open == Some(true) && !is_open {
            list.set(None);
        }
        is_open
    });
    let title = text(move |texts| {
        let games = list.with(|it| it.as_ref().map_or(0, |it| it.games.len()));
        texts.files_title(games)
    });
    view! {
        <Dialog open title=Signal::derive(title)>
            {move || list.get().map(|games| later(parts::fetch_choice, move || parts::choice(games.clone())))}
        </Dialog>
    }
}

/// The games, in the dialog.
#[component]
pub fn GamesToChoose(games: Arc<Intake>) -> impl IntoView {
    let files = use_files();
    let words = use_words();
    let games = StoredValue::new(games);
    let wanted = RwSignal::new(String::new());
    let shown = RwSignal::new(PAGE);
    let matching = Memo::new(move |_| games.with_value(|it| it.matching(&wanted.get())));
    let is_cut = games.with_value(|it| it.is_cut.then_some(it.games.len()));
    let row = move |number: usize| {
        let line = move || games.with_value(|it| line(it, number, &words.get()));
        let choose = move |_| {
            let game = games.with_value(|it| it.games[number].opened.clone());
            files.show(game);
        };
        view! {
            <li><button type="button" class="incoming-game" on:click=choose>{line}</button></li>
        }
    };
    let some = move || {
        let numbers = matching.get();
        numbers
            .into_iter()
            .take(shown.get())
            .collect::<Vec<usize>>()
    };
    let faults = move || {
        let texts = words.get();
        games.with_value(|it| {
            let told = it.faults.iter().map(|fault| texts.describe(fault));
            told.map(|sentence| view! { <li>{sentence}</li> })
                .collect_view()
        })
    };
    let has_faults = games.with_value(|it| !it.faults.is_empty());
    let count = move |_| files.count(games.get_value());
    let is_counting = Memo::new(move |_| files.counting().get().is_some());
    view! {
        <div class="incoming">
            {is_cut.map(|games| view! { <p class="note">{text(move |t| t.files_cut(games))}</p> })}
            {has_faults.then(|| view! {
                <section class="incoming-faults" aria-label=text(Texts::files_faults)>
                    <h3>{text(Texts::files_faults)}</h3>
                    <ul>{faults}</ul>
                </section>
            })}
            <label class="incoming-search">
                <span>{text(Texts::files_search)}</span>
                <input
                    type="search"
                    prop:value=wanted
                    on:input=move |event| {
                        shown.set(PAGE);
                        wanted.set(event_target_value(&event));
                    }
                />
            </label>
            <ol class="incoming-games">
                <For each=some key=|number| *number children=row />
            </ol>
            <Show when=move || matching.with(Vec::is_empty)>
                <p class="note">{text(Texts::files_none)}</p>
            </Show>
            <div class="buttons">
                <Show when=move || shown.get() < matching.with(Vec::len)>
                    <button type="button" on:click=move |_| shown.update(|it| *it += PAGE)>
                        {text(Texts::explorer_more)}
                    </button>
                </Show>
                <button type="button" class="incoming-count" on:click=count disabled=move || is_counting.get()>
                    {text(Texts::files_count)}
                </button>
            </div>
            <FilesReading />
        </div>
    }
}

/// A game, and its file if there are several.
fn line(intake: &Intake, number: usize, texts: &Texts) -> String {
    let TakenGame { file, opened } = &intake.games[number];
    let mut parts = vec![texts.heading_of(&opened.record())];
    if opened.fault.is_some() {
        parts.push(texts.files_faulty());
    }
    if intake.files.len() > 1 {
        parts.push(intake.files[*file].clone());
    }
    parts.join(" · ")
}
