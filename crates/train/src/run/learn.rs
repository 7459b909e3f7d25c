//! The stages that turn positions into weights.

use std::path::PathBuf;
use std::time::Instant;

use outflank_eval::{ErrorModel, Weights};
use outflank_rules::Board;

use super::{Run, fingerprint};
use crate::calibrate::{self, CalibrateSettings, DECIDED, Measured};
use crate::data::{PHASES, phase_of};
use crate::fit::{Fit, FitSettings, Quality, quality_of};
use crate::manifest::{CalibrateRecord, ExportRecord, FitRecord};
use crate::record::Sample;
use crate::watch::{Steps, Watch};
use crate::{Stage, TrainError, store};

impl Run {
    /// Fits weights to the data of a round.
    pub fn fit(
        &mut self,
        round: usize,
        settings: FitSettings,
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        let start = Instant::now();
        let data = self.round(round).data.as_ref();
        if data.is_none_or(|data| data.summary.is_none()) {
            return Err(TrainError::Before(Stage::Data, round));
        }
        match &self.round(round).fit {
            Some(begun) if begun.settings != settings => self.forget(round, Stage::Fit)?,
            Some(begun) if !begun.phases.is_empty() => return Ok(()),
            _ => {}
        }
        let mut record = self.round(round).fit.take().unwrap_or(FitRecord {
            settings,
            passes: Vec::new(),
            phases: Vec::new(),
        });
        self.round(round).fit = Some(record.clone());
        self.save()?;
        let steps = Steps::new(watch, round, Stage::Fit);
        steps.begin(settings.passes as u64)?;
        let path = self.fit_path(round);
        let mut fit = if path.is_file() {
            let (bytes, _) = store::read_checked(&path)?;
            Fit::from_bytes(&bytes).ok_or(TrainError::Damaged(path.clone()))?
        } else if settings.refine {
            let (weights, _) = self.weights_before(round)?.ok_or(TrainError::NoWeights)?;
            Fit::refining(&weights)
        } else {
            Fit::new(self.manifest.settings.seed)
        };
        steps.skip(fit.passes() as u64);
        let (mut training, mut held_out) = (Vec::new(), Vec::new());
        for phase in 0..PHASES {
            for sample in self.data_set(round).samples(phase)? {
                let set = if sample.is_held_out() {
                    &mut held_out
                } else {
                    &mut training
                };
                set.push(sample);
            }
        }
        if training.is_empty() {
            return Err(TrainError::NoPositions);
        }
        while fit.passes() < settings.passes {
            let error = fit.pass(&training, &settings, self.threads);
            store::write_checked(&path, fit.to_bytes())?;
            // A pass that was made but not recorded is not known any more.
            record.passes.resize(fit.passes() - 1, 0.0);
            record.passes.push(error);
            self.round(round).fit = Some(record.clone());
            self.save()?;
            steps.done(1)?;
        }
        let model = fit.model();
        let error = |sample: &Sample| model.value(&model.place(sample)) - sample.value.discs();
        record.phases = (0..PHASES)
            .map(|phase| {
                let of_phase = |it: &&Sample| phase_of(it.board.empties().len()) == phase;
                Quality::of_errors(held_out.iter().filter(of_phase).map(error))
            })
            .collect();
        self.round(round).fit = Some(record);
        self.finish(round, Stage::Fit.name(), start)
    }

    fn fit_path(&self, round: usize) -> PathBuf {
        self.round_path(round).join("fit").join("network.fit")
    }

    /// The fitted weights of a round, rounded.
    fn fitted(&self, round: usize, error_model: ErrorModel) -> Result<Weights, TrainError> {
        let fit = self.results(round).and_then(|it| it.fit.as_ref());
        if fit.is_none_or(|fit| fit.phases.is_empty()) {
            return Err(TrainError::Before(Stage::Fit, round));
        }
        let path = self.fit_path(round);
        let (bytes, _) = store::read_checked(&path)?;
        let fit = Fit::from_bytes(&bytes).ok_or(TrainError::Damaged(path))?;
        let mut weights = fit.model().quantised();
        weights.error_model = error_model;
        Ok(weights)
    }

