//! The fit: phase by phase, from the end of the game to its start.
//!
//! A phase is fitted to its own positions and, with less weight, to those of its neighbours. Weights are
//! regularised towards those of the phase after, which matters for rare contents.

mod equations;

use outflank_eval::Weights;
use outflank_eval::patterns::TABLE_SIZE;
use serde::{Deserialize, Serialize};

pub use equations::{Equations, Method, Quality, Unknowns};

use crate::TrainError;
use crate::data::DataSet;

/// The settings of the fit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FitSettings {
    /// The strength of the regularisation towards the phase after: worth this many positions.
    pub ridge: f32,
    /// The maximum number of steps.
    pub steps: usize,
    /// The weight of positions of the neighbouring phases.
    pub neighbours: f32,
    /// A position that occurred several times counts as often, up to this.
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

/// The fit of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PhaseFit {
    /// The number of positions it was fitted to, including the neighbours'.
    pub positions: usize,
    /// How many steps it took.
    pub steps: usize,
    /// Its quality on held-out positions.
    pub held_out: Quality,
}

/// From this phase on, with 16 empty squares and fewer, parity dominates: neighbouring phases differ, and do not
/// count.
const PARITY_PHASE: usize = 22;

/// With fewer held-out positions, they cannot determine the number of steps.
const FEW_HELD_OUT: usize = 200;

/// The fit ends after this many steps without improvement on held-out positions.
const PATIENCE: usize = 5;

/// The positions a phase is fitted to and judged by.
pub struct Material {
    /// The training positions.
    pub training: Equations,
    /// The held-out positions.
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

/// Zero weights.
pub(crate) fn nothing() -> Vec<f32> {
    vec![0.0; TABLE_SIZE]
}
