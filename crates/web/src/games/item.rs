use leptos::html;
use leptos::prelude::*;
use outflank_app::kept::{Entry, Removed};
use outflank_drawing::Picture;
use outflank_text::Texts;

use super::entry;
use super::{place, use_table};
use crate::parts::announcer::use_announcer;
use crate::parts::notices::use_notices;
use crate::share::{file, game_route, palette};
use crate::store::games::GAMES;
use crate::store::settings::use_settings;
use crate::words::{text, use_words};

/// A game in the list. When it is deleted, its place says so until one leaves the page, and it can be brought back.
#[component]
pub fn Item(entry: Entry, on_share: Callback<Entry>) -> impl IntoView {
    let words = use_words();
    let (announcer, notices) = (use_announcer(), use_notices());
    let deleted = RwSignal::new(None::<Removed>);
    let undo_button = NodeRef::<html::Button>::new();
    let delete_button = NodeRef::<html::Button>::new();
    let entry = StoredValue::new(entry);
    let delete = Callback::new(move |()| {
        match entry.with_value(|entry| GAMES.remove(&entry.id)) {
            Ok(removed) => deleted.set(Some(removed)),
            Err(reason) => return notices.warn(move |t| t.describe(&reason)),
        }
        announcer.say(&words.now().games_deleted());
        // What had the focus is gone.
        request_animation_frame(move || focus(undo_button));
    });
    let bring_back = move |_| {
        let removed = deleted.get_untracked().unwrap_or_default();
        if let Err(reason) = GAMES.restore(&removed) {
            return notices.warn(move |t| t.describe(&reason));
        }
        deleted.set(None);
        announcer.say(&words.now().games_back());
        request_animation_frame(move || focus(delete_button));
    };
    view! {
        <li class="games-item" class:gone=move || deleted.get().is_some()>
            <Show
                when=move || deleted.get().is_none()
                fallback=move || view! {
                    <p>{text(Texts::games_deleted)}</p>
                    <button type="button" data-do="undo" node_ref=undo_button on:click=bring_back>
                        {text(Texts::games_undo)}
                    </button>
                }
            >
                <Content entry on_share delete delete_button />
            </Show>
        </li>
    }
}

fn focus(button: NodeRef<html::Button>) {
    // It may be gone by now.
    if let Some(button) = button.try_get_untracked().flatten() {
        let _ = button.focus();
    }
}

#[component]
fn Content(
    entry: StoredValue<Entry>,
    on_share: Callback<Entry>,
    delete: Callback<()>,
    delete_button: NodeRef<html::Button>,
) -> impl IntoView {
    let words = use_words();
    let table = use_table();
    let read = move |of: fn(&Entry, &Texts) -> String| {
        move || entry.with_value(|entry| of(entry, &words.get()))
    };
    let players = read(entry::players);
    let notes = read(|entry, texts| {
        let mut notes = vec![entry::began(&entry.id, texts)];
        notes.extend(entry::notes(entry, texts));
        notes.retain(|note| !note.is_empty());
        notes.join(" · ")
    });
    let named = move |what: fn(&Texts) -> String| {
        move || {
            let texts = words.get();
            let players = entry.with_value(|entry| entry::players(entry, &texts));
            texts.labelled(&what(&texts), &players)
        }
    };
    let href = entry.with_value(|entry| place(&entry.id).href());
    let analysis = move || {
        entry.with_value(|entry| game_route(&entry::shared(entry, &words.get()).record).href())
    };
    let go_on: fn(&Texts) -> String = if entry.with_value(|entry| entry.saved.game.is_over()) {
        Texts::open
    } else {
        Texts::games_continue
    };
    view! {
        <Thumbnail entry />
        <div class="games-about">
            <h3><a href=href>{players}</a></h3>
            <p>{read(entry::standing)}</p>
            <p class="note">{notes}</p>
        </div>
        <div class="buttons">
            <button type="button" class="primary" data-do="open" aria-label=named(go_on)
                on:click=move |_| entry.with_value(|entry| table(&entry.id))>
                {text(go_on)}
            </button>
            <a class="button" data-do="analyse" href=analysis aria-label=named(Texts::nav_analyse)>
                {text(Texts::nav_analyse)}
            </a>
            <button type="button" data-do="share" aria-label=named(Texts::share_title)
                on:click=move |_| on_share.run(entry.get_value())>
                {text(Texts::share_title)}
            </button>
            <button type="button" data-do="delete" node_ref=delete_button aria-label=named(Texts::games_delete)
                on:click=move |_| delete.run(())>
                {text(Texts::games_delete)}
            </button>
        </div>
    }
}

/// A small picture of the board.
#[component]
fn Thumbnail(entry: StoredValue<Entry>) -> impl IntoView {
    let settings = use_settings();
    let source = Memo::new(move |_| {
        // Another look has other colours.
        settings.with(|all| all.look);
        let picture = entry.with_value(|entry| Picture::new(entry.saved.game.position()));
        file::data_url(&picture.svg(&palette()))
    });
    view! { <img class="games-board" alt="" src=source /> }
}
