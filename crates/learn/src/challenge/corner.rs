use core::cmp::Reverse;

use outflank_rules::{Bitboard, Move, Position, Square};

use super::Challenge;
use crate::course::worth;
use crate::insight::{corner, stable};
use crate::{Feedback, Hint, Remark};

impl Challenge {
    /// Remarks on a legal move that keeps a corner within reach and loses nothing, or feedback on one that does not.
    pub(super) fn judge_corner(&self, square: Square) -> Result<Vec<Remark>, Feedback> {
        let remarks = self.judge_reach(square)?;
        if self.good().contains(square) {
            return Ok(remarks);
        }
        let discs = worth::cost(self.position, square).unwrap_or(0.0).round() as u32;
        Err(Feedback::again([Remark::Costs { square, discs }]))
    }

    /// Remarks on a legal move that keeps a corner within reach, or feedback on one that does not.
    fn judge_reach(&self, square: Square) -> Result<Vec<Remark>, Feedback> {
        let after = self
            .position
            .play(square.into())
            .map_err(|_| Feedback::again([]))?;
        if square.is_corner() {
            let stable = stable(after, self.learner).len();
            return Ok(vec![Remark::TakesCorner { square, stable }]);
        }
        if let Some(corner) = corner::open(self.position).first() {
            let remark = Remark::CornerNotTaken { square, corner };
            return Err(Feedback::wrong([remark]).marking(corner.bitboard()));
        }
        let left = self.moves.saturating_sub(1);
        if corner::cannot_be_kept(after, left) {
            return Ok(vec![opens(after, left)]);
        }
        // Searching further would take too long.
        if left < 3 && corner::cannot_be_kept(after, left + 1) {
            return Err(Feedback::again([Remark::Slower { square }]));
        }
        Err(escapes(after, square, left))
    }

    /// A corner that is open, but not worth taking yet.
    pub(super) fn waiting_corner(&self) -> Option<Remark> {
        let open = corner::open(self.position);
        let corner = open.first().filter(|_| (open & self.good()).is_empty())?;
        let (square, _) = *worth::values(self.position)?.first()?;
        let discs = worth::cost(self.position, corner)?.round() as u32;
        Some(Remark::CornerWaits {
            corner,
            square,
            discs,
        })
    }

    /// The corner in question, and how few replies the right move leaves.
    pub(super) fn corner_hints(&self, square: Square) -> Vec<Hint> {
        let mut hints = Vec::new();
        let last = self.solution().iter().rev().find_map(|mv| mv.square());
        if let Some(corner) = last.filter(|last| last.is_corner()) {
            let remark = Remark::HintCorner { corner };
            hints.push(Hint::new(remark, corner.bitboard()));
        }
        if let Ok(after) = self.position.play(square.into())
            && !square.is_corner()
        {
            let remark = Remark::HintReplies {
                color: after.turn(),
                count: after.legal_moves().len(),
            };
            hints.push(Hint::new(remark, Bitboard::EMPTY));
        }
        hints
    }
}

/// The opponent's situation after a right move.
fn opens(after: Position, left: u32) -> Remark {
    let (color, replies) = (after.turn(), after.legal_moves());
    match replies.first() {
        Some(reply) if left == 1 && replies.len() == 1 => Remark::OnlyReplyOpens { color, reply },
        Some(_) if left == 1 => Remark::EveryReplyOpens { color, replies },
        _ => Remark::CornerComes { moves: left },
    }
}

/// Why the move before `after` does not win a corner: the opponent takes one, or finds a way out.
fn escapes(after: Position, square: Square, left: u32) -> Feedback {
    let color = after.turn();
    if let Some(corner) = corner::open(after).first() {
        let remark = Remark::GivesCorner {
            square,
            color,
            corner,
        };
        return Feedback::wrong([remark])
            .showing([square.into(), corner.into()])
            .marking(corner.bitboard());
    }
    let Some(reply) = corner::escape(after, left) else {
        // The game has ended without a corner.
        return Feedback::wrong([super::ended(after)]).showing([square.into()]);
    };
    let remark = Remark::Escapes {
        square,
        color,
        reply,
    };
    Feedback::wrong([remark]).showing([square.into(), reply])
}

/// The reply that delays the corner most and opens the fewest corners.
pub(super) fn longest_defence(position: Position, moves: u32) -> Option<Move> {
    position.moves().max_by_key(|&mv| {
        let after = position.play(mv).unwrap_or(position);
        let far = corner::distance(after, moves).unwrap_or(u32::MAX);
        // Of equals the first; `max_by_key` would pick the last.
        let order = mv.square().map_or(0, Square::index);
        (far, Reverse(corner::open(after).len()), Reverse(order))
    })
}

/// The positions that a player may come to on the way to a corner, whatever each of their moves costs; the opponent defends
/// as a challenge does.
pub(crate) fn on_the_way(position: Position, moves: u32) -> Vec<Position> {
    let mut positions = vec![position];
    let quiet = corner::forcing(position, moves) - Bitboard::CORNERS;
    for after in quiet
        .into_iter()
        .filter_map(|it| position.play(it.into()).ok())
    {
        let mut at = after;
        while !at.is_over() && (at.must_pass() || at.turn() != position.turn()) {
            let reply = longest_defence(at, moves - 1).unwrap_or(Move::Pass);
            at = at.play(reply).unwrap_or(at);
        }
        for met in on_the_way(at, moves - 1) {
            if !positions.contains(&met) {
                positions.push(met);
            }
        }
    }
    positions
}
