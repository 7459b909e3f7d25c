use outflank_text::Language;
use serde::{Deserialize, Serialize};

use super::screens::setup::Wish;
use crate::BoardStyle;

/// What a person has chosen for the app.
///
/// Whatever is missing, or makes no sense, when it is read is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; without one, that of the command line or the system.
    #[serde(with = "by_name")]
    pub language: Option<Language>,
    /// The colours of board and discs.
    pub look: Look,
    /// How boards are drawn; without one, as suits the terminal.
    #[serde(with = "by_name")]
    pub style: Option<BoardStyle>,
    /// Whether letters and digits stand beside the board.
    pub coordinates: Shown,
    /// Whether squares where one can play have a dot.
    pub dots: Shown,
    /// What the next game is to be like.
    pub wish: Wish,
}

/// The colours of board and discs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// Black and white on green.
    #[default]
    Classic,
    /// Red and green on a dark ground (fact D7).
    Cartridge,
    /// Black, white and yellow.
    Contrast,
}

impl Look {
    /// All of them.
    pub const ALL: [Look; 3] = [Look::Classic, Look::Cartridge, Look::Contrast];
}

/// Whether something is shown; usually it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shown(pub bool);

impl Default for Shown {
    fn default() -> Shown {
        Shown(true)
    }
}

impl Settings {
    /// As text, to be kept.
    pub fn save(&self) -> String {
        // Words and numbers cannot fail to become JSON.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// What was kept, as far as it can be read; none if it is no settings at all.
    pub fn load(text: &str) -> Option<Settings> {
        let value: serde_json::Value = serde_json::from_str(text).ok()?;
        let entries = value.as_object()?;
        // One entry that makes no sense does not cost the others.
        let mut settings = Settings::default();
        for (name, entry) in entries {
            let mut one = serde_json::to_value(&settings).ok()?;
            one.as_object_mut()?.insert(name.clone(), entry.clone());
            if let Ok(read) = serde_json::from_value(one) {
                settings = read;
            }
        }
        Some(settings)
    }
}

/// Values that have a name of their own, as text.
mod by_name {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{BoardStyle, Language};

    pub(super) trait Named: Sized {
        fn name(&self) -> &'static str;
        fn read(name: &str) -> Option<Self>;
    }

    impl Named for Language {
        fn name(&self) -> &'static str {
            self.code()
        }

        fn read(name: &str) -> Option<Language> {
            name.parse().ok()
        }
    }

    impl Named for BoardStyle {
        fn name(&self) -> &'static str {
            BoardStyle::name(*self)
        }

        fn read(name: &str) -> Option<BoardStyle> {
            name.parse().ok()
        }
    }

    #[allow(clippy::ref_option)] // serde's way
    pub(super) fn serialize<T: Named, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.serialize_some(value.name()),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, T: Named, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        let name = Option::<String>::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom("no such name");
        name.map(|name| T::read(&name).ok_or_else(unknown))
            .transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_were_kept() {
        let settings = Settings {
            language: Some(Language::ES),
            look: Look::Cartridge,
            style: Some(BoardStyle::Ascii),
            dots: Shown(false),
            ..Settings::default()
        };
        assert_eq!(Settings::load(&settings.save()), Some(settings));
        assert_eq!(Settings::load("{}"), Some(Settings::default()));
    }

    #[test]
    fn one_bad_entry_costs_no_other() {
        let text =
            r#"{"language": "xx", "look": "contrast", "dots": 7, "coordinates": false, "new": 1}"#;
        let settings = Settings::load(text).unwrap();
        let expected = Settings {
            look: Look::Contrast,
            coordinates: Shown(false),
            ..Settings::default()
        };
        assert_eq!(settings, expected);
        for text in ["", "[]", "nonsense", "3"] {
            assert_eq!(Settings::load(text), None);
        }
    }
}
