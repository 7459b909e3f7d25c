//! `outflank train`: the stages of the training, and all of them in a row.

pub mod help;
mod watch;

use std::io::{Write as _, stdout};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use outflank_engine::bench::SIGNATURE;
use outflank_text::Texts;
use outflank_train::calibrate::CalibrateSettings;
use outflank_train::fit::{FitSettings, Quality};
use outflank_train::manifest::{Asked, Round};
use outflank_train::{Methods, Run, Stage, TrainError};

use crate::failure::Failure;
use crate::train::watch::ProgressLine;
use crate::{resources, value};

/// `outflank train`.
#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct Train {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Run(Whole),
    Selfplay(Play),
    Data(Data),
    Fit(Fit),
    Calibrate(Calibrate),
    Export(Export),
}

/// Which run, and what it may use.
#[derive(Args)]
struct Place {
    directory: PathBuf,
    #[arg(long, value_parser = value::round)]
    round: Option<u32>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<u32>,
}

/// What is settled when a run begins.
#[derive(Args)]
struct Settled {
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_parser = value::selfplay_games)]
    games: Option<u32>,
    #[arg(long, value_parser = value::selfplay_depth)]
    depth: Option<u32>,
    #[arg(long, value_parser = value::selfplay_exact)]
    exact: Option<u32>,
    #[arg(long, value_parser = value::round)]
    kept: Option<u32>,
    #[arg(long)]
    weights: Option<PathBuf>,
}

/// How weights are fitted.
#[derive(Args)]
struct Fitting {
    #[arg(long, value_parser = value::factor)]
    ridge: Option<f32>,
    #[arg(long, value_parser = value::factor)]
    neighbours: Option<f32>,
    #[arg(long, value_parser = value::steps)]
    steps: Option<u32>,
    #[arg(long, value_parser = value::most_count)]
    most_count: Option<u32>,
}

/// How much is measured.
#[derive(Args)]
struct Measuring {
    #[arg(long, value_parser = value::calibration_positions)]
    positions: Option<u32>,
    #[arg(long, value_parser = value::selfplay_depth)]
    deepest: Option<u32>,
}

#[derive(Args)]
struct Whole {
    #[command(flatten)]
    place: Place,
    #[arg(long, value_parser = value::round, default_value = "1")]
    rounds: u32,
    #[command(flatten)]
    settled: Settled,
    #[command(flatten)]
    fitting: Fitting,
    #[command(flatten)]
    measuring: Measuring,
}

#[derive(Args)]
struct Play {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    settled: Settled,
}

#[derive(Args)]
struct Data {
    #[command(flatten)]
    place: Place,
    #[arg(long, num_args = 1..)]
    import: Vec<PathBuf>,
}

#[derive(Args)]
struct Fit {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    fitting: Fitting,
}

#[derive(Args)]
struct Calibrate {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    measuring: Measuring,
}

#[derive(Args)]
struct Export {
    #[command(flatten)]
    place: Place,
}

impl Train {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let watch = ProgressLine::new(texts);
        let done = match self.command {
            Command::Run(it) => it.run(&watch, texts),
            Command::Selfplay(it) => it.run(&watch, texts),
            Command::Data(it) => it.run(&watch, texts),
            Command::Fit(it) => it.run(&watch, texts),
            Command::Calibrate(it) => it.run(&watch, texts),
            Command::Export(it) => it.run(&watch, texts),
        };
        watch.clear();
        done.map_err(|error| Failure::Usage(sentence(&error, texts)))
    }
}

impl Place {
    /// The run, and the round that is meant: the one that is not finished if none is named.
    fn open(&self, asked: &Asked) -> Result<(Run, usize), TrainError> {
        let run = Run::open(&self.directory, asked, resources::threads(self.threads))?;
        let round = self
            .round
            .map_or_else(|| run.current_round(), |round| round as usize);
        Ok((run, round))
    }
}

impl Settled {
    fn asked(self) -> Asked {
        Asked {
            seed: self.seed,
            games: self.games.map(u64::from),
            depth: self.depth,
            exact: self.exact,
            kept: self.kept.map(|kept| kept as usize),
            weights: self.weights,
        }
    }
}

