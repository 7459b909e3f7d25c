//! A panic is shown to the user: the page must not just stop responding.

use leptos::prelude::document;
use outflank_text::{Language, Texts};

/// Installs the panic hook.
pub fn watch() {
    std::panic::set_hook(Box::new(|panic| {
        leptos::logging::error!("{panic}");
        let code = document()
            .document_element()
            .and_then(|root| root.get_attribute("lang"));
        let language: Option<Language> = code.and_then(|code| code.parse().ok());
        let sentence = Texts::new(language.unwrap_or_default()).broken_down();
        let Some(body) = document().body() else {
            return;
        };
        if let Ok(element) = document().create_element("p") {
            element.set_class_name("breakdown");
            let _ = element.set_attribute("role", "alert");
            element.set_text_content(Some(&sentence));
            let _ = body.prepend_with_node_1(&element);
        }
    }));
}
