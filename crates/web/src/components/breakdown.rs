//! A panic is shown to the user: the page must not just stop responding.

use std::cell::RefCell;

use leptos::prelude::*;
use web_sys::Element;

use crate::words::Words;

thread_local! {
    /// What is said then. The page fetches its texts, so it must know this one before.
    static SENTENCE: RefCell<String> = RefCell::new("Outflank does not work: reload the page.".to_owned());
}

/// Installs the panic hook.
pub fn watch() {
    std::panic::set_hook(Box::new(|panic| {
        leptos::logging::error!("{panic}");
        if let (Some(body), Some(element)) = (document().body(), element()) {
            let _ = body.prepend_with_node_1(&element);
        }
    }));
}

/// What is shown, made without what may have broken down.
pub fn element() -> Option<Element> {
    let element = document().create_element("p").ok()?;
    element.set_class_name("breakdown");
    let _ = element.set_attribute("role", "alert");
    SENTENCE.with_borrow(|sentence| element.set_text_content(Some(sentence)));
    Some(element)
}

/// Says it in the language of the page. Called once, by the app.
pub(crate) fn translate(words: Words) {
    Effect::new(move |_| SENTENCE.replace(words.get().broken_down()));
}
