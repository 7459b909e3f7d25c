use std::sync::atomic::AtomicBool;

use outflank_eval::{Value, Weights};
use outflank_rules::{Bitboard, Board, Score, Square};

use crate::endgame::{Few, narrow_down};
use crate::midgame::{DISC, INFINITE};
use crate::node::Node;
use crate::table::{Confidence, Table};
use crate::worker::{Pool, Shared, Worker};

/// Quick answers on one thread, for programs that ask millions of questions.
pub struct Searcher {
    weights: Weights,
    table: Table,
    stop: AtomicBool,
    pool: Pool,
    /// Made when first needed, and again after a search that panicked.
    few: Option<Few>,
}

impl Searcher {
    /// A searcher with these weights and a table of about this many bytes.
    pub fn new(weights: Weights, bytes: usize) -> Searcher {
        Searcher {
            weights,
            table: Table::new(bytes),
            stop: AtomicBool::new(false),
            pool: Pool::default(),
            few: None,
        }
    }

    /// Clears the table.
    pub fn clear(&mut self) {
        self.table.clear();
        self.few = None;
    }

    /// The value of a board at a depth of at least 3, and the best move.
    pub fn midgame(
        &mut self,
        board: Board,
        depth: u32,
        confidence: Confidence,
    ) -> (Value, Option<Square>) {
        let first = if depth > 4 {
            3 + (depth + 1) % 2
        } else {
            depth
        };
        let depths = (first.max(3)..=depth.max(3)).step_by(2);
        let (value, square) = self.search(board, |worker, node| {
            let mut value = 0;
            for depth in depths {
                value = worker.midgame(node, -INFINITE, INFINITE, depth, confidence);
            }
            value
        });
        (Value::clamped(value), square)
    }

    /// The result of a search of a board, and the best move found.
    fn search<T>(
        &mut self,
        board: Board,
        search: impl FnOnce(&mut Worker, &Node) -> T,
    ) -> (T, Option<Square>) {
        self.table.next_search();
        let shared = Shared {
            table: &self.table,
            weights: &self.weights,
            stop: &self.stop,
            pool: &self.pool,
            poll: &|_| false,
        };
        // The small table is reused: allocating one for each question would cost a good part of the time.
        let mut worker = Worker::with(self.few.take().unwrap_or_default(), shared);
        let result = search(&mut worker, &Node::new(board));
        self.few = Some(worker.few);
        let square = self.table.probe(board).and_then(|entry| entry.moves[0]);
        (result, square)
    }

    /// The solver of boards with few empty squares.
    pub fn few(&mut self) -> &mut Few {
        self.few.get_or_insert_default()
    }

    /// The exact score of any board, with the transposition table and the evaluation, and a move that reaches it if
    /// there are many empty squares. Two more empty squares take more than four times as long; a good guess saves
    /// little.
    pub fn solve(&mut self, board: Board, guess: Score) -> (Score, Option<Square>) {
        self.search(board, |worker, node| {
            narrow_down(guess.discs().min(63), |alpha| {
                worker.endgame(node, alpha, alpha + 1, Confidence::FULL)
            })
        })
    }

    /// The moves within this many discs of the best, by static evaluation.
    pub fn reasonable_moves(&self, board: Board, discs: f32) -> Bitboard {
        let node = Node::new(board);
        let value = |square| node.evaluate_move(square, board.flips(square), &self.weights);
        let values: Vec<(Square, i32)> = board
            .legal_moves()
            .into_iter()
            .map(|s| (s, value(s)))
            .collect();
        let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
        let least = best - (discs * DISC as f32) as i32;
        values
            .into_iter()
            .filter(|&(_, value)| value >= least)
            .map(|(square, _)| square)
            .collect()
    }
}

// WebAssembly has no threads, and no way on after a panic.
#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn a_searcher_survives_a_panic() {
        let mut searcher = Searcher::new(Weights::untrained(), 1 << 16);
        let panicking = |_: &mut Worker, _: &Node| panic!("injected");
        let search = AssertUnwindSafe(|| searcher.search(Board::START, panicking));
        assert!(catch_unwind(search).is_err());
        let (_, square) = searcher.midgame(Board::START, 4, Confidence::FULL);
        assert!(square.is_some());
        let full = Board::new(Bitboard(!0 << 1), Bitboard(0)).unwrap();
        assert_eq!(searcher.few().score(full).discs(), 64);
    }
}
