//! Move ordering in the endgame, fitted to the work it saves.
//!
//! With few empty squares moves are tried in the order of a cost: so much for each reply of the opponent, so much for
//! a square without parity, and so on. At a node where some move is good enough, the work is that of all moves tried
//! until one is. Here that work is measured move by move on solved positions; then coordinate descent adjusts the
//! factors of the cost.

use outflank_eval::Weights;
use outflank_rules::random::Random;
use outflank_rules::{Bitboard, Board, Score, Square};
use outflank_search::Searcher;

use crate::data::DataSet;
use crate::parallel::in_parallel;
use crate::{Sample, Stage, Steps, TrainError, Watch};

/// The terms of a move's cost, which is the sum of these times their factors.
pub const FEATURES: [&str; 8] = [
    "replies",
    "replies on corners",
    "in an even quadrant",
    "on a corner",
    "on a C-square",
    "on an X-square",
    "on the edge else",
    "empty squares beside own discs",
];

/// The factors of the cost.
pub type Factors = [i32; FEATURES.len()];

/// The factors in the engine.
pub const IN_USE: Factors = [4, 4, 3, 0, 0, 0, 0, 0];

/// The result of the fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Ordering {
    /// The number of positions it was fitted to.
    pub positions: usize,
    /// The best factors.
    pub factors: Factors,
    /// The remaining work, compared to the factors in use: on these positions, and on others.
    pub work: [f64; 2],
}

/// The numbers of empty squares considered.
const EMPTIES: std::ops::RangeInclusive<u32> = 7..=11;

/// A position with a move that is good enough.
struct Problem {
    moves: Vec<Attempt>,
}

/// A move of it.
struct Attempt {
    features: [i32; FEATURES.len()],
    /// The nodes it takes to find out …
    nodes: u64,
    /// … whether it is good enough.
    suffices: bool,
}

/// Measures and fits; `positions` for each number of empty squares.
pub fn fit(
    data: &DataSet,
    positions: usize,
    threads: usize,
    round: usize,
    watch: &dyn Watch,
) -> Result<Ordering, TrainError> {
    let steps = Steps::new(watch, round, Stage::Ordering);
    steps.begin(EMPTIES.count() as u64)?;
    let mut problems = Vec::new();
    for empties in EMPTIES {
        let samples = data.samples(Weights::phase(empties))?;
        let samples: Vec<Sample> = samples
            .into_iter()
            .filter(|it| it.board.empties().len() == empties)
            .collect();
        let stride = (samples.len() / positions.max(1)).max(1);
        let samples: Vec<Sample> = samples.into_iter().step_by(stride).collect();
        let parts = in_parallel(threads, PARTS, |part| {
            let mut searcher = Searcher::new(Weights::untrained(), 0);
            let mut random = Random::new(u64::from(empties) << 8 | part as u64);
            let samples = samples.iter().skip(part).step_by(PARTS);
            let problems = samples.map(|it| Problem::of(it.board, &mut searcher, &mut random));
            problems.flatten().collect::<Vec<Problem>>()
        });
        problems.extend(parts.into_iter().flatten());
        steps.done(1)?;
    }
    if problems.is_empty() {
        return Err(TrainError::NoPositions);
    }
    // Every other one is for validation.
    let (others, own): (Vec<_>, Vec<_>) = (0..).zip(problems).partition(|(n, _)| n % 2 == 0);
    let [own, others] =
        [own, others].map(|it| it.into_iter().map(|(_, it)| it).collect::<Vec<_>>());
    let factors = descend(&own);
    let share = |problems: &[Problem]| work(problems, &factors) / work(problems, &IN_USE);
    Ok(Ordering {
        positions: own.len(),
        factors,
        work: [share(&own), share(&others)],
    })
}

/// The number of parts the work is split into, however many threads there are.
const PARTS: usize = 16;

impl Problem {
    /// A window below the score of a position, as a search might use it; `None` if there is no choice.
    fn of(board: Board, searcher: &mut Searcher, random: &mut Random) -> Option<Problem> {
        let legal = board.legal_moves();
        if legal.len() < 2 {
            return None;
        }
        let score = searcher.score(board).discs();
        let alpha = score - 1 - [0, 0, 2, 4, 8, 16][random.below(6) as usize];
        let bound = Score::new(-alpha - 1).filter(|_| alpha >= -64)?;
        let attempt = |square| {
            let child = board.place(square, board.flips(square));
            // Results for other moves must not help.
            searcher.clear();
            let suffices = searcher.gets_at_most(child, bound);
            Attempt {
                features: features(board, square, child),
                nodes: searcher.nodes() + 1,
                suffices,
            }
        };
        Some(Problem {
            moves: legal.into_iter().map(attempt).collect(),
        })
    }

