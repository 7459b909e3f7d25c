use outflank_engine::{Kind, MoveScore};
use outflank_rules::Color;

use super::{Moment, Summary};

/// A move with which the game turned: its player was not behind before it, and is not ahead any more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of moves before it.
    pub ply: usize,
    /// Who let it slip.
    pub loser: Color,
    /// The chance that the loser would have won without the move, and with it.
    pub chances: [f32; 2],
    /// How sure it is that the game was not lost before, and is not won any more: proven scores leave no doubt.
    pub certainty: f32,
}

/// A change of the chances that is less than this is chance itself.
const LEAST: f32 = 0.15;

pub(super) fn points(summary: &Summary) -> Vec<TurningPoint> {
    let turn = |(ply, moment): (usize, &Moment)| {
        let loser = moment.mover();
        let chances = [summary.chances[ply], summary.chances[ply + 1]];
        let chances = chances.map(|black| match loser {
            Color::Black => black,
            Color::White => 1.0 - black,
        });
        let [before, after] = chances;
        let changed = before >= 0.5 && after <= 0.5 && before - after >= LEAST;
        let proven = |score: &MoveScore| score.kind == Kind::Exact;
        let held = if proven(&moment.best) { 1.0 } else { before };
        let gone = if proven(&moment.played) {
            1.0
        } else {
            1.0 - after
        };
        (changed && moment.loss() > 0.0).then_some(TurningPoint {
            ply,
            loser,
            chances,
            certainty: held * gone,
        })
    };
    summary
        .moments
        .iter()
        .enumerate()
        .filter_map(turn)
        .collect()
}
