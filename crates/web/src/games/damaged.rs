use leptos::prelude::*;
use outflank_app::kept::{GameId, Removed, Unreadable};
use outflank_text::Texts;

use super::entry::began;
use crate::parts::announcer::use_announcer;
use crate::parts::notices::use_notices;
use crate::share::file;
use crate::store::games::GAMES;
use crate::words::{text, use_words};

/// Something that cannot be read: why, and its text to take away.
#[component]
pub fn DamagedItem(damaged: Unreadable) -> impl IntoView {
    let words = use_words();
    let (announcer, notices) = (use_announcer(), use_notices());
    let deleted = RwSignal::new(None::<Removed>);
    let damaged = StoredValue::new(damaged);
    let title = move || {
        let texts = words.get();
        damaged.with_value(|damaged| {
            let game = GameId::of_name(&damaged.name);
            let when = game.map(|id| began(&id, &texts)).unwrap_or_default();
            let kind = damaged
                .original_name()
                .split('.')
                .next()
                .unwrap_or_default();
            texts.games_damaged_thing(kind, &when)
        })
    };
    let reason = move || {
        let texts = words.get();
        damaged.with_value(|damaged| match &damaged.reason {
            Some(reason) => texts.describe(reason),
            None => texts.games_damaged_other(),
        })
    };
    let download = move |_| {
        let downloaded = damaged.with_value(|damaged| {
            let name = format!("outflank-{}.txt", damaged.original_name());
            file::download_text(&name, "text/plain", &damaged.text)
        });
        if downloaded.is_err() {
            notices.refuse(Texts::share_not_downloaded);
        }
    };
    let delete = move |_| {
        match damaged.with_value(|damaged| GAMES.remove_unreadable(damaged)) {
            Ok(removed) => deleted.set(Some(removed)),
            Err(reason) => return notices.warn(move |t| t.describe(&reason)),
        }
        announcer.say(&words.now().games_deleted());
    };
    let bring_back = move |_| {
        let removed = deleted.get_untracked().unwrap_or_default();
        if let Err(reason) = GAMES.restore(&removed) {
            return notices.warn(move |t| t.describe(&reason));
        }
        deleted.set(None);
        announcer.say(&words.now().games_back());
    };
    let named = move |what: fn(&Texts) -> String| {
        move || {
            let texts = words.get();
            texts.labelled(&what(&texts), &title())
        }
    };
    view! {
        <li class="games-item" class:gone=move || deleted.get().is_some()>
            <Show
                when=move || deleted.get().is_none()
                fallback=move || view! {
                    <p>{text(Texts::games_deleted)}</p>
                    <button type="button" data-do="undo" on:click=bring_back>{text(Texts::games_undo)}</button>
                }
            >
                <div class="games-about">
                    <h3>{title}</h3>
                    <p>{reason}</p>
                </div>
                <div class="buttons">
                    <button type="button" data-do="raw" aria-label=named(Texts::games_raw) on:click=download>
                        {text(Texts::games_raw)}
                    </button>
                    <button type="button" data-do="delete" aria-label=named(Texts::games_delete) on:click=delete>
                        {text(Texts::games_delete)}
                    </button>
                </div>
            </Show>
        </li>
    }
}
