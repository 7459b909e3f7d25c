//! The stages that turn positions into weights.

use std::path::Path;
use std::time::Instant;

use outflank_eval::patterns::TABLE_SIZE;
use outflank_eval::{ErrorModel, Weights};
use outflank_rules::Board;

use super::{Run, fingerprint};
use crate::calibrate::{self, CalibrateSettings, DECIDED, Measured};
use crate::export::{quality_of, quantise};
use crate::fit::{FitSettings, Material, PhaseFit, nothing};
use crate::manifest::{CalibrateRecord, ExportRecord, FitRecord};
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
        let mut record = FitRecord {
            settings,
            phases: Vec::new(),
        };
        self.round(round).fit = Some(record.clone());
        self.save()?;
        let (data, directory) = (self.data_set(round), self.round_path(round).join("fit"));
        let steps = Steps::new(watch, round, Stage::Fit);
        steps.begin(Weights::PHASES as u64)?;
        let mut after = nothing();
        for phase in (0..Weights::PHASES).rev() {
            let path = directory.join(solution_name(phase));
            if path.is_file() {
                let (solution, fit) = read_solution(&path)?;
                (after, record.phases) = (solution, [vec![fit], record.phases].concat());
                steps.skip(1);
                continue;
            }
            let material = Material::read(&data, phase, &settings)?;
            let (solution, fit) = material.fit(&settings, &after, &after, self.threads);
            write_solution(&path, &solution, &fit)?;
            (after, record.phases) = (solution, [vec![fit], record.phases].concat());
            steps.done(1)?;
        }
        self.round(round).fit = Some(record);
        self.finish(round, Stage::Fit.name(), start)
    }

    /// The fitted weights of a round, rounded.
    fn fitted(&self, round: usize, error_model: ErrorModel) -> Result<Weights, TrainError> {
        let fit = self.results(round).and_then(|it| it.fit.as_ref());
        if fit.is_none_or(|fit| fit.phases.is_empty()) {
            return Err(TrainError::Before(Stage::Fit, round));
        }
        let (mut weights, directory) = (Weights::untrained(), self.round_path(round).join("fit"));
        weights.error_model = error_model;
        for phase in 0..Weights::PHASES {
            let (solution, _) = read_solution(&directory.join(solution_name(phase)))?;
            quantise(&solution, weights.table_mut(phase));
        }
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
            let samples = data.samples(Weights::phase(empties))?;
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
        steps.begin(Weights::PHASES as u64)?;
        for phase in 0..Weights::PHASES {
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

fn solution_name(phase: usize) -> String {
    format!("phase-{phase:02}.solution")
}

/// A solution: the fit as a line of JSON, then a number for every content.
fn write_solution(path: &Path, solution: &[f32], fit: &PhaseFit) -> Result<(), TrainError> {
    let mut bytes = serde_json::to_vec(fit).expect("plain data");
    bytes.push(b'\n');
    bytes.extend(solution.iter().flat_map(|value| value.to_le_bytes()));
    store::write_checked(path, bytes)
}

fn read_solution(path: &Path) -> Result<(Vec<f32>, PhaseFit), TrainError> {
    let (bytes, _) = store::read_checked(path)?;
    let damaged = || TrainError::Damaged(path.to_owned());
    let line = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .ok_or_else(damaged)?;
    let fit = serde_json::from_slice(&bytes[..line]).map_err(|_| damaged())?;
    let (numbers, rest) = bytes[line + 1..].as_chunks();
    let solution: Vec<f32> = numbers
        .iter()
        .map(|&number| f32::from_le_bytes(number))
        .collect();
    if solution.len() == TABLE_SIZE && rest.is_empty() {
        Ok((solution, fit))
    } else {
        Err(damaged())
    }
}
