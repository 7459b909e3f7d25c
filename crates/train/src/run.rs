//! A run: a directory with a manifest, and for each round a directory with what its stages made.

use std::fs;
use std::path::{Path, PathBuf};

use outflank_eval::Weights;
use outflank_eval::patterns::TABLE_SIZE;

use crate::data::{DataSet, Source};
use crate::export::{quality_of, quantise};
use crate::fit::{FitSettings, Material, PhaseFit, nothing};
use crate::games::Games;
use crate::manifest::{
    Asked, DataRecord, ExportRecord, FitRecord, Manifest, Round, SelfPlayRecord, Settings,
};
use crate::watch::{Steps, Watch};
use crate::{SelfPlay, Stage, TrainError, store};

/// A training run.
pub struct Run {
    directory: PathBuf,
    manifest: Manifest,
    threads: usize,
}

impl Run {
    /// Goes on with the run of a directory, or begins one there.
    pub fn open(directory: &Path, asked: &Asked, threads: usize) -> Result<Run, TrainError> {
        let mut run = Run {
            directory: directory.to_owned(),
            manifest: Manifest::default(),
            threads,
        };
        let start = match &asked.weights {
            Some(path) => {
                let bytes = fs::read(path).map_err(TrainError::at(path))?;
                weights_from(&bytes, path)?;
                Some(bytes)
            }
            None => None,
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

    /// What it was told and what came of it.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    fn manifest_path(&self) -> PathBuf {
        self.directory.join("manifest.json")
    }

    fn save(&self) -> Result<(), TrainError> {
        self.manifest.write(&self.manifest_path())
    }

    /// The directory of a round; the first round is number 1.
    fn round_path(&self, round: usize) -> PathBuf {
        self.directory.join(format!("round-{round:02}"))
    }

    fn round(&mut self, round: usize) -> &mut Round {
        let rounds = &mut self.manifest.rounds;
        if rounds.len() < round {
            rounds.resize_with(round, Round::default);
        }
        &mut rounds[round - 1]
    }

    /// The weights that a round made.
    pub fn weights_path(&self, round: usize) -> PathBuf {
        self.round_path(round).join("outflank.weights")
    }

    /// The weights that a round plays with: those of the round before. A first round may have none.
    fn weights_before(&self, round: usize) -> Result<Option<(Weights, u64)>, TrainError> {
        let path = match round {
            1 if self.manifest.start.is_none() => return Ok(None),
            1 => self.directory.join("start.weights"),
            _ => self.weights_path(round - 1),
        };
        if round > 1 && !path.is_file() {
            return Err(TrainError::Before(Stage::Export));
        }
        let bytes = fs::read(&path).map_err(TrainError::at(&path))?;
        Ok(Some((weights_from(&bytes, &path)?, fingerprint(&bytes))))
    }

    /// The round that is not finished, or the one after the last.
    pub fn current_round(&self) -> usize {
        let unfinished = |round: &Round| round.export.is_none();
        let rounds = &self.manifest.rounds;
        1 + rounds.iter().position(unfinished).unwrap_or(rounds.len())
    }

    /// Plays the games of a round, or the rest of them. `engine` is the signature of this engine.
    pub fn selfplay(
        &mut self,
        round: usize,
        engine: u64,
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        let before = self.weights_before(round)?;
        let record = SelfPlayRecord {
            engine,
            weights: before.as_ref().map(|&(_, sum)| sum),
            games: None,
        };
        let begun = &mut self.round(round).selfplay;
        match begun {
            Some(begun) if begun.games.is_some() => return Ok(()),
            Some(begun) if *begun != record => return Err(TrainError::OtherEngine { round }),
            Some(_) => {}
            None => *begun = Some(record.clone()),
        }
        self.save()?;
        let Settings {
            seed,
            games,
            depth,
            exact,
            ..
        } = self.manifest.settings;
        let style = SelfPlay {
            depth: if before.is_some() { depth } else { 0 },
            exact,
        };
        let games = Games {
            directory: self.round_path(round).join("games"),
            seed,
            round,
            count: games,
            style,
        };
        let steps = Steps::new(watch, round, Stage::SelfPlay);
        let weights = before.map(|(weights, _)| weights);
        let summary = games.play(weights.as_ref(), self.threads, &steps)?;
        self.round(round).selfplay = Some(SelfPlayRecord {
            games: Some(summary),
            ..record
        });
        self.save()
    }

    /// Sorts and merges the positions of a round, of the rounds before that are kept, and of files from elsewhere.
    pub fn data(
        &mut self,
        round: usize,
        imports: &[PathBuf],
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        // Games that were played without weights are of use to their own round only.
        let first = if self.manifest.start.is_some() {
            1
        } else {
            2.min(round)
        };
        let kept = (round + 1)
            .saturating_sub(self.manifest.settings.kept)
            .max(first)..=round;
        let (mut sources, mut record) = (
            Vec::new(),
            DataRecord {
                rounds: Vec::new(),
                imported: Vec::new(),
                summary: None,
            },
        );
        for round in kept {
            if let Some(games) = self.round(round).selfplay.as_ref() {
                if games.games.is_none() {
                    return Err(TrainError::Before(Stage::SelfPlay));
                }
                record.rounds.push(round);
                let files = Games::files(&self.round_path(round).join("games"))?;
                sources.extend(files.into_iter().map(Source::Chunk));
            }
        }
        for path in imports {
            let bytes = fs::metadata(path).map_err(TrainError::at(path))?.len();
            record.imported.push((path.display().to_string(), bytes));
            sources.push(Source::Import(path.clone()));
        }
        if let Some(begun) = &self.round(round).data {
            let same = begun.rounds == record.rounds && begun.imported == record.imported;
            if same && begun.summary.is_some() {
                return Ok(());
            }
            if !same {
                self.forget(round, Stage::Data)?;
            }
        }
        if sources.is_empty() {
            return Err(TrainError::NoPositions);
        }
        self.round(round).data = Some(record.clone());
        self.save()?;
        let steps = Steps::new(watch, round, Stage::Data);
        record.summary = Some(self.data_set(round).build(&sources, &steps)?);
        self.round(round).data = Some(record);
        self.save()
    }

    /// The data set of a round.
    pub fn data_set(&self, round: usize) -> DataSet {
        DataSet::new(self.round_path(round).join("data"))
    }

    /// Fits weights to the data of a round.
    pub fn fit(
        &mut self,
        round: usize,
        settings: FitSettings,
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        let data = self.round(round).data.as_ref();
        if data.is_none_or(|data| data.summary.is_none()) {
            return Err(TrainError::Before(Stage::Data));
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
        steps.begin(Weights::PHASES as u64);
        let mut after = nothing();
        for phase in (0..Weights::PHASES).rev() {
            let path = directory.join(format!("phase-{phase:02}.solution"));
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
        self.save()
    }

    /// Rounds the weights of a round and writes them to its weights file.
    pub fn export(&mut self, round: usize, watch: &dyn Watch) -> Result<(), TrainError> {
        let fit = self.round(round).fit.as_ref();
        if fit.is_none_or(|fit| fit.phases.is_empty()) {
            return Err(TrainError::Before(Stage::Fit));
        }
        if self.round(round).export.is_some() {
            return Ok(());
        }
        let mut weights = Weights::untrained();
        let directory = self.round_path(round).join("fit");
        let (steps, mut phases) = (Steps::new(watch, round, Stage::Export), Vec::new());
        steps.begin(Weights::PHASES as u64);
        for phase in 0..Weights::PHASES {
            let path = directory.join(format!("phase-{phase:02}.solution"));
            quantise(&read_solution(&path)?.0, weights.table_mut(phase));
            let samples = self.data_set(round).samples(phase)?;
            phases.push(quality_of(
                &weights,
                samples.iter().filter(|it| it.is_held_out()),
            ));
            steps.done(1)?;
        }
        let bytes = weights.to_bytes();
        store::write(&self.weights_path(round), &bytes)?;
        self.round(round).export = Some(ExportRecord {
            checksum: fingerprint(&bytes),
            phases,
        });
        self.save()
    }

    /// All stages of a round, or those that are left.
    pub fn whole_round(
        &mut self,
        round: usize,
        engine: u64,
        settings: FitSettings,
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        self.selfplay(round, engine, watch)?;
        self.data(round, &[], watch)?;
        self.fit(round, settings, watch)?;
        self.export(round, watch)
    }

    /// Removes what a stage and those after it have made.
    fn forget(&mut self, round: usize, from: Stage) -> Result<(), TrainError> {
        let path = self.round_path(round);
        let results = self.round(round);
        let mut gone = vec![path.join("outflank.weights")];
        results.export = None;
        if from <= Stage::Fit {
            results.fit = None;
            gone.push(path.join("fit"));
        }
        if from <= Stage::Data {
            results.data = None;
            gone.push(path.join("data"));
        }
        self.save()?;
        for path in gone {
            let removed = if path.is_dir() {
                fs::remove_dir_all(&path)
            } else if path.is_file() {
                fs::remove_file(&path)
            } else {
                Ok(())
            };
            removed.map_err(TrainError::at(&path))?;
        }
        Ok(())
    }
}

/// The checksum at the end of a weights file.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.last_chunk().map_or(0, |sum| u64::from_le_bytes(*sum))
}

/// Weights from the bytes of a file.
fn weights_from(bytes: &[u8], path: &Path) -> Result<Weights, TrainError> {
    Weights::from_bytes(bytes).map_err(|error| TrainError::Weights {
        path: path.to_owned(),
        error,
    })
}

/// A solution: how the fit went, as JSON on a line of its own, then a number for every content.
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