impl Fitting {
    fn settings(&self) -> FitSettings {
        let usual = FitSettings::default();
        FitSettings {
            ridge: self.ridge.unwrap_or(usual.ridge),
            steps: self.steps.map_or(usual.steps, |steps| steps as usize),
            neighbours: self.neighbours.unwrap_or(usual.neighbours),
            most_count: self.most_count.map_or(usual.most_count, |most| most as u16),
        }
    }
}

impl Measuring {
    fn settings(&self) -> CalibrateSettings {
        let usual = CalibrateSettings::default();
        CalibrateSettings {
            positions: self.positions.map_or(usual.positions, |it| it as usize),
            deepest: self.deepest.unwrap_or(usual.deepest),
            ..usual
        }
    }
}

impl Whole {
    fn run(self, watch: &ProgressLine, texts: &Texts) -> Result<(), TrainError> {
        let (mut run, first) = self.place.open(&self.settled.asked())?;
        let methods = Methods {
            fit: self.fitting.settings(),
            calibrate: self.measuring.settings(),
        };
        for round in first..=self.rounds as usize {
            run.whole_round(round, SIGNATURE, methods, watch)?;
            watch.clear();
            for stage in Stage::ALL {
                print(&run, round, stage, texts);
            }
        }
        Ok(())
    }
}

impl Play {
    fn run(self, watch: &ProgressLine, texts: &Texts) -> Result<(), TrainError> {
        let (mut run, round) = self.place.open(&self.settled.asked())?;
        run.selfplay(round, SIGNATURE, watch)?;
        watch.clear();
        print(&run, round, Stage::SelfPlay, texts);
        Ok(())
    }
}

impl Data {
    fn run(self, watch: &ProgressLine, texts: &Texts) -> Result<(), TrainError> {
        let (mut run, round) = self.place.open(&Asked::default())?;
        run.data(round, &self.import, watch)?;
        watch.clear();
        print(&run, round, Stage::Data, texts);
        Ok(())
    }
}

impl Fit {
    fn run(self, watch: &ProgressLine, texts: &Texts) -> Result<(), TrainError> {
        let (mut run, round) = self.place.open(&Asked::default())?;
        run.fit(round, self.fitting.settings(), watch)?;
        watch.clear();
        print(&run, round, Stage::Fit, texts);
        Ok(())
    }
}

impl Calibrate {
    fn run(self, watch: &ProgressLine, texts: &Texts) -> Result<(), TrainError> {
        let (mut run, round) = self.place.open(&Asked::default())?;
        run.calibrate(round, self.measuring.settings(), watch)?;
        watch.clear();
        print(&run, round, Stage::Calibrate, texts);
        Ok(())
    }
}

impl Export {
    fn run(self, watch: &ProgressLine, texts: &Texts) -> Result<(), TrainError> {
        let (mut run, round) = self.place.open(&Asked::default())?;
        run.export(round, watch)?;
        watch.clear();
        print(&run, round, Stage::Export, texts);
        Ok(())
    }
}

/// Says what came of a stage. Where it cannot be printed, the manifest has it too.
fn print(run: &Run, round: usize, stage: Stage, texts: &Texts) {
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
                let [mean, square] = quality_in_words(it.held_out, texts);
                lines.push(texts.train_phase(phase, it.positions, it.steps, &mean, &square));
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
                &mean(&mut fit.phases.iter().map(|it| it.held_out.mean_error)),
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

/// What went wrong, in the reader's language.
fn sentence(error: &TrainError, texts: &Texts) -> String {
    let path = |path: &PathBuf| path.display().to_string();
    match error {
        TrainError::File { path: at, error } => texts.train_file(&path(at), &error.to_string()),
        TrainError::NotPositions(at) => texts.train_not_positions(&path(at)),
        TrainError::Damaged(at) => texts.train_damaged(&path(at)),
        TrainError::Weights { path: at, error } => {
            texts.train_weights(&path(at), &error.to_string())
        }
        TrainError::OtherSetting(name) => texts.train_other_setting(name),
        TrainError::OtherEngine { round } => texts.train_other_engine(*round),
        TrainError::Before(stage) => texts.train_before(stage.name()),
        TrainError::NoPositions => texts.train_no_positions(),
        TrainError::Stopped => texts.train_stopped(),
    }
}
