//! The error model of shallow searches, measured with the new weights.
//!
//! Positions held out are searched to every depth without selective cuts, those near the end of the game to the end.
//! What a shallow search says less what the deep one says is the error of the shallow one; the model is the curve under
//! which the measured errors are most likely.

mod measure;
mod minimise;

use outflank_eval::{ErrorCurve, ErrorModel, Weights};
use outflank_search::Probe;
use serde::{Deserialize, Serialize};

pub use measure::Measured;
use minimise::minimise;

/// How much is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CalibrateSettings {
    /// How many positions for each number of empty squares.
    pub positions: usize,
    /// How deep the deepest searches go.
    pub deepest: u32,
    /// Up to this many empty squares positions are searched to the end.
    pub exact: u32,
}

impl Default for CalibrateSettings {
    fn default() -> CalibrateSettings {
        CalibrateSettings {
            positions: 36,
            deepest: 12,
            exact: 20,
        }
    }
}

impl CalibrateSettings {
    /// The numbers of empty squares at which is measured.
    pub const EMPTIES: std::ops::RangeInclusive<u32> = 13..=50;

    /// How deep the search of the n-th position goes: few of them to the full depth, which takes long.
    pub(crate) fn depth(&self, n: usize) -> u32 {
        let less = match n % 12 {
            0 => 0,
            1 | 5 | 9 => 2,
            _ => 4,
        };
        self.deepest.saturating_sub(less).max(4)
    }
}

/// A game that is decided says nothing about narrow windows.
pub(crate) const DECIDED: f32 = 40.0;

/// A shallow search and how far it was off.
#[derive(Clone, Copy, Debug)]
struct Pair {
    empties: u32,
    depth: u32,
    shallow: u32,
    error: f32,
}

/// How well a model describes what was measured.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CurveFit {
    /// How many pairs of searches were compared.
    pub pairs: usize,
    /// The root mean square of their errors, in discs.
    pub root_mean_square: f32,
    /// The root mean square of the errors divided by what the curve says: 1 if it is right.
    pub normalised: f32,
}

/// The model of what was measured, and how well its two curves fit.
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

/// The curve under which the errors are most likely.
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
    let start = [base, left_out, searched, late, late_from].map(f64::from);
    curve(minimise(start, unlikely))
}

/// With fewer pairs a curve would follow chance.
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
