//! The root of a search: stage after stage, each deeper or more reliable than the one before, for one or several
//! lines.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread::Builder;

use outflank_eval::{Value, Weights};
use outflank_rules::{Board, Move, Score, Square};

use crate::candidates::Candidates;
use crate::midgame::{DISC, INFINITE, MOST};
use crate::node::Node;
use crate::parameters::{ASPIRATION, WIDENING};
use crate::table::{Bounds, Confidence, Entry, Table};
use crate::worker::{Best, Pool, Shared, Task, Worker};

/// One iteration of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A search to a fixed depth.
    Midgame {
        /// The number of plies.
        depth: u32,
        /// Its selectivity.
        confidence: Confidence,
    },
    /// A search to the end of the game; exact at full confidence.
    Endgame {
        /// Its selectivity.
        confidence: Confidence,
    },
}

impl Stage {
    /// The same, or what comes closest without a proof.
    fn unproven(self) -> Stage {
        match self {
            Stage::Endgame { confidence } => Stage::Endgame {
                confidence: confidence.min(Confidence::ALMOST_FULL),
            },
            Stage::Midgame { .. } => self,
        }
    }

    /// Whether its results are proven.
    pub fn is_proof(self) -> bool {
        self == Stage::Endgame {
            confidence: Confidence::FULL,
        }
    }
}

/// A move with its value and the expected play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The principal variation, starting with the move itself.
    pub moves: Vec<Move>,
    /// The value for the side to move.
    pub value: Value,
    /// The stage that found it.
    pub stage: Stage,
}

/// The parameters of a search.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// The transposition table.
    pub table: &'a Table,
    /// The evaluation weights.
    pub weights: &'a Weights,
    /// The number of threads.
    pub threads: usize,
    /// The number of lines wanted.
    pub lines: usize,
    /// Polled often, with the number of nodes visited so far (by the main thread): whether to stop.
    pub stop: &'a (dyn Fn(u64) -> bool + Sync),
}

/// Searches an unfinished board, stage by stage; `report` receives the lines after each stage, best first, with the
/// nodes visited, and may end the search. Returns the number of nodes visited.
///
/// A stage that is stopped is reported only if it has found a move better than the last best one; a search stopped in
/// its first stage reports nothing.
///
/// # Panics
///
/// If one of its threads does. The others have ended by then, and the table stays usable.
pub fn search(
    board: Board,
    stages: impl IntoIterator<Item = Stage>,
    setting: Setting<'_>,
    report: impl FnMut(&[Line], u64) -> ControlFlow<()>,
) -> u64 {
    search_with(&Pool::default(), board, stages, setting, report)
}

fn search_with(
    pool: &Pool,
    board: Board,
    stages: impl IntoIterator<Item = Stage>,
    setting: Setting<'_>,
    mut report: impl FnMut(&[Line], u64) -> ControlFlow<()>,
) -> u64 {
    let (stop, helpers_nodes) = (AtomicBool::new(false), AtomicU64::new(0));
    let shared = Shared {
        table: setting.table,
        weights: setting.weights,
        stop: &stop,
        pool,
        poll: setting.stop,
    };
    let main = || {
        let _end = shared.end_on_drop();
        let mut root = Root::new(board, Worker::main(shared));
        for stage in stages {
            let lines = root.stage(stage, setting.lines);
            if lines.is_empty() {
                break;
            }
            let nodes = root.worker.total_nodes() + helpers_nodes.load(Relaxed);
            if report(&lines, nodes).is_break() || root.worker.aborted() {
                break;
            }
        }
        root.worker.total_nodes()
    };
    if setting.threads <= 1 {
        return main();
    }
    let help = || {
        let _end = shared.end_on_drop();
        Worker::helper(shared).help(&helpers_nodes);
    };
    let nodes = std::thread::scope(|scope| {
        for _ in 1..setting.threads {
            // A system that has no thread to spare gets a search on fewer of them.
            if Builder::new().spawn_scoped(scope, help).is_err() {
                break;
            }
        }
        main()
    });
    nodes + helpers_nodes.into_inner()
}

/// The root board, with its moves in the order of the last stage.
struct Root<'a> {
    node: Node,
    worker: Worker<'a>,
    /// Whether the mover has to pass: the node is then the one after the pass.
    passes: bool,
    /// The moves, best first, with their last values for the mover of the node.
    ranking: Vec<(Square, i32)>,
}

