//! `outflank train`: the stages of training, one by one or all in a row.

mod derived;
mod gate;
mod progress_bar;
mod words;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use outflank_engine::bench::SIGNATURE;
use outflank_text::Texts;
use outflank_train::calibrate::CalibrateSettings;
use outflank_train::fit::FitSettings;
use outflank_train::manifest::Asked;
use outflank_train::{Methods, Run, Stage, TrainError};

use crate::failure::Failure;
use crate::train::progress_bar::ProgressBar;
use crate::train::words::{print, sentence};
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
    Run(RunAll),
    Selfplay(SelfPlay),
    Data(Data),
    Fit(Fit),
    Calibrate(Calibrate),
    Export(RunArguments),
    Gate(gate::Gate),
    Cut(derived::Cut),
    Report(derived::Report),
    Yardstick(derived::Yardstick),
}

/// The run, the round, and the threads to use.
#[derive(Args)]
struct RunArguments {
    directory: PathBuf,
    #[arg(long, value_parser = value::round)]
    round: Option<usize>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
}

/// Fixed when a run begins.
#[derive(Args)]
struct RunSettings {
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_parser = value::number::<u64>(1..=1_000_000_000))]
    games: Option<u64>,
    #[arg(long, value_parser = value::number::<u32>(3..=20))]
    depth: Option<u32>,
    #[arg(long, value_parser = value::number::<u32>(4..=20))]
    exact: Option<u32>,
    #[arg(long, value_parser = value::round)]
    kept: Option<usize>,
    #[arg(long)]
    weights: Option<PathBuf>,
}

/// Settings of the fit.
#[derive(Args)]
struct FitArguments {
    #[arg(long, value_parser = value::number::<usize>(1..=1000))]
    passes: Option<usize>,
    #[arg(long, value_parser = value::number::<usize>(1..=1_000_000))]
    batch: Option<usize>,
    #[arg(long, value_parser = value::factor)]
    rate: Option<f32>,
    #[arg(long, value_parser = value::number::<u16>(1..=u16::MAX.into()))]
    most_count: Option<u16>,
    #[arg(long)]
    refine: bool,
}

/// Settings of the calibration.
#[derive(Args)]
struct CalibrateArguments {
    #[arg(long, value_parser = value::number::<usize>(1..=1_000_000))]
    positions: Option<usize>,
    #[arg(long, value_parser = value::number::<u32>(3..=20))]
    deepest: Option<u32>,
}

#[derive(Args)]
struct RunAll {
    #[command(flatten)]
    run: RunArguments,
    #[arg(long, value_parser = value::round, default_value = "1")]
    rounds: usize,
    #[command(flatten)]
    settings: RunSettings,
    #[command(flatten)]
    fitting: FitArguments,
    #[command(flatten)]
    measuring: CalibrateArguments,
    #[arg(long)]
    gate: bool,
    #[command(flatten)]
    gate_rules: gate::GateRules,
}

#[derive(Args)]
struct SelfPlay {
    #[command(flatten)]
    run: RunArguments,
    #[command(flatten)]
    settings: RunSettings,
}

#[derive(Args)]
struct Data {
    #[command(flatten)]
    run: RunArguments,
    #[arg(long, num_args = 1..)]
    import: Vec<PathBuf>,
}

#[derive(Args)]
struct Fit {
    #[command(flatten)]
    run: RunArguments,
    #[command(flatten)]
    fitting: FitArguments,
}

#[derive(Args)]
struct Calibrate {
    #[command(flatten)]
    run: RunArguments,
    #[command(flatten)]
    measuring: CalibrateArguments,
}

