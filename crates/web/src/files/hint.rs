use leptos::prelude::*;
use outflank_text::Texts;

use super::use_files;
use crate::words::text;

/// Where to drop files while they are held over the page.
#[component]
pub fn FilesHint() -> impl IntoView {
    let files = use_files();
    view! {
        <Show when=move || files.hovering.get()><DropHint /></Show>
    }
}

/// That they can be dropped.
#[component]
pub fn DropHint() -> impl IntoView {
    view! { <div class="drop-hint"><p>{text(Texts::files_drop)}</p></div> }
}

/// How far files have been read, or their games counted.
#[component]
pub fn FilesReading() -> impl IntoView {
    let files = use_files();
    let (reading, counting) = (files.reading(), files.counting());
    let is_busy = Memo::new(move |_| reading.get().is_some() || counting.get().is_some());
    let told = text(move |texts| match (reading.get(), counting.get()) {
        (None, Some((done, total))) => texts.files_counting(done, total),
        (games, _) => texts.files_reading(games.unwrap_or_default()),
    });
    view! {
        <Show when=move || is_busy.get()>
            <ReadingBar told=Signal::derive(told) on_stop=move |()| files.stop() />
        </Show>
    }
}

/// How far something has got, and a way to stop.
#[component]
pub fn ReadingBar(
    /// How far.
    told: Signal<String>,
    /// Called when it is enough.
    #[prop(into)]
    on_stop: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="files-reading">
            <p>{told}</p>
            <button type="button" on:click=move |_| on_stop.run(())>{text(Texts::button_stop)}</button>
        </div>
    }
}
