//! The fit: a network that predicts the values of positions.
//!
//! - `model`: the network in floating point, forwards and backwards;
//! - `adam`: the optimiser;
//! - [`Fit`]: pass after pass over the positions, each in a new order.
//!
//! The result depends on the settings and the positions only, not on the number of threads: gradients are summed in
//! eight parts in a fixed order, and each block of sums belongs to one thread.

mod adam;
mod model;

use outflank_eval::Weights;
use outflank_rules::random::Random;
use serde::{Deserialize, Serialize};

pub use model::{Model, Place};

use crate::parallel::{for_each_in_parallel, in_parallel};
use crate::record::Sample;
use adam::Adam;
use model::Gradient;

/// The settings of the fit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FitSettings {
    /// The number of passes over all positions.
    pub passes: usize,
    /// The number of positions whose gradients make a step.
    pub batch: usize,
    /// The size of a step at the beginning; it shrinks to nothing.
    pub rate: f32,
    /// A position that occurred several times counts as often, up to this.
    pub most_count: u16,
    /// Whether it begins with the weights of the previous round, and not with random ones.
    #[serde(default)]
    pub refine: bool,
}

impl Default for FitSettings {
    fn default() -> FitSettings {
        FitSettings {
            passes: 10,
            batch: 16_384,
            rate: 0.0015,
            most_count: 16,
            refine: false,
        }
    }
}

/// The quality of predictions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Quality {
    /// The number of positions.
    pub positions: usize,
    /// The mean error, in discs.
    pub mean_error: f32,
    /// The root of the mean squared error, in discs.
    pub root_mean_square: f32,
    /// The mean of the signed errors, in discs.
    pub bias: f32,
}

impl Quality {
    /// The quality of predictions with these errors, in discs.
    pub fn of_errors(errors: impl Iterator<Item = f32>) -> Quality {
        let (mut count, mut sum, mut signed, mut squares) = (0, 0.0, 0.0, 0.0);
        for error in errors.map(f64::from) {
            count += 1;
            sum += error.abs();
            signed += error;
            squares += error * error;
        }
        let mean = |sum: f64| sum / f64::from(count.max(1));
        Quality {
            positions: count as usize,
            mean_error: mean(sum) as f32,
            root_mean_square: mean(squares).sqrt() as f32,
            bias: mean(signed) as f32,
        }
    }
}

/// How well weights predict positions.
pub fn quality_of<'a>(weights: &Weights, samples: impl Iterator<Item = &'a Sample>) -> Quality {
    Quality::of_errors(
        samples.map(|sample| weights.evaluate(sample.board).discs() - sample.value.discs()),
    )
}

/// The number of parts in which the gradients of a batch are summed.
const SLICES: usize = 8;

/// The steps get longer over so many of them at first: the optimiser knows nothing yet.
const WARM_UP: f32 = 200.0;

/// A fit under way.
#[derive(Clone)]
pub struct Fit {
    model: Model,
    adam: Adam,
    /// Passes done.
    passes: usize,
}

impl Fit {
    /// A fit that has not begun.
    pub fn new(seed: u64) -> Fit {
        Fit::of(Model::random(&mut Random::new(seed)))
    }

    /// A fit that begins with these weights.
    pub fn refining(weights: &Weights) -> Fit {
        Fit::of(Model::of(weights))
    }

    fn of(model: Model) -> Fit {
        Fit {
            adam: Adam::new(&model),
            model,
            passes: 0,
        }
    }

    /// The network as it is.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// How many passes are done.
    pub fn passes(&self) -> usize {
        self.passes
    }

    /// Another pass over the positions. Returns the root of the mean squared error on the way, in discs.
    pub fn pass(&mut self, samples: &[Sample], settings: &FitSettings, threads: usize) -> f32 {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        Random::new(self.passes as u64).shuffle(&mut order);
        let batches = samples.len().div_ceil(settings.batch.max(1));
        let all = (settings.passes * batches).max(1) as f32;
        let (mut squares, mut count) = (0.0, 0.0);
        for (number, batch) in order.chunks(settings.batch.max(1)).enumerate() {
            let step = (self.passes * batches + number) as f32;
            let left = (1.0 - step / all).max(0.0);
            let rate = settings.rate * ((step + 1.0) / WARM_UP).min(1.0) * left * left;
            let slice = batch.len().div_ceil(SLICES);
            let gradients = in_parallel(threads, batch.len().div_ceil(slice), |part| {
                let mut gradient = Gradient::new();
                let part = &batch[part * slice..batch.len().min((part + 1) * slice)];
                for sample in part.iter().map(|&place| &samples[place as usize]) {
                    gradient.add(&self.model, sample, settings.most_count);
                }
                gradient
            });
            for gradient in &gradients {
                squares += gradient.squares;
                count += gradient.count;
            }
            self.step(&gradients, rate, threads);
        }
        self.passes += 1;
        (squares / count.max(1.0)).sqrt() as f32
    }

    fn step(&mut self, gradients: &[Gradient], rate: f32, threads: usize) {
        let count: f64 = gradients.iter().map(|it| it.count).sum();
        let step = self.adam.next_step(rate, count as f32);
        let touched = self.model.touched(gradients);
        let blocks = self.model.blocks.iter_mut().zip(&mut self.adam.blocks);
        let mut blocks: Vec<_> = blocks.enumerate().collect();
        for_each_in_parallel(threads, &mut blocks, |(number, (rows, moments))| {
            moments.gather(gradients, *number);
            moments.apply(rows, &touched, &step);
        });
        self.adam.dense(&mut self.model, gradients, &step);
    }

    /// All numbers, to resume from.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = (self.passes as u64).to_le_bytes().to_vec();
        self.model.write(&mut bytes);
        self.adam.write(&mut bytes);
        bytes
    }

    /// From the bytes of [`Fit::to_bytes`]; `None` if they are others.
    pub fn from_bytes(bytes: &[u8]) -> Option<Fit> {
        let (passes, bytes) = bytes.split_first_chunk()?;
        let (numbers, rest) = bytes.as_chunks();
        let mut numbers = numbers.iter().map(|&it| f32::from_le_bytes(it));
        let model = Model::read(&mut numbers)?;
        let adam = Adam::read(&model, &mut numbers)?;
        (rest.is_empty() && numbers.next().is_none()).then_some(Fit {
            model,
            adam,
            passes: u64::from_le_bytes(*passes) as usize,
        })
    }
}
