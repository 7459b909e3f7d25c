//! The games of a round, played in chunks.
//!
//! A chunk is a function of the seed, the round, its number and the weights; so it does not matter who plays it, in
//! which order, or how often the work is interrupted.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

use outflank_eval::{Weights, checksum};
use outflank_rules::random::Random;
use outflank_search::Searcher;

use crate::manifest::GamesSummary;
use crate::parallel::in_parallel;
use crate::record::Record;
use crate::{SelfPlay, Steps, TrainError, store};

/// The number of games in a chunk; the last one of a round may have fewer.
pub const CHUNK: u64 = 500;

/// A thread's table: as much as one search needs.
const TABLE_BYTES: usize = 1 << 20;

/// The games of a round.
pub(crate) struct Games {
    pub directory: PathBuf,
    pub seed: u64,
    pub round: usize,
    pub count: u64,
    pub style: SelfPlay,
}

impl Games {
    /// Plays all missing chunks.
    pub fn play(
        &self,
        weights: Option<&Weights>,
        threads: usize,
        steps: &Steps,
    ) -> Result<GamesSummary, TrainError> {
        let start = Instant::now();
        steps.begin(self.count)?;
        let missing: Vec<u64> = (0..self.count.div_ceil(CHUNK))
            .filter(|&chunk| {
                let there = self.path(chunk).is_file();
                if there {
                    steps.skip(self.games_of(chunk));
                }
                !there
            })
            .collect();
        let next = AtomicUsize::new(0);
        let one_thread = || -> Result<(), TrainError> {
            let weights = weights.map_or_else(Weights::untrained, Weights::clone);
            let mut searcher = Searcher::new(weights, TABLE_BYTES);
            while let Some(&chunk) = missing.get(next.fetch_add(1, Relaxed)) {
                searcher.clear();
                let bytes = self.chunk(chunk, &mut searcher);
                store::write_checked(&self.path(chunk), bytes)?;
                steps.done(self.games_of(chunk))?;
            }
            Ok(())
        };
        let threads = in_parallel(threads, threads, |_| one_thread());
        threads.into_iter().collect::<Result<(), TrainError>>()?;
        let played: u64 = missing.iter().map(|&chunk| self.games_of(chunk)).sum();
        self.summary(played as f64 / start.elapsed().as_secs_f64())
    }

    fn chunk(&self, chunk: u64, searcher: &mut Searcher) -> Vec<u8> {
        let mut random = Random::new(self.seed);
        for number in [self.round as u64, chunk] {
            random = Random::new(random.bits() ^ number);
        }
        let mut records = Vec::new();
        for _ in 0..self.games_of(chunk) {
            self.style.game(searcher, &mut random, &mut records);
        }
        records.into_iter().flat_map(Record::to_bytes).collect()
    }

    fn games_of(&self, chunk: u64) -> u64 {
        CHUNK.min(self.count - chunk * CHUNK)
    }

    fn path(&self, chunk: u64) -> PathBuf {
        self.directory.join(format!("chunk-{chunk:05}.positions"))
    }

    fn summary(&self, games_per_second: f64) -> Result<GamesSummary, TrainError> {
        let (mut positions, mut sums) = (0, Vec::new());
        for path in Games::files(&self.directory)? {
            let (bytes, sum) = store::read_checked(&path)?;
            positions += (bytes.len() / Record::BYTES) as u64;
            sums.extend(sum.to_le_bytes());
        }
        Ok(GamesSummary {
            games: self.count,
            positions,
            games_per_second,
            checksum: checksum(&sums),
        })
    }

    /// The game files of a directory, in order.
    pub fn files(directory: &Path) -> Result<Vec<PathBuf>, TrainError> {
        let entries = fs::read_dir(directory).map_err(TrainError::at(directory))?;
        let mut paths = Vec::new();
        for entry in entries {
            let path = entry.map_err(TrainError::at(directory))?.path();
            if path.extension().is_some_and(|it| it == "positions") {
                paths.push(path);
            }
        }
        paths.sort();
        Ok(paths)
    }
}
