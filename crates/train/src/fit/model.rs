//! The network in floating point. Its integer form, and what its parts are, is in [`outflank_eval::network`].

use outflank_eval::network::{self, HEADS, Row, SUMS, Scale, UNITS};
use outflank_eval::patterns::{self, FEATURES, STARTS};
use outflank_eval::{Contents, Value, Weights};
use outflank_rules::random::{Random, unit};

use crate::record::Sample;

/// The sums in blocks of a vector register: each block is trained by one thread.
pub const BLOCK: usize = 16;

/// A block's part of a row.
pub type Part = [f32; BLOCK];

/// An activation is cut off here: the largest integer below one.
const MOST: f32 = 255.0 / Scale::ROW;

/// The network.
#[derive(Clone, PartialEq)]
pub struct Model {
    /// The group of each content.
    groups: Vec<u32>,
    /// For each block, its part of the row of each group.
    pub blocks: Vec<Vec<Part>>,
    /// The bias of the sums.
    pub bias: [f32; SUMS],
    /// By the number of empty squares.
    pub heads: Vec<Head>,
}

/// What becomes of the sums.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    pub hidden: [[f32; UNITS]; SUMS],
    pub hidden_bias: [f32; UNITS],
    pub output: [f32; UNITS],
    pub direct: [f32; SUMS],
    pub bias: f32,
    /// How many positions it was trained with. Not a parameter.
    pub seen: f32,
}

/// Where a position meets the network: the groups of its contents, and its number of empty squares.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    groups: [u32; FEATURES],
    head: usize,
}

/// The network's numbers for a position.
struct Forward {
    sums: [f32; SUMS],
    active: [f32; SUMS],
    units: [f32; UNITS],
    active_units: [f32; UNITS],
    output: f32,
}

impl Head {
    pub const ZERO: Head = Head {
        hidden: [[0.0; UNITS]; SUMS],
        hidden_bias: [0.0; UNITS],
        output: [0.0; UNITS],
        direct: [0.0; SUMS],
        bias: 0.0,
        seen: 0.0,
    };

    /// Its parameters.
    pub fn numbers(&self) -> impl Iterator<Item = &f32> {
        let hidden = self.hidden.as_flattened().iter();
        let others = self.hidden_bias.iter().chain(&self.output);
        hidden.chain(others).chain(&self.direct).chain([&self.bias])
    }

    /// The same, to change them.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let hidden = self.hidden.as_flattened_mut().iter_mut();
        let others = self.hidden_bias.iter_mut().chain(&mut self.output);
        hidden
            .chain(others)
            .chain(&mut self.direct)
            .chain([&mut self.bias])
    }

    /// The numbers that integers stand for.
    fn of(head: &network::Head) -> Head {
        Head {
            hidden: core::array::from_fn(|sum| {
                head.hidden[sum / 2].map(|pair| f32::from(pair[sum % 2]) / Scale::HIDDEN)
            }),
            hidden_bias: head.hidden_bias.map(|it| it as f32 / Scale::HIDDEN_BIAS),
            output: head.output.map(|[it, _]| f32::from(it) / Scale::OUTPUT),
            direct: head.direct.map(|it| f32::from(it) / Scale::DIRECT),
            bias: head.bias as f32 / Scale::TOTAL,
            seen: FEW_SEEN,
        }
    }

    fn quantised(&self) -> network::Head {
        let mut head = network::Head::ZERO;
        for (sum, weights) in self.hidden.iter().enumerate() {
            for (unit, &weight) in weights.iter().enumerate() {
                head.hidden[sum / 2][unit][sum % 2] = (weight * Scale::HIDDEN).round() as i16;
            }
        }
        for (to, from) in head.hidden_bias.iter_mut().zip(self.hidden_bias) {
            *to = (from * Scale::HIDDEN_BIAS).round() as i32;
        }
        for ([to, _], from) in head.output.iter_mut().zip(self.output) {
            *to = (from * Scale::OUTPUT).round() as i16;
        }
        for (to, from) in head.direct.iter_mut().zip(self.direct) {
            *to = (from * Scale::DIRECT).round() as i16;
        }
        head.bias = (self.bias * Scale::TOTAL).round() as i32;
        head
    }
}

