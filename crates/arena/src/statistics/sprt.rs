use super::{Pairs, expected_share};

/// A sequential probability ratio test: after every pair it weighs two hypotheses, and it ends as soon as one of them
/// is sufficiently certain.
///
/// The generalised test over pairs of games: the likelihood of a hypothesis is that of the best-fitting distribution
/// over the five results of a pair among those with the expected share of the points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The hypothesis to refute: the first contender is stronger by only this much, in Elo.
    pub elo0: f64,
    /// The hypothesis to confirm: it is stronger by this much.
    pub elo1: f64,
    /// The probability of a wrong confirmation,
    pub alpha: f64,
    /// and of a wrong refutation.
    pub beta: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first contender is stronger.
    Confirmed,
    /// It is not.
    Refuted,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The test with error probabilities of 5 %.
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt {
            elo0,
            elo1,
            alpha: 0.05,
            beta: 0.05,
        }
    }

    /// The log-likelihood ratios at which it ends: refuted, confirmed.
    pub fn bounds(self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// The log-likelihood ratio of the hypotheses.
    pub fn ratio(self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        // Results that have not occurred yet are rare, not impossible.
        let counts = pairs.counts().map(|count| (count as f64).max(1e-3));
        let expected = [self.elo0, self.elo1].map(expected_share);
        let [first, second] = expected.map(|share| likeliest(&counts, share));
        let terms = counts.iter().zip(first.iter().zip(second));
        terms
            .map(|(count, (first, second))| count * (second / first).ln())
            .sum()
    }

    /// The verdict on a match that has ended: where the test has not, an interval beyond both hypotheses decides.
    pub fn conclusion(self, pairs: &Pairs) -> Verdict {
        match (self.verdict(pairs), pairs.elo()) {
            (Verdict::Open, Some(elo)) if elo.low > self.elo1 => Verdict::Confirmed,
            (Verdict::Open, Some(elo)) if elo.high < self.elo0 => Verdict::Refuted,
            (verdict, _) => verdict,
        }
    }

    /// The verdict on these pairs.
    pub fn verdict(self, pairs: &Pairs) -> Verdict {
        let ((lower, upper), ratio) = (self.bounds(), self.ratio(pairs));
        if ratio >= upper {
            Verdict::Confirmed
        } else if ratio <= lower {
            Verdict::Refuted
        } else {
            Verdict::Open
        }
    }
}

