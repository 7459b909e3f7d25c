use leptos::prelude::*;
use outflank_text::Texts;

use super::use_files;
use crate::words::text;

/// Where to drop files while they are held over the page.
#[component]
pub fn FilesHint() -> impl IntoView {
    let files = use_files();
    view! {
        <Show when=move || files.hovering.get()>
            <div class="drop-hint"><p>{text(Texts::files_drop)}</p></div>
        </Show>
    }
}

/// How far files have been read.
#[component]
pub fn FilesReading() -> impl IntoView {
    let files = use_files();
    let reading = files.reading();
    let is_reading = Memo::new(move |_| reading.get().is_some());
    let games = Signal::derive(move || reading.get().unwrap_or_default());
    view! {
        <Show when=move || is_reading.get()>
            <ReadingBar games on_stop=move |()| files.stop() />
        </Show>
    }
}

/// So many games have been read, and a way to stop.
#[component]
pub fn ReadingBar(
    /// How many games.
    games: Signal<usize>,
    /// Called when it is enough.
    #[prop(into)]
    on_stop: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="files-reading">
            <p>{text(move |texts| texts.files_reading(games.get()))}</p>
            <button type="button" on:click=move |_| on_stop.run(())>{text(Texts::button_stop)}</button>
        </div>
    }
}
