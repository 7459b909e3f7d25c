//! The linear equations of a phase and their regularised least-squares solution.
//!
//! The value of a position is the sum of the weights of its features, so the best weights solve a linear
//! least-squares problem: a few hundred thousand unknowns, 62 of them in each equation. Equivalent contents share an
//! unknown. It is solved by preconditioned conjugate gradients.

use outflank_eval::patterns::{
    FEATURE_TABLE, FEATURES, OFFSETS, PATTERNS, Pattern, STARTS, TABLE_SIZE,
};
use outflank_eval::{Contents, Features, Value};

use crate::parallel::in_parallel;
use crate::record::Sample;

/// For each pattern and content, the least equivalent content.
pub struct Unknowns(Vec<Vec<u16>>);

impl Unknowns {
    /// The unknowns of the pattern table.
    pub fn new() -> Unknowns {
        // A pattern has at most ten squares, so its contents fit.
        const { assert!(3u32.pow(10) <= 1 << 16) };
        let of = |pattern: &Pattern| {
            let canonical = pattern.canonical().into_iter();
            canonical.map(|content| content as u16).collect()
        };
        Unknowns(PATTERNS.iter().map(of).collect())
    }

    /// The unknown of each feature.
    fn least<'a>(&'a self, contents: &'a Contents) -> impl Iterator<Item = u16> {
        let features = FEATURE_TABLE.iter().zip(contents.numbers());
        features.map(|(feature, &content)| self.0[feature.pattern][usize::from(content)])
    }

    /// The indices of the unknowns of a board's features.
    pub fn of<'a>(&'a self, contents: &'a Contents) -> impl Iterator<Item = usize> {
        let least = STARTS.iter().zip(self.least(contents));
        least.map(|(start, content)| start + usize::from(content))
    }

    /// The index of the unknown of each content, in the order of a weight table.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        let of = |(pattern, &offset): (&'_ Vec<u16>, &'_ usize)| {
            let places = pattern
                .iter()
                .map(move |&least| offset + usize::from(least));
            places.collect::<Vec<usize>>()
        };
        self.0.iter().zip(&OFFSETS).flat_map(of)
    }
}

impl Default for Unknowns {
    fn default() -> Unknowns {
        Unknowns::new()
    }
}

/// The equations of a phase: the contents of each position, its value in discs, its weight.
#[derive(Default)]
pub struct Equations {
    contents: Vec<[u16; FEATURES]>,
    values: Vec<f32>,
    weights: Vec<f32>,
}

/// How well weights predict values.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Quality {
    /// The mean absolute error in discs.
    pub mean_error: f32,
    /// The root mean square error.
    pub root_mean_square: f32,
}

impl Quality {
    /// The quality of predictions with these errors.
    pub fn of_errors(errors: impl Iterator<Item = f32>) -> Quality {
        let (mut absolute, mut squares, mut count) = (0.0, 0.0, 0u32);
        for error in errors.map(f64::from) {
            absolute += error.abs();
            squares += error * error;
            count += 1;
        }
        let count = f64::from(count.max(1));
        Quality {
            mean_error: (absolute / count) as f32,
            root_mean_square: (squares / count).sqrt() as f32,
        }
    }
}

/// The settings of the solver.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The strength of the regularisation: worth this many positions.
    pub ridge: f32,
    /// The maximum number of steps.
    pub steps: usize,
    /// The number of threads, which does not affect the result.
    pub threads: usize,
}

/// Positions are summed in slices, so that sums do not depend on the number of threads.
const SLICES: usize = 8;

impl Equations {
    /// Adds a position.
    pub fn push(&mut self, unknowns: &Unknowns, sample: &Sample, weight: f32) {
        let contents = Features::of(sample.board).contents();
        let mut least = unknowns.least(&contents);
        let row = std::array::from_fn(|_| least.next().unwrap_or_default());
        self.contents.push(row);
        self.values.push(sample.value.discs());
        self.weights.push(weight);
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// How often each unknown occurs.
    pub fn counts(&self, threads: usize) -> Vec<f32> {
        self.scatter(threads, |row| self.weights[row])
    }

    /// How well a solution fits.
    pub fn quality(&self, solution: &[f32]) -> Quality {
        let most = Value::MAX.discs();
        let error =
            |(contents, value): (_, &f32)| predict(contents, solution).clamp(-most, most) - value;
        Quality::of_errors(self.contents.iter().zip(&self.values).map(error))
    }

    /// Improves a solution, regularised towards the expected one; `watch` sees it after every step and may end the
    /// work.
    pub fn solve(
        &self,
        method: Method,
        expected: &[f32],
        solution: &mut [f32],
        mut watch: impl FnMut(usize, &[f32]) -> bool,
    ) {
        let Method {
            ridge,
            steps,
            threads,
        } = method;
        let scale: Vec<f32> = self
            .counts(threads)
            .into_iter()
            .map(|count| 1.0 / (count + ridge))
            .collect();
        let mut residual = self.scatter(threads, |row| {
            self.weights[row] * (self.values[row] - predict(&self.contents[row], solution))
        });
        for ((residual, value), expected) in residual.iter_mut().zip(&*solution).zip(expected) {
            *residual -= ridge * (value - expected);
        }
        let scaled = |residual: &[f32]| -> Vec<f32> {
            residual.iter().zip(&scale).map(|(r, s)| r * s).collect()
        };
        let mut direction = scaled(&residual);
        let mut length = dot(&residual, &direction);
        for step in 0..steps {
            let mut image = self.scatter(threads, |row| {
                self.weights[row] * predict(&self.contents[row], &direction)
            });
            for (image, value) in image.iter_mut().zip(&direction) {
                *image += ridge * value;
            }
            let stride = (length / dot(&direction, &image)) as f32;
            if !stride.is_finite() {
                return;
            }
            for i in 0..solution.len() {
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

    /// For each unknown, the sum of something over the positions in which it occurs.
    fn scatter(&self, threads: usize, of_row: impl Fn(usize) -> f32 + Sync) -> Vec<f32> {
        let rows = self.len();
        let slice = |slice: usize| {
            let mut sums = vec![0.0f32; TABLE_SIZE];
            for row in rows * slice / SLICES..rows * (slice + 1) / SLICES {
                let value = of_row(row);
                for (place, content) in STARTS.iter().zip(&self.contents[row]) {
                    sums[place + usize::from(*content)] += value;
                }
            }
            sums
        };
        let slices: Vec<Vec<f32>> = in_parallel(threads, SLICES, slice);
        let mut slices = slices.into_iter();
        let mut total = slices.next().unwrap_or_default();
        for sums in slices {
            for (total, sum) in total.iter_mut().zip(sums) {
                *total += sum;
            }
        }
        total
    }
}

fn predict(contents: &[u16; FEATURES], solution: &[f32]) -> f32 {
    let weight = |(place, &content): (&usize, &u16)| solution[place + usize::from(content)];
    STARTS.iter().zip(contents).map(weight).sum()
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(a, b)| f64::from(a * b)).sum()
}
