//! The texts in the current language.

use std::sync::Arc;

use leptos::prelude::*;
use outflank_text::{Language, Texts};

/// The texts of the current language, as a signal.
#[derive(Clone, Copy)]
pub struct Words(RwSignal<Arc<Texts>>);

impl Words {
    /// The texts, tracked: readers run again when the language changes.
    pub fn get(self) -> Arc<Texts> {
        self.0.get()
    }

    /// The texts, untracked, for announcements.
    pub fn now(self) -> Arc<Texts> {
        self.0.get_untracked()
    }
}

/// The texts, in a component.
pub fn use_words() -> Words {
    expect_context()
}

/// A text that follows the language, for a view: `{text(Texts::play)}`.
pub fn text<T>(
    of: impl Fn(&Texts) -> T + Copy + Send + Sync + 'static,
) -> impl Fn() -> T + Copy + Send + Sync + 'static {
    let words = use_words();
    move || of(&words.get())
}

/// A label that names its object, for screen readers: `{labelled(Texts::share_copy, title)}`.
pub fn labelled(
    what: fn(&Texts) -> String,
    of: Signal<String>,
) -> impl Fn() -> String + Send + Sync + 'static {
    text(move |texts| texts.labelled(&what(texts), &of.get()))
}

/// Provides the texts and sets the document's language. Called once, by the app.
pub(crate) fn provide(language: Signal<Language>) -> Words {
    let words = Words(RwSignal::new(Arc::new(Texts::new(
        language.get_untracked(),
    ))));
    provide_context(words);
    Effect::new(move |_| {
        let language = language.get();
        if words.now().language() != language {
            words.0.set(Arc::new(Texts::new(language)));
        }
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", language.code());
        }
    });
    words
}
