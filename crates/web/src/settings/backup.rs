//! One file for everything that is kept.

use leptos::html;
use leptos::prelude::*;
use outflank_app::kept;
use outflank_text::Texts;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

use crate::components::notices::use_notices;
use crate::share::use_download;
use crate::store::{Browser, fetch_puzzles, tell_all};
use crate::words::text;

/// Writes and reads the file.
#[component]
pub fn Backup() -> impl IntoView {
    let (notices, download) = (use_notices(), use_download());
    let input = NodeRef::<html::Input>::new();
    let save = move |_| {
        let Some(backup) = notices.check(kept::Backup::of(&Browser)) else {
            return;
        };
        download(
            "outflank-backup.json",
            "application/json",
            backup.save().as_bytes(),
        );
    };
    let restore = async move |text: &str| {
        let Some(backup) = notices.check(kept::Backup::load(text)) else {
            return;
        };
        // Ratings follow from attempts at puzzles that are known.
        if !fetch_puzzles().await {
            notices.warn(Texts::backup_needs_puzzles);
            return;
        }
        if let Some(restored) = notices.check(backup.restore(&Browser)) {
            tell_all();
            notices.banner(move |texts| texts.describe(&restored));
        }
    };
    let chosen = move |_| {
        let Some(input) = input.get_untracked() else {
            return;
        };
        let file: Option<File> = input.files().and_then(|it| it.get(0));
        // The same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            spawn_local(async move {
                let content = JsFuture::from(file.text()).await;
                let content = content.ok().and_then(|it| it.as_string());
                restore(&content.unwrap_or_default()).await;
            });
        }
    };
    let choose = move |_| {
        if let Some(input) = input.get_untracked() {
            input.click();
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{text(Texts::settings_backup)}</legend>
            <p class="note">{text(Texts::settings_backup_note)}</p>
            <div class="buttons">
                <button type="button" on:click=save>{text(Texts::settings_backup_save)}</button>
                <button type="button" on:click=choose>{text(Texts::settings_backup_load)}</button>
            </div>
            <input
                class="visually-hidden"
                type="file"
                accept=".json,application/json"
                tabindex="-1"
                aria-hidden="true"
                node_ref=input
                on:change=chosen
            />
        </fieldset>
    }
}
