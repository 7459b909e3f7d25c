//! The texts in the current language.

use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;
use outflank_app::settings::Look;
use outflank_play::cartridge::Face;
use outflank_text::{Faces, Language, Texts};
use wasm_bindgen_futures::spawn_local;

use crate::components::notices::Notices;
use crate::store;

/// The texts of a language as they were fetched.
#[derive(Clone)]
pub struct Source {
    language: Language,
    text: Arc<str>,
    /// The texts, where discs are black and white.
    usual: Arc<Texts>,
}

impl Source {
    /// The texts, where discs have these colours.
    fn texts(&self, faces: Faces) -> Arc<Texts> {
        if faces == self.usual.faces() {
            return Arc::clone(&self.usual);
        }
        let texts = Texts::from_source(self.language, &self.text, faces);
        // They have been read once already.
        texts.map_or_else(|_| Arc::clone(&self.usual), Arc::new)
    }
}

/// The texts of the current language, as a signal.
#[derive(Clone, Copy)]
pub struct Words {
    texts: RwSignal<Arc<Texts>>,
    source: RwSignal<Source>,
    /// The colours of the discs on the page, where it has its own.
    faces: RwSignal<Option<Faces>>,
}

impl Words {
    /// The texts, tracked: readers run again when the language changes.
    pub fn get(self) -> Arc<Texts> {
        self.texts.get()
    }

    /// The texts, untracked, for announcements.
    pub fn now(self) -> Arc<Texts> {
        self.texts.get_untracked()
    }

    /// Calls the discs by other colours, as long as the component lives.
    pub fn call_discs(self, faces: Signal<Option<Faces>>) {
        Effect::new(move |_| self.faces.set(faces.get()));
        on_cleanup(move || {
            let _ = self.faces.try_set(None);
        });
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

/// A sentence in which a score such as “41–23” is not broken into two lines.
pub fn unbroken(sentence: &str) -> impl IntoView + use<> {
    let part = |word: &str| {
        if word.contains('–') {
            Either::Left(view! { <span class="unbroken">{word.to_owned()}</span> })
        } else {
            Either::Right(word.to_owned())
        }
    };
    sentence.split_inclusive(' ').map(part).collect::<Vec<_>>()
}

/// A label that names its object, for screen readers: `{labelled(Texts::share_copy, title)}`.
pub fn labelled(
    what: fn(&Texts) -> String,
    of: Signal<String>,
) -> impl Fn() -> String + Send + Sync + 'static {
    text(move |texts| texts.labelled(&what(texts), &of.get()))
}

/// Fetches the texts of a language; `None` if they cannot be had.
pub(crate) async fn fetch(language: Language) -> Option<Source> {
    let text = store::fetch(&format!("{}.ftl", language.code())).await?;
    let usual = Texts::from_source(language, &text, Faces::default()).ok()?;
    Some(Source {
        language,
        text: text.into(),
        usual: Arc::new(usual),
    })
}

/// Provides the texts, with the colours of the look, and sets the document's language. Called once, by the app.
pub(crate) fn provide(source: Source, look: Signal<Look>) -> Words {
    let faces = RwSignal::new(None);
    let usual = move || Faces::of(look.get(), Face::Red);
    let texts = source.texts(untrack(usual));
    let words = Words {
        texts: RwSignal::new(texts),
        source: RwSignal::new(source),
        faces,
    };
    provide_context(words);
    Effect::new(move |_| {
        let source = words.source.get();
        let faces = faces.get().unwrap_or_else(usual);
        let now = words.now();
        let is_other = now.language() != source.language || now.faces() != faces;
        if is_other {
            words.texts.set(source.texts(faces));
        }
    });
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", words.get().language().code());
        }
    });
    words
}

/// Follows the language that is wanted. Called once, by the app.
pub(crate) fn follow(words: Words, language: Signal<Language>, notices: Notices) {
    Effect::new(move |_| {
        let wanted = language.get();
        if words.source.with_untracked(|it| it.language) == wanted {
            return;
        }
        spawn_local(async move {
            match fetch(wanted).await {
                // Another may be wanted by now.
                Some(source) if language.get_untracked() == wanted => words.source.set(source),
                Some(_) => {}
                None => notices.warn(move |t| t.language_not_fetched(wanted.name())),
            }
        });
    });
}
