//! One's own games, in words.

use outflank_app::figures::{OwnGames, Tally};
use outflank_rules::Color;

use crate::{Describe, Texts};

/// So many openings are told.
const OPENINGS: usize = 8;

impl Describe for Tally {
    fn describe(&self, texts: &Texts) -> String {
        texts.own_tally(self.won, self.drawn, self.lost)
    }
}

impl Texts {
    /// Each group of one's own games by its name: all of them, then by level, colour and opening.
    pub fn own_games(&self, own: &OwnGames) -> Vec<(String, Tally)> {
        let mut groups = vec![(self.own_all(), own.all)];
        for (level, tally) in &own.levels {
            groups.push((self.play_level_step(level.number()), *tally));
        }
        for color in Color::ALL {
            groups.push((self.color_name(color), own.colors[color.index()]));
        }
        for (opening, tally) in own.openings.iter().take(OPENINGS) {
            groups.push((self.describe(opening), *tally));
        }
        groups.retain(|(_, tally)| tally.games() > 0);
        groups
    }
}
