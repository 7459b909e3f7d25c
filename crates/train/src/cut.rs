//! Small weights for download: tables for a few phases, eight bits a weight, negligible weights dropped.
//!
//! Weights are interpolated linearly between the phases that have a table; the tables are those that come closest to
//! the full weights, content by content, with frequent contents counting more.

use std::path::Path;

use outflank_eval::patterns::TABLE_SIZE;
use outflank_eval::{Features, Knot, Value, Weights};

use crate::data::DataSet;
use crate::export::quality_of;
use crate::fit::Unknowns;
use crate::{TrainError, store};

/// The settings of small weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutSettings {
    /// The number of phases with a table.
    pub knots: usize,
    /// The size of a step, in discs.
    pub step: f32,
    /// A weight is dropped if that adds less than this to the squared errors, in squared discs, of a million
    /// positions.
    pub negligible: f32,
}

impl Default for CutSettings {
    fn default() -> CutSettings {
        CutSettings {
            knots: 8,
            step: 0.125,
            negligible: 2.0,
        }
    }
}

/// The frequency of each content in each phase.
struct Counts {
    counts: Vec<Vec<f32>>,
    /// The number of positions, in millions.
    millions: f32,
}

impl Counts {
    /// Equal frequencies.
    fn equal() -> Counts {
        Counts {
            counts: vec![vec![1.0; TABLE_SIZE]; Weights::PHASES],
            millions: 1.0,
        }
    }

    /// The frequencies in a data set.
    fn of(data: &DataSet) -> Result<Counts, TrainError> {
        let (unknowns, mut counts) = (Unknowns::new(), Counts::equal().counts);
        let mut positions = 0;
        let places: Vec<usize> = unknowns.places().collect();
        for (phase, counts) in counts.iter_mut().enumerate() {
            for sample in data.samples(phase)?.iter().filter(|it| !it.is_held_out()) {
                let contents = Features::of(sample.board).contents();
                positions += 1;
                for place in unknowns.of(&contents) {
                    counts[place] += 1.0;
                }
            }
            // Equivalent contents have the same frequency.
            for (content, &place) in places.iter().enumerate() {
                counts[content] = counts[place];
            }
        }
        Ok(Counts {
            counts,
            millions: positions as f32 / 1e6,
        })
    }
}

/// Small weights and their error.
pub struct Small {
    bytes: Vec<u8>,
    errors: Option<[f32; 2]>,
}

impl Small {
    /// Makes small weights from a weights file; with the data of a run, frequent contents count more.
    pub fn make(
        weights: &Path,
        data: Option<&DataSet>,
        settings: &CutSettings,
    ) -> Result<Small, TrainError> {
        let full = store::read_weights(weights)?;
        let counts = data.map_or_else(|| Ok(Counts::equal()), Counts::of)?;
        let knots = cut(&full, &counts, settings);
        let bytes = Weights::to_compact_bytes(&full.error_model, &knots);
        let small = Weights::from_bytes(&bytes).map_err(|error| TrainError::Weights {
            path: weights.to_owned(),
            error,
        })?;
        let errors = match data {
            Some(data) => Some([held_out(&full, data)?, held_out(&small, data)?]),
            None => None,
        };
        Ok(Small { bytes, errors })
    }

    /// The weights file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The mean error on held-out positions, before and after.
    pub fn mean_errors(&self) -> Option<[f32; 2]> {
        self.errors
    }

    /// Writes the weights file.
    pub fn write(&self, path: &Path) -> Result<(), TrainError> {
        store::write(path, &self.bytes)
    }
}

/// The mean error on held-out positions, over all phases.
fn held_out(weights: &Weights, data: &DataSet) -> Result<f32, TrainError> {
    let mut errors = Vec::new();
    for phase in 0..Weights::PHASES {
        let samples = data.samples(phase)?;
        let held_out = samples.iter().filter(|it| it.is_held_out());
        if held_out.clone().next().is_some() {
            errors.push(quality_of(weights, held_out).mean_error);
        }
    }
    Ok(errors.iter().sum::<f32>() / errors.len().max(1) as f32)
}

