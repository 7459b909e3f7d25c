//! Repeatable pseudo-random numbers: the same seed gives the same games everywhere.

/// The generator of the whole workspace (SplitMix64). Good enough to choose moves and positions; no secrets.
///
/// ```
/// use outflank_rules::{Position, random::Random};
///
/// let mut random = Random::new(7);
/// let square = random.pick(Position::START.legal_moves()).expect("four moves");
/// assert_eq!(Random::new(7).pick(Position::START.legal_moves()), Some(square));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A sequence of its own for every seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// 64 random bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 to `end` − 1.
    pub const fn below(&mut self, end: u32) -> u32 {
        (((self.bits() >> 32) * end as u64) >> 32) as u32
    }

    /// One of the items; none if there is none.
    pub fn pick<I: IntoIterator<IntoIter: ExactSizeIterator>>(
        &mut self,
        items: I,
    ) -> Option<I::Item> {
        let mut items = items.into_iter();
        items.nth(self.below(items.len() as u32) as usize)
    }

    /// Puts items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Spreads a word over all 64 bits; no two words become the same. Files depend on it: it stays as it is.
pub const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// A number from 0 (included) to 1 (excluded) that these bits stand for.
pub const fn unit(bits: u64) -> f32 {
    (bits >> 40) as f32 / (1u32 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the published generator for seed 1234567.
    #[test]
    fn it_is_splitmix64() {
        let mut random = Random::new(1_234_567);
        let numbers = [(); 3].map(|()| random.bits());
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_every_item_is_picked_some_time() {
        let mut random = Random::new(1);
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
        random.shuffle(&mut items);
        assert_ne!(items, [0, 1, 2, 3, 4, 5, 6, 7]);
        let mut picked = [false; 8];
        for _ in 0..200 {
            picked[*random.pick(&items).unwrap()] = true;
        }
        assert_eq!(picked, [true; 8]);
        assert_eq!(random.pick::<[u8; 0]>([]), None);
    }

    #[test]
    fn bits_are_spread_evenly_from_0_to_1() {
        let thousandths = |bits| (1000.0 * unit(bits)) as u32;
        assert_eq!(
            [0, 1 << 62, 1 << 63, !0].map(thousandths),
            [0, 250, 500, 999]
        );
    }
}
