use outflank_app::new_game::NewGame;
use outflank_app::settings;
use serde::{Deserialize, Deserializer, Serialize};

use crate::BoardStyle;

/// The user's settings.
pub type Settings = settings::Settings<TerminalSettings>;

/// The settings that the page does not have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TerminalSettings {
    /// The board style; `None` suits the terminal.
    pub style: Option<BoardStyle>,
    /// The choices for the next game.
    #[serde(rename = "wish", deserialize_with = "new_game")]
    pub new_game: NewGame,
}

/// Invalid choices get their defaults.
fn new_game<'de, D: Deserializer<'de>>(from: D) -> Result<NewGame, D::Error> {
    serde_json::Map::deserialize(from).map(NewGame::from_fields)
}

#[cfg(test)]
mod tests {
    use outflank_app::new_game::Way;
    use outflank_app::settings::Look;

    use super::*;

    #[test]
    fn settings_are_read_as_they_were_kept_and_one_bad_entry_costs_no_other() {
        let text = r#"{"look": "contrast", "style": "neon", "wish": {"players": "people", "level": 99}, "new": 1}"#;
        let settings = Settings::load(text).unwrap();
        assert_eq!((settings.look, settings.own.style), (Look::Contrast, None));
        let expected = NewGame {
            way: Way::People,
            ..NewGame::default()
        };
        assert_eq!(settings.own.new_game, expected);
        assert_eq!(Settings::load(&settings.save()), Some(settings));
        for style in BoardStyle::ALL {
            let text = format!(r#"{{"style": "{}"}}"#, style.name());
            assert_eq!(Settings::load(&text).unwrap().own.style, Some(style));
        }
    }
}
