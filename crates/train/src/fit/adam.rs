//! Adam: steps as long for parameters with small gradients as for those with large ones (Kingma and Ba, 2014). The
//! moments of a row change only when its content occurs.

use outflank_eval::network::{HEADS, SUMS, Scale};

use super::model::{BLOCK, Gradient, Head, Model, Part};

/// How much of the mean gradient, and of the mean squared one, remains from step to step.
const DECAY: [f32; 2] = [0.9, 0.999];

/// Keeps the first steps of rare contents finite.
const TINY: f32 = 1e-8;

/// No number grows beyond what its integer can hold.
const MOST: f32 = Scale::MOST_IN_ROW as f32 / Scale::ROW;

/// The optimiser's memory.
#[derive(Clone)]
pub struct Adam {
    steps: i32,
    pub blocks: Vec<Moments>,
    bias: [[f32; SUMS]; 2],
    heads: [Vec<Head>; 2],
}

/// The moments of a block, and room for its gradient.
#[derive(Clone)]
pub struct Moments {
    gradient: Vec<Part>,
    first: Vec<Part>,
    second: Vec<Part>,
}

/// A step to be made.
pub struct Step {
    /// Its length, corrected for the moments' start at zero.
    rate: f32,
    second: f32,
    /// What gradients are multiplied by.
    share: f32,
}

impl Step {
    #[inline]
    fn apply(&self, number: &mut f32, first: &mut f32, second: &mut f32, gradient: f32) {
        let gradient = gradient * self.share;
        *first = DECAY[0] * *first + (1.0 - DECAY[0]) * gradient;
        *second = DECAY[1] * *second + (1.0 - DECAY[1]) * gradient * gradient;
        let step = self.rate * *first / ((*second * self.second).sqrt() + TINY);
        *number = (*number - step).clamp(-MOST, MOST);
    }
}

impl Adam {
    pub fn new(model: &Model) -> Adam {
        let count = model.blocks[0].len();
        let zero = || vec![[0.0; BLOCK]; count];
        let moments = || Moments {
            gradient: zero(),
            first: zero(),
            second: zero(),
        };
        Adam {
            steps: 0,
            blocks: model.blocks.iter().map(|_| moments()).collect(),
            bias: [[0.0; SUMS]; 2],
            heads: [(); 2].map(|()| vec![Head::ZERO; HEADS]),
        }
    }

    /// The next step, of this length, for gradients over so many positions.
    pub fn next_step(&mut self, rate: f32, count: f32) -> Step {
        self.steps += 1;
        let [first, second] = DECAY.map(|decay| 1.0 / (1.0 - decay.powi(self.steps)));
        Step {
            rate: rate * first,
            second,
            share: 1.0 / count.max(1.0),
        }
    }

    /// A step of the bias and the heads.
    pub fn dense(&mut self, model: &mut Model, gradients: &[Gradient], step: &Step) {
        let [first, second] = &mut self.bias;
        for sum in 0..SUMS {
            let gradient = gradients.iter().map(|it| it.bias[sum]).sum();
            let (first, second) = (&mut first[sum], &mut second[sum]);
            step.apply(&mut model.bias[sum], first, second, gradient);
        }
        let [first, second] = &mut self.heads;
        for (empties, head) in model.heads.iter_mut().enumerate() {
            let mut gradient = gradients[0].heads[empties].clone();
            for more in &gradients[1..] {
                let more = &more.heads[empties];
                for (to, from) in gradient.numbers_mut().zip(more.numbers()) {
                    *to += from;
                }
                gradient.seen += more.seen;
            }
            if gradient.seen == 0.0 {
                continue;
            }
            head.seen += gradient.seen;
            let moments = first[empties]
                .numbers_mut()
                .zip(second[empties].numbers_mut());
            let numbers = head.numbers_mut().zip(moments);
            for ((number, (first, second)), &gradient) in numbers.zip(gradient.numbers()) {
                step.apply(number, first, second, gradient);
            }
        }
    }

    /// All moments.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        let blocks = self.blocks.iter().flat_map(|it| [&it.first, &it.second]);
        let blocks = blocks.flat_map(|it| it.as_flattened());
        let heads = self.heads.iter().flatten().flat_map(Head::numbers);
        let all = blocks.chain(self.bias.as_flattened()).chain(heads);
        bytes.extend((self.steps as f32).to_le_bytes());
        bytes.extend(all.flat_map(|it| it.to_le_bytes()));
    }

    /// The optimiser with these moments.
    pub fn read(model: &Model, numbers: &mut impl Iterator<Item = f32>) -> Option<Adam> {
        let mut adam = Adam::new(model);
        adam.steps = numbers.next()? as i32;
        let blocks = adam.blocks.iter_mut();
        let blocks = blocks.flat_map(|it| [&mut it.first, &mut it.second]);
        let blocks = blocks.flat_map(|it| it.as_flattened_mut());
        let heads = adam.heads.iter_mut().flatten().flat_map(Head::numbers_mut);
        for number in blocks.chain(adam.bias.as_flattened_mut()).chain(heads) {
            *number = numbers.next()?;
        }
        Some(adam)
    }
}

impl Moments {
    /// Sums the gradients of a block's rows.
    pub fn gather(&mut self, gradients: &[Gradient], block: usize) {
        for gradient in gradients {
            for (place, sums) in gradient.places.iter().zip(&gradient.sums) {
                // Copied, so that the compiler knows they do not overlap.
                let part: Part = sums.as_chunks().0[block];
                for &group in place.groups() {
                    let sum = &mut self.gradient[group as usize];
                    for (sum, number) in sum.iter_mut().zip(part) {
                        *sum += number;
                    }
                }
            }
        }
    }

    /// A step of the rows that occurred.
    pub fn apply(&mut self, rows: &mut [Part], touched: &[u32], step: &Step) {
        for &group in touched {
            let group = group as usize;
            let (row, gradient) = (&mut rows[group], &mut self.gradient[group]);
            let (first, second) = (&mut self.first[group], &mut self.second[group]);
            for i in 0..BLOCK {
                step.apply(&mut row[i], &mut first[i], &mut second[i], gradient[i]);
            }
            *gradient = [0.0; BLOCK];
        }
    }
}
