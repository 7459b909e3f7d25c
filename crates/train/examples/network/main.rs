//! An experiment: does a small network on top of the pattern sum pay?
//!
//! `cargo run --release -p outflank-train --example network -- RUN WEIGHTS ARCHIVE UNITS GROUPS EPOCHS GAMES MILLISECONDS`
//!
//! It learns what the sum of these weights leaves unexplained of the last data of a run, and says how far both are off on
//! the positions held out, what an evaluation costs, and who wins games at equal depth and at equal time. The results are
//! in `docs/training.md`.

#![forbid(unsafe_code)]

mod learn;
mod network;
mod play;

use std::fs::File;
use std::hint::black_box;
use std::io::BufReader;
use std::path::Path;
use std::time::Instant;

use learn::{Adam, Position};
use network::{Network, Quantised};
use outflank_eval::patterns::TABLE_SIZE;
use outflank_eval::{Contents, Features, Value, Weights};
use outflank_record::wthor;
use outflank_rules::random::Random;
use outflank_rules::{Board, Score};
use outflank_train::data::DataSet;
use outflank_train::fit::{self, FitSettings, Quality, Unknowns};
use outflank_train::{Run, TrainError, store};
use play::{Budget, Evaluate, OPEN, Player};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [run, weights, archive, numbers @ ..] = &arguments[..] else {
        return Err("a run, a weights file and a folder of WTHOR files are expected".into());
    };
    let numbers: Result<Vec<usize>, _> = numbers.iter().map(|it| it.parse()).collect();
    let [units, groups, epochs, games, milliseconds] = numbers?[..] else {
        return Err("UNITS GROUPS EPOCHS GAMES MILLISECONDS are expected".into());
    };
    let run = Run::existing(Path::new(run), 1)?;
    let data = run.data_set(run.last_with_data()?);
    let weights = store::read_weights(Path::new(weights))?;
    let plan = Plan {
        real: real_games(Path::new(archive))?,
        groups,
        epochs,
        games,
        milliseconds,
    };
    match units {
        4 => plan.carry_out::<4>(&data, &weights)?,
        8 => plan.carry_out::<8>(&data, &weights)?,
        16 => plan.carry_out::<16>(&data, &weights)?,
        32 => plan.carry_out::<32>(&data, &weights)?,
        _ => return Err("4, 8, 16 or 32 units are expected".into()),
    }
    Ok(())
}

struct Plan {
    /// Positions of real games with their exact scores.
    real: Vec<(Board, Score)>,
    /// How many sets of rows there are; phases that follow each other share one.
    groups: usize,
    epochs: usize,
    games: usize,
    milliseconds: usize,
}

