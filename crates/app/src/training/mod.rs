//! Training: a sitting of things to do, what comes out of own games, openings, and how a learner gets on.
//!
//! - [`Sitting`]: one thing after the other, by what somebody came for ([`Entrance`]); an [`Assignment`] is one of them, a
//!   task for an [`Exercise`](crate::exercise::Exercise);
//! - [`Lookback`]: a finished game is analysed by itself; [`mistakes`]: the cards of a game that was;
//! - [`openings`]: an [`OpeningTrainer`](openings::OpeningTrainer), which plays the book against a learner;
//! - [`Report`]: how a learner gets on.
//!
//! What needs no engine (the deck, ratings, the ladder, drills) is in [`outflank_learn::training`].

mod assignment;
mod lookback;
pub mod mistakes;
pub mod openings;
mod report;
mod sitting;

pub use assignment::{Assignment, Repetition, Work};
pub use lookback::{Learned, Lookback, of_review, own_game};
pub use report::{Curve, Report};
pub use sitting::{Done, Entrance, Sitting, Summary};