    /// The number of nodes until a sufficient move is found.
    fn work(&self, factors: &Factors) -> u64 {
        let cost = |attempt: &Attempt| -> i32 {
            let terms = attempt.features.iter().zip(factors);
            terms.map(|(feature, factor)| feature * factor).sum()
        };
        let costs: Vec<i32> = self.moves.iter().map(cost).collect();
        // Of equals the first in board order.
        let first = (0..costs.len())
            .filter(|&n| self.moves[n].suffices)
            .min_by_key(|&n| (costs[n], n));
        let first = first.map(|n| (costs[n], n));
        let tried = (0..costs.len()).filter(|&n| first.is_none_or(|first| (costs[n], n) <= first));
        tried.map(|n| self.moves[n].nodes).sum()
    }
}

fn features(board: Board, square: Square, child: Board) -> [i32; FEATURES.len()] {
    let replies = child.legal_moves();
    let near = |set: Bitboard| i32::from(set.contains(square));
    let (row, column) = (square.row(), square.column());
    let edge = |line: u8| line == 0 || line == 7;
    let beside = |line: u8| line == 1 || line == 6;
    let corner = edge(row) && edge(column);
    let c_square = edge(row) && beside(column) || beside(row) && edge(column);
    let x_square = beside(row) && beside(column);
    let on_edge = (edge(row) || edge(column)) && !corner && !c_square;
    [
        replies.len() as i32,
        (replies & Bitboard::CORNERS).len() as i32,
        1 - near(odd_quadrants(board.empties())),
        corner.into(),
        c_square.into(),
        x_square.into(),
        on_edge.into(),
        (neighbours(child.opponent()) & child.empties()).len() as i32,
    ]
}

/// The quadrants with an odd number of empty squares.
fn odd_quadrants(empties: Bitboard) -> Bitboard {
    let quadrants = [0x0f0f_0f0f, 0xf0f0_f0f0].map(|west| [west, west << 32]);
    let odd = quadrants
        .into_iter()
        .flatten()
        .filter(|quadrant| (empties.0 & quadrant).count_ones() % 2 == 1);
    Bitboard(odd.sum())
}

/// The squares adjacent to a set.
fn neighbours(set: Bitboard) -> Bitboard {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let row = set.0 | (set.0 << 1 & NOT_A) | (set.0 >> 1 & NOT_H);
    Bitboard(row | row << 8 | row >> 8)
}

/// The work of all positions, each relative to that of all its moves, so that a few large ones do not dominate.
fn work(problems: &[Problem], factors: &Factors) -> f64 {
    let share = |problem: &Problem| {
        let all: u64 = problem.moves.iter().map(|it| it.nodes).sum();
        problem.work(factors) as f64 / all as f64
    };
    problems.iter().map(share).sum()
}

/// Coordinate descent: changes one factor at a time as long as that saves work. All are twelve times finer than those
/// in use, to leave room for rounding.
fn descend(problems: &[Problem]) -> Factors {
    let mut factors = IN_USE.map(|factor| factor * FINER);
    let mut least = work(problems, &factors);
    for step in [24, 12, 6, 3] {
        loop {
            let before = least;
            for place in 0..factors.len() {
                for change in [step, -step] {
                    let mut changed = factors;
                    changed[place] += change;
                    let now = work(problems, &changed);
                    if now < least {
                        (factors, least) = (changed, now);
                    }
                }
            }
            if least >= before {
                break;
            }
        }
    }
    factors
}

const FINER: i32 = 12;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parity_is_that_of_the_quadrants() {
        let board: Board = Board::START;
        // Fifteen in each.
        assert_eq!(odd_quadrants(board.empties()), Bitboard(u64::MAX));
        let after = board.place(Square::F5, board.flips(Square::F5));
        assert_eq!(
            odd_quadrants(after.empties()),
            Bitboard(!(0xf0f0_f0f0 << 32))
        );
    }

    #[test]
    fn neighbours_do_not_go_round_the_board() {
        assert_eq!(neighbours(Square::A1.bitboard()), Bitboard(0x0303));
        assert_eq!(neighbours(Square::H1.bitboard()), Bitboard(0xc0c0));
    }
}