impl Plan {
    fn carry_out<const K: usize>(
        &self,
        data: &DataSet,
        weights: &Weights,
    ) -> Result<(), TrainError> {
        let Material {
            training,
            held_out,
            boards,
        } = read(data, weights)?;
        println!("{} positions, {} held out", training.len(), held_out.len());
        let mut adam = Adam::new(Network::<K>::new(self.groups));
        let mut random = Random::new(1);
        for epoch in 0..self.epochs {
            let start = Instant::now();
            let rates = [epoch, epoch + 1].map(|it| it as f32 / self.epochs as f32);
            adam.epoch(&training, rates, &mut random);
            let all = quality(&held_out, |it| it.sum + adam.network.correction(it));
            let seconds = start.elapsed().as_secs_f32();
            println!(
                "epoch {epoch}: {} {:.4}, {seconds:.0} s",
                text(all),
                learn::loss(&adam.network, &training)
            );
        }
        let quantised = Quantised::of(&adam.network);
        by_phase(data, weights, &held_out, &boards, &adam.network, &quantised)?;
        let judge = |of: &dyn Fn(&Contents, u32) -> Value| {
            let error = |&(board, score): &(Board, Score)| {
                let contents = Features::of(board).contents();
                of(&contents, board.empties().len()).discs() - score.discs() as f32
            };
            text(Quality::of_errors(self.real.iter().map(error)))
        };
        println!(
            "{} positions of real games: {}, with the network {}",
            self.real.len(),
            judge(&|contents, empties| weights.evaluate(contents, empties)),
            judge(&|contents, empties| {
                quantised.evaluate(contents, empties, weights.evaluate(contents, empties))
            })
        );
        let with = |margin: f32| WithNetwork {
            weights,
            network: &quantised,
            margin: (margin * f32::from(Value::DISC)) as i32,
        };
        let always = with(128.0);
        cost(&boards, weights, &always);
        let openings: Vec<Board> = std::iter::zip(&held_out, &boards)
            .filter(|(it, board)| board.empties().len() == 48 && it.value.abs() <= 3.0)
            .map(|(_, &board)| board)
            .collect();
        let time = Budget::Milliseconds(self.milliseconds as u64);
        let duels = [(128.0, Budget::Depth(5)), (128.0, time), (4.0, time)];
        for (margin, budget) in duels.into_iter().filter(|_| self.games > 0) {
            let with = with(margin);
            let mut players = (Player::new(&with, weights), Player::new(weights, weights));
            let result = play::duel(
                &mut players.0,
                &mut players.1,
                &openings,
                self.games,
                budget,
            );
            println!("margin {margin}, {budget:?}: {result}");
        }
        Ok(())
    }
}

/// The sum of the weights and what the network adds, which is not asked when the sum alone decides.
struct WithNetwork<'a, const K: usize> {
    weights: &'a Weights,
    network: &'a Quantised<K>,
    /// How far outside the window the sum decides.
    margin: i32,
}

impl<const K: usize> Evaluate for WithNetwork<'_, K> {
    #[inline]
    fn evaluate(&self, contents: &Contents, empties: u32, [low, high]: [i32; 2]) -> i32 {
        let sum = self.weights.evaluate(contents, empties);
        let discs = i32::from(sum.0);
        if discs <= low - self.margin || discs >= high + self.margin {
            return discs;
        }
        self.network.evaluate(contents, empties, sum).0.into()
    }
}

impl Evaluate for Weights {
    #[inline]
    fn evaluate(&self, contents: &Contents, empties: u32, _: [i32; 2]) -> i32 {
        Weights::evaluate(self, contents, empties).0.into()
    }
}

struct Material {
    training: Vec<Position>,
    held_out: Vec<Position>,
    /// Those of the positions held out.
    boards: Vec<Board>,
}

fn read(data: &DataSet, weights: &Weights) -> Result<Material, TrainError> {
    let unknowns = Unknowns::new();
    let (mut training, mut held_out, mut boards) = (Vec::new(), Vec::new(), Vec::new());
    for phase in 0..Weights::PHASES {
        for sample in data.samples(phase)? {
            let position = Position::new(&unknowns, &sample, weights);
            if sample.is_held_out() {
                held_out.push(position);
                boards.push(sample.board);
            } else {
                training.push(position);
            }
        }
    }
    Ok(Material {
        training,
        held_out,
        boards,
    })
}

/// The solved positions of an archive.
fn real_games(archive: &Path) -> Result<Vec<(Board, Score)>, Box<dyn std::error::Error>> {
    let mut solved = Vec::new();
    for entry in std::fs::read_dir(archive)? {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == "wtb") {
            let games = wthor::Games::new(BufReader::new(File::open(path)?))?;
            let depth = games.header().depth;
            for game in games {
                let position = game?.solved(depth);
                let position = position.filter(|(position, _)| !position.is_over());
                solved.extend(position.map(|(position, score)| (position.board(), score)));
            }
        }
    }
    Ok(solved)
}

fn quality<'a>(
    positions: impl IntoIterator<Item = &'a Position>,
    predict: impl Fn(&Position) -> f32,
) -> Quality {
    let error = |it: &Position| predict(it).clamp(-64.0, 64.0) - it.value;
    Quality::of_errors(positions.into_iter().map(error))
}

