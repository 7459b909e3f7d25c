//! The network: each content of a pattern has a row of K numbers instead of one. The rows of a board's features are added
//! up, cut off at 0 and 1, mixed by a layer of K units for each phase, cut off again, and become discs.

use outflank_eval::patterns::{STARTS, TABLE_SIZE};
use outflank_eval::{Contents, Value, Weights};
use outflank_rules::random::Random;
use outflank_train::fit::Unknowns;

use crate::learn::Position;

/// How many discs a unit that is full is worth at a weight of 1.
pub const DISCS: f32 = 16.0;

/// A row of numbers: all parameters of a network are rows.
pub type Row<const K: usize> = [f32; K];

/// The rows of the layers of a phase: K for the mixing, then these.
const BIAS: usize = 0;
const START: usize = 1;
const FROM_SUM: usize = 2;
const OUT: usize = 3;
const MIX: usize = 4;

pub struct Network<const K: usize> {
    groups: usize,
    /// First those of the contents, group after group, then the layers of the phases.
    pub rows: Vec<Row<K>>,
}

/// What the layers make of a sum of rows.
pub struct Activity<const K: usize> {
    pub first: Row<K>,
    pub second: Row<K>,
    pub discs: f32,
}

impl<const K: usize> Network<K> {
    const LAYER_ROWS: usize = MIX + K;

    /// Rows of contents are nothing, layers random.
    pub fn new(groups: usize) -> Network<K> {
        let mut random = Random::new(7);
        let mut uniform =
            |most: f32| most * (random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0);
        let mut layers: Vec<Row<K>> = vec![[0.5; K], [0.5; K], [0.0; K], [0.0; K]];
        layers[OUT] = std::array::from_fn(|_| uniform(0.3));
        layers.extend((0..K).map(|_| -> Row<K> { std::array::from_fn(|_| uniform(0.5)) }));
        // Units begin in the middle.
        for unit in 0..K {
            let sum: f32 = layers[MIX..].iter().map(|row| row[unit]).sum();
            layers[START][unit] -= 0.5 * sum;
        }
        let mut rows = vec![[0.0; K]; groups * TABLE_SIZE];
        (0..Weights::PHASES).for_each(|_| rows.extend(&layers));
        Network { groups, rows }
    }

    /// Where the rows of the contents of a phase begin.
    pub fn contents(&self, phase: usize) -> usize {
        phase * self.groups / Weights::PHASES * TABLE_SIZE
    }

    /// Where the layers of a phase begin.
    pub fn layers(&self, phase: usize) -> usize {
        self.groups * TABLE_SIZE + phase * Self::LAYER_ROWS
    }

    /// What the layers of a phase make of a sum of rows and of the sum of weights, in discs.
    #[inline]
    pub fn activity(&self, phase: usize, rows: Row<K>, sum: f32) -> Activity<K> {
        let layers = &self.rows[self.layers(phase)..][..Self::LAYER_ROWS];
        layers_of(layers, rows, sum)
    }

    /// What it adds to the sum of the weights.
    pub fn correction(&self, position: &Position) -> f32 {
        let phase = position.phase();
        self.activity(phase, self.sum(position), position.sum).discs
    }

    /// The sum of the rows of a position.
    pub fn sum(&self, position: &Position) -> Row<K> {
        let rows = &self.rows[self.contents(position.phase())..][..TABLE_SIZE];
        let mut total = [0.0; K];
        for &place in &position.places {
            add(&mut total, &rows[place as usize], 1.0);
        }
        total
    }

