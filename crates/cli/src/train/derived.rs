//! By-products of a run: small weights, move ordering, charts.

use std::io::{Write as _, stdout};
use std::path::PathBuf;

use clap::Args;
use outflank_text::Texts;
use outflank_train::cut::{CutSettings, Small};
use outflank_train::ordering::{self, FEATURES};
use outflank_train::{TrainError, report};

use super::RunArguments;
use super::progress_bar::ProgressBar;
use crate::{resources, value};

/// `outflank train cut`.
#[derive(Args)]
pub struct Cut {
    weights: PathBuf,
    out: PathBuf,
    #[arg(long, value_parser = value::number::<usize>(2..=30))]
    knots: Option<usize>,
    #[arg(long, value_parser = value::factor)]
    step: Option<f32>,
    #[arg(long, value_parser = value::factor)]
    negligible: Option<f32>,
    #[arg(long)]
    run: Option<PathBuf>,
    #[arg(long, value_parser = value::round, requires = "run")]
    round: Option<usize>,
}

impl Cut {
    pub fn run(self, watch: &ProgressBar, texts: &Texts) -> Result<(), TrainError> {
        let defaults = CutSettings::default();
        let settings = CutSettings {
            knots: self.knots.unwrap_or(defaults.knots),
            step: self.step.unwrap_or(defaults.step),
            negligible: self.negligible.unwrap_or(defaults.negligible),
        };
        let data = match self.run {
            Some(directory) => {
                let arguments = RunArguments {
                    directory,
                    round: self.round,
                    threads: None,
                };
                let (run, round) = arguments.existing()?;
                Some(run.data_set(round))
            }
            None => None,
        };
        let small = Small::make(&self.weights, data.as_ref(), &settings)?;
        small.write(&self.out)?;
        watch.clear();
        let mut out = stdout().lock();
        let path = self.out.display().to_string();
        let _ = writeln!(out, "{}", texts.train_cut(&path, small.bytes().len()));
        if let Some([before, after]) = small.mean_errors() {
            let [before, after] = [before, after].map(|it| texts.decimal(it.into(), 4));
            let _ = writeln!(out, "{}", texts.train_cut_error(&before, &after));
        }
        Ok(())
    }
}

/// `outflank train ordering`.
#[derive(Args)]
pub struct Ordering {
    #[command(flatten)]
    run: RunArguments,
    #[arg(long, value_parser = value::number::<usize>(1..=1_000_000), default_value = "10000")]
    positions: usize,
}

impl Ordering {
    pub fn run(self, watch: &ProgressBar, texts: &Texts) -> Result<(), TrainError> {
        let (run, round) = self.run.existing()?;
        let threads = resources::threads(self.run.threads);
        let found = ordering::fit(&run.data_set(round), self.positions, threads, round, watch)?;
        watch.clear();
        let [own, others] = found.work.map(|it| texts.decimal(100.0 * it, 1));
        let mut out = stdout().lock();
        let _ = writeln!(
            out,
            "{}",
            texts.train_ordered(found.positions, &own, &others)
        );
        for (feature, factor) in FEATURES.iter().zip(found.factors) {
            let _ = writeln!(out, "{factor:4} {feature}");
        }
        Ok(())
    }
}

/// `outflank train report`.
#[derive(Args)]
pub struct Report {
    directory: PathBuf,
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Report {
    pub fn run(self, watch: &ProgressBar, texts: &Texts) -> Result<(), TrainError> {
        let arguments = RunArguments {
            directory: self.directory,
            round: None,
            threads: None,
        };
        let (run, _) = arguments.existing()?;
        let rounds = run.manifest().rounds.len();
        let words = report::Words {
            by_phase: texts.chart_by_phase(),
            by_round: texts.chart_by_round(),
            strength: texts.chart_strength(),
            elo: texts.chart_elo(),
            moves: texts.chart_moves(),
            mean_error: texts.chart_mean_error(),
            rounds: texts.chart_rounds(),
            names: (1..=rounds).map(|it| texts.chart_round(it)).collect(),
        };
        let out = self.out.unwrap_or(arguments.directory);
        watch.clear();
        for path in report::write(run.manifest(), &words, &out)? {
            let _ = writeln!(stdout(), "{}", path.display());
        }
        Ok(())
    }
}
