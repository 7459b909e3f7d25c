//! Ratings of puzzles, on the scale of a learner's rating.
//!
//! Nobody has solved these puzzles yet, so ratings are fitted to imagined solvers, who look one to four moves ahead and
//! misjudge every move a little or a lot. Their failures are explained, kind by kind, by what can be measured: nodes until a
//! search settles on the solution, the gap to the second move, the number of moves, how quiet the solution is, how long
//! the puzzle is. The rating is what the measurements say, not what the solvers did: that is smoother.

use std::ops::ControlFlow;

use anyhow::{Result, ensure};
use outflank_engine::{Engine, Goal as SearchGoal, MoveScore, SearchRequest};
use outflank_learn::challenge::{Challenge, Goal};
use outflank_learn::insight::openness;
use outflank_learn::puzzle::{Difficulty, Kind, Puzzle};
use outflank_rules::random::{Random, unit};
use outflank_rules::{Bitboard, Position};

/// The lowest and the highest rating.
const RANGE: [f64; 2] = [800.0, 2400.0];
/// How far solvers look.
const DEPTHS: std::ops::RangeInclusive<u32> = 1..=4;
/// How far they misjudge a move, in discs.
const ERRORS: [f32; 4] = [1.0, 2.5, 5.0, 9.0];
/// How often each tries.
const TRIES: u32 = 12;
/// No search for the nodes goes deeper.
const DEEPEST: u32 = 9;
/// A constant, and the five measurements.
const NUMBERS: usize = 6;

/// Rates all puzzles, and sorts each kind into five difficulties of the same size.
pub fn rate(engine: &mut Engine, puzzles: &mut [Puzzle], kinds: &[Kind]) -> Result<()> {
    let mut random = Random::new(1);
    for &kind in kinds {
        let mut of_kind: Vec<&mut Puzzle> =
            puzzles.iter_mut().filter(|it| it.kind() == kind).collect();
        ensure!(
            !of_kind.is_empty(),
            "there are no puzzles of the kind {kind}"
        );
        let rows: Vec<([f64; NUMBERS], f64)> = of_kind
            .iter()
            .map(|puzzle| {
                let failures = failures(engine, puzzle, &mut random);
                (measure(engine, puzzle), failures)
            })
            .collect();
        let weights = fit(&rows);
        let predicted = |row: &[f64; NUMBERS]| -> f64 {
            row.iter().zip(&weights).map(|(x, weight)| x * weight).sum()
        };
        eprintln!("{kind}: {}", explained(&rows, predicted));
        eprintln!("  weights {weights:.3?}");
        let scores: Vec<f64> = rows.iter().map(|(row, _)| predicted(row)).collect();
        let mut sorted = scores.clone();
        sorted.sort_by(f64::total_cmp);
        // The few that stick out do not set the scale; each kind has something for everybody.
        let at = |percent: usize| sorted[(sorted.len() - 1) * percent / 100];
        let (low, high) = (at(2), at(98));
        for (puzzle, score) in of_kind.iter_mut().zip(&scores) {
            let share = ((score - low) / (high - low)).clamp(0.0, 1.0);
            puzzle.rating = (RANGE[0] + share * (RANGE[1] - RANGE[0])).round() as u16;
        }
        of_kind.sort_by_key(|puzzle| puzzle.rating);
        let count = of_kind.len();
        for (place, puzzle) in of_kind.into_iter().enumerate() {
            let fifth = place * 5 / count;
            puzzle.difficulty = Difficulty::new(fifth as u8 + 1).unwrap_or(Difficulty::MAX);
        }
    }
    Ok(())
}

/// The logarithm of the odds that a solver fails. All decisions of the solution count: one error is enough.
fn failures(engine: &mut Engine, puzzle: &Puzzle, random: &mut Random) -> f64 {
    let decisions = decisions(puzzle);
    let (mut failed, mut tries) = (0.5, 1.0);
    for depth in DEPTHS {
        let looks: Vec<(Vec<MoveScore>, Bitboard)> = decisions
            .iter()
            .map(|&(position, right)| (look(engine, position, depth).0, right))
            .collect();
        for error in ERRORS {
            for _ in 0..TRIES {
                let solved = looks
                    .iter()
                    .all(|(looks, right)| finds(looks, *right, error, random));
                failed += f64::from(u8::from(!solved));
                tries += 1.0;
            }
        }
    }
    (failed / (tries - failed)).ln()
}

