use leptos::prelude::*;
use outflank_text::Texts;

use super::use_files;
use crate::words::text;

/// Where to drop files while they are held over the page; and how far they have been read, or counted.
#[component]
pub fn FilesHint() -> impl IntoView {
    let files = use_files();
    view! {
        <Show when=move || files.hovering.get()>
            <div class="drop-hint"><p>{text(Texts::files_drop)}</p></div>
        </Show>
        <FilesProgress />
    }
}

/// How far files have been read, or their games counted, and a way to stop that.
#[component]
pub fn FilesProgress() -> impl IntoView {
    let files = use_files();
    let (reading, counting) = (files.reading(), files.counting());
    let is_busy = Memo::new(move |_| reading.get().is_some() || counting.get().is_some());
    let progress = text(move |texts| match (reading.get(), counting.get()) {
        (None, Some((done, total))) => texts.files_counting(done, total),
        (games, _) => texts.files_reading(games.unwrap_or_default()),
    });
    view! {
        <Show when=move || is_busy.get()>
            <div class="files-reading">
                <p>{progress}</p>
                <button type="button" on:click=move |_| files.stop()>{text(Texts::button_stop)}</button>
            </div>
        </Show>
    }
}
