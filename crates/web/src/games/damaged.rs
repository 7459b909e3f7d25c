use leptos::prelude::*;
use outflank_text::Texts;

use super::entry::{Damaged, began};
use crate::parts::announcer::use_announcer;
use crate::parts::notices::use_notices;
use crate::share::file;
use crate::store;
use crate::store::games;
use crate::words::{text, use_words};

/// Something that cannot be read: why, and its text to take away.
#[component]
pub fn DamagedItem(damaged: Damaged) -> impl IntoView {
    let words = use_words();
    let (announcer, notices) = (use_announcer(), use_notices());
    let deleted = RwSignal::new(false);
    let damaged = StoredValue::new(damaged);
    let title = move || {
        let texts = words.get();
        damaged.with_value(|damaged| {
            let game = games::of_key(&damaged.key);
            let when = game
                .as_ref()
                .map(|id| began(id, &texts))
                .unwrap_or_default();
            let kind = damaged.key.split('.').next().unwrap_or_default();
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
            let name = format!("outflank-{}.txt", damaged.key);
            file::download_text(&name, "text/plain", &damaged.text)
        });
        if downloaded.is_err() {
            notices.refuse(Texts::share_not_downloaded);
        }
    };
    let delete = move |_| {
        damaged.with_value(|damaged| store::forget_set_aside(&damaged.key));
        deleted.set(true);
        announcer.say(&words.now().games_deleted());
    };
    let bring_back = move |_| {
        let kept = damaged.with_value(|damaged| store::put_aside(&damaged.key, &damaged.text));
        if kept.is_err() {
            notices.warn(Texts::not_stored);
            return;
        }
        deleted.set(false);
        announcer.say(&words.now().games_back());
    };
    let named = move |what: fn(&Texts) -> String| {
        move || {
            let texts = words.get();
            texts.labelled(&what(&texts), &title())
        }
    };
    view! {
        <li class="games-item" class:gone=deleted>
            <Show
                when=move || !deleted.get()
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
