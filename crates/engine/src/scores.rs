use std::collections::HashMap;

use outflank_eval::Value;
use outflank_rules::{Board, Move, Position};

use crate::{Kind, MoveScore, Report};

/// Everything that was found about the positions of a game or an analysis.
///
/// Hints, best line and graph all read from here. A value gives way only to a surer one, and what is known
/// about the position after a move is what is known about the move, so they cannot contradict each other.
#[derive(Clone, Debug, Default)]
pub struct Scores {
    moves: HashMap<Board, Vec<MoveScore>>,
}

impl Scores {
    /// Nothing is known.
    pub fn new() -> Scores {
        Scores::default()
    }

    /// Takes in what a search has found.
    pub fn add(&mut self, position: Position, report: &Report) {
        let known = self.moves.entry(position.board()).or_default();
        for found in &report.lines {
            match known.iter_mut().find(|score| score.mv == found.mv) {
                Some(score) if score.kind <= found.kind => *score = found.clone(),
                Some(_) => {}
                None => known.push(found.clone()),
            }
        }
    }

    /// The moves whose value is known, best first.
    pub fn moves(&self, position: Position) -> Vec<MoveScore> {
        let mut scores: Vec<MoveScore> = position
            .moves()
            .filter_map(|mv| self.of_move(position, mv))
            .collect();
        scores.sort_by_key(|score| (-score.value, score.mv));
        scores
    }

    /// What is known about a move: from a search of the position or of the one after it, whichever is surer.
    pub fn of_move(&self, position: Position, mv: Move) -> Option<MoveScore> {
        let own = self
            .moves
            .get(&position.board())
            .and_then(|known| known.iter().find(|score| score.mv == mv));
        let after = position.play(mv).ok()?;
        let from_reply = self.moves.get(&after.board()).and_then(|_| {
            let best = self.best_own(after)?;
            let line = std::iter::once(mv)
                .chain(best.line.iter().copied())
                .collect();
            Some(MoveScore {
                mv,
                value: -best.value,
                kind: best.kind,
                line,
            })
        });
        match (own.cloned(), from_reply) {
            (Some(own), Some(reply)) => Some(if reply.kind > own.kind { reply } else { own }),
            (own, reply) => own.or(reply),
        }
    }

    /// The best move found by searches of the position itself.
    fn best_own(&self, position: Position) -> Option<&MoveScore> {
        let known = self.moves.get(&position.board())?;
        let surest = known.iter().map(|score| score.kind).max()?;
        known
            .iter()
            .filter(|score| score.kind == surest)
            .max_by_key(|score| score.value)
    }

    /// The value of a position for the side to move: that of its best known move; the score once it is over.
    pub fn value(&self, position: Position) -> Option<(Value, Kind)> {
        if position.is_over() {
            return Some((position.board().final_score().into(), Kind::Exact));
        }
        let moves = self.moves(position);
        let surest = moves.iter().map(|score| score.kind).max()?;
        moves
            .iter()
            .filter(|score| score.kind == surest)
            .map(|score| (score.value, score.kind))
            .max()
    }
}