impl Model {
    /// A network of random numbers, except for the rows: contents that never occur are to add nothing.
    pub fn random(random: &mut Random) -> Model {
        let (groups, count) = patterns::shared();
        let mut number = |most: f32| (2.0 * unit(random.bits()) - 1.0) * most;
        let bias = core::array::from_fn(|_| 0.4 + number(0.2));
        let mut head = Head::ZERO;
        for weight in head.hidden.as_flattened_mut() {
            *weight = number(1.5 / (SUMS as f32).sqrt());
        }
        head.hidden_bias = [0.2; UNITS];
        head.output = core::array::from_fn(|_| number(1.0 / (UNITS as f32).sqrt()));
        head.direct = core::array::from_fn(|_| number(0.3));
        Model {
            groups,
            blocks: vec![vec![[0.0; BLOCK]; count]; SUMS / BLOCK],
            bias,
            heads: vec![head; HEADS],
        }
    }

    /// The network that these weights were made of, as far as the integers say.
    pub fn of(weights: &Weights) -> Model {
        let (rows, bias, heads) = weights.parts();
        let number = |number: i16| f32::from(number) / Scale::ROW;
        let block = |block: usize| {
            let part = |row: &Row| core::array::from_fn(|at| number(row.0[block * BLOCK + at]));
            rows.iter().map(part).collect()
        };
        Model {
            groups: patterns::shared().0,
            blocks: (0..SUMS / BLOCK).map(block).collect(),
            bias: bias.0.map(number),
            heads: heads.iter().map(Head::of).collect(),
        }
    }

    /// Where a position meets the network.
    pub fn place(&self, sample: &Sample) -> Place {
        let contents = Contents::of(sample.board);
        let contents = contents.numbers();
        Place {
            groups: core::array::from_fn(|feature| {
                self.groups[STARTS[feature] + usize::from(contents[feature])]
            }),
            head: sample.board.empties().len() as usize,
        }
    }

    /// The value of a position, in discs.
    pub fn value(&self, place: &Place) -> f32 {
        self.forward(place).output * Scale::OUTPUT_DISCS
    }

    fn forward(&self, place: &Place) -> Forward {
        let mut sums = self.bias;
        for (block, sums) in self.blocks.iter().zip(sums.as_chunks_mut::<BLOCK>().0) {
            for &group in &place.groups {
                let part = &block[group as usize];
                for (sum, number) in sums.iter_mut().zip(part) {
                    *sum += number;
                }
            }
        }
        let head = &self.heads[place.head];
        let active = sums.map(activation);
        let mut units = head.hidden_bias;
        for (active, weights) in active.iter().zip(&head.hidden) {
            for (unit, weight) in units.iter_mut().zip(weights) {
                *unit += active * weight;
            }
        }
        let active_units = units.map(activation);
        let mut output = head.bias;
        for (active, weight) in active_units.iter().zip(&head.output) {
            output += active * weight;
        }
        for (sum, weight) in sums.iter().zip(&head.direct) {
            output += sum * weight;
        }
        Forward {
            sums,
            active,
            units,
            active_units,
            output,
        }
    }

    /// The groups that some gradient changes, in order.
    pub fn touched(&self, gradients: &[Gradient]) -> Vec<u32> {
        let mut touched = vec![false; self.blocks[0].len()];
        for place in gradients.iter().flat_map(|it| &it.places) {
            for &group in &place.groups {
                touched[group as usize] = true;
            }
        }
        (0..)
            .zip(touched)
            .filter(|it| it.1)
            .map(|it| it.0)
            .collect()
    }

    /// The integers that stand for the numbers. Heads that saw few positions are those of the nearest number of empty
    /// squares, of the same parity, that saw many.
    pub fn quantised(&self) -> Weights {
        let most = Scale::MOST_IN_ROW;
        let number = |number: f32| ((number * Scale::ROW).round() as i16).clamp(-most, most);
        let row = |group: usize| {
            Row(core::array::from_fn(|sum| {
                number(self.blocks[sum / BLOCK][group][sum % BLOCK])
            }))
        };
        let rows: Vec<Row> = (0..self.blocks[0].len()).map(row).collect();
        let head = |empties: usize| {
            let known = |it: &usize| self.heads[*it].seen >= FEW_SEEN && it % 2 == empties % 2;
            let nearest = (0..HEADS)
                .filter(known)
                .min_by_key(|it| it.abs_diff(empties));
            self.heads[nearest.unwrap_or(empties)].quantised()
        };
        let bias = Row(self.bias.map(|it| (it * Scale::ROW).round() as i16));
        Weights::new(&rows, bias, (0..HEADS).map(head).collect())
    }

