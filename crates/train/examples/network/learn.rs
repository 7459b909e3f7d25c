//! Learning: Adam on the rows that a batch of positions touches.

use outflank_eval::patterns::FEATURES;
use outflank_eval::{Features, Weights};
use outflank_rules::random::Random;
use outflank_train::Sample;
use outflank_train::fit::Unknowns;

use crate::network::{Network, Row, add};

/// A position, ready to be learnt from.
pub struct Position {
    /// The places of its contents in a table.
    pub places: [u32; FEATURES],
    empties: u8,
    /// How much it counts.
    weight: f32,
    /// What the weights say, in discs.
    pub sum: f32,
    /// What it is worth, in discs.
    pub value: f32,
}

impl Position {
    pub fn new(unknowns: &Unknowns, sample: &Sample, weights: &Weights) -> Position {
        let contents = Features::of(sample.board).contents();
        let mut places = unknowns.of(&contents);
        let empties = sample.board.empties().len();
        Position {
            places: std::array::from_fn(|_| places.next().unwrap_or_default() as u32),
            empties: empties as u8,
            weight: sample.count.min(4).into(),
            sum: weights.evaluate(&contents, empties).discs(),
            value: sample.value.discs(),
        }
    }

    pub fn phase(&self) -> usize {
        Weights::phase(self.empties.into())
    }
}

const BATCH: usize = 1024;
const RATE: f32 = 1e-3;
const MOMENTUM: f32 = 0.9;
const MEMORY: f32 = 0.999;

pub struct Adam<const K: usize> {
    pub network: Network<K>,
    gradients: Vec<Row<K>>,
    means: Vec<Row<K>>,
    squares: Vec<Row<K>>,
    /// Whether a row has a gradient, and which do.
    is_touched: Vec<bool>,
    touched: Vec<usize>,
    steps: i32,
}

impl<const K: usize> Adam<K> {
    pub fn new(network: Network<K>) -> Adam<K> {
        let nothing = vec![[0.0; K]; network.rows.len()];
        Adam {
            gradients: nothing.clone(),
            means: nothing.clone(),
            squares: nothing,
            is_touched: vec![false; network.rows.len()],
            touched: Vec::new(),
            steps: 0,
            network,
        }
    }

    /// Learns from every position once, in random order. `done` is the share of all the learning that lies behind before
    /// and after it: steps become smaller, down to nothing.
    pub fn epoch(&mut self, positions: &[Position], done: [f32; 2], random: &mut Random) {
        let mut order: Vec<u32> = (0..positions.len() as u32).collect();
        random.shuffle(&mut order);
        for (number, batch) in order.chunks(BATCH).enumerate() {
            for &position in batch {
                self.learn(&positions[position as usize]);
            }
            let share = (number * BATCH) as f32 / positions.len() as f32;
            let done = done[0] + (done[1] - done[0]) * share;
            self.step(RATE * f32::midpoint((std::f32::consts::PI * done).cos(), 1.0));
        }
    }

    fn learn(&mut self, position: &Position) {
        let Adam {
            network,
            gradients,
            is_touched,
            touched,
            ..
        } = self;
        let phase = position.phase();
        let activity = network.activity(phase, network.sum(position), position.sum);
        let error = position.sum + activity.discs - position.value;
        let gradient = position.weight * error / BATCH as f32;
        let mut hand = |place: usize, row: &Row<K>, factor: f32| {
            if !std::mem::replace(&mut is_touched[place], true) {
                touched.push(place);
            }
            add(&mut gradients[place], row, factor);
        };
        let back = network.back(phase, &activity, position.sum, gradient, &mut hand);
        let start = network.contents(phase);
        for &place in &position.places {
            hand(start + place as usize, &back, 1.0);
        }
    }

    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let [young_mean, young_square] = [MOMENTUM, MEMORY].map(|it| 1.0 - it.powi(self.steps));
        for place in self.touched.drain(..) {
            self.is_touched[place] = false;
            let gradient = std::mem::replace(&mut self.gradients[place], [0.0; K]);
            let (mean, square) = (&mut self.means[place], &mut self.squares[place]);
            let row = &mut self.network.rows[place];
            for unit in 0..K {
                let gradient = gradient[unit];
                mean[unit] += (1.0 - MOMENTUM) * (gradient - mean[unit]);
                square[unit] += (1.0 - MEMORY) * (gradient * gradient - square[unit]);
                let length = (square[unit] / young_square).sqrt() + 1e-8;
                row[unit] -= rate * mean[unit] / young_mean / length;
            }
        }
    }
}

/// The root mean square error on every hundredth of these positions.
pub fn loss<const K: usize>(network: &Network<K>, positions: &[Position]) -> f32 {
    let some = positions.iter().step_by(100);
    let (mut sum, mut count) = (0.0, 0.0);
    for position in some {
        let error = position.sum + network.correction(position) - position.value;
        (sum, count) = (sum + error * error, count + 1.0);
    }
    f32::sqrt(sum / count)
}
