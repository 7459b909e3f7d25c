//! The error model of shallow searches, measured with the new weights.
//!
//! Held-out positions are searched to every depth without selective cuts, those near the end of the game to the end.
//! The difference between a shallow and a deep search is the error of the shallow one; the model is the curve that
//! makes the measured errors most likely.

mod measure;
mod minimise;

use outflank_eval::{ErrorCurve, ErrorModel, Weights};
use outflank_search::Probe;
use serde::{Deserialize, Serialize};

pub use measure::Measured;
use minimise::minimise;

/// How much to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CalibrateSettings {
    /// The number of positions for each number of empty squares.
    pub positions: usize,
    /// The maximum depth.
    pub deepest: u32,
    /// Up to this many empty squares positions are searched to the end.
    pub exact: u32,
}

impl Default for CalibrateSettings {
    fn default() -> CalibrateSettings {
        CalibrateSettings {
            positions: 36,
            deepest: 12,
            exact: 22,
        }
    }
}

impl CalibrateSettings {
    /// The numbers of empty squares measured.
    pub const EMPTIES: std::ops::RangeInclusive<u32> = 13..=50;

    /// The depth for the n-th position: few are searched to the full depth, which takes long.
    pub(crate) fn depth(&self, n: usize) -> u32 {
        let less = match n % 12 {
            0 => 0,
            1 | 5 | 9 => 2,
            _ => 4,
        };
        self.deepest.saturating_sub(less).max(4)
    }
}

/// A decided game says nothing about narrow windows.
pub(crate) const DECIDED: f32 = 40.0;

/// A shallow search and its error.
#[derive(Clone, Copy, Debug)]
struct Pair {
    empties: u32,
    depth: u32,
    shallow: u32,
    error: f32,
}

/// How well a curve fits the measurements.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CurveFit {
    /// The number of pairs of searches compared.
    pub pairs: usize,
    /// The root mean square of their errors, in discs.
    pub root_mean_square: f32,
    /// The root mean square of the errors divided by the curve: 1 if it is right.
    pub normalised: f32,
}

/// The fitted model, and how well its two curves fit.
pub fn error_model(measured: &[Measured]) -> (ErrorModel, [CurveFit; 2]) {
    let midgame: Vec<Pair> = measured.iter().flat_map(midgame_pairs).collect();
    let endgame: Vec<Pair> = measured.iter().flat_map(endgame_pairs).collect();
    let usual = ErrorModel::default();
    let model = ErrorModel {
        midgame: fit(usual.midgame, &midgame),
        endgame: fit(usual.endgame, &endgame),
    };
    let fits = [
        goodness(&model.midgame, &midgame),
        goodness(&model.endgame, &endgame),
    ];
    (model, fits)
}

/// The pairs of depths that a midgame search uses.
fn midgame_pairs(measured: &Measured) -> impl Iterator<Item = Pair> {
    (0..measured.values.len()).filter_map(|depth| {
        let shallow = Probe::midgame_depth(depth as u32)?;
        Some(Pair {
            empties: measured.empties,
            depth: depth as u32,
            shallow,
            error: measured.values[shallow as usize] - measured.values[depth],
        })
    })
}

/// All depths that an exact search might use, at its parity.
fn endgame_pairs(measured: &Measured) -> impl Iterator<Item = Pair> {
    let empties = measured.empties;
    measured.score.into_iter().flat_map(move |score| {
        let values = measured.values.iter().zip(0u32..).skip(2);
        let even = values.filter(move |&(_, depth)| depth % 2 == empties % 2);
        even.map(move |(value, shallow)| Pair {
            empties,
            depth: empties,
            shallow,
            error: value - score,
        })
    })
}

/// The curve that makes the errors most likely.
fn fit(start: ErrorCurve, pairs: &[Pair]) -> ErrorCurve {
    if pairs.len() < FEW_PAIRS {
        return start;
    }
    let curve = |[base, left_out, searched, late, late_from]: [f64; 5]| ErrorCurve {
        base: base.max(0.1) as f32,
        left_out: left_out.max(0.0) as f32,
        searched: searched.max(0.0) as f32,
        late: late.max(0.0) as f32,
        late_from: late_from.clamp(0.0, 60.0) as f32,
    };
    let unlikely = |numbers| {
        let curve = curve(numbers);
        let sum: f64 = pairs
            .iter()
            .map(|pair| {
                let sigma = f64::from(curve.error(pair.empties, pair.depth, pair.shallow));
                let error = f64::from(pair.error) / sigma;
                sigma.ln() + error * error / 2.0
            })
            .sum();
        sum / pairs.len() as f64
    };
    let ErrorCurve {
        base,
        left_out,
        searched,
        late,
        late_from,
    } = start;
    // The bend of the curve is the least smooth parameter: several starts, the best end.
    let ends = [late_from, 35.0, 50.0].into_iter();
    let ends = ends.map(|late_from| {
        let start = [base, left_out, searched, late, late_from].map(f64::from);
        minimise(start, unlikely)
    });
    let best = ends.min_by(|a, b| unlikely(*a).total_cmp(&unlikely(*b)));
    best.map_or(start, curve)
}

/// With fewer pairs a curve would fit noise.
const FEW_PAIRS: usize = 100;

fn goodness(curve: &ErrorCurve, pairs: &[Pair]) -> CurveFit {
    let mean = |of: &dyn Fn(&Pair) -> f32| {
        let sum: f32 = pairs.iter().map(|pair| of(pair) * of(pair)).sum();
        (sum / pairs.len().max(1) as f32).sqrt()
    };
    CurveFit {
        pairs: pairs.len(),
        root_mean_square: mean(&|pair| pair.error),
        normalised: mean(&|pair| pair.error / curve.error(pair.empties, pair.depth, pair.shallow)),
    }
}

/// Searches positions, several at once.
pub(crate) fn measure(
    boards: &[outflank_rules::Board],
    weights: &Weights,
    settings: &CalibrateSettings,
    threads: usize,
) -> Vec<Measured> {
    crate::parallel::in_parallel(threads, boards.len(), |n| {
        let board = boards[n];
        let empties = board.empties().len();
        let to_the_end = empties <= settings.exact;
        let depth = settings.depth(if to_the_end { 2 } else { n });
        Measured::of(board, weights, depth.min(empties), to_the_end)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_found_again_from_errors_as_large_as_it_says() {
        let truth = ErrorCurve {
            base: 0.7,
            left_out: 0.2,
            searched: 2.0,
            late: 0.04,
            late_from: 45.0,
        };
        let mut pairs = Vec::new();
        for empties in CalibrateSettings::EMPTIES {
            for depth in 3..=12 {
                let shallow = Probe::midgame_depth(depth).expect("deep enough");
                let error = truth.error(empties, depth, shallow);
                let errors = [error, -error];
                pairs.extend(errors.map(|error| Pair {
                    empties,
                    depth,
                    shallow,
                    error,
                }));
            }
        }
        let found = fit(ErrorCurve::default(), &pairs);
        for pair in &pairs {
            let error = found.error(pair.empties, pair.depth, pair.shallow);
            assert!((error / pair.error.abs() - 1.0).abs() < 0.05, "{found:?}");
        }
        assert!((goodness(&found, &pairs).normalised - 1.0).abs() < 0.01);
    }
}