    /// All numbers.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        let blocks = self.blocks.iter().flat_map(|it| it.as_flattened());
        let heads = self.heads.iter().flat_map(Head::numbers);
        let seen = self.heads.iter().map(|it| &it.seen);
        let all = blocks.chain(&self.bias).chain(heads).chain(seen);
        bytes.extend(all.flat_map(|it| it.to_le_bytes()));
    }

    /// The network with these numbers.
    pub fn read(numbers: &mut impl Iterator<Item = f32>) -> Option<Model> {
        let mut model = Model::random(&mut Random::new(0));
        let blocks = model.blocks.iter_mut().flat_map(|it| it.as_flattened_mut());
        let parameters = blocks.chain(&mut model.bias);
        for number in parameters.chain(model.heads.iter_mut().flat_map(Head::numbers_mut)) {
            *number = numbers.next()?;
        }
        for head in &mut model.heads {
            head.seen = numbers.next()?;
        }
        Some(model)
    }
}

/// With fewer positions a head has not been trained.
const FEW_SEEN: f32 = 10_000.0;

#[inline]
fn activation(number: f32) -> f32 {
    let inside = number.clamp(0.0, MOST);
    inside * inside
}

/// How an activation changes with its number.
#[inline]
fn slope(number: f32) -> f32 {
    if number > 0.0 && number < MOST {
        2.0 * number
    } else {
        0.0
    }
}

/// The gradient of the squared error over some positions.
pub struct Gradient {
    pub heads: Vec<Head>,
    pub bias: [f32; SUMS],
    /// For each position, its place and the gradient of its sums.
    pub places: Vec<Place>,
    pub sums: Vec<[f32; SUMS]>,
    /// The sum of the squared errors in discs, and of the positions' counts.
    pub squares: f64,
    pub count: f64,
}

impl Gradient {
    pub fn new() -> Gradient {
        Gradient {
            heads: vec![Head::ZERO; HEADS],
            bias: [0.0; SUMS],
            places: Vec::new(),
            sums: Vec::new(),
            squares: 0.0,
            count: 0.0,
        }
    }

    /// Adds a position.
    pub fn add(&mut self, model: &Model, sample: &Sample, most_count: u16) {
        let place = model.place(sample);
        let forward = model.forward(&place);
        let target = f32::from(sample.value.0) / f32::from(Value::DISC) / Scale::OUTPUT_DISCS;
        let error = forward.output - target;
        let count = f32::from(sample.count.min(most_count));
        self.count += f64::from(count);
        self.squares += f64::from(count * (error * Scale::OUTPUT_DISCS).powi(2));
        let error = error * count;

        let (head, gradient) = (&model.heads[place.head], &mut self.heads[place.head]);
        gradient.seen += count;
        gradient.bias += error;
        let mut units = [0.0; UNITS];
        for (unit, change) in units.iter_mut().enumerate() {
            gradient.output[unit] += error * forward.active_units[unit];
            *change = error * head.output[unit] * slope(forward.units[unit]);
            gradient.hidden_bias[unit] += *change;
        }
        let mut sums = [0.0; SUMS];
        for (sum, change) in sums.iter_mut().enumerate() {
            // Copied, so that the compiler knows they do not overlap.
            let (mut weights, mut slopes) = (head.hidden[sum], gradient.hidden[sum]);
            for unit in 0..UNITS {
                slopes[unit] += forward.active[sum] * units[unit];
                weights[unit] *= units[unit];
            }
            gradient.hidden[sum] = slopes;
            *change = error * head.direct[sum] + total(weights) * slope(forward.sums[sum]);
            gradient.direct[sum] += error * forward.sums[sum];
            self.bias[sum] += *change;
        }
        self.places.push(place);
        self.sums.push(sums);
    }
}

impl Place {
    /// The groups of the position's contents.
    pub fn groups(&self) -> &[u32; FEATURES] {
        &self.groups
    }
}

/// The sum of numbers, pair by pair: the same in vector registers.
#[inline]
fn total(mut numbers: [f32; UNITS]) -> f32 {
    let mut width = UNITS;
    while width > 1 {
        width /= 2;
        for i in 0..width {
            numbers[i] += numbers[i + width];
        }
    }
    numbers[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_become_numbers_and_the_same_weights_again() {
        let weights = Weights::random(&mut Random::new(3));
        let again = Model::of(&weights).quantised();
        assert!(again.to_bytes() == weights.to_bytes());
    }
}
