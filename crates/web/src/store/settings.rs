//! What a person has chosen once and for all.

use leptos::prelude::*;
use outflank_app::settings;
use outflank_text::Language;
use serde::{Deserialize, Serialize};

pub use outflank_app::settings::Look;

use crate::engine::meta;
use crate::parts::notices::Notices;

const KEY: &str = "settings";

/// All settings.
pub type Settings = settings::Settings<Own>;

/// The settings that only the page has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Light or dark surroundings.
    pub theme: Theme,
    /// Whether discs move.
    pub animation: bool,
    /// Whether there is sound.
    pub sounds: bool,
    /// On which side of the board the panel is.
    pub panel: Side,
    /// Whether the panel is folded away.
    pub folded: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// What the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// For the right hand.
    #[default]
    Right,
    /// For the left hand.
    Left,
}

impl Default for Own {
    fn default() -> Own {
        Own {
            theme: Theme::default(),
            animation: true,
            sounds: true,
            panel: Side::default(),
            folded: false,
        }
    }
}

/// The language chosen, or else that of the server, or else the first that the browser asks for and we have.
pub fn language(settings: &Settings) -> Language {
    let chosen = settings.language.clone();
    let chosen = chosen.or_else(|| meta("outflank-language"));
    let chosen = chosen.and_then(|code| code.parse().ok());
    chosen.or_else(browser_language).unwrap_or_default()
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
    let read = kept.as_deref().map(Settings::load);
    let damaged = read == Some(None);
    if damaged {
        super::set_aside(KEY);
    }
    let settings = RwSignal::new(read.flatten().unwrap_or_default());
    provide_context(settings);
    let warn = |what: fn(&outflank_text::Texts) -> String| {
        if let Some(notices) = use_context::<Notices>() {
            notices.warn(what);
        }
    };
    Effect::new(move |before: Option<Settings>| {
        let now = settings.get();
        if before.is_none() && damaged {
            warn(outflank_text::Texts::stored_damaged);
        }
        if before.is_some_and(|before| before != now) && super::write(KEY, &now.save()).is_err() {
            warn(outflank_text::Texts::not_stored);
        }
        now
    });
    settings
}
