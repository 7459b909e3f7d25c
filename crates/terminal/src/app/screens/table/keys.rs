//! The keys that do something now, the most important first.

use super::TableScreen;
use crate::app::shared::{KeyHint, Shared};

impl TableScreen {
    pub fn key_hints(&self, shared: &Shared) -> Vec<KeyHint> {
        let texts = &shared.texts;
        let letter = KeyHint::letter;
        let (table, game) = (&self.table, self.table.game());
        let (over, goes_on) = (game.is_over(), self.table.awaits_next_game());
        let mut keys = Vec::new();
        let mut add = |shown: bool, key: char, label: String| {
            if shown {
                keys.push(letter(key, label));
            }
        };
        let by_hand = table.is_by_hand() && !over;
        add(by_hand, 'k', texts.app_key_done());
        add(by_hand, 't', texts.app_key_take_back());
        add(by_hand, 'p', texts.pass());
        add(goes_on, 'n', texts.next_game());
        add(
            over && self.after.has_learned(),
            'y',
            texts.practice_learn_now(),
        );
        add(over && !goes_on, 'm', texts.app_key_rematch());
        add(over && !goes_on, 'n', texts.play_new());
        add(over && !goes_on, 'v', texts.nav_analyse());
        add(!over, 'i', texts.hint());
        let (coach, coached) = (table.can_be_coached() && !over, table.is_coached());
        add(coach && coached, 'y', texts.coach_turn_off());
        add(coach && !coached, 'y', texts.coach_turn_on());
        add(table.thinking().is_some(), '.', texts.move_now());
        add(table.is_paused(), 'z', texts.go_on());
        add(
            table.can_pause() && !table.is_paused(),
            'z',
            texts.play_pause(),
        );
        add(true, 'u', texts.play_undo());
        add(!over || goes_on, 'v', texts.nav_analyse());
        add(true, 'r', texts.app_key_redo());
        add(!over, 'x', texts.resign());
        add(!over, 'o', texts.app_key_draw());
        add(game.draw_offer().is_some(), 'j', texts.decline());
        add(!over, 'n', texts.play_new());
        add(true, 'w', texts.app_key_save());
        add(game.turn_count() > 0, '<', texts.app_key_look_back());
        add(!table.shown().is_live, '>', texts.app_key_look_on());
        keys
    }
}
