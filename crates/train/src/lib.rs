//! From nothing to evaluation weights: self-play, data set, fit, export, calibration.

#![forbid(unsafe_code)]

pub mod calibrate;
pub mod data;
mod error;
pub mod export;
pub mod fit;
mod games;
pub mod manifest;
mod parallel;
mod random;
mod record;
mod run;
mod selfplay;
mod stage;
pub mod store;
mod watch;

pub use error::TrainError;
pub use random::Random;
pub use record::{Record, Sample};
pub use run::{Methods, Run};
pub use selfplay::SelfPlay;
pub use stage::Stage;
pub(crate) use watch::Steps;
pub use watch::{Progress, Watch};