impl Train {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let watch = ProgressBar::new(texts);
        let stage = |stage, opened: Result<(Run, usize), TrainError>, work: &StageWork<'_>| {
            let (mut run, round) = opened?;
            work(&mut run, round)?;
            watch.clear();
            print(&run, round, stage, texts);
            Ok(())
        };
        let done = match self.command {
            Command::Run(it) => return it.run(&watch, texts),
            Command::Gate(it) => return it.run(texts),
            Command::Selfplay(SelfPlay { run, settings }) => {
                let opened = run.open(&settings.asked());
                stage(Stage::SelfPlay, opened, &|run, round| {
                    run.selfplay(round, SIGNATURE, &watch)
                })
            }
            Command::Data(Data { run, import }) => {
                let opened = run.open(&Asked::default());
                stage(Stage::Data, opened, &|run, round| {
                    run.data(round, &import, &watch)
                })
            }
            Command::Fit(Fit { run, fitting }) => {
                stage(Stage::Fit, run.current(), &|run, round| {
                    run.fit(round, fitting.settings(), &watch)
                })
            }
            Command::Calibrate(Calibrate { run, measuring }) => {
                stage(Stage::Calibrate, run.current(), &|run, round| {
                    run.calibrate(round, measuring.settings(), &watch)
                })
            }
            Command::Export(run) => stage(Stage::Export, run.current(), &|run, round| {
                run.export(round, &watch)
            }),
            Command::Cut(it) => it.run(&watch, texts),
            Command::Report(it) => it.run(&watch, texts),
            Command::Yardstick(it) => return it.run(texts),
        };
        watch.clear();
        done.map_err(|error| Failure::Usage(sentence(&error, texts)))
    }
}

/// Runs a stage of a round.
type StageWork<'a> = dyn Fn(&mut Run, usize) -> Result<(), TrainError> + 'a;

impl RunArguments {
    /// Opens or creates the run. The round defaults to the unfinished one.
    fn open(&self, asked: &Asked) -> Result<(Run, usize), TrainError> {
        let run = Run::open(&self.directory, asked, resources::threads(self.threads))?;
        let round = self.round.unwrap_or_else(|| run.current_round());
        Ok((run, round))
    }

    /// Opens an existing run. The round defaults to the unfinished one.
    fn current(&self) -> Result<(Run, usize), TrainError> {
        Run::existing(&self.directory, 1)?;
        self.open(&Asked::default())
    }

    /// Opens an existing run. The round defaults to the last one with data.
    fn existing(&self) -> Result<(Run, usize), TrainError> {
        let run = Run::existing(&self.directory, resources::threads(self.threads))?;
        let round = match self.round {
            Some(round) => round,
            None => run.last_with_data()?,
        };
        Ok((run, round))
    }
}

impl RunSettings {
    fn asked(self) -> Asked {
        Asked {
            seed: self.seed,
            games: self.games,
            depth: self.depth,
            exact: self.exact,
            kept: self.kept,
            weights: self.weights,
        }
    }
}

impl FitArguments {
    fn settings(&self) -> FitSettings {
        let defaults = FitSettings::default();
        FitSettings {
            passes: self.passes.unwrap_or(defaults.passes),
            batch: self.batch.unwrap_or(defaults.batch),
            rate: self.rate.unwrap_or(defaults.rate),
            most_count: self.most_count.unwrap_or(defaults.most_count),
            refine: self.refine,
        }
    }
}

impl CalibrateArguments {
    fn settings(&self) -> CalibrateSettings {
        let defaults = CalibrateSettings::default();
        CalibrateSettings {
            positions: self.positions.unwrap_or(defaults.positions),
            deepest: self.deepest.unwrap_or(defaults.deepest),
            ..defaults
        }
    }
}

impl RunAll {
    fn run(self, watch: &ProgressBar, texts: &Texts) -> Result<(), Failure> {
        let told = |error: TrainError| {
            watch.clear();
            Failure::Usage(sentence(&error, texts))
        };
        let (mut run, first) = self.run.open(&self.settings.asked()).map_err(told)?;
        let methods = Methods {
            fit: self.fitting.settings(),
            calibrate: self.measuring.settings(),
        };
        for round in 1..=self.rounds {
            if round >= first {
                let done = run.whole_round(round, SIGNATURE, methods, watch);
                done.map_err(told)?;
            }
            if self.gate {
                let threads = resources::threads(self.run.threads);
                self.gate_rules.play(&mut run, round, threads, texts)?;
            }
        }
        Ok(())
    }
}
