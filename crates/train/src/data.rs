//! The data set: positions of many games, merged under symmetry, one file for each phase.
//!
//! Positions are first distributed to a file for each phase; then each of these files, which fits into memory, is
//! sorted and merged separately. Memory grows only with the largest phase, not with the number of games.

use std::fs::File;
use std::io::{BufReader, Read, Write as _};
use std::path::{Path, PathBuf};

use outflank_eval::{Value, checksum};
use outflank_store::{Transaction, create_folder, read, recover, remove_folder};
use serde::{Deserialize, Serialize};

use crate::record::{Record, Sample};
use crate::{Steps, TrainError, store};

/// The number of phases of a game: two empty squares each.
pub const PHASES: usize = 30;

/// The phase of a board with this many empty squares.
pub fn phase_of(empties: u32) -> usize {
    (60u32.saturating_sub(empties) as usize / 2).min(PHASES - 1)
}

/// A directory with the samples of each phase.
pub struct DataSet {
    directory: PathBuf,
}

/// The contents of a data set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DataSummary {
    /// The number of positions in the games.
    pub positions: u64,
    /// For each phase, the number of distinct training positions.
    pub training: Vec<u64>,
    /// For each phase, the number of distinct held-out positions.
    pub held_out: Vec<u64>,
    /// A checksum of it all.
    pub checksum: u64,
}

/// A file of positions.
#[derive(Clone, Debug)]
pub enum Source {
    /// Games of this run, with a checksum at the end.
    Chunk(PathBuf),
    /// Bare records from elsewhere. A record truncated by an interrupted program can only be the last.
    Import(PathBuf),
}

impl DataSet {
    /// The data set of a directory, whether it exists or not.
    pub fn new(directory: PathBuf) -> DataSet {
        DataSet { directory }
    }

    /// Builds the data set of these positions, or resumes it.
    pub(crate) fn build(
        &self,
        sources: &[Source],
        steps: &Steps,
    ) -> Result<DataSummary, TrainError> {
        let dealt = self.directory.join("dealt");
        steps.begin((sources.len() + PHASES) as u64)?;
        // The first phase is put in place last: when it is there, all are.
        recover(&dealt).map_err(TrainError::at(&dealt))?;
        if dealt.join(file_name(0)).is_file() {
            steps.skip(sources.len() as u64);
        } else if !self.path(0).is_file() {
            deal(sources, &dealt, steps)?;
        }
        // So it is with merging.
        for phase in (0..PHASES).rev() {
            if !self.path(phase).is_file() {
                merge(&dealt.join(file_name(phase)), &self.path(phase))?;
            }
            steps.done(1)?;
        }
        remove_folder(&dealt).map_err(TrainError::at(&dealt))?;
        self.summary()
    }

    fn summary(&self) -> Result<DataSummary, TrainError> {
        let (mut summary, mut sums) = (DataSummary::default(), Vec::new());
        for phase in 0..PHASES {
            let (samples, sum) = self.read(phase)?;
            sums.extend(sum.to_le_bytes());
            let held_out = samples.iter().filter(|it| it.is_held_out()).count() as u64;
            summary.positions += samples.iter().map(|it| u64::from(it.count)).sum::<u64>();
            summary.held_out.push(held_out);
            summary.training.push(samples.len() as u64 - held_out);
        }
        summary.checksum = checksum(&sums);
        Ok(summary)
    }

    /// The samples of a phase, in the order of their boards.
    pub fn samples(&self, phase: usize) -> Result<Vec<Sample>, TrainError> {
        Ok(self.read(phase)?.0)
    }

    fn read(&self, phase: usize) -> Result<(Vec<Sample>, u64), TrainError> {
        let path = self.path(phase);
        let (bytes, sum) = store::read_checked(&path)?;
        let (samples, rest) = bytes.as_chunks();
        let samples: Option<Vec<Sample>> = samples.iter().map(Sample::from_bytes).collect();
        let samples = samples.filter(|_| rest.is_empty());
        Ok((samples.ok_or(TrainError::NotPositions(path))?, sum))
    }

    fn path(&self, phase: usize) -> PathBuf {
        self.directory.join(file_name(phase))
    }
}

fn file_name(phase: usize) -> String {
    format!("phase-{phase:02}.samples")
}

/// Distributes the positions of all files to a file for each phase, in canonical form.
fn deal(sources: &[Source], to: &Path, steps: &Steps) -> Result<(), TrainError> {
    create_folder(to).map_err(TrainError::at(to))?;
    let mut transaction = Transaction::begin(to).map_err(TrainError::at(to))?;
    let phases = (0..PHASES).rev();
    let files: Result<Vec<_>, _> = phases
        .map(|phase| transaction.create(file_name(phase).as_ref()))
        .collect();
    let mut files = files.map_err(TrainError::at(to))?;
    for source in sources {
        read_source(source, |record| {
            let board = record.board.canonical().0;
            let phase = phase_of(board.empties().len());
            files[PHASES - 1 - phase].write_all(&Record { board, ..record }.to_bytes())
        })?;
        steps.done(1)?;
    }
    let put = files.into_iter().try_for_each(|file| transaction.put(file));
    put.and_then(|()| transaction.commit())
        .map_err(TrainError::at(to))
}

/// Passes on every position of a file.
fn read_source(
    source: &Source,
    mut take: impl FnMut(Record) -> std::io::Result<()>,
) -> Result<(), TrainError> {
    let mut hand_on = |path: &Path, bytes: &[u8; Record::BYTES]| {
        let record = Record::from_bytes(bytes);
        let record = record.ok_or_else(|| TrainError::NotPositions(path.to_owned()))?;
        take(record).map_err(TrainError::at(path))
    };
    match source {
        Source::Chunk(path) => {
            let (bytes, _) = store::read_checked(path)?;
            let (records, rest) = bytes.as_chunks();
            if !rest.is_empty() {
                return Err(TrainError::NotPositions(path.clone()));
            }
            records.iter().try_for_each(|bytes| hand_on(path, bytes))
        }
        Source::Import(path) => {
            let file = File::open(path).map_err(TrainError::at(path))?;
            let mut file = BufReader::with_capacity(1 << 20, file);
            let mut bytes = [0; Record::BYTES];
            loop {
                match file.read_exact(&mut bytes) {
                    Ok(()) => hand_on(path, &bytes)?,
                    Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
                        return Ok(());
                    }
                    Err(error) => return Err(TrainError::at(path)(error)),
                }
            }
        }
    }
}

/// Sorts the positions of a phase and merges those with the same board.
fn merge(from: &Path, to: &Path) -> Result<(), TrainError> {
    let bytes = read(from, store::LARGEST).map_err(TrainError::at(from))?;
    let mut records: Vec<Record> = bytes
        .as_chunks()
        .0
        .iter()
        .filter_map(Record::from_bytes)
        .collect();
    drop(bytes);
    records.sort_unstable_by_key(|record| record.board);
    let mut merged = Vec::new();
    for same in records.chunk_by(|a, b| a.board == b.board) {
        let sum: i64 = same.iter().map(|record| i64::from(record.value.0)).sum();
        let mean = sum as f64 / same.len() as f64;
        let sample = Sample {
            board: same[0].board,
            value: Value(mean.round() as i16),
            count: same.len().min(usize::from(u16::MAX)) as u16,
        };
        merged.extend(sample.to_bytes());
    }
    store::write_checked(to, merged)
}
