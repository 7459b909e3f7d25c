//! Perft: the number of move sequences of a given length, the usual check of a move generator.
//!
//! ```
//! use outflank_rules::{Board, perft::{perft, PassRule}};
//!
//! assert_eq!(perft(Board::START, 6, PassRule::Ply), 8200);
//! ```

use crate::{Bitboard, Board};

/// Whether a forced pass is a move of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassRule {
    /// A pass takes up one of the depth's plies.
    Ply,
    /// A pass costs nothing: only placements are counted.
    Free,
}

/// The number of leaves at this depth. A game that ends earlier is one leaf.
pub fn perft(board: Board, depth: u32, rule: PassRule) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = board.legal_moves();
    if legal.is_empty() {
        return passed(board, depth, rule);
    }
    match depth {
        1 => u64::from(legal.len()),
        2 => replies(board, legal, rule),
        _ => children(board, legal)
            .map(|child| perft(child, depth - 1, rule))
            .sum(),
    }
}

/// The leaves below a board on which the mover cannot place a disc.
#[cold]
fn passed(board: Board, depth: u32, rule: PassRule) -> u64 {
    let board = board.pass();
    if board.legal_moves().is_empty() {
        return 1;
    }
    match rule {
        PassRule::Ply => perft(board, depth - 1, rule),
        PassRule::Free => perft(board, depth, rule),
    }
}

/// The leaves two plies down. Nearly all the time of a perft is spent here.
fn replies(board: Board, legal: Bitboard, rule: PassRule) -> u64 {
    let mut leaves = 0;
    for child in children(board, legal) {
        let count = child.legal_moves().len();
        leaves += if count == 0 {
            passed(child, 1, rule)
        } else {
            u64::from(count)
        };
    }
    leaves
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

    // A few plies down there are enough boards for every thread to stay busy to the end.
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
