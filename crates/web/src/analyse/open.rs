//! The dialog for opening a game or a position: pasted, or from files.

use leptos::html;
use leptos::prelude::*;
use outflank_app::study::intake::FileFault;
use outflank_text::Texts;
use wasm_bindgen_futures::spawn_local;

use crate::components::announcer::use_announcer;
use crate::components::dialog::Dialog;
use crate::files::{FileButton, use_files};
use crate::words::{text, use_words};

/// The dialog. Text that cannot be read stays in it, with the reason.
#[component]
pub fn OpenDialog(open: RwSignal<bool>) -> impl IntoView {
    let pasted = RwSignal::new(String::new());
    let wrong = RwSignal::new(Vec::<FileFault>::new());
    let title = Signal::derive(text(Texts::analyse_open_title));
    view! {
        <Dialog open title>
            <OpenForm open pasted wrong />
        </Dialog>
    }
}

/// What is in the dialog.
#[component]
pub fn OpenForm(
    open: RwSignal<bool>,
    pasted: RwSignal<String>,
    wrong: RwSignal<Vec<FileFault>>,
) -> impl IntoView {
    let (words, announcer, files) = (use_words(), use_announcer(), use_files());
    let area = NodeRef::<html::Textarea>::new();
    let reasons = move |texts: &Texts| {
        wrong.with(|wrong| {
            let reasons: Vec<String> = wrong.iter().map(|it| texts.describe(it)).collect();
            reasons.join(" ")
        })
    };
    let finish = move |read: Result<(), Vec<FileFault>>| match read {
        Ok(()) => {
            wrong.set(Vec::new());
            pasted.set(String::new());
            open.set(false);
        }
        Err(faults) => {
            let area = area.try_get_untracked().flatten();
            let Some(area) = area.filter(|_| open.get_untracked()) else {
                // The dialog was closed meanwhile.
                return files.tell(faults);
            };
            wrong.set(faults);
            announcer.interrupt(&untrack(|| reasons(&words.now())));
            let _ = area.focus();
        }
    };
    let read = move || {
        wrong.set(Vec::new());
        let text = pasted.get_untracked();
        spawn_local(async move { finish(files.take_text(&text).await) });
    };
    let choose = move |chosen| {
        spawn_local(async move { finish(files.take_files(chosen).await) });
    };
    view! {
        <form
            class="open-form"
            on:submit=move |event| {
                event.prevent_default();
                read();
            }
        >
            <label for="open-text">{text(Texts::analyse_open_label)}</label>
            <textarea
                id="open-text"
                rows="6"
                spellcheck="false"
                autocapitalize="off"
                node_ref=area
                aria-describedby="open-note open-wrong"
                aria-invalid=move || (!wrong.with(Vec::is_empty)).to_string()
                prop:value=pasted
                on:input=move |event| pasted.set(event_target_value(&event))
            ></textarea>
            <p id="open-wrong" class="open-wrong">{move || reasons(&words.get())}</p>
            <p id="open-note" class="note">{text(Texts::analyse_open_note)}</p>
            <div class="buttons">
                <button type="submit" class="primary">{text(Texts::open)}</button>
                <FileButton on_choose=choose />
            </div>
        </form>
    }
}
