//! What the results of a match say about strength, with error bars.

mod pairs;
mod sprt;

pub use pairs::{Elo, Pairs, Share};
pub use sprt::{Sprt, Verdict};

/// The expected share of the points for this difference in Elo.
fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo for this expected share of the points.
fn elo_of(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The logistic curve of Elo's system: 64 % for 100 points, 76 % for 200, ten to one for 400.
    #[test]
    fn shares_and_differences_are_those_of_the_tables() {
        let table = [
            (0.0, 0.5),
            (10.0, 0.514_387_184_2),
            (50.0, 0.571_463_117_4),
            (100.0, 0.640_064_999_8),
            (190.848_501_887_9, 0.75),
            (200.0, 0.759_746_926_6),
            (400.0, 10.0 / 11.0),
        ];
        for (elo, share) in table {
            assert!((expected_share(elo) - share).abs() < 1e-9, "{elo}");
            assert!((expected_share(-elo) - (1.0 - share)).abs() < 1e-9, "{elo}");
            assert!((elo_of(share) - elo).abs() < 1e-5, "{share}");
        }
    }
}
