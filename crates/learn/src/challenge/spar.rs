use outflank_rules::{Bitboard, Color, Move, Position, Square};

use super::opposed::{Opposed, ended};
use crate::insight::{corner, moves_of};
use crate::refusal::refuse;
use crate::{Feedback, Hint, Remark, Verdict};

/// A game to be won against a player who always flips as many discs as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spar {
    start: Position,
    position: Position,
    learner: Color,
}

impl Spar {
    /// A game from a position; the learner is to move.
    pub const fn new(position: Position) -> Spar {
        Spar {
            start: position,
            position,
            learner: position.turn(),
        }
    }

    /// Plays a move for the learner; the opponent's replies and passes follow. A game that is not won begins anew.
    pub fn play(&mut self, mv: Move) -> Feedback {
        if let Some(remark) = refuse(self.position, mv) {
            return Feedback::again([remark]);
        }
        let mut made = vec![mv];
        let mut remarks = Vec::new();
        self.make(mv);
        self.oppose(&mut made, &mut remarks);
        if !self.position.is_over() {
            return Feedback::new(Verdict::Right, remarks).making(made);
        }
        remarks.push(ended(self.position));
        if self.position.disc_difference(self.learner).discs() > 0 {
            return Feedback::done(remarks).making(made);
        }
        remarks.push(Remark::OnceMore);
        self.position = self.start;
        Feedback {
            jump: Some(self.start),
            ..Feedback::wrong(remarks).making(made)
        }
    }

    /// A move that the lessons would choose.
    pub fn hint(&self) -> Option<Hint> {
        let square = sensible(self.position)?;
        Some(Hint::new(Remark::HintTry { square }, square.bitboard()))
    }
}

impl Opposed for Spar {
    fn position(&self) -> Position {
        self.position
    }

    fn learner(&self) -> Color {
        self.learner
    }

    fn make(&mut self, mv: Move) {
        self.position = self.position.play(mv).unwrap_or(self.position);
    }

    fn reply(&mut self) -> Move {
        greediest(self.position)
    }
}

/// The move that flips most discs; of several the first.
fn greediest(position: Position) -> Move {
    let flips = |mv: &Move| position.flips(*mv).len();
    let most = position.moves().map(|mv| flips(&mv)).max();
    let mut moves = position.moves();
    moves
        .find(|mv| Some(flips(mv)) == most)
        .unwrap_or(Move::Pass)
}

/// A corner, if there is one; else of the moves that open none, the one that leaves the fewest replies.
fn sensible(position: Position) -> Option<Square> {
    let before = moves_of(position, !position.turn());
    position.legal_moves().into_iter().min_by_key(|&square| {
        let after = position.play(square.into()).unwrap_or(position);
        let opened: Bitboard = corner::open(after) - before;
        (!square.is_corner(), opened.len(), after.legal_moves().len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greedy_player_flips_most_and_a_lost_game_begins_anew() {
        let mut spar = Spar::new(Position::START);
        let mut lost = None;
        for _ in 0..70 {
            // Who plays as greedily may win or lose; somebody loses.
            let mv = spar.position.moves().next().unwrap();
            let before = spar.position;
            let feedback = spar.play(mv);
            if let [_, reply, ..] = feedback.made[..]
                && reply != Move::Pass
            {
                let after = before.play(mv).unwrap();
                let most = after.moves().map(|it| after.flips(it).len()).max();
                assert_eq!(Some(after.flips(reply).len()), most);
            }
            if feedback.verdict == Verdict::Wrong {
                lost = Some(feedback);
                break;
            }
            if feedback.verdict == Verdict::Done {
                spar = Spar::new(Position::START);
            }
        }
        let lost = lost.expect("the first legal move is not good enough");
        assert_eq!(lost.jump, Some(Position::START));
        assert_eq!(spar.position, Position::START);
        assert!(lost.remarks.contains(&Remark::OnceMore));
    }
}
