use leptos::html;
use leptos::prelude::*;
use outflank_app::kept::{Entry, GameId, Removed, Unavailable, Unreadable};
use outflank_text::Texts;

use super::entry::{About, OpenButtons, began, title_of};
use super::place;
use crate::board::{Discs, Miniature};
use crate::components::announcer::use_announcer;
use crate::components::notices::use_notices;
use crate::share::use_download;
use crate::store::games::GAMES;
use crate::words::{labelled, text, use_words};

/// A game in the list.
#[component]
pub fn GameItem(entry: Entry, on_share: Callback<Entry>) -> impl IntoView {
    let discs = Discs::of(entry.saved.game.position());
    let href = place(&entry.id).href();
    let entry = StoredValue::new(entry);
    let title = Signal::derive(title_of(entry));
    let share = move |_| on_share.run(entry.get_value());
    let about = move || {
        view! {
            <Miniature discs />
            <div class="games-about">
                <h3><a class="alone" href=href.clone()>{title}</a></h3>
                <About entry />
            </div>
        }
    };
    let buttons = move || {
        view! {
            <OpenButtons entry />
            <button type="button" data-do="share" aria-label=labelled(Texts::share_title, title) on:click=share>
                {text(Texts::share_title)}
            </button>
        }
    };
    let remove = move |()| entry.with_value(|entry| GAMES.remove(&entry.id));
    view! { <Deletable title remove about buttons /> }
}

/// Unreadable data: the reason, and its text for download.
#[component]
pub fn DamagedItem(damaged: Unreadable) -> impl IntoView {
    let download = use_download();
    let damaged = StoredValue::new(damaged);
    let title = Signal::derive(text(move |texts| {
        damaged.with_value(|damaged| {
            let game = GameId::of_name(&damaged.name);
            let when = game.map(|id| began(&id, texts)).unwrap_or_default();
            let kind = damaged.original_name().split('.').next();
            texts.games_damaged_thing(kind.unwrap_or_default(), &when)
        })
    }));
    let reason = text(move |texts| {
        damaged.with_value(|damaged| match &damaged.reason {
            Some(reason) => texts.describe(reason),
            None => texts.games_damaged_other(),
        })
    });
    let take_away = move |_| {
        damaged.with_value(|damaged| {
            let name = format!("outflank-{}.txt", damaged.original_name());
            download(&name, "text/plain", damaged.text.as_bytes());
        });
    };
    let about = move || view! { <div class="games-about"><h3>{title}</h3><p>{reason}</p></div> };
    let buttons = move || {
        view! {
            <button type="button" data-do="raw" aria-label=labelled(Texts::games_raw, title) on:click=take_away>
                {text(Texts::games_raw)}
            </button>
        }
    };
    let remove = move |()| damaged.with_value(|damaged| GAMES.remove_unreadable(damaged));
    view! { <Deletable title remove about buttons /> }
}

/// A list item with a delete button. Once deleted, its place offers to restore it, until the user leaves the page.
#[component]
fn Deletable(
    title: Signal<String>,
    #[prop(into)] remove: Callback<(), Result<Removed, Unavailable>>,
    #[prop(into)] about: ViewFn,
    #[prop(into)] buttons: ViewFn,
) -> impl IntoView {
    let (words, announcer, notices) = (use_words(), use_announcer(), use_notices());
    let deleted = RwSignal::new(None::<Removed>);
    let undo_button = NodeRef::<html::Button>::new();
    let delete_button = NodeRef::<html::Button>::new();
    let delete = move |_| {
        if let Some(removed) = notices.check(remove.run(())) {
            deleted.set(Some(removed));
            announcer.say(&words.now().games_deleted());
            // The focused button is gone.
            request_animation_frame(move || focus(undo_button));
        }
    };
    let bring_back = move |_| {
        let removed = deleted.get_untracked().unwrap_or_default();
        if notices.check(GAMES.restore(&removed)).is_some() {
            deleted.set(None);
            announcer.say(&words.now().games_back());
            request_animation_frame(move || focus(delete_button));
        }
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
                {about.run()}
                <div class="buttons">
                    {buttons.run()}
                    <button type="button" data-do="delete" node_ref=delete_button
                        aria-label=labelled(Texts::games_delete, title) on:click=delete>
                        {text(Texts::games_delete)}
                    </button>
                </div>
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
