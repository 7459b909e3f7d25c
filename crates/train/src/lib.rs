//! From nothing to evaluation weights: self-play, data set, fit, export, calibration.

#![forbid(unsafe_code)]

pub mod calibrate;
mod chart;
pub mod cut;
pub mod data;
mod error;
pub mod fit;
mod games;
pub mod manifest;
mod parallel;
mod record;
pub mod report;
mod run;
mod selfplay;
mod stage;
pub mod store;
mod watch;
pub mod yardstick;

pub use error::TrainError;
pub use record::{Record, Sample};
pub use run::{Methods, Run};
pub use selfplay::SelfPlay;
pub use stage::Stage;
pub(crate) use watch::Steps;
pub use watch::{Progress, Watch};
