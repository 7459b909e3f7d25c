use super::elo_of;
use crate::Pair;

/// The number of pairs in which the first contender got 0, ½, 1, 1½ and 2 points.
///
/// Pairs, not games: the two games of an opening are correlated, and an error margin that treats them as
/// independent is wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    counts: [u64; 5],
    discs: i64,
}

/// A share of the points, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share itself.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// A difference in strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The most likely one; infinite if all games were won or lost.
    pub difference: f64,
    /// The lower end of the 95 % confidence interval,
    pub low: f64,
    /// and its upper end.
    pub high: f64,
}

impl Pairs {
    /// From counts of pairs with 0, ½, 1, 1½ and 2 points.
    pub const fn from_counts(counts: [u64; 5]) -> Pairs {
        Pairs { counts, discs: 0 }
    }

    /// Counts a pair.
    pub fn add(&mut self, pair: &Pair) {
        self.add_scores(pair.scores());
    }

    /// Counts a pair by the first contender's disc difference in each game.
    pub fn add_scores(&mut self, scores: [i32; 2]) {
        let half_points: i32 = scores.iter().map(|score| score.signum() + 1).sum();
        self.counts[half_points as usize] += 1;
        self.discs += scores.iter().map(|&score| i64::from(score)).sum::<i64>();
    }

    /// The counts.
    pub const fn counts(&self) -> [u64; 5] {
        self.counts
    }

    /// The number of pairs.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The first contender's mean disc difference.
    pub fn mean_discs(&self) -> f64 {
        self.discs as f64 / (2 * self.count()).max(1) as f64
    }

    /// The first contender's share of the points; `None` without a pair.
    pub fn share(&self) -> Option<Share> {
        let count = self.count() as f64;
        if count == 0.0 {
            return None;
        }
        let observed = self.counts.map(|count| count as f64);
        // Four pairs more, with every result alike: what has not happened yet is rare, not impossible.
        let possible = observed.map(|count| count + 0.8);
        let mean = mean_of(possible, |share| share);
        Some(Share {
            mean: mean_of(observed, |share| share),
            error: (mean_of(possible, |share| (share - mean).powi(2)) / count).sqrt(),
        })
    }

    /// How much stronger the first contender is; `None` without a pair.
    pub fn elo(&self) -> Option<Elo> {
        let share = self.share()?;
        let elo = |share: f64| elo_of(share.clamp(0.0, 1.0));
        Some(Elo {
            difference: elo(share.mean),
            low: elo(share.mean - share.margin()),
            high: elo(share.mean + share.margin()),
        })
    }
}

/// The mean of a function of the share, over so many pairs with each result.
fn mean_of(counts: [f64; 5], of: impl Fn(f64) -> f64) -> f64 {
    let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
    let terms = shares.iter().zip(counts);
    let sum: f64 = terms.map(|(&share, count)| count * of(share)).sum();
    sum / counts.iter().sum::<f64>()
}

impl Share {
    /// The half width of a 95 % interval of the normal distribution, in standard errors.
    const REACH_OF_95_PERCENT: f64 = 1.959_963_984_540_054;

    /// The half width of the 95 % confidence interval.
    pub fn margin(self) -> f64 {
        Share::REACH_OF_95_PERCENT * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(number: f64, expected: f64) {
        let error = (number - expected).abs();
        assert!(
            error <= expected.abs() * 0.01,
            "{number}, expected {expected}"
        );
    }

    /// Figures from the tests of another match runner, fastchess, for the same counts.
    #[test]
    fn elo_and_its_margin_are_the_published_ones() {
        let cases = [
            ([34, 54, 31 + 32, 64, 75], 55.58, 27.65),
            ([332, 433, 457 + 41, 333, 334], -8.64, 10.33),
            ([7895, 8757, 5485 + 200, 568, 9999], -21.04, 2.95),
        ];
        for (counts, difference, margin) in cases {
            let elo = Pairs::from_counts(counts).elo().expect("pairs");
            near(elo.difference, difference);
            near((elo.high - elo.low) / 2.0, margin);
        }
    }

    #[test]
    fn a_share_and_its_error_by_hand() {
        // Shares 1, 1, ½, ½: mean ¾. With the pairs that are added: mean ⅝, variance 7⁄64, over four pairs.
        let share = Pairs::from_counts([0, 0, 2, 0, 2]).share().expect("pairs");
        near(share.mean, 0.75);
        near(share.error, (7.0_f64 / 64.0 / 4.0).sqrt());
        near(share.margin(), 0.3241);
    }

    #[test]
    fn the_ends_of_the_scale() {
        assert_eq!(Pairs::default().share(), None);
        assert_eq!(Pairs::default().elo(), None);
        let lost = Pairs::from_counts([9, 0, 0, 0, 0]).elo().expect("pairs");
        assert!(lost.difference.is_infinite() && lost.difference < 0.0);
        assert!((-400.0..-200.0).contains(&lost.high), "{lost:?}");
        let one = Pairs::from_counts([0, 0, 0, 0, 1]).elo().expect("a pair");
        assert!(one.low < 0.0, "two games prove nothing: {one:?}");
        let even = Pairs::from_counts([1, 0, 0, 0, 1]).elo().expect("pairs");
        assert_eq!((even.low, even.high), (f64::NEG_INFINITY, f64::INFINITY));
        assert!(even.difference.abs() < 1e-9);
    }

    #[test]
    fn scores_are_counted() {
        let mut pairs = Pairs::default();
        pairs.add_scores([10, -2]);
        pairs.add_scores([0, 4]);
        assert_eq!(pairs.counts(), [0, 0, 1, 1, 0]);
        assert!((pairs.mean_discs() - 3.0).abs() < 1e-9);
    }
}
