//! Faults of the disk, for tests.
//!
//! A [`Watch`] on a folder counts every access to files in it, and can let one of them fail.
//!
//! A [`Trial`] puts a write path through all of that. It writes down what is changed when nothing fails, and so has what a
//! crash after any number of accesses leaves on the disk: [`Crash`] says how much of what was not synced is lost.
//! Nothing is really synced in a watched folder, so that thousands of cases take seconds.

mod model;
pub(crate) mod seam;
mod trial;

pub use model::Crash;
pub use seam::{Fault, Watch};
pub use trial::{Done, Trial};