/// The tables of small weights.
fn cut(weights: &Weights, counts: &Counts, settings: &CutSettings) -> Vec<Knot> {
    let phases = phases(settings.knots);
    let lines: Vec<[(usize, f64); 2]> = (0..Weights::PHASES).map(|it| line(&phases, it)).collect();
    let fine = f32::from(Value::DISC) * f32::from(Knot::FINE);
    let step = (settings.step * fine).round().max(1.0);
    let mut knots: Vec<Knot> = phases
        .iter()
        .map(|&phase| Knot {
            phase,
            step: step as u16,
            table: vec![0; TABLE_SIZE],
        })
        .collect();
    let negligible = f64::from(settings.negligible * counts.millions);
    for place in 0..TABLE_SIZE {
        let values = |phase: usize| {
            let discs = f64::from(weights.table(phase)[place]) / f64::from(Value::DISC);
            (discs, f64::from(counts.counts[phase][place]))
        };
        let (solution, met) = closest(&lines, phases.len(), values);
        for ((knot, value), met) in knots.iter_mut().zip(solution).zip(met) {
            let matters = met * value * value >= negligible;
            let steps = (value as f32 * fine / step).round();
            knot.table[place] = if matters {
                steps.clamp(-127.0, 127.0) as i8
            } else {
                0
            };
        }
    }
    knots
}

/// The phases with a table, evenly spaced.
fn phases(knots: usize) -> Vec<usize> {
    let last = Weights::PHASES - 1;
    let knots = knots.clamp(2, Weights::PHASES);
    (0..knots)
        .map(|knot| (knot * last + (knots - 1) / 2) / (knots - 1))
        .collect()
}

/// The tables on both sides of a phase, and their shares.
fn line(phases: &[usize], phase: usize) -> [(usize, f64); 2] {
    let next = phases
        .partition_point(|&it| it <= phase)
        .min(phases.len() - 1);
    let share = (phase - phases[next - 1]) as f64 / (phases[next] - phases[next - 1]) as f64;
    [(next - 1, 1.0 - share), (next, share)]
}

/// The values at the knots whose interpolation comes closest to the values of all phases, weighted by their counts;
/// and the total weight of each knot. It is a small tridiagonal system of equations.
fn closest(
    lines: &[[(usize, f64); 2]],
    knots: usize,
    values: impl Fn(usize) -> (f64, f64),
) -> (Vec<f64>, Vec<f64>) {
    let (mut diagonal, mut beside, mut right) =
        (vec![0.0; knots], vec![0.0; knots], vec![0.0; knots]);
    for (phase, &[(low, a), (high, b)]) in lines.iter().enumerate() {
        let (value, count) = values(phase);
        diagonal[low] += count * a * a;
        diagonal[high] += count * b * b;
        beside[low] += count * a * b;
        right[low] += count * a * value;
        right[high] += count * b * value;
    }
    let met = diagonal.clone();
    for knot in 1..knots {
        let factor = beside[knot - 1] / diagonal[knot - 1];
        diagonal[knot] -= factor * beside[knot - 1];
        right[knot] -= factor * right[knot - 1];
    }
    for knot in (0..knots).rev() {
        let next = if knot + 1 < knots {
            beside[knot] * right[knot + 1]
        } else {
            0.0
        };
        right[knot] = (right[knot] - next) / diagonal[knot];
    }
    (right, met)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_on_straight_lines_are_kept_as_they_are() {
        let mut weights = Weights::untrained();
        for phase in 0..Weights::PHASES {
            let bent = if phase < 15 { phase } else { 30 - phase } as i16;
            for (place, weight) in weights.table_mut(phase).iter_mut().enumerate() {
                *weight = bent * 16 * (place % 5) as i16;
            }
        }
        let settings = CutSettings {
            knots: 30,
            step: 0.125,
            negligible: 0.0,
        };
        let knots = cut(&weights, &Counts::equal(), &settings);
        for knot in &knots {
            let expected = weights.table(knot.phase).iter().map(|it| (it / 16) as i8);
            assert!(knot.table.iter().copied().eq(expected));
        }
        // Two tables cannot follow the bend, but do not overshoot either.
        let knots = cut(
            &weights,
            &Counts::equal(),
            &CutSettings {
                knots: 2,
                ..settings
            },
        );
        assert_eq!(knots.iter().map(|it| it.phase).collect::<Vec<_>>(), [0, 29]);
        assert!(knots.iter().all(|it| (25..35).contains(&it.table[4])));
    }
}
