//! A run: a directory with a manifest, and a directory for each round with the outputs of its
//! stages.

mod learn;
mod play;

use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::Instant;

use outflank_eval::Weights;
use outflank_store::{Lock, Transaction, create_folder};

use crate::calibrate::CalibrateSettings;
use crate::data::DataSet;
use crate::fit::FitSettings;
use crate::manifest::{Asked, GateRecord, Manifest, Round, Settings};
use crate::watch::Watch;
use crate::{Stage, TrainError, store};

/// The settings of the learning stages.
#[derive(Clone, Copy, Debug, Default)]
pub struct Methods {
    /// The fit.
    pub fit: FitSettings,
    /// The calibration of shallow searches.
    pub calibrate: CalibrateSettings,
}

/// A training run.
pub struct Run {
    directory: PathBuf,
    manifest: Manifest,
    threads: usize,
    /// Nobody else changes it meanwhile.
    _lock: Option<Lock>,
}

impl Run {
    /// Resumes the run of a directory, or starts one there. Nobody else can until it is dropped.
    pub fn open(directory: &Path, asked: &Asked, threads: usize) -> Result<Run, TrainError> {
        let start = asked.weights.as_deref().map(store::read_weights_and_bytes);
        let start = start.transpose()?.map(|(_, bytes)| bytes);
        let mut run = Run {
            directory: directory.to_owned(),
            manifest: Manifest::default(),
            threads,
            _lock: lock(directory)?,
        };
        let sum = start.as_deref().map(fingerprint);
        if let Some(manifest) = Manifest::read(&run.manifest_path())? {
            if let Some(name) = manifest.settings.disagreement(asked) {
                return Err(TrainError::OtherSetting(name));
            }
            if sum.is_some() && sum != manifest.start {
                return Err(TrainError::OtherSetting("weights"));
            }
            run.manifest = manifest;
            return Ok(run);
        }
        run.manifest.settings = Settings::of(asked);
        run.manifest.start = sum;
        if let Some(bytes) = start {
            store::write(&run.directory.join("start.weights"), &bytes)?;
        }
        run.save()?;
        Ok(run)
    }

    /// An existing run, to look at it: somebody else may be at work in it.
    pub fn existing(directory: &Path, threads: usize) -> Result<Run, TrainError> {
        let manifest = Manifest::read(&directory.join(MANIFEST))?;
        Ok(Run {
            directory: directory.to_owned(),
            manifest: manifest.ok_or_else(|| TrainError::NoRun(directory.to_owned()))?,
            threads,
            _lock: None,
        })
    }