impl<'a> Root<'a> {
    fn new(board: Board, worker: Worker<'a>) -> Root<'a> {
        let passes = board.legal_moves().is_empty();
        let node = Node::new(if passes { board.pass() } else { board });
        let value = |square| {
            -node
                .play(square, node.board.flips(square))
                .evaluate(worker.shared.weights)
        };
        let mut ranking: Vec<(Square, i32)> = node
            .board
            .legal_moves()
            .into_iter()
            .map(|square| (square, value(square)))
            .collect();
        ranking.sort_by_key(|&(_, value)| -value);
        Root {
            node,
            worker,
            passes,
            ranking,
        }
    }

    /// Runs a stage. No line if it was stopped, but for one with a better move than before.
    fn stage(&mut self, stage: Stage, lines: usize) -> Vec<Line> {
        let wanted = if self.passes {
            1
        } else {
            lines.clamp(1, self.ranking.len().max(1))
        };
        let mut found: Vec<(Square, i32)> = Vec::with_capacity(wanted);
        for _ in 0..wanted {
            let rest: Vec<(Square, i32)> = self
                .ranking
                .iter()
                .filter(|(square, _)| found.iter().all(|(f, _)| f != square))
                .copied()
                .collect();
            let Some((square, value)) = self.best_line(&rest, stage) else {
                return Vec::new();
            };
            if self.worker.aborted() {
                let before = self.ranking.first().map(|&(square, _)| square);
                let is_better = wanted == 1 && Some(square) != before;
                let line = is_better.then(|| self.line(square, value, stage.unproven()));
                return line.into_iter().collect();
            }
            if found.is_empty() {
                self.remember(square, value, stage);
            }
            found.push((square, value));
        }
        // Searched moves come first, in their new order; the others keep theirs.
        found.sort_by_key(|&(_, value)| -value);
        let rest = self
            .ranking
            .iter()
            .filter(|(square, _)| found.iter().all(|(f, _)| f != square));
        self.ranking = found.iter().chain(rest).copied().collect();
        let lines = found
            .into_iter()
            .map(|(square, value)| self.line(square, value, stage));
        lines.collect()
    }

    /// The best of some moves and its value, with an aspiration window around the expected value; if the search is
    /// stopped, the best one so far.
    fn best_line(&mut self, moves: &[(Square, i32)], stage: Stage) -> Option<(Square, i32)> {
        let &(_, expected) = moves.first()?;
        let (task, unit, most, guess) = match stage {
            Stage::Midgame { depth, confidence } => {
                (Task::Midgame { depth, confidence }, DISC, MOST, expected)
            }
            Stage::Endgame { confidence } => {
                let discs = (expected as f32 / DISC as f32 / 2.0).round() as i32 * 2;
                (Task::Endgame { confidence }, 1, 64, discs)
            }
        };
        let mut width = ASPIRATION * unit;
        let (mut alpha, mut beta) = (
            (guess - width).max(-most - 1),
            (guess + width).min(most + 1),
        );
        let mut above = None;
        loop {
            let squares = moves.iter().map(|&(square, _)| square).collect();
            let mut candidates = Candidates::of(self.node.board, squares);
            for candidate in candidates.iter_mut() {
                candidate.cost = moves
                    .iter()
                    .position(|&(square, _)| square == candidate.square)?
                    as i32;
            }
            let best = Best::above(alpha);
            let best = self
                .worker
                .best_of(&self.node, candidates, best, beta, task);
            let Best { score, square, .. } = best;
            let found = square.map(|square| (square, score * (DISC / unit)));
            if self.worker.aborted() {
                return found.filter(|_| score > alpha).or(above);
            }
            let found = found?;
            width *= WIDENING;
            if score <= alpha && alpha >= -most {
                (alpha, beta) = ((score - width).max(-most - 1), score + 1);
            } else if score >= beta && beta <= most {
                (alpha, beta) = (score - 1, (score + width).min(most + 1));
                above = Some(found);
            } else {
                return Some(found);
            }
            // A selective search may contradict itself from one window to the next; the full window ends that.
            if width > 128 * unit {
                (alpha, beta) = (-most - 1, most + 1);
            }
        }
    }

    /// Stores the result for the root itself.
    fn remember(&self, square: Square, value: i32, stage: Stage) {
        let table = self.worker.shared.table;
        let mut entry = table.probe(self.node.board).unwrap_or(Entry::UNKNOWN);
        entry.remember(square);
        match stage {
            Stage::Endgame {
                confidence: Confidence::FULL,
            } => {
                let discs = (value / DISC) as i8;
                entry.bounds = Bounds {
                    lower: discs,
                    upper: discs,
                };
            }
            Stage::Endgame { confidence } => {
                entry
                    .estimate
                    .update(value, -INFINITE, INFINITE, self.node.empties, confidence);
            }
            Stage::Midgame { depth, confidence } => {
                entry
                    .estimate
                    .update(value, -INFINITE, INFINITE, depth, confidence);
            }
        }
        table.store(self.node.board, &entry, u64::from(u32::MAX));
    }

    fn line(&mut self, first: Square, value: i32, stage: Stage) -> Line {
        let exact = stage
            == Stage::Endgame {
                confidence: Confidence::FULL,
            };
        let mut moves = vec![Move::Place(first)];
        let mut node = self.node.play(first, self.node.board.flips(first));
        let mut score = -value / DISC;
        let most = match stage {
            Stage::Midgame { depth, .. } => depth as usize,
            Stage::Endgame { .. } => usize::MAX,
        };
        while moves.len() < most {
            let legal = node.board.legal_moves();
            if legal.is_empty() {
                if node.board.pass().legal_moves().is_empty() {
                    break;
                }
                (node, score) = (node.pass(), -score);
                moves.push(Move::Pass);
                continue;
            }
            let stored = self
                .worker
                .shared
                .table
                .probe(node.board)
                .and_then(|entry| entry.moves[0]);
            let stored = stored.filter(|&square| legal.contains(square));
            let next = if exact {
                self.exact_reply(&node, stored, score)
            } else {
                stored
            };
            let Some(square) = next else { break };
            moves.push(Move::Place(square));
            (node, score) = (node.play(square, node.board.flips(square)), -score);
        }
        if self.passes {
            moves.insert(0, Move::Pass);
        }
        Line {
            moves,
            value: Value::clamped(if self.passes { -value } else { value }),
            stage,
        }
    }

    /// A move that reaches the proven score: cheap to find with a filled table.
    fn exact_reply(&mut self, node: &Node, stored: Option<Square>, score: i32) -> Option<Square> {
        let legal = node.board.legal_moves();
        let others = legal.into_iter().filter(|&square| Some(square) != stored);
        stored.into_iter().chain(others).find(|&square| {
            let child = node.play(square, node.board.flips(square));
            // The move reaches the score if the opponent gets no more than its negative.
            self.worker
                .endgame(&child, -score, -score + 1, Confidence::FULL)
                <= -score
                && !self.worker.aborted()
        })
    }
}

/// The default plan for an exact score: estimates first, for move ordering and bounds, then the proof.
pub fn exact_plan(empties: u32) -> impl Iterator<Item = Stage> {
    let shallow = if empties > 14 {
        (empties * 3 / 5).min(12)
    } else {
        0
    };
    let midgame = (2..=shallow).step_by(2).map(|depth| Stage::Midgame {
        depth,
        confidence: Confidence(0),
    });
    let passes: &[u8] = match empties {
        0..=19 => &[5],
        20..=23 => &[0, 5],
        _ => &[0, 2, 5],
    };
    midgame.chain(passes.iter().map(|&level| Stage::Endgame {
        confidence: Confidence(level),
    }))
}

impl Line {
    /// The score, if it is proven.
    pub fn exact_score(&self) -> Option<Score> {
        self.stage.is_proof().then(|| self.value.rounded())
    }
}

// WebAssembly has no threads, and no way on after a panic.
#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    /// Stages up to a depth; from depth 6 on, threads share the work.
    fn stages(deepest: u32) -> impl Iterator<Item = Stage> {
        (2..=deepest).step_by(2).map(|depth| Stage::Midgame {
            depth,
            confidence: Confidence::FULL,
        })
    }