    /// Follows the gradient of the discs back: hands every row of the layers its part, and returns that of each row of the
    /// contents.
    pub fn back(
        &self,
        phase: usize,
        activity: &Activity<K>,
        sum: f32,
        gradient: f32,
        mut hand: impl FnMut(usize, &Row<K>, f32),
    ) -> Row<K> {
        let at = self.layers(phase);
        let layers = &self.rows[at..][..Self::LAYER_ROWS];
        let gradient = gradient * DISCS;
        let (first, second) = (activity.first.map(cut), activity.second.map(cut));
        hand(at + OUT, &second, gradient);
        let second_back: Row<K> = std::array::from_fn(|unit| {
            gradient * layers[OUT][unit] * f32::from(is_free(activity.second[unit]))
        });
        hand(at + START, &second_back, 1.0);
        hand(at + FROM_SUM, &second_back, sum / DISCS);
        let mut first_back = [0.0; K];
        for unit in 0..K {
            hand(at + MIX + unit, &second_back, first[unit]);
            if is_free(activity.first[unit]) {
                let mut row = layers[MIX + unit];
                for (weight, back) in row.iter_mut().zip(&second_back) {
                    *weight *= back;
                }
                first_back[unit] = total(row);
            }
        }
        hand(at + BIAS, &first_back, 1.0);
        first_back
    }
}

#[inline]
fn layers_of<const K: usize>(layers: &[Row<K>], rows: Row<K>, sum: f32) -> Activity<K> {
    let mut first = rows;
    add(&mut first, &layers[BIAS], 1.0);
    let mut second = layers[START];
    add(&mut second, &layers[FROM_SUM], sum / DISCS);
    for (row, unit) in layers[MIX..].iter().zip(first) {
        add(&mut second, row, cut(unit));
    }
    let mut out = second.map(cut);
    for (unit, weight) in out.iter_mut().zip(&layers[OUT]) {
        *unit *= weight;
    }
    Activity {
        first,
        second,
        discs: DISCS * total(out),
    }
}

/// The sum of a row, by halves: one after the other would have to wait for each other.
#[inline]
fn total<const K: usize>(mut row: Row<K>) -> f32 {
    let mut half = K / 2;
    while half > 0 {
        for unit in 0..half {
            row[unit] += row[unit + half];
        }
        half /= 2;
    }
    row[0]
}

#[inline]
pub fn add<const K: usize>(to: &mut Row<K>, row: &Row<K>, factor: f32) {
    for (to, number) in to.iter_mut().zip(row) {
        *to = factor.mul_add(*number, *to);
    }
}

#[inline]
fn cut(number: f32) -> f32 {
    number.clamp(0.0, 1.0)
}

fn is_free(number: f32) -> bool {
    (0.0..=1.0).contains(&number)
}

/// The network as a search would use it: rows of bytes for all contents, phase by phase.
pub struct Quantised<const K: usize> {
    network: Network<K>,
    rows: Vec<[i8; K]>,
}

/// The steps of a byte.
const STEPS: f32 = 128.0;

impl<const K: usize> Quantised<K> {
    pub fn of(network: &Network<K>) -> Quantised<K> {
        let places: Vec<usize> = Unknowns::new().places().collect();
        let row = |group: usize, place: &usize| {
            let row = network.rows[group * TABLE_SIZE + place];
            row.map(|number| (number * STEPS).round() as i8)
        };
        let groups = 0..network.groups;
        let rows: Vec<[i8; K]> = groups
            .flat_map(|group| places.iter().map(move |place| row(group, place)))
            .collect();
        let kilobytes = rows.len() * K / 1000;
        println!("rows of bytes: {kilobytes} kB");
        let network = Network {
            groups: network.groups,
            rows: network.rows.clone(),
        };
        Quantised { network, rows }
    }

    /// The value of a board whose weights have this sum.
    #[inline]
    pub fn evaluate(&self, contents: &Contents, empties: u32, sum: Value) -> Value {
        let phase = Weights::phase(empties);
        let rows = &self.rows[self.network.contents(phase)..][..TABLE_SIZE];
        let mut total = [0i16; K];
        for (start, &content) in STARTS.iter().zip(contents.numbers()) {
            let row = &rows[start + usize::from(content)];
            for (total, &number) in total.iter_mut().zip(row) {
                *total += i16::from(number);
            }
        }
        let total = total.map(|number| f32::from(number) / STEPS);
        let activity = self.network.activity(phase, total, sum.discs());
        let correction = (activity.discs * f32::from(Value::DISC)) as i32;
        Value::clamped(i32::from(sum.0) + correction)
    }
}
