//! The exact endgame solver, in layers of ever simpler and faster code: [`deep`] with the transposition table
//! and the evaluation, [`few`] empty squares with mobility and parity, the [`last`] four with code for each
//! number.

mod deep;
mod few;
mod last;

use outflank_rules::Score;

pub use few::Few;

/// The exact score by repeated null-window searches around the last bound, as in MTD(f).
pub(crate) fn narrow_down(mut guess: i32, mut bound: impl FnMut(i32) -> i32) -> Score {
    let (mut lower, mut upper) = (-64, 64);
    while lower < upper {
        let score = bound(guess);
        if score > guess {
            (lower, guess) = (score, score);
        } else {
            (upper, guess) = (score, score - 1);
        }
    }
    Score::new(lower).unwrap_or_default()
}
