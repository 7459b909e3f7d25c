//! Fitting the weights: ridge regression, one phase at a time, by preconditioned conjugate gradients.
//!
//! The value of a position is the sum of the weights of its features, so the best weights are those of a linear
//! least-squares problem: a few hundred thousand unknowns, 62 of them in each equation. Contents that mean the
//! same share an unknown.

use outflank_eval::patterns::{FEATURE_TABLE, FEATURES, OFFSETS, PATTERNS, TABLE_SIZE};
use outflank_eval::{Features, Value, Weights};

use crate::record::Record;

/// How a phase is fitted.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// How strongly weights are drawn to zero: so many positions' worth.
    pub ridge: f32,
    /// How many steps at the most.
    pub steps: usize,
    /// How much the positions of the neighbouring phases count.
    pub neighbours: f32,
}

/// The equations of a phase: the unknowns of each position, its score, its weight.
pub struct Equations {
    unknowns: Vec<[u32; FEATURES]>,
    scores: Vec<f32>,
    weights: Vec<f32>,
}

/// How well weights predict scores.
#[derive(Clone, Copy, Debug)]
pub struct Quality {
    /// The mean absolute error in discs.
    pub mean_error: f32,
    /// The root of the mean squared error.
    pub root_mean_square: f32,
}

/// For each pattern, the unknown of each content.
pub struct Unknowns(Vec<Vec<u32>>);

impl Unknowns {
    /// Contents that mean the same have the same unknown: the first of them.
    pub fn new() -> Unknowns {
        let of = |(pattern, &offset): (&outflank_eval::patterns::Pattern, &usize)| {
            pattern
                .canonical()
                .into_iter()
                .map(|content| offset as u32 + content)
                .collect()
        };
        Unknowns(PATTERNS.iter().zip(&OFFSETS).map(of).collect())
    }

    /// The unknowns of a board.
    fn of(&self, record: &Record) -> [u32; FEATURES] {
        let features = Features::of(record.board);
        let contents = features.contents();
        let contents = contents.numbers();
        std::array::from_fn(|feature| {
            self.0[FEATURE_TABLE[feature].pattern][usize::from(contents[feature])]
        })
    }
}

impl Default for Unknowns {
    fn default() -> Unknowns {
        Unknowns::new()
    }
}

impl Equations {
    /// No equations yet.
    pub fn new() -> Equations {
        Equations {
            unknowns: Vec::new(),
            scores: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Adds a position.
    pub fn push(&mut self, unknowns: &Unknowns, record: &Record, weight: f32) {
        self.unknowns.push(unknowns.of(record));
        self.scores.push(record.value.discs());
        self.weights.push(weight);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    fn predict(&self, solution: &[f32], row: usize) -> f32 {
        self.unknowns[row]
            .iter()
            .map(|&unknown| solution[unknown as usize])
            .sum()
    }

    /// How well a solution fits.
    pub fn quality(&self, solution: &[f32]) -> Quality {
        let (mut absolute, mut squares) = (0.0f64, 0.0f64);
        for (row, &score) in self.scores.iter().enumerate() {
            let error = f64::from(self.predict(solution, row).clamp(-64.0, 64.0) - score);
            absolute += error.abs();
            squares += error * error;
        }
        let count = self.len().max(1) as f64;
        Quality {
            mean_error: (absolute / count) as f32,
            root_mean_square: (squares / count).sqrt() as f32,
        }
    }

    /// Improves a solution; `watch` sees it after every step and may end the fit.
    pub fn solve(
        &self,
        fit: Fit,
        solution: &mut [f32],
        mut watch: impl FnMut(usize, &[f32]) -> bool,
    ) {
        let mut counts = vec![0.0f32; TABLE_SIZE];
        for (unknowns, weight) in self.unknowns.iter().zip(&self.weights) {
            for &unknown in unknowns {
                counts[unknown as usize] += weight;
            }
        }
        let scale: Vec<f32> = counts
            .iter()
            .map(|count| 1.0 / (count + fit.ridge))
            .collect();
        let mut residual = vec![0.0f32; TABLE_SIZE];
        for (row, (&score, &weight)) in self.scores.iter().zip(&self.weights).enumerate() {
            let error = weight * (score - self.predict(solution, row));
            for &unknown in &self.unknowns[row] {
                residual[unknown as usize] += error;
            }
        }
        for (residual, value) in residual.iter_mut().zip(solution.iter()) {
            *residual -= fit.ridge * value;
        }
        let scaled = |residual: &[f32]| -> Vec<f32> {
            residual.iter().zip(&scale).map(|(r, s)| r * s).collect()
        };
        let dot =
            |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| f64::from(a * b)).sum::<f64>();
        let mut direction = scaled(&residual);
        let mut length = dot(&residual, &direction);
        for step in 0..fit.steps {
            let mut image: Vec<f32> = direction.iter().map(|value| fit.ridge * value).collect();
            for (row, weight) in self.weights.iter().enumerate() {
                let change = weight * self.predict(&direction, row);
                for &unknown in &self.unknowns[row] {
                    image[unknown as usize] += change;
                }
            }
            let stride = (length / dot(&direction, &image)) as f32;
            if !stride.is_finite() {
                return;
            }
            for i in 0..TABLE_SIZE {
                solution[i] += stride * direction[i];
                residual[i] -= stride * image[i];
            }
            if !watch(step, solution) {
                return;
            }
            let next = scaled(&residual);
            let next_length = dot(&residual, &next);
            let ratio = (next_length / length) as f32;
            length = next_length;
            for (direction, next) in direction.iter_mut().zip(next) {
                *direction = next + ratio * *direction;
            }
        }
    }
}

impl Default for Equations {
    fn default() -> Equations {
        Equations::new()
    }
}

/// Rounds a solution and spreads it over the contents that share it.
pub fn quantise(unknowns: &Unknowns, solution: &[f32], weights: &mut Weights, phase: usize) {
    let table = weights.table_mut(phase);
    for (pattern, &offset) in unknowns.0.iter().zip(&OFFSETS) {
        for (content, &unknown) in pattern.iter().enumerate() {
            let value = solution[unknown as usize] * f32::from(Value::DISC);
            table[offset + content] = value.round() as i16;
        }
    }
}
