//! The manifest of a run.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use outflank_eval::ErrorModel;
use outflank_store::{read, recover};
use serde::{Deserialize, Serialize};

use crate::calibrate::{CalibrateSettings, CurveFit};
use crate::data::DataSummary;
use crate::fit::{FitSettings, Quality};
use crate::{TrainError, store};

/// The settings and results of a run: enough to repeat and compare it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Manifest {
    /// The settings of the games and the data.
    pub settings: Settings,
    /// The checksum of the weights that the first round plays with, if any.
    #[serde(with = "hex::optional")]
    pub start: Option<u64>,
    /// The results of each round.
    pub rounds: Vec<Round>,
}

/// The fixed settings of a run.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The random seed.
    pub seed: u64,
    /// The number of games per round.
    pub games: u64,
    /// The depth of the search for a move.
    pub depth: u32,
    /// The number of empty squares from which play is perfect.
    pub exact: u32,
    /// How many rounds' games a round trains on, including its own.
    pub kept: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            seed: 1,
            games: 200_000,
            depth: 4,
            exact: 14,
            kept: 2,
        }
    }
}

/// The settings requested for a new run, or required of an existing one.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// See [`Settings::seed`].
    pub seed: Option<u64>,
    /// See [`Settings::games`].
    pub games: Option<u64>,
    /// See [`Settings::depth`].
    pub depth: Option<u32>,
    /// See [`Settings::exact`].
    pub exact: Option<u32>,
    /// See [`Settings::kept`].
    pub kept: Option<usize>,
    /// The weights file that the first round plays with.
    pub weights: Option<PathBuf>,
}

impl Settings {
    /// The default settings, overridden by those requested.
    pub fn of(asked: &Asked) -> Settings {
        let usual = Settings::default();
        Settings {
            seed: asked.seed.unwrap_or(usual.seed),
            games: asked.games.unwrap_or(usual.games),
            depth: asked.depth.unwrap_or(usual.depth),
            exact: asked.exact.unwrap_or(usual.exact),
            kept: asked.kept.unwrap_or(usual.kept),
        }
    }

    /// The first setting that differs from the request.
    pub fn disagreement(&self, asked: &Asked) -> Option<&'static str> {
        let settings = [
            ("seed", asked.seed.is_some_and(|it| it != self.seed)),
            ("games", asked.games.is_some_and(|it| it != self.games)),
            ("depth", asked.depth.is_some_and(|it| it != self.depth)),
            ("exact", asked.exact.is_some_and(|it| it != self.exact)),
            ("kept", asked.kept.is_some_and(|it| it != self.kept)),
        ];
        settings
            .into_iter()
            .find(|&(_, differs)| differs)
            .map(|(name, _)| name)
    }
}

/// The results of a round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Round {
    /// Its games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selfplay: Option<SelfPlayRecord>,
    /// Its data set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<DataRecord>,
    /// Its fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fit: Option<FitRecord>,
    /// Its error model.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calibrate: Option<CalibrateRecord>,
    /// Its weights.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub export: Option<ExportRecord>,
    /// Its match against the previous weights.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate: Option<GateRecord>,
    /// The seconds that the command which finished each stage spent on it, not counting work done before.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub seconds: BTreeMap<String, f64>,
}

/// The games of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SelfPlayRecord {
    /// The signature of the engine: another engine would play other games.
    #[serde(with = "hex")]
    pub engine: u64,
    /// The checksum of its weights; `None` in a first round from nothing.
    #[serde(with = "hex::optional")]
    pub weights: Option<u64>,
    /// The games, once all are played.
    pub games: Option<GamesSummary>,
}

/// All games of a round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct GamesSummary {
    /// Their number.
    pub games: u64,
    /// Their number of positions.
    pub positions: u64,
    /// Games per second in the last command.
    pub games_per_second: f64,
    /// A checksum of their positions.
    #[serde(with = "hex")]
    pub checksum: u64,
}

/// The data set of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataRecord {
    /// The rounds whose games it holds.
    pub rounds: Vec<usize>,
    /// Files from elsewhere, and their sizes in bytes.
    pub imported: Vec<(String, u64)>,
    /// Its contents, once it is complete.
    pub summary: Option<DataSummary>,
}

