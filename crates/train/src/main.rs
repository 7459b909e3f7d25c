//! `outflank-train selfplay` makes labelled positions, `outflank-train fit` makes weights of them. A round is one
//! after the other; the next round plays with the weights of the last.

use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use outflank_eval::Weights;
use outflank_eval::patterns::TABLE_SIZE;
use outflank_search::Searcher;
use outflank_train::fit::{Equations, Fit, Unknowns, quantise};
use outflank_train::{Random, Record, SelfPlay};

/// Makes evaluation weights from nothing.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games of the engine against itself and adds their positions to a file.
    ///
    /// Example: outflank-train selfplay round1.positions --seconds 600 --weights round0.weights
    Selfplay {
        /// Where the positions go.
        out: PathBuf,
        /// How long to play.
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// The depth of the search for a move; 0 plays by mobility alone and needs no weights.
        #[arg(long, default_value_t = 4)]
        depth: u32,
        /// From this many empty squares on the play is perfect.
        #[arg(long, default_value_t = 12)]
        exact: u32,
        /// Another seed gives other games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The weights to play with.
        #[arg(long)]
        weights: Option<PathBuf>,
    },
    /// Fits weights to positions.
    ///
    /// Example: outflank-train fit round1.weights round0.positions round1.positions
    Fit {
        /// Where the weights go.
        out: PathBuf,
        /// Files of positions.
        #[arg(required = true)]
        positions: Vec<PathBuf>,
        /// How strongly weights are drawn to zero: so many positions' worth.
        #[arg(long, default_value_t = 30.0)]
        ridge: f32,
        /// How many steps at the most.
        #[arg(long, default_value_t = 40)]
        steps: usize,
        /// How much the positions of the neighbouring phases count.
        #[arg(long, default_value_t = 0.3)]
        neighbours: f32,
    },
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Selfplay {
            out,
            seconds,
            depth,
            exact,
            seed,
            weights,
        } => {
            ensure!(
                exact <= Searcher::FEW,
                "perfect play begins at {} empty squares at the most",
                Searcher::FEW
            );
            let weights = match weights {
                Some(path) => Weights::from_bytes(&fs::read(&path)?)
                    .with_context(|| path.display().to_string())?,
                None => Weights::untrained(),
            };
            selfplay(
                &out,
                Duration::from_secs(seconds),
                SelfPlay { depth, exact },
                seed,
                weights,
            )
        }
        Command::Fit {
            out,
            positions,
            ridge,
            steps,
            neighbours,
        } => {
            let phases = read(&positions)?;
            let weights = fit(
                &phases,
                Fit {
                    ridge,
                    steps,
                    neighbours,
                },
            );
            let unfinished = out.with_extension("unfinished");
            fs::write(&unfinished, weights.to_bytes())?;
            Ok(fs::rename(unfinished, out)?)
        }
    }
}

fn selfplay(
    out: &Path,
    time: Duration,
    style: SelfPlay,
    seed: u64,
    weights: Weights,
) -> Result<()> {
    let mut file = BufWriter::new(OpenOptions::new().append(true).create(true).open(out)?);
    let (mut searcher, mut random) = (Searcher::new(weights, 1 << 20), Random::new(seed));
    let (start, mut games, mut positions) = (Instant::now(), 0u64, 0);
    let mut records = Vec::new();
    while start.elapsed() < time {
        records.clear();
        style.game(&mut searcher, &mut random, &mut records);
        for record in &records {
            file.write_all(&record.to_bytes())?;
        }
        games += 1;
        positions += records.len();
    }
    file.flush()?;
    println!(
        "{games} games, {positions} positions, {:.0} games/s",
        games as f64 / start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// The positions of all files, phase by phase.
fn read(paths: &[PathBuf]) -> Result<Vec<Vec<Record>>> {
    let mut phases = vec![Vec::new(); Weights::PHASES];
    for path in paths {
        let mut file =
            BufReader::new(File::open(path).with_context(|| path.display().to_string())?);
        let mut bytes = [0; Record::BYTES];
        // A record cut short by an interrupted run is the last of its file.
        while file.read_exact(&mut bytes).is_ok() {
            let record = Record::from_bytes(&bytes);
            let record =
                record.with_context(|| format!("{} does not hold positions", path.display()))?;
            phases[Weights::phase(record.board.empties().len())].push(record);
        }
    }
    Ok(phases)
}

/// A phase with fewer positions is not fitted by itself.
const FEW_POSITIONS: usize = 10_000;

/// Every fiftieth stretch of positions is held out: the fit stops when it no longer gets better on them.
fn is_held_out(index: usize) -> bool {
    index / 1024 % 50 == 7
}

fn fit(phases: &[Vec<Record>], settings: Fit) -> Weights {
    let (unknowns, weights) = (Unknowns::new(), Mutex::new(Weights::untrained()));
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let phase = next.fetch_add(1, Relaxed);
                    if phase >= phases.len() {
                        break;
                    }
                    let solution = fit_phase(phases, phase, &unknowns, settings);
                    quantise(
                        &unknowns,
                        &solution,
                        &mut weights.lock().expect("no thread panics"),
                        phase,
                    );
                }
            });
        }
    });
    let mut weights = weights.into_inner().expect("no thread panics");
    // Games begin with random moves, so that the first phases have hardly a position: they take what comes after.
    for phase in (0..Weights::PHASES - 1)
        .rev()
        .filter(|&phase| phases[phase].len() < FEW_POSITIONS)
    {
        let next = weights.table(phase + 1).to_vec();
        weights.table_mut(phase).copy_from_slice(&next);
    }
    weights
}

fn fit_phase(phases: &[Vec<Record>], phase: usize, unknowns: &Unknowns, settings: Fit) -> Vec<f32> {
    let (mut equations, mut held_out) = (Equations::new(), Equations::new());
    for (index, record) in phases[phase].iter().enumerate() {
        let set = if is_held_out(index) {
            &mut held_out
        } else {
            &mut equations
        };
        set.push(unknowns, record, 1.0);
    }
    let neighbours = [phase.checked_sub(1), Some(phase + 1)]
        .into_iter()
        .flatten();
    for records in neighbours.filter_map(|neighbour| phases.get(neighbour)) {
        for (_, record) in records
            .iter()
            .enumerate()
            .filter(|&(index, _)| !is_held_out(index))
        {
            equations.push(unknowns, record, settings.neighbours);
        }
    }
    let mut best = (f32::INFINITY, vec![0.0; TABLE_SIZE], 0);
    equations.solve(settings, &mut vec![0.0; TABLE_SIZE], |step, solution| {
        let error = held_out.quality(solution).root_mean_square;
        if error < best.0 {
            best = (error, solution.to_vec(), step);
        }
        step < best.2 + 4
    });
    let quality = held_out.quality(&best.1);
    println!(
        "phase {phase:2}: {:8} positions, {:2} steps, error {:.2} discs (root mean square {:.2})",
        phases[phase].len(),
        best.2 + 1,
        quality.mean_error,
        quality.root_mean_square
    );
    best.1
}