    /// Its settings and results.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    fn manifest_path(&self) -> PathBuf {
        self.directory.join(MANIFEST)
    }

    fn save(&self) -> Result<(), TrainError> {
        self.manifest.write(&self.manifest_path())
    }

    fn round_path(&self, round: usize) -> PathBuf {
        self.directory.join(round_name(round))
    }

    fn round(&mut self, round: usize) -> &mut Round {
        let rounds = &mut self.manifest.rounds;
        if rounds.len() < round {
            rounds.resize_with(round, Round::default);
        }
        &mut rounds[round - 1]
    }

    fn results(&self, round: usize) -> Option<&Round> {
        self.manifest.rounds.get(round.checked_sub(1)?)
    }

    /// The weights that a round made.
    pub fn weights_path(&self, round: usize) -> PathBuf {
        self.round_path(round).join("outflank.weights")
    }

    /// The weights that a round plays with: those of the previous round. A first round may have
    /// none.
    pub fn weights_path_before(&self, round: usize) -> Option<PathBuf> {
        match round {
            0 | 1 if self.manifest.start.is_none() => None,
            0 | 1 => Some(self.directory.join("start.weights")),
            _ => Some(self.weights_path(round - 1)),
        }
    }

    fn weights_before(&self, round: usize) -> Result<Option<(Weights, u64)>, TrainError> {
        let Some(path) = self.weights_path_before(round) else {
            return Ok(None);
        };
        if round > 1 && !path.is_file() {
            return Err(TrainError::Before(Stage::Export, round - 1));
        }
        let (weights, bytes) = store::read_weights_and_bytes(&path)?;
        Ok(Some((weights, fingerprint(&bytes))))
    }

    /// Records the gate of a round, and the time it took.
    pub fn set_gate(
        &mut self,
        round: usize,
        record: GateRecord,
        start: Instant,
    ) -> Result<(), TrainError> {
        if self.round(round).gate.as_ref() == Some(&record) {
            return Ok(());
        }
        self.round(round).gate = Some(record);
        self.finish(round, "gate", start)
    }

    /// Records the result of a stage, and the time it took.
    fn finish(&mut self, round: usize, stage: &str, start: Instant) -> Result<(), TrainError> {
        let seconds = (start.elapsed().as_secs_f64() * 10.0).round() / 10.0;
        let all = &mut self.round(round).seconds;
        all.insert(stage.to_owned(), seconds);
        self.save()
    }

    /// The unfinished round, or the one after the last.
    pub fn current_round(&self) -> usize {
        let unfinished = |round: &Round| round.export.is_none();
        let rounds = &self.manifest.rounds;
        1 + rounds.iter().position(unfinished).unwrap_or(rounds.len())
    }

    /// The last round that has data.
    pub fn last_with_data(&self) -> Result<usize, TrainError> {
        let complete = |round: &Round| round.data.as_ref().is_some_and(|it| it.summary.is_some());
        let last = self.manifest.rounds.iter().rposition(complete);
        last.map(|place| place + 1)
            .ok_or(TrainError::Before(Stage::Data, 1))
    }

    /// The data set of a round.
    pub fn data_set(&self, round: usize) -> DataSet {
        DataSet::new(self.round_path(round).join("data"))
    }

    /// All stages of a round, or the remaining ones.
    pub fn whole_round(
        &mut self,
        round: usize,
        engine: u64,
        methods: Methods,
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        self.selfplay(round, engine, watch)?;
        watch.finished(self, round, Stage::SelfPlay);
        self.data(round, &[], watch)?;
        watch.finished(self, round, Stage::Data);
        self.fit(round, methods.fit, watch)?;
        watch.finished(self, round, Stage::Fit);
        self.calibrate(round, methods.calibrate, watch)?;
        watch.finished(self, round, Stage::Calibrate);
        self.export(round, watch)?;
        watch.finished(self, round, Stage::Export);
        Ok(())
    }

    /// Removes the outputs of a stage and those after it, in one step with the manifest: outputs that it does not know of
    /// would be taken for those of the next settings.
    fn forget(&mut self, round: usize, from: Stage) -> Result<(), TrainError> {
        let results = self.round(round);
        let mut gone = vec!["outflank.weights"];
        (results.export, results.gate) = (None, None);
        let forgotten = Stage::ALL.into_iter().filter(|&stage| stage >= from);
        for stage in forgotten.map(Stage::name).chain(["gate"]) {
            results.seconds.remove(stage);
        }
        if from <= Stage::Calibrate {
            results.calibrate = None;
            gone.push("calibrate");
        }
        if from <= Stage::Fit {
            results.fit = None;
            gone.push("fit");
        }
        if from <= Stage::Data {
            results.data = None;
            gone.push("data");
        }
        let path = self.manifest_path();
        let manifest = self.manifest.to_bytes(&path)?;
        let begun = Transaction::begin(&self.directory);
        let mut transaction = begun.map_err(TrainError::at(&self.directory))?;
        for output in gone {
            transaction.remove(&Path::new(&round_name(round)).join(output));
        }
        let put = transaction.create(MANIFEST.as_ref()).and_then(|mut file| {
            file.write_all(&manifest)?;
            transaction.put(file)
        });
        put.and_then(|()| transaction.commit())
            .map_err(TrainError::at(&path))
    }
}

const MANIFEST: &str = "manifest.json";

/// The lock on a run; none where nothing can be locked.
fn lock(directory: &Path) -> Result<Option<Lock>, TrainError> {
    let failed = TrainError::at(directory);
    let lock = create_folder(directory).and_then(|()| Lock::take(&directory.join("run.lock")));
    match lock {
        Ok(Some(lock)) => Ok(Some(lock)),
        Ok(None) => Err(TrainError::Busy(directory.to_owned())),
        Err(error) if error.kind() == ErrorKind::Unsupported => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

/// The name of a round's directory; the first round is number 1.
fn round_name(round: usize) -> String {
    format!("round-{round:02}")
}

/// The checksum at the end of a weights file.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.last_chunk().map_or(0, |sum| u64::from_le_bytes(*sum))
}
