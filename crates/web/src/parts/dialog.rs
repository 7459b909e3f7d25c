//! A dialog: the browser's own, which keeps the focus inside and closes with Escape.

use leptos::html;
use leptos::prelude::*;
use outflank_text::Texts;

use crate::words::text;

/// A dialog that is open while `open` is true.
#[component]
pub fn Dialog(
    /// Whether it is open; closing it sets this to false.
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else {
            return;
        };
        if open.get() && !dialog.open() {
            // It fails only for a dialog that is not in the document.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    // A click beside the dialog is one on its backdrop.
    let clicked = move |event: web_sys::MouseEvent| {
        let itself = element
            .get_untracked()
            .is_some_and(|dialog| event.target().as_ref() == Some(dialog.as_ref()));
        if itself {
            open.set(false);
        }
    };
    // The browser tells it a moment later, when the dialog may be open again.
    let closed = move |_| {
        if element.get_untracked().is_none_or(|dialog| !dialog.open()) {
            open.set(false);
        }
    };
    view! {
        <dialog node_ref=element class="dialog" aria-label=title on:close=closed on:click=clicked>
            <div class="dialog-content">
                <header class="dialog-header">
                    <h2>{title}</h2>
                    <button type="button" class="quiet" aria-label=text(Texts::button_close) on:click=move |_| open.set(false)>
                        "✕"
                    </button>
                </header>
                <Show when=move || open.get()>{children()}</Show>
            </div>
        </dialog>
    }
}
