//! The settings, kept in the browser.

use leptos::prelude::*;
use outflank_app::kept::{self, Notice, Reading, SETTINGS};
use outflank_app::settings;
use outflank_text::Language;
use serde::{Deserialize, Serialize};

pub use outflank_app::settings::Look;

use super::Browser;
use crate::components::notices::Notices;
use crate::engine::meta;

/// All settings.
pub type Settings = settings::Settings<Own>;

/// The settings of the page alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Light or dark.
    pub theme: Theme,
    /// The cloth of the classic board.
    pub cloth: Cloth,
    /// How discs are drawn on it.
    pub discs: DiscStyle,
    /// Whether discs have the numbers of their moves.
    pub numbers: bool,
    /// Whether discs are animated.
    pub animation: bool,
    /// How fast.
    pub pace: Pace,
    /// Whether sounds are on.
    pub sounds: bool,
    /// What they sound like.
    pub sound_set: SoundSet,
    /// How loud, from 1 to 10.
    pub volume: u32,
    /// Whether a phone answers moves with a short buzz.
    pub vibration: bool,
    /// Whether single keys are shortcuts. Squares can be typed in any case.
    pub keys: bool,
    /// The panel's side of the board.
    pub panel: Side,
    /// Whether the panel is collapsed.
    pub folded: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The cloth of the classic board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cloth {
    /// The colour of most boards.
    #[default]
    Green,
    /// Deep blue.
    Blue,
    /// Wood instead.
    Wood,
    /// Grey slate.
    Slate,
}

/// How discs are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscStyle {
    /// In soft light.
    #[default]
    Matt,
    /// In bright light.
    Glossy,
    /// As in a diagram.
    Flat,
}

/// How fast discs move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// To watch each flip.
    Slow,
    /// A third of a second for a move.
    #[default]
    Normal,
    /// Hardly seen.
    Fast,
}

/// What moves sound like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SoundSet {
    /// Wood on wood.
    #[default]
    Wood,
    /// Soft notes.
    Soft,
    /// A console of old.
    Chip,
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
            cloth: Cloth::default(),
            discs: DiscStyle::default(),
            numbers: false,
            animation: true,
            pace: Pace::default(),
            sounds: true,
            sound_set: SoundSet::default(),
            volume: 7,
            vibration: true,
            keys: true,
            panel: Side::default(),
            folded: false,
        }
    }
}

/// The chosen language; else the server's; else the first of the browser's that is available.
pub fn language(settings: &Settings) -> Language {
    let chosen = settings.language.clone();
    let chosen = chosen.or_else(|| meta("outflank-language"));
    let chosen = chosen.and_then(|code| code.parse().ok());
    chosen.or_else(browser_language).unwrap_or_default()
}

/// The language in which the page begins.
pub fn first_language() -> Language {
    language(&kept::read(&Browser, SETTINGS, Settings::load).value)
}

fn browser_language() -> Option<Language> {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|language| language.as_string())
        .find_map(|language| Language::from_locale(&language))
}

/// The settings, in a component. Changes are saved.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// Loads the settings; the notice is for later, once it can be shown. Called once, by the app.
pub(crate) fn provide() -> (RwSignal<Settings>, Option<Notice>) {
    let Reading { value, notice } = kept::read(&Browser, SETTINGS, Settings::load);
    let settings = RwSignal::new(value);
    provide_context(settings);
    (settings, notice)
}

/// Saves every change, and takes over those of other tabs. Called once, by the app.
pub(crate) fn keep_changes(settings: RwSignal<Settings>, notices: Notices) {
    super::follow(
        |name| name == SETTINGS,
        move || settings.set(notices.accept(kept::read(&Browser, SETTINGS, Settings::load))),
    );
    Effect::new(move |before: Option<Settings>| {
        let now = settings.get();
        if before.is_some_and(|before| before != now) {
            notices.check(super::write(SETTINGS, &now.save()));
        }
        now
    });
}
