//! Perft: the number of move sequences of a given length, the standard check of a move generator.
//!
//! ```
//! use outflank_rules::{Board, perft::{perft, PassRule}};
//!
//! assert_eq!(perft(Board::START, 6, PassRule::Ply), 8200);
//! ```

use crate::{Bitboard, Board, kernel};

/// Whether a forced pass is a move of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassRule {
    /// A pass is a ply.
    Ply,
    /// A pass is free: only placements count.
    Free,
}

/// The number of leaves at this depth. A game that ends earlier is one leaf.
pub fn perft(board: Board, depth: u32, rule: PassRule) -> u64 {
    let mut count = Count {
        rule,
        leaves: 0,
        waiting: 0,
        players: [[0; 8]; BATCHES],
        opponents: [[0; 8]; BATCHES],
    };
    count.add(board, depth);
    count.finish()
}

/// A count in progress.
///
/// Nearly all boards of a perft are one ply above the leaves, where only the number of moves matters:
/// they are queued and counted eight at a time.
struct Count {
    rule: PassRule,
    leaves: u64,
    waiting: usize,
    players: [[u64; 8]; BATCHES],
    opponents: [[u64; 8]; BATCHES],
}

const BATCHES: usize = 8;

impl Count {
    fn add(&mut self, board: Board, depth: u32) {
        match depth {
            0 => self.leaves += 1,
            1 => self.wait(board),
            _ => {
                let legal = board.legal_moves();
                if legal.is_empty() {
                    self.pass(board, depth);
                }
                if depth == 2 {
                    children(board, legal).for_each(|child| self.wait(child));
                } else {
                    children(board, legal).for_each(|child| self.add(child, depth - 1));
                }
            }
        }
    }

    /// Queues a board for counting.
    #[inline]
    fn wait(&mut self, board: Board) {
        let (batch, lane) = (self.waiting / 8 % BATCHES, self.waiting % 8);
        self.players[batch][lane] = board.player().0;
        self.opponents[batch][lane] = board.opponent().0;
        self.waiting += 1;
        if self.waiting == BATCHES * 8 {
            self.count_waiting();
        }
    }

    /// Counts the moves of the queued boards.
    fn count_waiting(&mut self) {
        let waiting = core::mem::take(&mut self.waiting);
        for batch in 0..waiting.div_ceil(8) {
            let boards = (waiting - batch * 8).min(8);
            let legal = kernel::legal_moves_of_8(&self.players[batch], &self.opponents[batch]);
            if boards == 8 && !legal.contains(&0) {
                self.leaves += legal
                    .iter()
                    .map(|moves| u64::from(moves.count_ones()))
                    .sum::<u64>();
                continue;
            }
            for (lane, moves) in legal.into_iter().enumerate().take(boards) {
                self.leaves += u64::from(moves.count_ones());
                if moves == 0 {
                    let (player, opponent) =
                        (self.players[batch][lane], self.opponents[batch][lane]);
                    self.pass(
                        Board::from_disjoint(Bitboard(player), Bitboard(opponent)),
                        1,
                    );
                }
            }
        }
    }

    /// Continues below a board on which the mover must pass.
    #[cold]
    fn pass(&mut self, board: Board, depth: u32) {
        let board = board.pass();
        let replies = board.legal_moves();
        match (replies.is_empty(), self.rule) {
            (true, _) => self.leaves += 1,
            (false, PassRule::Ply) if depth == 1 => self.leaves += 1,
            (false, PassRule::Free) if depth == 1 => self.leaves += u64::from(replies.len()),
            (false, PassRule::Ply) => self.add(board, depth - 1),
            (false, PassRule::Free) => self.add(board, depth),
        }
    }

    fn finish(mut self) -> u64 {
        self.count_waiting();
        self.leaves
    }
}

#[inline]
fn children(board: Board, legal: Bitboard) -> impl Iterator<Item = Board> {
    legal
        .into_iter()
        .map(move |square| board.place(square, board.flips(square)))
}

/// [`perft`] on several threads.
#[cfg(feature = "std")]
pub fn perft_parallel(board: Board, depth: u32, rule: PassRule, threads: usize) -> u64 {
    use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
    use std::vec::Vec;

    // A few plies down there are enough boards to keep every thread busy to the end.
    const SPLIT: u32 = 4;
    if threads <= 1 || depth <= SPLIT + 2 {
        return perft(board, depth, rule);
    }
    let mut jobs: Vec<(Board, u32)> = std::vec![(board, depth)];
    let mut finished = 0;
    for _ in 0..SPLIT {
        let mut next = Vec::new();
        for (board, depth) in jobs {
            let legal = board.legal_moves();
            if !legal.is_empty() {
                next.extend(children(board, legal).map(|child| (child, depth - 1)));
            } else if board.pass().legal_moves().is_empty() {
                finished += 1;
            } else {
                next.push((
                    board.pass(),
                    if rule == PassRule::Ply {
                        depth - 1
                    } else {
                        depth
                    },
                ));
            }
        }
        jobs = next;
    }
    let (next_job, leaves) = (AtomicUsize::new(0), AtomicU64::new(finished));
    std::thread::scope(|scope| {
        for _ in 0..threads.min(jobs.len()) {
            scope.spawn(|| {
                while let Some(&(board, depth)) = jobs.get(next_job.fetch_add(1, Relaxed)) {
                    leaves.fetch_add(perft(board, depth, rule), Relaxed);
                }
            });
        }
    });
    leaves.into_inner()
}
