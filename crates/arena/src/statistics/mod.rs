//! What the results of a match say about strength, and how surely.

mod pairs;
mod sprt;

pub use pairs::{Elo, Pairs, Share};
pub use sprt::{Sprt, Verdict};

/// The share of the points that a player so many Elo points stronger expects.
fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo points at which this share of the points is expected.
fn elo_of(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}
