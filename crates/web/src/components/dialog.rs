//! A modal dialog: the browser's own, which traps the focus and closes with Escape.

use leptos::html;
use leptos::prelude::*;
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::HtmlElement;

use crate::words::text;

/// Among radio buttons, focuses the checked one instead of the first.
fn focus_chosen(dialog: &HtmlElement) {
    let first = document().active_element();
    if first.is_some_and(|first| first.get_attribute("type").as_deref() == Some("radio")) {
        let chosen = dialog.query_selector("input[type=radio]:checked");
        let chosen = chosen.ok().flatten();
        if let Some(chosen) = chosen.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            let _ = chosen.focus();
        }
    }
}

/// A dialog that is open while `open` is true.
#[component]
pub fn Dialog(
    /// Whether it is open; closing it sets this to false.
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// Its content.
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else {
            return;
        };
        if open.get() && !dialog.open() {
            // This fails only outside the document.
            let _ = dialog.show_modal();
            focus_chosen(&dialog);
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    // A click on the backdrop closes it.
    let clicked = move |event: web_sys::MouseEvent| {
        let itself = element
            .get_untracked()
            .is_some_and(|dialog| event.target().as_ref() == Some(dialog.as_ref()));
        if itself {
            open.set(false);
        }
    };
    // The event arrives late: the dialog may be open again.
    let closed = move |_| {
        if element.get_untracked().is_none_or(|dialog| !dialog.open()) {
            open.set(false);
        }
    };
    view! {
        <dialog node_ref=element class="dialog" aria-label=title on:close=closed on:click=clicked>
            <div class="dialog-content">
                <h2>{title}</h2>
                <Show when=move || open.get()>{children()}</Show>
                // It comes last, so that the content gets the focus first.
                <button
                    type="button"
                    class="quiet dialog-close"
                    aria-label=text(Texts::button_close)
                    on:click=move |_| open.set(false)
                >
                    "✕"
                </button>
            </div>
        </dialog>
    }
}
