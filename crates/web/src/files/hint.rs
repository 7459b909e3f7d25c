use leptos::prelude::*;
use outflank_text::Texts;

use super::use_files;
use crate::words::text;

/// Where to drop files while they are held over the page; and how far they have been read.
#[component]
pub fn FilesHint() -> impl IntoView {
    let files = use_files();
    let reading = files.reading();
    let is_reading = Memo::new(move |_| reading.get().is_some());
    let progress = text(move |texts| reading.get().map(|games| texts.files_reading(games)));
    view! {
        <Show when=move || files.hovering.get()>
            <div class="drop-hint"><p>{text(Texts::files_drop)}</p></div>
        </Show>
        <Show when=move || is_reading.get()>
            <div class="files-reading">
                <p>{progress}</p>
                <button type="button" on:click=move |_| files.stop()>{text(Texts::button_stop)}</button>
            </div>
        </Show>
    }
}