    /// Measures the errors of shallow searches with the new weights.
    pub fn calibrate(
        &mut self,
        round: usize,
        settings: CalibrateSettings,
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        let start = Instant::now();
        let weights = self.fitted(round, ErrorModel::default())?;
        match &self.round(round).calibrate {
            Some(begun) if begun.settings != settings => self.forget(round, Stage::Calibrate)?,
            Some(begun) if begun.model.is_some() => return Ok(()),
            _ => {}
        }
        let mut record = CalibrateRecord {
            settings,
            model: None,
            fits: Vec::new(),
        };
        self.round(round).calibrate = Some(record.clone());
        self.save()?;
        let (data, directory) = (
            self.data_set(round),
            self.round_path(round).join("calibrate"),
        );
        let steps = Steps::new(watch, round, Stage::Calibrate);
        steps.begin(CalibrateSettings::EMPTIES.count() as u64)?;
        let mut measured: Vec<Measured> = Vec::new();
        // The positions with few empty squares are solved, which takes about the same time for
        // each: first things first.
        for empties in CalibrateSettings::EMPTIES {
            let path = directory.join(format!("empties-{empties:02}.json"));
            if path.is_file() {
                let (bytes, _) = store::read_checked(&path)?;
                let read = serde_json::from_slice(&bytes);
                let read: Vec<Measured> = read.map_err(|_| TrainError::Damaged(path))?;
                measured.extend(read);
                steps.skip(1);
                continue;
            }
            let samples = data.samples(phase_of(empties))?;
            let boards: Vec<Board> = samples
                .iter()
                .filter(|it| it.is_held_out() && it.value.discs().abs() <= DECIDED)
                .map(|it| it.board)
                .filter(|it| it.empties().len() == empties && !it.legal_moves().is_empty())
                .collect();
            // Evenly spaced: neighbours in their order are similar.
            let stride = (boards.len() / settings.positions.max(1)).max(1);
            let boards: Vec<Board> = boards.into_iter().step_by(stride).collect();
            let boards = &boards[..boards.len().min(settings.positions)];
            let found = calibrate::measure(boards, &weights, &settings, self.threads);
            let bytes = serde_json::to_vec(&found);
            let bytes = bytes.map_err(|error| TrainError::at(&path)(error.into()))?;
            store::write_checked(&path, bytes)?;
            measured.extend(found);
            steps.done(1)?;
        }
        let (model, fits) = calibrate::error_model(&measured);
        (record.model, record.fits) = (Some(model.numbers()), fits.to_vec());
        self.round(round).calibrate = Some(record);
        self.finish(round, Stage::Calibrate.name(), start)
    }

    /// Writes the weights of a round, rounded and with their error model, to its weights file.
    pub fn export(&mut self, round: usize, watch: &dyn Watch) -> Result<(), TrainError> {
        if self.round(round).export.is_some() {
            return Ok(());
        }
        let start = Instant::now();
        let calibrated = self.round(round).calibrate.as_ref();
        let model = calibrated.and_then(|it| it.model);
        let model = model.ok_or(TrainError::Before(Stage::Calibrate, round))?;
        let weights = self.fitted(round, ErrorModel::from_numbers(model))?;
        let (steps, mut phases) = (Steps::new(watch, round, Stage::Export), Vec::new());
        steps.begin(PHASES as u64)?;
        for phase in 0..PHASES {
            let samples = self.data_set(round).samples(phase)?;
            let held_out = samples.iter().filter(|it| it.is_held_out());
            phases.push(quality_of(&weights, held_out));
            steps.done(1)?;
        }
        let bytes = weights.to_bytes();
        store::write(&self.weights_path(round), &bytes)?;
        self.round(round).export = Some(ExportRecord {
            checksum: fingerprint(&bytes),
            phases,
        });
        self.finish(round, Stage::Export.name(), start)
    }
}
