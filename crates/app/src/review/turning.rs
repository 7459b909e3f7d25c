use outflank_engine::Weights;
use outflank_rules::Color;

use super::chance::certainty;
use super::{Moment, Summary};

/// A move with which the game turned: its player was not behind before it, and is behind now.
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

/// Less certain turning points are none.
const LEAST: f32 = 0.75;

pub(super) fn points(summary: &Summary, weights: &Weights) -> Vec<TurningPoint> {
    let turn = |ply: usize| {
        let moment: &Moment = summary.at(ply)?;
        let empties = moment.position.empties().len();
        let sure = |value, kind| certainty(weights, value, kind, empties);
        let held = sure(moment.best.value, moment.best.kind);
        let gone = sure(-moment.played.value, moment.played.kind);
        let turned = moment.best.value.0 >= 0 && moment.played.value.0 <= 0;
        (turned && held * gone >= LEAST).then(|| TurningPoint {
            ply,
            loser: moment.mover(),
            chances: moment.chances(),
            certainty: held * gone,
        })
    };
    let highlights = summary.highlights();
    highlights.into_iter().filter_map(turn).collect()
}
