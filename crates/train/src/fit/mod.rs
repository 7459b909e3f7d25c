//! The fit: phase after phase, from the end of the game back to its start.
//!
//! A phase is fitted to its own positions and, with less weight, to those of its neighbours. Where they say little
//! about a content, its weight is drawn to that of the phase after, which is known by then.

mod equations;

use outflank_eval::Weights;
use outflank_eval::patterns::TABLE_SIZE;
use serde::{Deserialize, Serialize};

pub use equations::{Equations, Method, Quality, Unknowns};

use crate::TrainError;
use crate::data::DataSet;

/// How phases are fitted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FitSettings {
    /// How strongly weights are drawn to those of the phase after: so many positions' worth.
    pub ridge: f32,
    /// How many steps at the most.
    pub steps: usize,
    /// How much the positions of the neighbouring phases count.
    pub neighbours: f32,
    /// A position that was met several times counts several times, up to this.
    pub most_count: u16,
}

impl Default for FitSettings {
    fn default() -> FitSettings {
        FitSettings {
            ridge: 60.0,
            steps: 40,
            neighbours: 0.3,
            most_count: 4,
        }
    }
}

/// How the fit of a phase went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PhaseFit {
    /// How many positions it was fitted to, those of the neighbours included.
    pub positions: usize,
    /// How many steps it took.
    pub steps: usize,
    /// How well it predicts the positions held out.
    pub held_out: Quality,
}

/// From this phase on, with 16 empty squares and fewer, who moves last decides: what holds in one phase does not in
/// the next, and neighbours do not count.
const PARITY_PHASE: usize = 22;

/// With fewer positions held out, the number of steps cannot be judged by them.
const FEW_HELD_OUT: usize = 200;

/// After so many steps that did not improve the prediction of the positions held out, the fit ends.
const PATIENCE: usize = 5;

/// What a phase is fitted to, and what it is judged by.
pub struct Material {
    /// The positions to learn from.
    pub training: Equations,
    /// Those held out.
    pub held_out: Equations,
}

impl Material {
    /// Reads the positions of a phase and its neighbours.
    pub fn read(
        data: &DataSet,
        phase: usize,
        settings: &FitSettings,
    ) -> Result<Material, TrainError> {
        let unknowns = Unknowns::new();
        let (mut training, mut held_out) = (Equations::default(), Equations::default());
        let phases = phase.saturating_sub(1)..=(phase + 1).min(Weights::PHASES - 1);
        for near in phases {
            for sample in data.samples(near)? {
                let weight = f32::from(sample.count.min(settings.most_count));
                let weight = if near == phase {
                    weight
                } else if phase < PARITY_PHASE {
                    weight * settings.neighbours
                } else {
                    0.0
                };
                if !sample.is_held_out() {
                    if weight > 0.0 {
                        training.push(&unknowns, &sample, weight);
                    }
                } else if near == phase {
                    held_out.push(&unknowns, &sample, 1.0);
                }
            }
        }
        Ok(Material { training, held_out })
    }

    /// Fits the weights of a phase, in discs, given those of the phase after.
    pub fn fit(
        &self,
        settings: &FitSettings,
        expected: &[f32],
        start: &[f32],
        threads: usize,
    ) -> (Vec<f32>, PhaseFit) {
        let method = Method {
            ridge: settings.ridge,
            steps: settings.steps,
            threads,
        };
        let mut solution = start.to_vec();
        let mut best = (f32::INFINITY, 0, start.to_vec());
        self.training
            .solve(method, expected, &mut solution, |step, solution| {
                let error = self.held_out.quality(solution).root_mean_square;
                if error < best.0 || self.held_out.len() < FEW_HELD_OUT {
                    best = (error, step + 1, solution.to_vec());
                }
                step < best.1 + PATIENCE
            });
        let fit = PhaseFit {
            positions: self.training.len(),
            steps: best.1,
            held_out: self.held_out.quality(&best.2),
        };
        (best.2, fit)
    }
}

/// Weights of nothing.
pub(crate) fn nothing() -> Vec<f32> {
    vec![0.0; TABLE_SIZE]
}
