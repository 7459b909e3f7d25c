use outflank_rules::{Color, Move, Position};

use crate::Remark;

/// A board on which the learner's moves are answered.
pub trait Opposed {
    /// The board.
    fn position(&self) -> Position;

    /// Whose moves are answered.
    fn learner(&self) -> Color;

    /// Makes a move of either side.
    fn make(&mut self, mv: Move);

    /// The opponent's choice.
    fn reply(&mut self) -> Move;

    /// Replies and passes, until the learner has a move or the game is over.
    fn oppose(&mut self, made: &mut Vec<Move>, remarks: &mut Vec<Remark>) {
        while !self.position().is_over() {
            let color = self.position().turn();
            let mv = if self.position().must_pass() {
                remarks.push(Remark::HasToPass { color });
                Move::Pass
            } else if color == self.learner() {
                break;
            } else {
                let reply = self.reply();
                let square = reply.square();
                remarks.extend(square.map(|square| Remark::Replies { color, square }));
                reply
            };
            made.push(mv);
            self.make(mv);
        }
    }
}

/// The count at the end of a game.
pub fn ended(position: Position) -> Remark {
    Remark::Ended {
        black: position.discs(Color::Black).len(),
        white: position.discs(Color::White).len(),
    }
}
