use outflank_rules::Color;

use crate::Moment;

/// A move with which the game changed hands: its player was ahead before it, or level, and no longer is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// The number of moves before it.
    pub ply: usize,
    /// Who let it slip.
    pub loser: Color,
    /// The chance that the loser would have won without the move, and with it.
    pub chances: [f32; 2],
}

impl Turn {
    /// How sure it is that the game changed hands here: that it was not lost before, and is now.
    pub fn certainty(self) -> f32 {
        let [before, after] = self.chances;
        (2.0 * before).min(1.0) * (2.0 * (1.0 - after)).min(1.0) * (before - after)
    }
}

/// A change of the chances that is less than this is chance itself.
const LEAST: f32 = 0.15;

pub fn turns(moments: &[Moment]) -> Vec<Turn> {
    let turn = |(ply, moment): (usize, &Moment)| {
        let loser = moment.mover();
        let chances = moment.chances.map(|black| match loser {
            Color::Black => black,
            Color::White => 1.0 - black,
        });
        let [before, after] = chances;
        let changed = before >= 0.5 && after <= 0.5 && before - after >= LEAST;
        (changed && moment.loss() > 0.0).then_some(Turn {
            ply,
            loser,
            chances,
        })
    };
    moments.iter().enumerate().filter_map(turn).collect()
}
