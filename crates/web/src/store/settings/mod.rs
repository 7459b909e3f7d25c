//! What a person has chosen once and for all.

mod choices;

use leptos::prelude::*;
use outflank_text::Language;

pub use choices::{Look, Settings, Side, Theme};

use crate::engine::meta;
use crate::parts::notices::Notices;

const KEY: &str = "settings";

impl Settings {
    /// The language chosen, or else that of the server, or else the first that the browser asks for and we have.
    pub fn language(&self) -> Language {
        let chosen = self.language.clone();
        let chosen = chosen.or_else(|| meta("outflank-language"));
        let chosen = chosen.and_then(|code| code.parse().ok());
        chosen.or_else(browser_language).unwrap_or_default()
    }
}

fn browser_language() -> Option<Language> {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|language| language.as_string())
        .find_map(|language| Language::from_locale(&language))
}

/// The settings, in a component. Changes are kept.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// Reads the settings and keeps every change. For the app.
pub(crate) fn provide() -> RwSignal<Settings> {
    let kept = super::read(KEY);
    let (settings, damaged) = kept
        .as_deref()
        .map_or_else(|| (Settings::default(), false), Settings::from_text);
    if damaged {
        super::set_aside(KEY);
    }
    let settings = RwSignal::new(settings);
    provide_context(settings);
    Effect::new(move |before: Option<Settings>| {
        let now = settings.get();
        if before.is_some_and(|before| before != now)
            && super::write(KEY, &now.to_text()).is_err()
            && let Some(notices) = use_context::<Notices>()
        {
            notices.warn(outflank_text::Texts::not_stored);
        }
        now
    });
    if damaged {
        Effect::new(move |_| {
            if let Some(notices) = use_context::<Notices>() {
                notices.warn(outflank_text::Texts::stored_damaged);
            }
        });
    }
    settings
}