    /// Whether a long search on this many threads panics. The table serves the next search in any case.
    fn panics(pool: &Pool, threads: usize, stop: &(dyn Fn(u64) -> bool + Sync)) -> bool {
        let (table, weights) = (Table::new(1 << 16), Weights::untrained());
        let setting = Setting {
            table: &table,
            weights: &weights,
            threads,
            lines: 1,
            stop,
        };
        let go_on = |_: &[Line], _| ControlFlow::Continue(());
        let long = AssertUnwindSafe(|| search_with(pool, Board::START, stages(40), setting, go_on));
        let panicked = catch_unwind(long).is_err();
        let (mut done, stop) = (0, &|_| false);
        let setting = Setting { stop, ..setting };
        search(Board::START, stages(8), setting, |_, _| {
            done += 1;
            ControlFlow::Continue(())
        });
        assert_eq!(done, 4, "{threads} threads");
        panicked
    }

    #[test]
    fn a_panic_of_the_main_thread_ends_a_search() {
        for threads in [1, 2, 4] {
            let stop = |nodes| nodes >= 5_000;
            assert!(!panics(&Pool::default(), threads, &stop));
            let panic = |nodes| nodes >= 5_000 && panic!("injected");
            assert!(panics(&Pool::default(), threads, &panic));
        }
    }

    #[test]
    fn a_panic_of_a_helper_ends_a_search() {
        for threads in [2, 4] {
            // Helpers join long before.
            let stop = |nodes| nodes >= 1 << 30;
            assert!(panics(&Pool::failing(), threads, &stop));
        }
    }
}