fn text(quality: Quality) -> String {
    format!("{:.3}/{:.3}", quality.mean_error, quality.root_mean_square)
}

/// Mean error and root mean square of each phase: the weights, the same fitted to these data too, with the network, with
/// the rounded one.
fn by_phase<const K: usize>(
    data: &DataSet,
    weights: &Weights,
    held_out: &[Position],
    boards: &[Board],
    network: &Network<K>,
    quantised: &Quantised<K>,
) -> Result<(), TrainError> {
    println!("empties  held out  weights      refitted     network      rounded");
    let refit = FitSettings {
        ridge: 150.0,
        ..FitSettings::default()
    };
    let mut sums = [[0.0; 2]; 4];
    for phase in 0..Weights::PHASES {
        let of_phase = || held_out.iter().filter(|it| it.phase() == phase);
        let boards = std::iter::zip(held_out, boards).filter(|(it, _)| it.phase() == phase);
        let start: Vec<f32> = weights.table(phase)[..TABLE_SIZE]
            .iter()
            .map(|&it| f32::from(it) / 128.0)
            .collect();
        let material = fit::Material::read(data, phase, &refit)?;
        let (_, fit) = material.fit(&refit, &start, &start, 1);
        let rounded = boards.map(|(it, &board)| {
            let contents = Features::of(board).contents();
            let empties = board.empties().len();
            let sum = weights.evaluate(&contents, empties);
            quantised.evaluate(&contents, empties, sum).discs() - it.value
        });
        let found = [
            quality(of_phase(), |it| it.sum),
            fit.held_out,
            quality(of_phase(), |it| it.sum + network.correction(it)),
            Quality::of_errors(rounded),
        ];
        let count = of_phase().count();
        println!(
            "{:7}  {count:8}  {}",
            60 - 2 * phase,
            found.map(text).join("  ")
        );
        for (sum, it) in sums.iter_mut().zip(found) {
            sum[0] += it.mean_error * count as f32;
            sum[1] += it.root_mean_square.powi(2) * count as f32;
        }
    }
    let all = sums.map(|[mean, square]| {
        text(Quality {
            mean_error: mean / held_out.len() as f32,
            root_mean_square: (square / held_out.len() as f32).sqrt(),
        })
    });
    println!("    all  {:8}  {}", held_out.len(), all.join("  "));
    Ok(())
}

/// What an evaluation costs: of all children of positions, as a search meets them.
fn cost(boards: &[Board], weights: &Weights, with: &impl Evaluate) {
    let mut random = Random::new(2);
    let mut children = Vec::new();
    while children.len() < 1_000_000 {
        let board = *random.pick(boards).expect("a board");
        if !(14..=48).contains(&board.empties().len()) {
            continue;
        }
        let features = Features::of(board);
        children.extend(board.legal_moves().into_iter().map(|square| {
            let contents = features.contents_after_move(square, board.flips(square));
            (contents, board.empties().len() - 1)
        }));
    }
    // The median of short pieces: what interrupts the program hits few of them.
    let nanoseconds = |of: &dyn Fn(&Contents, u32) -> i32| {
        let piece = |piece: &[(Contents, u32)]| {
            let start = Instant::now();
            let sum: i64 = piece.iter().map(|(c, e)| i64::from(of(c, *e))).sum();
            black_box(sum);
            start.elapsed().as_secs_f64() * 1e9 / piece.len() as f64
        };
        let mut times: Vec<f64> = children.chunks(2048).map(piece).collect();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    println!(
        "an evaluation: {:.1} ns, with the network {:.1} ns",
        nanoseconds(&|contents, empties| Evaluate::evaluate(weights, contents, empties, OPEN)),
        nanoseconds(&|contents, empties| with.evaluate(contents, empties, OPEN))
    );
}
