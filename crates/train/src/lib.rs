//! From nothing to evaluation weights: self-play, fit, export.

pub mod fit;
mod random;
mod record;
mod selfplay;

pub use random::Random;
pub use record::Record;
pub use selfplay::SelfPlay;
