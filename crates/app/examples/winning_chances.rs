//! Fits the curve of people's winning chances (`review::chance`) to tournament games, and checks it on later ones.
//!
//! ```console
//! $ cargo run --release -p outflank-app --example winning_chances -- FOLDER
//! ```
//!
//! The folder holds files of the WTHOR archive. Games up to 2014 make the curve; those after it are compared with it. Of
//! each game one position counts, with the engine's estimate at a fixed depth.

use std::fs::{self, File};
use std::io::{BufReader, Result};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use outflank_engine::{Engine, Goal, Options, SearchRequest};
use outflank_record::wthor::{Records, Roster};
use outflank_rules::random::Random;
use outflank_rules::{Color, Position};

/// The last year of the games that make the curve.
const LAST_YEAR: u32 = 2014;

/// One game in so many counts.
const STRIDE: usize = 4;

/// How far the engine looks.
const DEPTH: u32 = 10;

/// The player to move of a position is this far ahead, and got this much of the point.
#[derive(Clone, Copy)]
struct Sample {
    empties: u32,
    value: f64,
    point: f64,
}

fn main() -> Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let mut files: Vec<(u32, PathBuf)> = fs::read_dir(folder)?
        .filter_map(|entry| with_year(entry.ok()?.path()))
        .collect();
    files.sort();
    let (mut before, mut after) = (Vec::new(), Vec::new());
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 1 << 24,
    });
    for (year, path) in files {
        let samples = read(&path, &mut engine)?;
        eprintln!("{year}: {}", samples.len());
        if year <= LAST_YEAR {
            &mut before
        } else {
            &mut after
        }
        .extend(samples);
    }
    let curve = Curve::fit(&before);
    println!("{curve:?}");
    for (name, samples) in [("fitted", &before), ("checked", &after)] {
        let loss = curve.loss(samples) / samples.len() as f64;
        println!("{name}: {} positions, log loss {loss:.4}", samples.len());
        curve.compare(samples);
    }
    Ok(())
}

/// `WTH_2014.wtb`.
fn with_year(path: PathBuf) -> Option<(u32, PathBuf)> {
    let name = path.file_stem()?.to_str()?.to_owned();
    let year = name.strip_prefix("WTH_")?.parse().ok()?;
    Some((year, path))
}

fn read(path: &Path, engine: &mut Engine) -> Result<Vec<Sample>> {
    let roster = Roster::default();
    let input = BufReader::new(File::open(path)?);
    let Ok(records) = Records::new(input, &roster) else {
        return Ok(Vec::new());
    };
    let mut random = Random::new(1);
    let mut samples = Vec::new();
    for reading in records.step_by(STRIDE) {
        let Some(record) = reading?.record else {
            continue;
        };
        let Some(result) = record.result else {
            continue;
        };
        let positions: Vec<Position> = record.transcript().positions().collect();
        let Some(position) = random.pick(positions).filter(|it| !it.is_over()) else {
            continue;
        };
        let request = SearchRequest::new(position, Goal::Depth(DEPTH));
        let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
        let black = match result.score.to_f64() {
            ..0.0 => 0.0,
            0.0 => 0.5,
            _ => 1.0,
        };
        let point = match position.turn() {
            Color::Black => black,
            Color::White => 1.0 - black,
        };
        samples.extend(report.best().map(|best| Sample {
            empties: position.empties().len(),
            value: f64::from(best.value.discs()),
            point,
        }));
    }
    Ok(samples)
}

/// The lead that is worth 73 % of the point: `base` at the end of the game, and `slope` more for every empty square, up to
/// `most` of them.
#[derive(Clone, Copy, Debug)]
struct Curve {
    base: f64,
    slope: f64,
    most: u32,
}

impl Curve {
    fn chance(self, sample: &Sample) -> f64 {
        let lead = self.base + self.slope * f64::from(sample.empties.min(self.most));
        1.0 / (1.0 + (-sample.value / lead.max(0.5)).exp())
    }

    fn loss(self, samples: &[Sample]) -> f64 {
        let of = |it: &Sample| {
            let chance = self.chance(it).clamp(1e-6, 1.0 - 1e-6);
            -(it.point * chance.ln() + (1.0 - it.point) * (1.0 - chance).ln())
        };
        samples.iter().map(of).sum()
    }

    /// The best of ever finer grids.
    fn fit(samples: &[Sample]) -> Curve {
        let of = |most: u32| {
            let (mut best, mut width) = ((3.0, 0.2), (3.0, 0.2));
            for _ in 0..10 {
                let around = |at: f64, width: f64| {
                    (-4..=4).map(move |step| at + width * f64::from(step) / 4.0)
                };
                let tries = around(best.0, width.0)
                    .flat_map(|base| around(best.1, width.1).map(move |slope| (base, slope)));
                let curve = |(base, slope)| Curve { base, slope, most };
                let cost = |it: &(f64, f64)| curve(*it).loss(samples);
                let least = tries.min_by(|a, b| cost(a).total_cmp(&cost(b)));
                (best, width) = (least.unwrap_or(best), (width.0 * 0.6, width.1 * 0.6));
            }
            let (base, slope) = best;
            Curve { base, slope, most }
        };
        let curves = (16..=60).step_by(4).map(of);
        let best = curves.min_by(|a, b| a.loss(samples).total_cmp(&b.loss(samples)));
        best.expect("there are several")
    }

    /// What was expected and what was, by empty squares and lead.
    fn compare(self, samples: &[Sample]) {
        println!("| empty squares | lead | positions | expected | was |\n|---|---|---|---|---|");
        for (low, high) in [(1, 14), (15, 24), (25, 34), (35, 44), (45, 60)] {
            for (least, most) in [(0, 2), (2, 4), (4, 8), (8, 16), (16, 65)] {
                let ahead = samples.iter().filter(|it| {
                    let lead = it.value.abs();
                    (low..=high).contains(&it.empties)
                        && lead >= f64::from(least)
                        && lead < f64::from(most)
                });
                let (mut count, mut expected, mut was) = (0.0, 0.0, 0.0);
                for it in ahead {
                    // Who is behind gets the rest of the point.
                    let leader = |share: f64| if it.value < 0.0 { 1.0 - share } else { share };
                    count += 1.0;
                    expected += leader(self.chance(it));
                    was += leader(it.point);
                }
                if count >= 30.0 {
                    let [expected, was] = [expected, was].map(|it| 100.0 * it / count);
                    println!(
                        "| {low}–{high} | {least}–{most} | {count} | {expected:.0} % | {was:.0} % |"
                    );
                }
            }
        }
    }
}
