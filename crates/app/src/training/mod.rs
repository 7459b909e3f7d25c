//! Training with the engine's help: what comes out of own games, and openings.
//!
//! - [`mistakes`]: the cards of a game that was analysed;
//! - [`openings`]: an [`OpeningTrainer`](openings::OpeningTrainer), which plays the book against a learner.
//!
//! What needs no engine (the deck, ratings, the ladder, drills) is in [`outflank_learn::training`].

pub mod mistakes;
pub mod openings;
