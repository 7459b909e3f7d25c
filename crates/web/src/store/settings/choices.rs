//! The settings themselves, and how they are written down.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Changes when the meaning of a field does.
const VERSION: u64 = 1;

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settings {
    version: u64,
    /// The code of the language; without it, the browser's.
    pub language: Option<String>,
    /// Light or dark surroundings.
    pub theme: Theme,
    /// How board and discs look.
    pub look: Look,
    /// Whether letters and numbers stand at the edge of the board.
    pub coordinates: bool,
    /// Whether legal moves have a dot.
    pub dots: bool,
    /// Whether discs move.
    pub animation: bool,
    /// Whether there is sound.
    pub sounds: bool,
    /// On which side of the board the panel is.
    pub panel: Side,
    /// Whether what is in it is folded away.
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

/// How board and discs look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Green board, black and white discs.
    #[default]
    Classic,
    /// Dark board, red and green discs with marks.
    Cartridge,
    /// Black, white and yellow.
    Contrast,
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

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            version: VERSION,
            language: None,
            theme: Theme::default(),
            look: Look::default(),
            coordinates: true,
            dots: true,
            animation: true,
            sounds: true,
            panel: Side::default(),
            folded: false,
        }
    }
}

impl Settings {
    /// Reads settings. What is missing or makes no sense has its usual value; the answer says whether anything was
    /// wrong.
    pub(super) fn from_text(text: &str) -> (Settings, bool) {
        let mut settings = Settings::default();
        let Ok(Value::Object(fields)) = serde_json::from_str(text) else {
            return (settings, true);
        };
        let mut damaged = false;
        let mut field = Field {
            fields: &fields,
            damaged: &mut damaged,
        };
        field.read("language", &mut settings.language);
        field.read("theme", &mut settings.theme);
        field.read("look", &mut settings.look);
        field.read("coordinates", &mut settings.coordinates);
        field.read("dots", &mut settings.dots);
        field.read("animation", &mut settings.animation);
        field.read("sounds", &mut settings.sounds);
        field.read("panel", &mut settings.panel);
        field.read("folded", &mut settings.folded);
        (settings, damaged)
    }

    /// The settings as they are kept.
    pub(super) fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The usual settings. The language stays: whoever wants the others back can read it.
    #[must_use]
    pub fn usual(&self) -> Settings {
        Settings {
            language: self.language.clone(),
            ..Settings::default()
        }
    }
}

struct Field<'a> {
    fields: &'a serde_json::Map<String, Value>,
    damaged: &'a mut bool,
}

impl Field<'_> {
    fn read<T: DeserializeOwned>(&mut self, name: &str, into: &mut T) {
        match self.fields.get(name).map(|value| T::deserialize(value)) {
            Some(Ok(value)) => *into = value,
            Some(Err(_)) => *self.damaged = true,
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back() {
        let settings = Settings {
            language: Some("fr".to_owned()),
            theme: Theme::Dark,
            look: Look::Cartridge,
            coordinates: false,
            sounds: false,
            panel: Side::Left,
            folded: true,
            ..Settings::default()
        };
        assert_eq!(Settings::from_text(&settings.to_text()), (settings, false));
    }

    #[test]
    fn what_is_damaged_is_usual_and_the_rest_is_kept() {
        let (settings, damaged) =
            Settings::from_text(r#"{"version":1,"theme":"dark","look":7,"dots":"maybe"}"#);
        let expected = Settings {
            theme: Theme::Dark,
            ..Settings::default()
        };
        assert!(damaged);
        assert_eq!(settings, expected);
        for text in ["", "null", "[]", "{", "\u{0}", "{\"theme\":{}}"] {
            assert_eq!(
                Settings::from_text(text),
                (Settings::default(), true),
                "{text}"
            );
        }
    }
}
