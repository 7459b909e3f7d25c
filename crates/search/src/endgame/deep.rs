//! Many empty squares: the transposition table, the evaluation for move ordering, and selective cuts where
//! allowed.

use outflank_rules::{Bitboard, Square};

use super::few::{cost, odd_quadrants, stability_cutoff};
use crate::candidates::{Candidate, Candidates};
use crate::midgame::DISC;
use crate::node::{Kind, Node, Principal, Scout};
use crate::parameters::{ENDGAME_REPLY, FEW, UNEVALUATED, endgame_look};
use crate::probcut::Probe;
use crate::table::{Confidence, Entry};
use crate::worker::{Best, Task, Worker};

impl Worker<'_> {
    /// The score of a node in discs, or a bound if it is outside the window. Exact at full confidence.
    pub fn endgame(&mut self, node: &Node, alpha: i32, beta: i32, confidence: Confidence) -> i32 {
        if beta - alpha == 1 {
            self.endgame_node::<Scout>(node, alpha, beta, confidence)
        } else {
            self.endgame_node::<Principal>(node, alpha, beta, confidence)
        }
    }

    fn endgame_node<K: Kind>(
        &mut self,
        node: &Node,
        mut alpha: i32,
        mut beta: i32,
        confidence: Confidence,
    ) -> i32 {
        let legal = node.board.legal_moves();
        if K::SCOUT && node.empties <= FEW {
            let (player, opponent) = (node.board.player().0, node.board.opponent().0);
            return self
                .few
                .solve(player, opponent, legal.0, alpha, node.empties);
        }
        self.nodes += 1;
        if legal.is_empty() {
            if node.board.pass().legal_moves().is_empty() {
                return node.board.final_score().discs();
            }
            return -self.endgame_node::<K>(&node.pass(), -beta, -alpha, confidence);
        }
        if self.check() {
            return alpha;
        }
        if K::SCOUT {
            let (player, opponent) = (node.board.player().0, node.board.opponent().0);
            if let Some(score) = stability_cutoff(player, opponent, alpha, node.empties) {
                return score;
            }
        }
        let known = self.shared.table.probe(node.board);
        if let Some(entry) = known {
            let (lower, upper) = known_bounds(&entry, node.empties, confidence);
            if lower >= beta || lower >= upper {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
            if !K::SCOUT {
                (alpha, beta) = (alpha.max(lower), beta.min(upper));
            }
        }

        let candidates = Candidates::of(node.board, legal);
        if K::SCOUT {
            if let Some(score) = self.children_cutoff(node, &candidates, alpha, confidence) {
                return score;
            }
            if let Some(score) = self.endgame_probcut(node, alpha, confidence) {
                return score;
            }
        }
        let before = self.total_nodes();
        let remembered = known.map_or([None; 2], |entry| entry.moves);
        let Best {
            score: best,
            square,
            ..
        } = self.best_move(
            node,
            candidates,
            remembered,
            (alpha, beta),
            Task::Endgame { confidence },
        );
        if self.aborted() {
            return alpha;
        }
        let mut entry = self
            .shared
            .table
            .probe(node.board)
            .unwrap_or(Entry::UNKNOWN);
        if confidence == Confidence::FULL {
            if best > alpha {
                entry.bounds.lower = entry.bounds.lower.max(best as i8);
            }
            if best < beta {
                entry.bounds.upper = entry.bounds.upper.min(best as i8);
            }
        } else {
            entry.estimate.update(
                best * DISC,
                alpha * DISC,
                beta * DISC,
                node.empties,
                confidence,
            );
        }
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

    /// Enhanced transposition cutoff: a move to a board already known to be good enough needs no search.
    fn children_cutoff(
        &self,
        node: &Node,
        candidates: &Candidates,
        alpha: i32,
        confidence: Confidence,
    ) -> Option<i32> {
        if node.empties <= FEW + 1 {
            return None;
        }
        let after = |candidate: &Candidate| node.board.place(candidate.square, candidate.flips);
        for candidate in candidates.iter() {
            self.shared.table.prefetch(after(candidate));
        }
        candidates.iter().find_map(|candidate| {
            let child = after(candidate);
            let entry = self.shared.table.probe(child)?;
            let (_, upper) = known_bounds(&entry, node.empties - 1, confidence);
            (-upper > alpha).then_some(-upper)
        })
    }

    /// ProbCut: the result of a shallow search, if it is far enough outside the window.
    fn endgame_probcut(&mut self, node: &Node, alpha: i32, confidence: Confidence) -> Option<i32> {
        if confidence == Confidence::FULL {
            return None;
        }
        let model = &self.shared.weights.error_model;
        let probe = Probe::endgame(model, node.empties)?;
        let margin = probe.margin(confidence);
        let window = (alpha * DISC - margin, (alpha + 1) * DISC + margin);
        let outside = self.outside(node, window, alpha * DISC, probe.depth)?;
        Some(if outside { alpha + 1 } else { alpha })
    }

    /// Move ordering: a remembered move first, then those that leave few replies, and with many empty squares evaluate
    /// well.
    pub fn sort_endgame(
        &mut self,
        node: &Node,
        candidates: &mut Candidates,
        remembered: Option<Square>,
    ) {
        if node.empties <= UNEVALUATED {
            let odd = odd_quadrants(node.board.empties().0);
            return candidates.rank(remembered, |candidate| {
                let square = Bitboard::from(candidate.square);
                cost(square.0, odd, candidate.replies.0) as i32
            });
        }
        let look = endgame_look(node.empties);
        candidates.rank(remembered, |candidate| {
            let corners = (candidate.replies & Bitboard::CORNERS).len();
            let mobility = (candidate.replies.len() + corners) as i32;
            self.look_at(node, candidate, look) + mobility * ENDGAME_REPLY * DISC
        });
    }
}

/// The bounds an entry gives for a board with this many empty squares, at this confidence or better.
fn known_bounds(entry: &Entry, empties: u32, confidence: Confidence) -> (i32, i32) {
    let (mut lower, mut upper) = (i32::from(entry.bounds.lower), i32::from(entry.bounds.upper));
    let estimate = &entry.estimate;
    if confidence < Confidence::FULL
        && u32::from(estimate.depth) == empties
        && estimate.confidence >= confidence
    {
        lower = lower.max(i32::from(estimate.lower.0) / DISC);
        upper = upper.min(i32::from(estimate.upper.0) / DISC);
    }
    (lower, upper)
}
