//! The dialog for pasting a game or a position.

use leptos::html;
use leptos::prelude::*;
use outflank_text::Texts;

use super::reader::Unreadable;
use super::workbench::Workbench;
use crate::components::announcer::use_announcer;
use crate::components::dialog::Dialog;
use crate::words::{text, use_words};

/// The dialog. Text that cannot be read stays in it, with the reason.
#[component]
pub fn OpenDialog(bench: Workbench, open: RwSignal<bool>) -> impl IntoView {
    let pasted = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<Unreadable>);
    let title = Signal::derive(text(Texts::analyse_open_title));
    view! {
        <Dialog open title>
            <OpenForm bench open pasted wrong />
        </Dialog>
    }
}

#[component]
fn OpenForm(
    bench: Workbench,
    open: RwSignal<bool>,
    pasted: RwSignal<String>,
    wrong: RwSignal<Option<Unreadable>>,
) -> impl IntoView {
    let (words, announcer) = (use_words(), use_announcer());
    let area = NodeRef::<html::Textarea>::new();
    let read = move || match bench.read(&pasted.get_untracked()) {
        Ok(()) => {
            wrong.set(None);
            pasted.set(String::new());
            open.set(false);
        }
        Err(reason) => {
            announcer.interrupt(&words.now().describe(&reason));
            wrong.set(Some(reason));
            if let Some(area) = area.get_untracked() {
                let _ = area.focus();
            }
        }
    };
    let reason =
        move || wrong.with(|wrong| wrong.as_ref().map(|wrong| words.get().describe(wrong)));
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
                aria-invalid=move || wrong.with(Option::is_some).to_string()
                prop:value=pasted
                on:input=move |event| pasted.set(event_target_value(&event))
            ></textarea>
            <p id="open-wrong" class="open-wrong">{reason}</p>
            <p id="open-note" class="note">{text(Texts::analyse_open_note)}</p>
            <div class="buttons">
                <button type="submit" class="primary">{text(Texts::open)}</button>
            </div>
        </form>
    }
}
