use outflank_rules::{Bitboard, Move, Position, Score, Square, order};

use super::{Challenge, Goal};
use crate::{Feedback, Hint, Remark};

impl Challenge {
    /// The lowest score that still counts as right.
    fn least(&self) -> i32 {
        match self.goal {
            Goal::Win => 1,
            _ => self.score.discs(),
        }
    }

    pub(super) fn right_by_score(&mut self) -> Bitboard {
        let least = self.least();
        let ranking = self.solver.ranking(self.position);
        ranking
            .into_iter()
            .filter(|(_, score)| score.discs() >= least)
            .filter_map(|(mv, _)| mv.square())
            .collect()
    }

    /// The best reply; of several, the one that makes most of the learner's moves wrong.
    pub(super) fn trickiest_defence(&mut self) -> Option<Move> {
        let ranking = self.solver.ranking(self.position);
        let best = ranking.first()?.1;
        let equal = ranking.into_iter().take_while(|&(_, score)| score == best);
        let least = self.least();
        let mut tricky: Option<(usize, Move)> = None;
        for (mv, _) in equal {
            let after = self.position.play(mv).ok()?;
            let answers = self.solver.ranking(after);
            let wrong = answers.iter().filter(|(_, score)| score.discs() < least);
            let wrong = wrong.count();
            if tricky.is_none_or(|(most, _)| wrong > most) {
                tricky = Some((wrong, mv));
            }
        }
        tricky.map(|(_, mv)| mv)
    }

    /// Remarks on a legal move that keeps the score, or feedback on one that does not.
    pub(super) fn judge_score(&mut self, square: Square) -> Result<Vec<Remark>, Feedback> {
        let Some(score) = self.solver.score_after(self.position, square.into()) else {
            return Err(Feedback::again([]));
        };
        if score.discs() < self.least() {
            return Err(self.worse(square, score));
        }
        let only = self.right_moves() == square.bitboard() && self.position.legal_moves().len() > 1;
        Ok(match (self.goal, only) {
            (Goal::Win, true) => vec![Remark::OnlyWinner { square }],
            (Goal::BestScore | Goal::BestMove, true) => vec![Remark::BestMove { square }],
            _ => Vec::new(),
        })
    }

    /// What the move loses, and to which reply.
    fn worse(&mut self, square: Square, score: Score) -> Feedback {
        let reply = best_reply(&mut self.solver, self.position, square);
        let mut shown = vec![square.into()];
        shown.extend(reply);
        let mut remarks = vec![Remark::LeadsTo { square, score }];
        match (self.goal, reply) {
            (Goal::Win, Some(reply)) => remarks.insert(
                0,
                Remark::WinGone {
                    square,
                    color: !self.learner,
                    reply,
                },
            ),
            (Goal::Win, None) => {}
            _ => remarks.push(Remark::BetterMove { best: self.score }),
        }
        Feedback::wrong(remarks).showing(shown)
    }

    /// Three candidate squares: the right one and the two most tempting wrong ones.
    pub(super) fn score_hints(&mut self, square: Square) -> Vec<Hint> {
        let wrong = self.position.legal_moves() - self.right_moves();
        if wrong.len() < 3 {
            return Vec::new();
        }
        // Many flips tempt a beginner.
        let mut tempting: Vec<Square> = wrong.into_iter().collect();
        let flips = |&square: &Square| self.position.flips(square.into()).len();
        order::sort_by_key(&mut tempting, |square| core::cmp::Reverse(flips(square)));
        let squares: Bitboard = tempting.into_iter().take(2).chain([square]).collect();
        vec![Hint::new(Remark::HintOneOf { squares }, squares)]
    }
}

/// The opponent's best reply to a move, if the game goes on.
pub(crate) fn best_reply(
    solver: &mut crate::Solver,
    position: Position,
    square: Square,
) -> Option<Move> {
    let after = position.play(square.into()).ok()?;
    let ranking = solver.ranking(after);
    ranking.first().map(|&(mv, _)| mv)
}
