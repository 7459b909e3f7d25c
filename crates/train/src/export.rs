//! From solutions to weights.

use outflank_eval::{Features, Value, Weights};

use crate::fit::{Quality, Unknowns};
use crate::record::Sample;

/// Rounds a solution and distributes it to equivalent contents.
pub fn quantise(solution: &[f32], table: &mut [i16]) {
    for (weight, place) in table.iter_mut().zip(Unknowns::new().places()) {
        *weight = (solution[place] * f32::from(Value::DISC)).round() as i16;
    }
}

/// How well weights predict positions.
pub fn quality_of<'a>(weights: &Weights, samples: impl Iterator<Item = &'a Sample>) -> Quality {
    let errors = samples.map(|sample| {
        let contents = Features::of(sample.board).contents();
        let value = weights.evaluate(&contents, sample.board.empties().len());
        value.discs() - sample.value.discs()
    });
    Quality::of_errors(errors)
}
