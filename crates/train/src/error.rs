use std::io;
use std::path::{Path, PathBuf};

use outflank_eval::WeightsError;

use crate::Stage;

/// Why a stage of the training failed.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// A file or directory cannot be read or written.
    #[error("{}: {error}", .path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// A file that should hold positions holds something else.
    #[error("{} does not hold positions", .0.display())]
    NotPositions(PathBuf),
    /// A file of the run is damaged.
    #[error("{} is damaged", .0.display())]
    Damaged(PathBuf),
    /// The manifest is unreadable: edited, truncated, or written by a newer program.
    #[error("{}:{line} is not understood", .path.display())]
    Manifest {
        /// Its path.
        path: PathBuf,
        /// The line of the error.
        line: usize,
    },
    /// A weights file is rejected.
    #[error("{}: {error}", .path.display())]
    Weights {
        /// Its path.
        path: PathBuf,
        /// Why.
        error: WeightsError,
    },
    /// There is no run in this directory.
    #[error("{} holds no run", .0.display())]
    NoRun(PathBuf),
    /// Another program is at work in this directory.
    #[error("somebody else is at work in {}", .0.display())]
    Busy(PathBuf),
    /// The run was started with another value of this setting.
    #[error("the run has another {0}")]
    OtherSetting(&'static str),
    /// The games of a round were started with another engine or other weights.
    #[error("another engine began the games of round {round}")]
    OtherEngine {
        /// The round.
        round: usize,
    },
    /// A stage of this round must be done first.
    #[error("{} of round {} comes first", .0.name(), .1)]
    Before(Stage, usize),
    /// There are no positions to train on.
    #[error("there are no positions to learn from")]
    NoPositions,
    /// There are no weights to refine.
    #[error("there are no weights to refine")]
    NoWeights,
    /// The watcher stopped the work.
    #[error("stopped")]
    Stopped,
}

impl TrainError {
    /// Adds a path to a system error.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> TrainError {
        let path = path.to_owned();
        move |error| TrainError::File { path, error }
    }
}
