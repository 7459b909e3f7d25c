//! The keys that do something at the table now, the most important first.

use outflank_rules::Color;

use super::{Question, TableScreen};
use crate::app::Key;
use crate::app::shared::{KeyHint, Shared};

impl TableScreen {
    pub(super) fn key_hints(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let letter = KeyHint::letter;
        let named = |key: &str, text| letter(key.chars().next().unwrap_or_default(), text);
        match self.asking {
            Some(Question::Resign) => {
                return vec![
                    named(&texts.app_letter_yes(), texts.app_yes()),
                    KeyHint::new(Key::Escape, texts.app_no()),
                ];
            }
            Some(Question::Color) => {
                return vec![
                    named(&texts.app_letter_black(), texts.color_name(Color::Black)),
                    named(&texts.app_letter_white(), texts.color_name(Color::White)),
                ];
            }
            None => {}
        }
        if self.typing.is_some() {
            return KeyHint::to_type(texts);
        }
        let game = &self.table.game;
        let mut keys = Vec::new();
        if game.tabletop().is_some() && !game.is_over() {
            keys.push(letter('k', texts.app_key_done()));
            keys.push(letter('t', texts.app_key_take_back()));
            keys.push(letter('p', texts.pass()));
        }
        if self.awaits_next_game() {
            keys.push(letter('n', texts.next_game()));
        }
        if !game.is_over() {
            keys.push(letter('i', texts.hint()));
        }
        if self.thinking.is_some() {
            keys.push(letter('.', texts.move_now()));
        }
        keys.push(letter('u', texts.play_undo()));
        if game.is_over() && !self.awaits_next_game() {
            keys.insert(0, letter('n', texts.play_new()));
            keys.insert(1, letter('v', texts.nav_analyse()));
        } else {
            keys.push(letter('v', texts.nav_analyse()));
        }
        keys.push(letter('r', texts.app_key_redo()));
        if !game.is_over() {
            keys.push(letter('x', texts.resign()));
            keys.push(letter('o', texts.app_key_draw()));
            if game.draw_offer().is_some() {
                keys.push(letter('j', texts.decline()));
            }
            keys.push(letter('n', texts.play_new()));
        }
        keys.push(letter('w', texts.app_key_save()));
        keys
    }
}
