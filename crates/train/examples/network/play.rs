//! Games between two evaluations, by a plain search: the same for both, so that only the evaluations count.

use std::fmt;
use std::time::{Duration, Instant};

use outflank_eval::{Contents, Features, Value, Weights};
use outflank_rules::{Bitboard, Board, Square};
use outflank_search::Searcher;

/// An evaluation, in the steps of a [`Value`].
pub trait Evaluate {
    /// The value of a board; far outside the window it need not be exact.
    fn evaluate(&self, contents: &Contents, empties: u32, window: [i32; 2]) -> i32;
}

/// Everything is inside.
pub const OPEN: [i32; 2] = [-INFINITE, INFINITE];

/// How long a player may think about a move.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    Depth(u32),
    Milliseconds(u64),
}

/// A principal variation search with iterative deepening, moves sorted by the sum of the weights.
pub struct Player<'a, E> {
    evaluation: &'a E,
    /// For the order of moves.
    weights: &'a Weights,
    deadline: Option<Instant>,
    evaluations: u64,
}

/// The time is up.
struct Late;

const INFINITE: i32 = 1 << 20;

impl<'a, E: Evaluate> Player<'a, E> {
    pub fn new(evaluation: &'a E, weights: &'a Weights) -> Player<'a, E> {
        Player {
            evaluation,
            weights,
            deadline: None,
            evaluations: 0,
        }
    }

    /// The best move it finds, and how deep it looked.
    fn choose(&mut self, board: Board, budget: Budget) -> (Option<Square>, u32) {
        let deepest = match budget {
            Budget::Depth(depth) => depth,
            Budget::Milliseconds(_) => 30,
        };
        let features = Features::of(board);
        let mut moves = self.sorted(board, &features);
        let mut found = (moves.first().map(|it| it.1), 0);
        self.deadline = match budget {
            Budget::Depth(_) => None,
            Budget::Milliseconds(time) => Some(Instant::now() + Duration::from_millis(time)),
        };
        for depth in 1..=deepest {
            let (mut best, mut place) = (-INFINITE, 0);
            for (number, &(_, square, flips)) in moves.iter().enumerate() {
                let child = (
                    board.place(square, flips),
                    features.after_move(square, flips),
                );
                let Ok(value) = self.search(child.0, &child.1, depth - 1, -INFINITE, -best) else {
                    return found;
                };
                if -value > best {
                    (best, place) = (-value, number);
                }
            }
            moves[..=place].rotate_right(1);
            found = (Some(moves[0].1), depth);
        }
        found
    }

    /// The moves, the one that leaves the opponent least first.
    fn sorted(&self, board: Board, features: &Features) -> Vec<(i32, Square, Bitboard)> {
        let empties = board.empties().len() - 1;
        let mut moves: Vec<_> = (board.legal_moves().into_iter())
            .map(|square| {
                let flips = board.flips(square);
                let contents = features.contents_after_move(square, flips);
                (
                    self.weights.evaluate(&contents, empties).0.into(),
                    square,
                    flips,
                )
            })
            .collect();
        moves.sort_by_key(|it| it.0);
        moves
    }

    fn search(
        &mut self,
        board: Board,
        features: &Features,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Late> {
        if depth == 0 {
            self.evaluations += 1;
            let (contents, empties) = (features.contents(), board.empties().len());
            let window = [alpha, beta];
            return Ok(self.evaluation.evaluate(&contents, empties, window));
        }
        let legal = board.legal_moves();
        if legal.is_empty() {
            if board.is_over() {
                return Ok(Value::from(board.final_score()).0.into());
            }
            let passed = self.search(board.pass(), &features.after_pass(), depth, -beta, -alpha);
            return passed.map(|value| -value);
        }
        let mut best = -INFINITE;
        if depth == 1 {
            let empties = board.empties().len() - 1;
            for square in legal {
                self.evaluations += 1;
                let contents = features.contents_after_move(square, board.flips(square));
                let window = [-beta, -alpha.max(best)];
                best = best.max(-self.evaluation.evaluate(&contents, empties, window));
                if best >= beta {
                    break;
                }
            }
            return Ok(best);
        }
        if self.deadline.is_some_and(|it| Instant::now() >= it) {
            return Err(Late);
        }
        for (_, square, flips) in self.sorted(board, features) {
            let (child, after) = (
                board.place(square, flips),
                features.after_move(square, flips),
            );
            let null = best > -INFINITE && beta - alpha > 1;
            let mut value = -INFINITE;
            if null {
                value = -self.search(child, &after, depth - 1, -alpha - 1, -alpha)?;
            }
            if !null || (value > alpha && value < beta) {
                value = -self.search(child, &after, depth - 1, -beta, -alpha)?;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if best >= beta {
                break;
            }
        }
        Ok(best)
    }
}

/// How games went for the first player.
#[derive(Default)]
pub struct Outcome {
    /// Of each pair of games with the same opening, the share of the points.
    pairs: Vec<f64>,
    discs: i64,
    /// For each player, the sum of the depths of its searches, and how many there were.
    depths: [(u64, u64); 2],
    evaluations: [u64; 2],
}

/// From so many empty squares on the rest is known.
const SOLVED: u32 = 14;

/// Pairs of games with swapped colours.
pub fn duel<A: Evaluate, B: Evaluate>(
    first: &mut Player<A>,
    second: &mut Player<B>,
    openings: &[Board],
    games: usize,
    budget: Budget,
) -> Outcome {
    let mut outcome = Outcome::default();
    let mut solver = Searcher::new(first.weights.clone(), 1 << 22);
    let pairs = games / 2;
    for pair in 0..pairs {
        let opening = openings[pair * openings.len() / pairs];
        let mut points = 0.0;
        for begins in 0..2 {
            let (mut board, mut mover) = (opening, begins);
            let score = loop {
                if board.is_over() {
                    break board.final_score();
                } else if board.legal_moves().is_empty() {
                    (board, mover) = (board.pass(), 1 - mover);
                    continue;
                } else if board.empties().len() <= SOLVED {
                    break solver.score(board);
                }
                let (square, depth) = match mover {
                    0 => first.choose(board, budget),
                    _ => second.choose(board, budget),
                };
                let depths = &mut outcome.depths[mover];
                *depths = (depths.0 + u64::from(depth), depths.1 + 1);
                let Some(square) = square else {
                    break board.final_score();
                };
                (board, mover) = (board.place(square, board.flips(square)), 1 - mover);
            };
            let discs = if mover == 0 {
                score.discs()
            } else {
                -score.discs()
            };
            outcome.discs += i64::from(discs);
            points += f64::from(discs.signum() + 1) / 4.0;
        }
        outcome.pairs.push(points);
    }
    outcome.evaluations = [first.evaluations, second.evaluations];
    outcome
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.pairs.len().max(2) as f64;
        let mean = self.pairs.iter().sum::<f64>() / count;
        let squares = self.pairs.iter().map(|it| (it - mean).powi(2));
        let margin = 1.96 * (squares.sum::<f64>() / (count - 1.0) / count).sqrt();
        let depth = self
            .depths
            .map(|(sum, count)| sum as f64 / count.max(1) as f64);
        write!(
            f,
            "{} games, {:.1} % ± {:.1}, {:+.2} discs a game, mean depth {:.2} against {:.2}, \
             evaluations {:.0} k against {:.0} k",
            2 * self.pairs.len(),
            100.0 * mean,
            100.0 * margin,
            self.discs as f64 / (2.0 * count),
            depth[0],
            depth[1],
            self.evaluations[0] as f64 / 1000.0,
            self.evaluations[1] as f64 / 1000.0,
        )
    }
}
