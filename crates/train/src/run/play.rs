//! The stages that make positions.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use super::Run;
use crate::data::Source;
use crate::games::Games;
use crate::manifest::{DataRecord, SelfPlayRecord, Settings};
use crate::watch::{Steps, Watch};
use crate::{SelfPlay, Stage, TrainError};

impl Run {
    /// Plays the games of a round, or the remaining ones. `engine` is the signature of this engine.
    pub fn selfplay(
        &mut self,
        round: usize,
        engine: u64,
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        let start = Instant::now();
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
        self.finish(round, Stage::SelfPlay.name(), start)
    }

    /// Sorts and merges the positions of a round, of the kept earlier rounds, and of files from elsewhere.
    pub fn data(
        &mut self,
        round: usize,
        imports: &[PathBuf],
        watch: &dyn Watch,
    ) -> Result<(), TrainError> {
        let start = Instant::now();
        // Games played without weights are useful only to their own round.
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
                    return Err(TrainError::Before(Stage::SelfPlay, round));
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
        self.finish(round, Stage::Data.name(), start)
    }
}
