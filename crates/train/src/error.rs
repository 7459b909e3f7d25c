use std::io;
use std::path::{Path, PathBuf};

use outflank_eval::WeightsError;

use crate::Stage;

/// Why a stage of the training cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// A file or directory cannot be read or written.
    #[error("{}: {error}", .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file that should hold positions holds something else.
    #[error("{} does not hold positions", .0.display())]
    NotPositions(PathBuf),
    /// A file of the run is not as it was written.
    #[error("{} is damaged", .0.display())]
    Damaged(PathBuf),
    /// The manifest is not understood: changed, cut short, or written by a newer program.
    #[error("{}:{line} is not understood", .path.display())]
    Manifest {
        /// Where it lies.
        path: PathBuf,
        /// From which line on.
        line: usize,
    },
    /// A weights file is refused.
    #[error("{}: {error}", .path.display())]
    Weights {
        /// Which.
        path: PathBuf,
        /// Why.
        error: WeightsError,
    },
    /// There is no run yet in this directory.
    #[error("{} holds no run", .0.display())]
    NoRun(PathBuf),
    /// The run was begun with another value of this setting.
    #[error("the run has another {0}")]
    OtherSetting(&'static str),
    /// The games of a round were begun by another engine, or with other weights.
    #[error("another engine began the games of round {round}")]
    OtherEngine {
        /// The round.
        round: usize,
    },
    /// A stage of this round has to be done before.
    #[error("{} of round {} comes first", .0.name(), .1)]
    Before(Stage, usize),
    /// There is not a single position to learn from.
    #[error("there are no positions to learn from")]
    NoPositions,
    /// Whoever watched the work ended it.
    #[error("stopped")]
    Stopped,
}

impl TrainError {
    /// Puts a path beside what the system says.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> TrainError {
        let path = path.to_owned();
        move |error| TrainError::File { path, error }
    }
}
