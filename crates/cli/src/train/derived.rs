//! By-products of a run: small weights and charts; and the yardstick of judgement.

use std::io::{Write as _, stdout};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use outflank_arena::in_order;
use outflank_engine::{Engine, Options};
use outflank_store::Log;
use outflank_text::Texts;
use outflank_train::cut::{CutSettings, Small};
use outflank_train::{TrainError, report, yardstick};

use super::RunArguments;
use super::progress_bar::ProgressBar;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::{resources, value, weights};

/// `outflank train cut`.
#[derive(Args)]
pub struct Cut {
    weights: PathBuf,
    out: PathBuf,
    #[arg(long)]
    run: PathBuf,
    #[arg(long, value_parser = value::round)]
    round: Option<usize>,
    #[arg(long, value_parser = value::number::<u32>(0..=1_000_000_000))]
    least: Option<u32>,
    #[arg(long, value_parser = value::number::<i16>(1..=64))]
    step: Option<i16>,
}

impl Cut {
    pub fn run(self, watch: &ProgressBar, texts: &Texts) -> Result<(), TrainError> {
        let defaults = CutSettings::default();
        let settings = CutSettings {
            least: self.least.unwrap_or(defaults.least),
            step: self.step.unwrap_or(defaults.step),
        };
        let arguments = RunArguments {
            directory: self.run,
            round: self.round,
            threads: None,
        };
        let (run, round) = arguments.existing()?;
        let small = Small::make(&self.weights, &run.data_set(round), &settings)?;
        small.write(&self.out)?;
        watch.clear();
        let mut out = stdout().lock();
        let path = self.out.display().to_string();
        let _ = writeln!(out, "{}", texts.train_cut(&path, small.bytes().len()));
        let [before, after] = small.mean_errors().map(|it| texts.decimal(it.into(), 4));
        let _ = writeln!(out, "{}", texts.train_cut_error(&before, &after));
        Ok(())
    }
}

/// `outflank train yardstick`.
#[derive(Args)]
pub struct Yardstick {
    out: PathBuf,
    #[arg(long, value_parser = value::number::<u32>(8..=30), default_value = "24")]
    empties: u32,
    #[arg(long, value_parser = value::number::<u64>(1..=1_000_000), default_value = "300")]
    positions: u64,
    #[arg(long, default_value = "1")]
    seed: u64,
    #[arg(long)]
    weights: Option<PathBuf>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
}

/// The largest file that is continued, in bytes.
const LARGEST: u64 = 1 << 30;

impl Yardstick {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let weights = match &self.weights {
            Some(path) => weights::read(path, texts)?,
            None => Engine::new(Options::default()).weights(),
        };
        let cannot = |error| Failure::cannot_read(&self.out, &error, texts);
        let mut log = Log::open(&self.out).map_err(cannot)?;
        let bytes = log.read(LARGEST).map_err(cannot)?;
        let set = yardstick::Yardstick {
            empties: self.empties,
            seed: self.seed,
        };
        let (text, head) = (String::from_utf8_lossy(&bytes), set.head(weights));
        let mut lines = text.lines();
        match lines.next() {
            Some(begun) if begun == head => {}
            Some(_) => {
                let other = texts.train_other_yardstick();
                return Err(Failure::cannot_read(&self.out, &other, texts));
            }
            None => log.append(format!("{head}\n").as_bytes()).map_err(cannot)?,
        }
        let done = lines.count() as u64;
        let (progress, mut written) = (Progress::new(), Ok(()));
        in_order(
            done..self.positions,
            resources::threads(self.threads),
            || (),
            |(), number| set.line(number, weights),
            |number, line| {
                progress.show(&format!("{}/{}", number + 1, self.positions));
                written = log.append(format!("{line}\n").as_bytes());
                match written {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(_) => ControlFlow::Break(()),
                }
            },
        );
        progress.clear();
        written.map_err(cannot)
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
