//! The settings that front ends share.

use outflank_play::MatchSetup;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a person has chosen once and for all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings<Own> {
    /// The code of the language; without one, the system's.
    pub language: Option<String>,
    /// The colours of board and discs.
    pub look: Look,
    /// Whether letters and digits stand beside the board.
    pub coordinates: bool,
    /// Whether legal moves have a dot.
    pub dots: bool,
    /// Whether the [coach](crate::table::coach) sits at the table; without a word, for those who are new.
    pub coach: Option<bool>,
    /// The settings of this front end alone.
    #[serde(flatten)]
    pub own: Own,
    /// Settings of a newer version: not understood, but kept.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
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

    /// The look of a game: the cartridge has its own, unless another one was chosen (fact D7).
    #[must_use]
    pub const fn in_game(self, setup: &MatchSetup) -> Look {
        match (self, setup.variation) {
            (Look::Classic, Some(_)) => Look::Cartridge,
            _ => self,
        }
    }
}

impl<Own: Default> Default for Settings<Own> {
    fn default() -> Settings<Own> {
        Settings {
            language: None,
            look: Look::default(),
            coordinates: true,
            dots: true,
            coach: None,
            own: Own::default(),
            unknown: Map::new(),
        }
    }
}

impl<Own: Default + Serialize + DeserializeOwned> Settings<Own> {
    /// The settings in a JSON text; `None` if it holds no object, so that it can be set aside. Fields that are missing
    /// or invalid get their defaults.
    pub fn load(text: &str) -> Option<Settings<Own>> {
        serde_json::from_str(text).ok().map(lenient)
    }

    /// The settings as text, to be kept.
    pub fn save(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The defaults. The language stays: whoever wants the other settings back can read it.
    #[must_use]
    pub fn usual(&self) -> Settings<Own>
    where
        Own: Clone,
    {
        Settings {
            language: self.language.clone(),
            unknown: self.unknown.clone(),
            ..Settings::default()
        }
    }
}

/// The defaults with those fields that make sense.
pub(crate) fn lenient<T: Default + Serialize + DeserializeOwned>(fields: Map<String, Value>) -> T {
    let mut read = T::default();
    for (name, value) in fields {
        let Ok(Value::Object(mut all)) = serde_json::to_value(&read) else {
            continue;
        };
        all.insert(name, value);
        read = serde_json::from_value(Value::Object(all)).unwrap_or(read);
    }
    read
}
