//! The results of a run, as pictures.

use std::path::{Path, PathBuf};

use crate::chart::{Chart, Line};
use crate::data::PHASES;
use crate::manifest::{Manifest, Round};
use crate::{TrainError, store};

/// The words on the pictures.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// Above the first one: the error by phase.
    pub by_phase: String,
    /// Above the second one: the error by round.
    pub by_round: String,
    /// The moves made so far.
    pub moves: String,
    /// The mean error in discs.
    pub mean_error: String,
    /// Above the third one: the strength by round.
    pub strength: String,
    /// The points of the Elo scale, added up.
    pub elo: String,
    /// The number of a round.
    pub rounds: String,
    /// What each round is called.
    pub names: Vec<String>,
}

/// Phases with fewer held-out positions are omitted.
const FEW_HELD_OUT: u64 = 20;

/// Writes the pictures of a run to a directory, and returns their paths.
pub fn write(
    manifest: &Manifest,
    words: &Words,
    directory: &Path,
) -> Result<Vec<PathBuf>, TrainError> {
    let rounds: Vec<(usize, Vec<(f64, f64)>)> = (1..)
        .zip(&manifest.rounds)
        .map(|(number, round)| (number, errors(round)))
        .filter(|(_, errors)| !errors.is_empty())
        .collect();
    if rounds.is_empty() {
        return Err(TrainError::NoPositions);
    }
    let line = |(number, points): &(usize, Vec<(f64, f64)>)| Line {
        name: words.names.get(number - 1).cloned().unwrap_or_default(),
        points: points.clone(),
    };
    let by_phase = Chart {
        title: words.by_phase.clone(),
        across: words.moves.clone(),
        up: words.mean_error.clone(),
        lines: rounds.iter().map(line).collect(),
    };
    let mean =
        |points: &[(f64, f64)]| points.iter().map(|it| it.1).sum::<f64>() / points.len() as f64;
    let by_round = Chart {
        title: words.by_round.clone(),
        across: words.rounds.clone(),
        up: words.mean_error.clone(),
        lines: vec![Line {
            name: String::new(),
            points: rounds
                .iter()
                .map(|(number, it)| (*number as f64, mean(it)))
                .collect(),
        }],
    };
    let mut charts = vec![
        ("error-by-phase.svg", by_phase),
        ("error-by-round.svg", by_round),
    ];
    let strength = strength(manifest);
    if strength.len() > 1 {
        let by_round = Chart {
            title: words.strength.clone(),
            across: words.rounds.clone(),
            up: words.elo.clone(),
            lines: vec![Line {
                name: String::new(),
                points: strength,
            }],
        };
        charts.push(("strength-by-round.svg", by_round));
    }
    let mut written = Vec::new();
    for (name, chart) in charts {
        let path = directory.join(name);
        store::write(&path, chart.to_svg().as_bytes())?;
        written.push(path);
    }
    Ok(written)
}

/// The held-out error by the number of moves made.
fn errors(round: &Round) -> Vec<(f64, f64)> {
    let held_out = round.data.as_ref().and_then(|it| it.summary.as_ref());
    let (Some(export), Some(data)) = (&round.export, held_out) else {
        return Vec::new();
    };
    let phases = (0..PHASES).zip(&export.phases).zip(&data.held_out);
    phases
        .filter(|&(_, &held_out)| held_out >= FEW_HELD_OUT)
        .map(|((phase, quality), _)| (2.0 * phase as f64, quality.mean_error.into()))
        .collect()
}

/// The strength of each round, summed over the matches between successive rounds; zero is the first round's starting
/// weights, or the first round itself if it had none.
fn strength(manifest: &Manifest) -> Vec<(f64, f64)> {
    let first = f64::from(u8::from(manifest.start.is_none()));
    let mut points = vec![(first, 0.0)];
    let played = manifest.rounds.iter().skip(first as usize);
    for gate in played.map_while(|round| round.gate.as_ref()) {
        let (round, elo) = points[points.len() - 1];
        points.push((round + 1.0, elo + gate.elo()));
    }
    points
}
