//! Results and errors of training, as sentences.

use std::io::{Write as _, stdout};
use std::path::PathBuf;

use outflank_text::Texts;
use outflank_train::fit::Quality;
use outflank_train::manifest::Round;
use outflank_train::{Run, Stage, TrainError};

/// Prints the result of a stage. A failed write is ignored: the manifest has it too.
pub fn print(run: &Run, round: usize, stage: Stage, texts: &Texts) {
    let Some(results) = run.manifest().rounds.get(round - 1) else {
        return;
    };
    if let Some(text) = in_words(run, round, results, stage, texts) {
        let _ = writeln!(stdout(), "{text}");
    }
}

fn in_words(
    run: &Run,
    round: usize,
    results: &Round,
    stage: Stage,
    texts: &Texts,
) -> Option<String> {
    match stage {
        Stage::SelfPlay => {
            let games = results.selfplay.as_ref()?.games?;
            let rate = texts.decimal(games.games_per_second, 1);
            Some(texts.train_played(round, games.games, games.positions, &rate))
        }
        Stage::Data => {
            let data = results.data.as_ref()?.summary.as_ref()?;
            let sum = |counts: &[u64]| counts.iter().sum::<u64>();
            Some(texts.train_sorted(
                round,
                data.positions,
                sum(&data.training),
                sum(&data.held_out),
            ))
        }
        Stage::Fit => {
            let fit = results.fit.as_ref()?;
            let mut lines = vec![texts.train_fitted(round)];
            for (phase, it) in fit.phases.iter().enumerate() {
                let [mean, square] = quality_in_words(*it, texts);
                lines.push(texts.train_phase(phase, it.positions, &mean, &square));
            }
            Some(lines.join("\n"))
        }
        Stage::Export => {
            let export = results.export.as_ref()?;
            let fit = results.fit.as_ref()?;
            let mean = |errors: &mut dyn Iterator<Item = f32>| {
                let errors: Vec<f32> = errors.collect();
                texts.decimal(
                    f64::from(errors.iter().sum::<f32>() / errors.len() as f32),
                    4,
                )
            };
            Some(texts.train_exported(
                &run.weights_path(round).display().to_string(),
                &format!("{:016x}", export.checksum),
                &mean(&mut fit.phases.iter().map(|it| it.mean_error)),
                &mean(&mut export.phases.iter().map(|it| it.mean_error)),
            ))
        }
        Stage::Calibrate => {
            let calibrate = results.calibrate.as_ref()?;
            let numbers = calibrate.model?.map(|it| texts.decimal(it.into(), 4));
            let curves = calibrate.fits.iter().zip(numbers.chunks(5));
            let lines = curves
                .zip(["midgame", "endgame"])
                .map(|((fit, numbers), name)| {
                    let error = texts.decimal(fit.root_mean_square.into(), 2);
                    let normalised = texts.decimal(fit.normalised.into(), 3);
                    texts.train_calibrated(name, fit.pairs, &error, &normalised, &numbers.join(" "))
                });
            Some(lines.collect::<Vec<_>>().join("\n"))
        }
    }
}

/// Mean error and root mean square.
fn quality_in_words(quality: Quality, texts: &Texts) -> [String; 2] {
    [quality.mean_error, quality.root_mean_square].map(|error| texts.decimal(error.into(), 3))
}

/// An error as a sentence.
pub fn sentence(error: &TrainError, texts: &Texts) -> String {
    let path = |path: &PathBuf| path.display().to_string();
    match error {
        TrainError::File { path: at, error } => texts.train_file(&path(at), &texts.describe(error)),
        TrainError::NotPositions(at) => texts.train_not_positions(&path(at)),
        TrainError::Damaged(at) => texts.train_damaged(&path(at)),
        TrainError::Manifest { path: at, line } => texts.train_manifest(&path(at), *line),
        TrainError::Weights { path: at, error } => {
            texts.train_weights(&path(at), &texts.describe(error))
        }
        TrainError::NoRun(at) => texts.train_no_run(&path(at)),
        TrainError::Busy(at) => texts.train_busy(&path(at)),
        TrainError::OtherSetting(name) => texts.train_other_setting(name),
        TrainError::OtherEngine { round } => texts.train_other_engine(*round),
        TrainError::Before(stage, round) => texts.train_before(stage.name(), *round),
        TrainError::NoPositions => texts.train_no_positions(),
        TrainError::NoWeights => texts.train_no_weights(),
        TrainError::Stopped => texts.train_stopped(),
    }
}