/// The distribution with this mean that makes the counts likeliest.
///
/// Its probabilities are *f* / (1 + *x* (*a* − mean)) for observed frequencies *f* of results *a*, with the *x*
/// that makes the mean right: there the sum below, which falls as *x* grows, is zero.
fn likeliest(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = counts.iter().sum();
    let offsets = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| share - mean);
    let terms = || offsets.iter().zip(counts.map(|count| count / total));
    let excess = |x: f64| -> f64 { terms().map(|(a, f)| f * a / (1.0 + x * a)).sum() };
    // Between the poles next to zero.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    let mut probabilities = [0.0; 5];
    for (probability, (a, f)) in probabilities.iter_mut().zip(terms()) {
        *probability = f / (1.0 + x * a);
    }
    probabilities
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figures from the tests of another match runner, fastchess, for the same counts.
    #[test]
    fn the_ratio_is_the_published_one() {
        let cases = [
            ([223, 9863, 20279 + 1000, 10037, 246], (0.5, 2.5), -3.07),
            ([871, 26175, 55003 + 980, 26678, 821], (0.0, 2.0), -4.98),
        ];
        for (counts, (elo0, elo1), expected) in cases {
            let ratio = Sprt::new(elo0, elo1).ratio(&Pairs::from_counts(counts));
            assert!((ratio - expected).abs() < 0.01, "{ratio}, not {expected}");
        }
    }

    /// Computed with another program, bisecting for the multiplier in double precision.
    #[test]
    fn the_ratio_of_small_matches() {
        let cases = [
            ([10, 40, 100, 60, 20], (0.0, 10.0), 2.016_504_909),
            ([50, 200, 400, 260, 90], (0.0, 5.0), 3.558_970_210),
            ([5, 20, 60, 20, 5], (-5.0, 5.0), 0.0),
            ([1, 3, 20, 40, 16], (0.0, 100.0), 17.630_485_959),
        ];
        for (counts, (elo0, elo1), expected) in cases {
            let ratio = Sprt::new(elo0, elo1).ratio(&Pairs::from_counts(counts));
            assert!((ratio - expected).abs() < 1e-6, "{ratio}, not {expected}");
        }
    }

    /// Whoever reads the interval beside it must not be told something else.
    #[test]
    fn a_match_that_ends_early_is_judged_by_its_interval() {
        let sprt = Sprt::new(0.0, 10.0);
        for (counts, verdict) in [
            ([13, 2, 4, 0, 1], Verdict::Refuted),
            ([0, 1, 1, 2, 16], Verdict::Confirmed),
            ([5, 6, 8, 7, 6], Verdict::Open),
        ] {
            let pairs = Pairs::from_counts(counts);
            assert_eq!(sprt.verdict(&pairs), Verdict::Open);
            assert_eq!(sprt.conclusion(&pairs), verdict, "{counts:?}");
        }
    }

    /// No other distribution with the same mean explains the counts better.
    #[test]
    fn the_likeliest_distribution_is_the_likeliest() {
        let counts = [10.0, 40.0, 100.0, 60.0, 20.0];
        let likelihood = |probabilities: [f64; 5]| -> f64 {
            let terms = counts.iter().zip(probabilities);
            terms
                .map(|(count, probability)| count * probability.ln())
                .sum()
        };
        for mean in [0.45, 0.5, 0.55, 0.6] {
            let found = likeliest(&counts, mean);
            // Steps that change neither the sum nor the mean.
            for place in 0..3 {
                for size in [-1e-3, 1e-3] {
                    let mut other = found;
                    for (offset, share) in [1.0, -2.0, 1.0].into_iter().enumerate() {
                        other[place + offset] += share * size;
                    }
                    assert!(likelihood(other) < likelihood(found), "{mean}");
                }
            }
        }
    }

    /// For small differences the ratio is close to the normal approximation,
    /// *n* (*s*₁ − *s*₀) (2 *s* − *s*₀ − *s*₁) / 2 σ².
    #[test]
    fn the_ratio_is_near_its_approximation() {
        let pairs = Pairs::from_counts([90, 210, 330, 240, 130]);
        let share = pairs.share().expect("pairs");
        let (s0, s1) = (expected_share(0.0), expected_share(8.0));
        let approximate = (s1 - s0) * (2.0 * share.mean - s0 - s1) / (2.0 * share.error.powi(2));
        let ratio = Sprt::new(0.0, 8.0).ratio(&pairs);
        assert!(
            (ratio / approximate - 1.0).abs() < 0.02,
            "{ratio} {approximate}"
        );
    }

    /// Wald's bounds: ln 19 for one wrong answer in twenty.
    #[test]
    fn it_ends_at_the_bounds() {
        let sprt = Sprt::new(0.0, 20.0);
        let (lower, upper) = sprt.bounds();
        assert!((upper - 2.944_438_979).abs() < 1e-9);
        assert!((lower + 2.944_438_979).abs() < 1e-9);
        assert_eq!(sprt.verdict(&Pairs::default()), Verdict::Open);
        let verdict = |counts| sprt.verdict(&Pairs::from_counts(counts));
        assert_eq!(verdict([20, 10, 40, 10, 20]), Verdict::Open);
        assert_eq!(verdict([10, 10, 40, 10, 130]), Verdict::Confirmed);
        assert_eq!(verdict([130, 10, 40, 10, 10]), Verdict::Refuted);
        assert_eq!(verdict([0, 0, 0, 0, 200]), Verdict::Confirmed);
        assert_eq!(verdict([200, 0, 0, 0, 0]), Verdict::Refuted);
    }

    #[test]
    fn a_likeliest_distribution_has_its_mean() {
        for mean in [0.1, 0.5, 0.51, 0.93] {
            let probabilities = likeliest(&[3.0, 1.0, 0.001, 7.0, 2.0], mean);
            let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
            let sum: f64 = probabilities.iter().sum();
            let found: f64 = probabilities.iter().zip(shares).map(|(p, s)| p * s).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{sum}");
            assert!((found - mean).abs() < 1e-6, "{found}");
        }
    }
}
