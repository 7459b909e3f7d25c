//! Search to a fixed depth, ending in the static evaluation.

use outflank_eval::Value;
use outflank_rules::{Bitboard, Square};

use crate::candidates::{Candidate, Candidates};
use crate::node::{Kind, Node, Principal, Scout};
use crate::parameters::{MIDGAME_REPLY, PROBE_CONFIDENCE, REMEMBER, midgame_look};
use crate::probcut::Probe;
use crate::table::{Confidence, Entry, Estimate};
use crate::worker::{Best, Task, Worker};

/// Greater than any value.
pub(crate) const INFINITE: i32 = 30_000;

/// Corners, then all squares that do not touch one, then those beside a corner, diagonally last.
const SQUARES_BY_HOPE: [Bitboard; 4] = {
    let corners = Bitboard::CORNERS.0;
    let diagonal = 0x0042_0000_0000_4200;
    let beside = 0x4281_0000_0000_8142;
    let others = !(corners | diagonal | beside);
    [
        Bitboard(corners),
        Bitboard(others),
        Bitboard(beside),
        Bitboard(diagonal),
    ]
};

impl Worker<'_> {
    /// The value of a node at this depth, or a bound if it is outside the window.
    pub fn midgame(
        &mut self,
        node: &Node,
        alpha: i32,
        beta: i32,
        depth: u32,
        confidence: Confidence,
    ) -> i32 {
        if beta - alpha == 1 {
            self.midgame_node::<Scout>(node, alpha, beta, depth, confidence)
        } else {
            self.midgame_node::<Principal>(node, alpha, beta, depth, confidence)
        }
    }

    fn midgame_node<K: Kind>(
        &mut self,
        node: &Node,
        alpha: i32,
        beta: i32,
        depth: u32,
        confidence: Confidence,
    ) -> i32 {
        self.nodes += 1;
        if depth == 0 {
            return node.evaluate(self.shared.weights);
        }
        let legal = node.board.legal_moves();
        if legal.is_empty() {
            if node.board.pass().legal_moves().is_empty() {
                return node.final_value();
            }
            return -self.midgame_node::<K>(&node.pass(), -beta, -alpha, depth, confidence);
        }
        if depth < REMEMBER {
            return self.midgame_shallow::<K>(node, legal, alpha, beta, depth, confidence);
        }
        if self.check() {
            return alpha;
        }

        let known = self.shared.table.probe(node.board);
        if let Some(entry) = known {
            let proven = (
                i32::from(entry.bounds.lower) * DISC,
                i32::from(entry.bounds.upper) * DISC,
            );
            let Estimate {
                depth: searched,
                confidence: sure,
                lower,
                upper,
            } = entry.estimate;
            let enough = u32::from(searched) >= depth && sure >= confidence;
            let guess = if enough {
                (lower.0.into(), upper.0.into())
            } else {
                (-INFINITE, INFINITE)
            };
            let (lower, upper) = (proven.0.max(guess.0), proven.1.min(guess.1));
            if lower >= beta || lower >= upper {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
        }
        if K::SCOUT
            && let Some(cut) = self.midgame_probcut(node, alpha, depth, confidence)
        {
            return cut;
        }

        let before = self.total_nodes();
        let remembered = known.map_or([None; 2], |entry| entry.moves);
        let Best {
            score: best,
            square,
            ..
        } = self.best_move(
            node,
            Candidates::of(node.board, legal),
            remembered,
            (alpha, beta),
            Task::Midgame { depth, confidence },
        );
        if self.aborted() {
            return alpha;
        }
        let mut entry = known.unwrap_or(Entry::UNKNOWN);
        entry.estimate.update(best, alpha, beta, depth, confidence);
        // If every move failed low, the best of them means nothing.
        if best > alpha
            && let Some(square) = square
        {
            entry.remember(square);
        }
        self.shared
            .table
            .store(node.board, &entry, self.total_nodes() - before);
        best
    }

    /// The last plies: no table, and no move ordering at the very last.
    fn midgame_shallow<K: Kind>(
        &mut self,
        node: &Node,
        legal: Bitboard,
        mut alpha: i32,
        beta: i32,
        depth: u32,
        confidence: Confidence,
    ) -> i32 {
        if K::SCOUT
            && let Some(cut) = self.midgame_probcut(node, alpha, depth, confidence)
        {
            return cut;
        }
        let mut best = -INFINITE;
        if depth == 1 {
            // The likely good squares first: sorting with more care costs more than it saves here.
            for group in SQUARES_BY_HOPE {
                for square in legal & group {
                    self.nodes += 1;
                    let flips = node.board.flips(square);
                    let value = node.evaluate_move(square, flips, self.shared.weights);
                    best = best.max(value);
                    if best >= beta {
                        return best;
                    }
                }
            }
            return best;
        }
        let mut candidates = Candidates::of(node.board, legal);
        for candidate in candidates.iter_mut() {
            candidate.cost = candidate.replies.len() as i32;
        }
        for candidate in candidates {
            let child = node.play(candidate.square, candidate.flips);
            let value = -self.midgame_node::<K>(&child, -beta, -alpha, depth - 1, confidence);
            best = best.max(value);
            alpha = alpha.max(value);
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Move ordering: a remembered move first, then by a shallow search.
    pub fn sort_midgame(
        &mut self,
        node: &Node,
        candidates: &mut Candidates,
        remembered: Option<Square>,
        depth: u32,
    ) {
        let look = midgame_look(depth);
        candidates.rank(remembered, |candidate| {
            self.look_at(node, candidate, look) + candidate.replies.len() as i32 * MIDGAME_REPLY
        });
    }

    /// The opponent's value after a move, from a search of this many plies.
    pub fn look_at(&mut self, node: &Node, candidate: &Candidate, plies: u32) -> i32 {
        if plies == 0 {
            self.nodes += 1;
            return -node.evaluate_move(candidate.square, candidate.flips, self.shared.weights);
        }
        let child = node.play(candidate.square, candidate.flips);
        self.midgame(&child, -INFINITE, INFINITE, plies, Confidence::FULL)
    }

    /// ProbCut: the result of a much shallower search, if it is far enough outside the window.
    fn midgame_probcut(
        &mut self,
        node: &Node,
        alpha: i32,
        depth: u32,
        confidence: Confidence,
    ) -> Option<i32> {
        if confidence == Confidence::FULL {
            return None;
        }
        let model = &self.shared.weights.error_model;
        let probe = Probe::midgame(model, node.empties, depth)?;
        let margin = probe.margin(confidence);
        let outside = self.outside(
            node,
            (alpha - margin, alpha + 1 + margin),
            alpha,
            probe.depth,
        )?;
        Some(if outside { alpha + 1 } else { alpha })
    }

    /// Whether a shallow search puts the value above a window (`Some(true)`) or below it (`Some(false)`). Only the
    /// side of the static evaluation is tried. The shallow search makes such cuts itself, at a confidence of its own.
    pub fn outside(
        &mut self,
        node: &Node,
        window: (i32, i32),
        middle: i32,
        depth: u32,
    ) -> Option<bool> {
        let (low, high) = window;
        let static_value = node.evaluate(self.shared.weights);
        if depth == 0 {
            let is_outside = static_value >= high || static_value <= low;
            return is_outside.then_some(static_value >= high);
        }
        if high < MOST && static_value >= middle {
            let value = self.midgame(node, high - 1, high, depth, PROBE_CONFIDENCE);
            if value >= high {
                return Some(true);
            }
        }
        if low > -MOST && static_value <= middle {
            let value = self.midgame(node, low, low + 1, depth, PROBE_CONFIDENCE);
            if value <= low {
                return Some(false);
            }
        }
        None
    }
}

/// One disc in units of [`Value`].
pub(crate) const DISC: i32 = Value::DISC as i32;

/// The highest value.
pub(crate) const MOST: i32 = Value::MAX.0 as i32;

impl Estimate {
    /// Merges the result of a search with a window into an entry.
    pub(crate) fn update(
        &mut self,
        value: i32,
        alpha: i32,
        beta: i32,
        depth: u32,
        confidence: Confidence,
    ) {
        if u32::from(self.depth) != depth || self.confidence != confidence {
            *self = Estimate {
                depth: depth as u8,
                confidence,
                ..Estimate::UNKNOWN
            };
        }
        let value = Value::clamped(value);
        if i32::from(value.0) > alpha {
            self.lower = value;
        }
        if i32::from(value.0) < beta {
            self.upper = value;
        }
    }
}