/// The fit of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FitRecord {
    /// Its settings.
    pub settings: FitSettings,
    /// After each pass, the root of the mean squared error of the positions it saw, in discs.
    pub passes: Vec<f32>,
    /// For each phase, its quality on held-out positions, once it is done.
    pub phases: Vec<Quality>,
}

/// The error model of a round's weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CalibrateRecord {
    /// How it was measured.
    pub settings: CalibrateSettings,
    /// The parameters of the model, once all is measured.
    pub model: Option<[f32; ErrorModel::NUMBERS]>,
    /// How well its two curves fit.
    pub fits: Vec<CurveFit>,
}

/// The weights of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExportRecord {
    /// The checksum of the weights file.
    #[serde(with = "hex")]
    pub checksum: u64,
    /// For each phase, the quality of the rounded weights on held-out positions.
    pub phases: Vec<Quality>,
}

/// The match of a round's weights against those it played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GateRecord {
    /// The search depth of both.
    pub depth: u32,
    /// The number of pairs of games in which the new weights got 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
    /// Whether they are proven stronger.
    pub won: bool,
}

impl GateRecord {
    /// The difference in Elo, from the share of the points.
    pub fn elo(&self) -> f64 {
        let games = 2.0 * self.pairs.iter().sum::<u64>() as f64;
        let halves = self.pairs.iter().zip(0u32..);
        let points: f64 = halves.map(|(&it, half)| it as f64 * f64::from(half)).sum();
        // Winning all games counts as having drawn one.
        let least = 0.5 / games.max(1.0);
        let share = (points / 2.0 / games.max(1.0)).clamp(least, 1.0 - least);
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// The longest manifest, in bytes: a thousand rounds and more.
const LONGEST: u64 = 64 << 20;

impl Manifest {
    /// Reads the manifest of a run; `None` if there is none.
    pub fn read(path: &Path) -> Result<Option<Manifest>, TrainError> {
        // A program may have been killed while it changed a run.
        let recovered = path.parent().map_or(Ok(()), recover);
        recovered.map_err(TrainError::at(path))?;
        match read(path, LONGEST) {
            Ok(bytes) => {
                let manifest = serde_json::from_slice(&bytes);
                manifest.map(Some).map_err(|error| TrainError::Manifest {
                    path: path.to_owned(),
                    line: error.line(),
                })
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TrainError::at(path)(error)),
        }
    }

    /// Writes it.
    pub fn write(&self, path: &Path) -> Result<(), TrainError> {
        store::write(path, &self.to_bytes(path)?)
    }

    /// As it is written to this file.
    pub(crate) fn to_bytes(&self, path: &Path) -> Result<Vec<u8>, TrainError> {
        let text = serde_json::to_vec_pretty(self);
        let mut text = text.map_err(|error| TrainError::at(path)(error.into()))?;
        text.push(b'\n');
        Ok(text)
    }
}

/// Checksums in hexadecimal.
mod hex {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)] // the signature serde requires
    pub fn serialize<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{number:016x}"))
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<u64, D::Error> {
        let text = String::deserialize(from)?;
        u64::from_str_radix(&text, 16).map_err(D::Error::custom)
    }

    pub mod optional {
        use serde::{Deserialize, Deserializer, Serialize as _, Serializer};

        #[derive(serde::Serialize, Deserialize)]
        struct Hex(#[serde(with = "super")] u64);

        #[allow(clippy::ref_option)] // the signature serde requires
        pub fn serialize<S: Serializer>(number: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
            number.map(Hex).serialize(to)
        }

        pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Option<u64>, D::Error> {
            Ok(Option::<Hex>::deserialize(from)?.map(|Hex(number)| number))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_follows_from_the_share_of_the_points() {
        let elo = |pairs| {
            let gate = GateRecord {
                depth: 6,
                pairs,
                won: false,
            };
            gate.elo().round() as i32
        };
        assert_eq!(elo([3, 1, 7, 1, 3]), 0);
        assert_eq!(elo([0, 0, 0, 1, 0]), 191); // three points in four
        assert_eq!(elo([0, 1, 0, 0, 0]), -191);
        // All or nothing are finite too, and no games at all are zero.
        assert_eq!(elo([0, 0, 0, 0, 50]), 920);
        assert_eq!(elo([50, 0, 0, 0, 0]), -920);
        assert_eq!(elo([0; 5]), 0);
    }
}
