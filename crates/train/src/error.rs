use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use outflank_eval::WeightsError;

use crate::Stage;

/// Why a stage of the training failed.
#[derive(Debug)]
pub enum TrainError {
    /// A file or directory cannot be read or written.
    File {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// A file that should hold positions holds something else.
    NotPositions(PathBuf),
    /// A file of the run is damaged.
    Damaged(PathBuf),
    /// The manifest is unreadable: edited, truncated, or written by a newer program.
    Manifest {
        /// Its path.
        path: PathBuf,
        /// The line of the error.
        line: usize,
    },
    /// A weights file is rejected.
    Weights {
        /// Its path.
        path: PathBuf,
        /// Why.
        error: WeightsError,
    },
    /// There is no run in this directory.
    NoRun(PathBuf),
    /// The run was started with another value of this setting.
    OtherSetting(&'static str),
    /// The games of a round were started with another engine or other weights.
    OtherEngine {
        /// The round.
        round: usize,
    },
    /// A stage of this round must be done first.
    Before(Stage, usize),
    /// There are no positions to train on.
    NoPositions,
    /// The watcher stopped the work.
    Stopped,
}

impl TrainError {
    /// Adds a path to a system error.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> TrainError {
        let path = path.to_owned();
        move |error| TrainError::File { path, error }
    }
}

impl fmt::Display for TrainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainError::File { path, error } => write!(f, "{}: {error}", path.display()),
            TrainError::NotPositions(path) => {
                write!(f, "{} does not hold positions", path.display())
            }
            TrainError::Damaged(path) => write!(f, "{} is damaged", path.display()),
            TrainError::Manifest { path, line } => {
                write!(f, "{}:{line} is not understood", path.display())
            }
            TrainError::Weights { path, error } => write!(f, "{}: {error}", path.display()),
            TrainError::NoRun(path) => write!(f, "{} holds no run", path.display()),
            TrainError::OtherSetting(name) => write!(f, "the run has another {name}"),
            TrainError::OtherEngine { round } => {
                write!(f, "another engine began the games of round {round}")
            }
            TrainError::Before(stage, round) => {
                write!(f, "{} of round {round} comes first", stage.name())
            }
            TrainError::NoPositions => f.write_str("there are no positions to learn from"),
            TrainError::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for TrainError {}