/// The positions of the solution in which one can go wrong, and the moves that are right.
fn decisions(puzzle: &Puzzle) -> Vec<(Position, Bitboard)> {
    let mut decisions = Vec::new();
    let Some(mut challenge) = Challenge::new(puzzle.position, puzzle.goal) else {
        return decisions;
    };
    loop {
        let (position, right) = (challenge.position(), challenge.right_moves());
        let Some(square) = right.first() else { break };
        if right != position.legal_moves() {
            decisions.push((position, right));
        }
        challenge.play(square.into());
    }
    decisions
}

/// Whether a solver with such errors chooses a right move.
fn finds(looks: &[MoveScore], right: Bitboard, error: f32, random: &mut Random) -> bool {
    let judged = looks
        .iter()
        .map(|score| (score.value.discs() + error * bell(random), score.mv));
    let best = judged.max_by(|a, b| a.0.total_cmp(&b.0));
    best.and_then(|it| it.1.square())
        .is_some_and(|square| right.contains(square))
}

/// About normal.
fn bell(random: &mut Random) -> f32 {
    let sum: f32 = (0..6).map(|_| unit(random.bits())).sum();
    (sum - 3.0) * 2.0_f32.sqrt()
}

fn measure(engine: &mut Engine, puzzle: &Puzzle) -> [f64; NUMBERS] {
    let (mut nodes, mut settled, mut gap) = (0, 0, 0.0);
    for depth in 1..=DEEPEST {
        let (looks, searched) = look(engine, puzzle.position, depth);
        nodes += searched;
        let is_best = looks
            .first()
            .is_some_and(|it| it.mv == puzzle.solution.into());
        if !is_best {
            settled = nodes;
        }
        if let [best, second, ..] = &looks[..] {
            gap = f64::from((best.value.discs() - second.value.discs()).clamp(0.0, 12.0));
        }
    }
    let position = puzzle.position;
    let around = openness(position, puzzle.solution);
    let length = match puzzle.goal {
        Goal::Corner { moves } => moves * 3,
        Goal::Win | Goal::BestScore | Goal::BestMove => position.empties().len(),
    };
    [
        1.0,
        (settled as f64 + 1.0).log2(),
        gap,
        f64::from(position.legal_moves().len()),
        f64::from(around.len()),
        f64::from(length),
    ]
}

/// All moves with their values, best first, and the nodes that took.
fn look(engine: &mut Engine, position: Position, depth: u32) -> (Vec<MoveScore>, u64) {
    let mut request = SearchRequest::new(position, SearchGoal::Depth(depth));
    request.lines = position.legal_moves().len() as usize;
    engine.clear();
    let report = engine.search(&request, &|| false, |_| ControlFlow::Continue(()));
    (report.lines, report.nodes)
}

/// The weights that explain the failures best, by least squares.
fn fit(rows: &[([f64; NUMBERS], f64)]) -> [f64; NUMBERS] {
    let mut table = [[0.0; NUMBERS + 1]; NUMBERS];
    for (x, y) in rows {
        for i in 0..NUMBERS {
            for j in 0..NUMBERS {
                table[i][j] += x[i] * x[j];
            }
            table[i][NUMBERS] += x[i] * y;
        }
    }
    for (i, row) in table.iter_mut().enumerate() {
        // What never varies gets no weight.
        row[i] += 1e-6;
    }
    for i in 0..NUMBERS {
        let pivot = table[i];
        for (j, row) in table.iter_mut().enumerate() {
            if j != i {
                let factor = row[i] / pivot[i];
                row.iter_mut()
                    .zip(&pivot)
                    .for_each(|(a, b)| *a -= factor * b);
            }
        }
    }
    core::array::from_fn(|i| table[i][NUMBERS] / table[i][i])
}

/// How much of the differences the measurements explain.
fn explained(rows: &[([f64; NUMBERS], f64)], predicted: impl Fn(&[f64; NUMBERS]) -> f64) -> String {
    let mean = rows.iter().map(|(_, y)| y).sum::<f64>() / rows.len().max(1) as f64;
    let all: f64 = rows.iter().map(|(_, y)| (y - mean).powi(2)).sum();
    let rest: f64 = rows.iter().map(|(x, y)| (y - predicted(x)).powi(2)).sum();
    format!(
        "{} puzzles, {:.0} % explained",
        rows.len(),
        100.0 * (1.0 - rest / all)
    )
}
