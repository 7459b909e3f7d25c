//! The manifest of a run.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use outflank_eval::ErrorModel;
use serde::{Deserialize, Serialize};

use crate::calibrate::{CalibrateSettings, CurveFit};
use crate::data::DataSummary;
use crate::fit::{FitSettings, PhaseFit, Quality};
use crate::{TrainError, store};

/// What a run was told and what came of it: enough to repeat it and to compare.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Manifest {
    /// How games are played and what becomes of them.
    pub settings: Settings,
    /// The checksum of the weights that the first round plays with, if there are any.
    #[serde(with = "hex::optional")]
    pub start: Option<u64>,
    /// What came of each round.
    pub rounds: Vec<Round>,
}

/// What does not change in the course of a run.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// Another seed gives other games.
    pub seed: u64,
    /// How many games a round has.
    pub games: u64,
    /// The depth of the search for a move.
    pub depth: u32,
    /// From this many empty squares on the play is perfect.
    pub exact: u32,
    /// A round learns from the games of so many rounds, its own included.
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

/// What is asked for of a run: of a new one, or of one that has to agree.
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
    /// The usual settings with what is asked for.
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

    /// The first setting that is not as it is asked for.
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

/// What came of a round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Round {
    /// Its games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selfplay: Option<SelfPlayRecord>,
    /// What it learns from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub data: Option<DataRecord>,
    /// What was learnt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fit: Option<FitRecord>,
    /// How far shallow searches with it are wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calibrate: Option<CalibrateRecord>,
    /// What became of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub export: Option<ExportRecord>,
    /// How it fared against what was there before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate: Option<GateRecord>,
    /// How many seconds the command that finished a stage worked on it. What it found done counts for nothing.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub seconds: BTreeMap<String, f64>,
}

/// The games of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SelfPlayRecord {
    /// The signature of the engine that plays them: another engine would play other games.
    #[serde(with = "hex")]
    pub engine: u64,
    /// The checksum of the weights it plays with; none in a first round from nothing.
    #[serde(with = "hex::optional")]
    pub weights: Option<u64>,
    /// What they are, once all are played.
    pub games: Option<GamesSummary>,
}

/// All games of a round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct GamesSummary {
    /// How many.
    pub games: u64,
    /// How many positions they have.
    pub positions: u64,
    /// Games a second, over the time that the last command worked on them.
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
    /// Files from elsewhere, and how many bytes they had.
    pub imported: Vec<(String, u64)>,
    /// What it holds, once it is complete.
    pub summary: Option<DataSummary>,
}

/// The fit of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FitRecord {
    /// How it was done.
    pub settings: FitSettings,
    /// How it went in each phase, once all are fitted.
    pub phases: Vec<PhaseFit>,
}

/// The error model of a round's weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CalibrateRecord {
    /// How it was measured.
    pub settings: CalibrateSettings,
    /// The numbers of the model, once all is measured.
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
    /// For each phase, how well the rounded weights predict the positions held out.
    pub phases: Vec<Quality>,
}

/// The match of a round's weights against those it played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GateRecord {
    /// How many moves ahead both looked.
    pub depth: u32,
    /// How many pairs of games gave the new weights 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
    /// Whether they are shown to be stronger.
    pub won: bool,
}

impl GateRecord {
    /// By how many points of the Elo scale the new weights are stronger, judged by their share of the match.
    pub fn elo(&self) -> f64 {
        let games = 2.0 * self.pairs.iter().sum::<u64>() as f64;
        let halves = self.pairs.iter().zip(0u32..);
        let points: f64 = halves.map(|(&it, half)| it as f64 * f64::from(half)).sum();
        // Whoever wins all games is no better than somebody who would have drawn one.
        let least = 0.5 / games.max(1.0);
        let share = (points / 2.0 / games.max(1.0)).clamp(least, 1.0 - least);
        400.0 * (share / (1.0 - share)).log10()
    }
}

impl Manifest {
    /// Reads the manifest of a run; nothing if there is none.
    pub fn read(path: &Path) -> Result<Option<Manifest>, TrainError> {
        match fs::read(path) {
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
        let text = serde_json::to_vec_pretty(self);
        let mut text = text.map_err(|error| TrainError::at(path)(error.into()))?;
        text.push(b'\n');
        store::write(path, &text)
    }
}

/// Checksums as people compare them.
mod hex {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
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

        #[allow(clippy::ref_option)] // as serde calls it
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
        // All or nothing are numbers too, and no games at all are nothing.
        assert_eq!(elo([0, 0, 0, 0, 50]), 920);
        assert_eq!(elo([50, 0, 0, 0, 0]), -920);
        assert_eq!(elo([0; 5]), 0);
    }
}
