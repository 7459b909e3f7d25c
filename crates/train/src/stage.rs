use serde::{Deserialize, Serialize};

/// A stage of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// Self-play games.
    SelfPlay,
    /// Their positions, sorted and merged.
    Data,
    /// Weights that predict the positions' values.
    Fit,
    /// The error model of shallow searches with them.
    Calibrate,
    /// The weights as a file.
    Export,
}

impl Stage {
    /// The stages that lead to weights, in order.
    pub const ALL: [Stage; 5] = [
        Stage::SelfPlay,
        Stage::Data,
        Stage::Fit,
        Stage::Calibrate,
        Stage::Export,
    ];

    /// Its name as a command.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::SelfPlay => "selfplay",
            Stage::Data => "data",
            Stage::Fit => "fit",
            Stage::Export => "export",
            Stage::Calibrate => "calibrate",
        }
    }
}
