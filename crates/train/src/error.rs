use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use outflank_eval::WeightsError;

use crate::Stage;

/// Why a stage of the training cannot be done.
#[derive(Debug)]
pub enum TrainError {
    /// A file or directory cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file that should hold positions holds something else.
    NotPositions(PathBuf),
    /// A file of the run is not as it was written.
    Damaged(PathBuf),
    /// The manifest is not understood: changed, cut short, or written by a newer program.
    Manifest {
        /// Where it lies.
        path: PathBuf,
        /// From which line on.
        line: usize,
    },
    /// A weights file is refused.
    Weights {
        /// Which.
        path: PathBuf,
        /// Why.
        error: WeightsError,
    },
    /// There is no run yet in this directory.
    NoRun(PathBuf),
    /// The run was begun with another value of this setting.
    OtherSetting(&'static str),
    /// The games of a round were begun by another engine, or with other weights.
    OtherEngine {
        /// The round.
        round: usize,
    },
    /// A stage of this round has to be done before.
    Before(Stage, usize),
    /// There is not a single position to learn from.
    NoPositions,
    /// Whoever watched the work ended it.
    Stopped,
}

impl TrainError {
    /// Puts a path beside what the system says.
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
