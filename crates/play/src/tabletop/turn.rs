use outflank_rules::{Bitboard, Color, Move, Position, Setup, Square};

use crate::MovedBy;

/// A turn that was ended: where the disc went, and which discs were turned over with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandTurn {
    /// Whose turn it was.
    pub mover: Color,
    /// What was played.
    pub mv: Move,
    /// Who played it.
    pub by: MovedBy,
    /// The discs that were turned over, rightly or not, when the turn was ended.
    pub flipped: Bitboard,
    /// Those that were turned over once more (or only now) to put a mistake right.
    pub corrected: Bitboard,
    /// Whether the disc came from the opponent, because the mover had none left (fact A12).
    pub handed_over: bool,
    /// The board before the turn.
    pub before: Position,
}

impl HandTurn {
    /// The board after the turn with all corrections so far, the opponent to move.
    pub fn after(self) -> Position {
        lay(self.before, self.mv.square(), self.turned(), !self.mover)
    }

    /// What is wrong with the flips as they are now.
    pub fn mistakes(self) -> Mistakes {
        let right = self.before.flips(self.mv);
        Mistakes {
            missing: right - self.turned(),
            extra: self.turned() - right,
        }
    }

    /// The discs that show the other side than before the turn.
    fn turned(self) -> Bitboard {
        self.flipped ^ self.corrected
    }
}

/// A disc that is on the board in a turn that has not been ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InHand {
    /// Where it was placed.
    pub square: Square,
    /// The discs that are turned over so far.
    pub flipped: Bitboard,
    /// Whether flipping has begun, and the disc must stay where it is (fact A11); stays true when all discs are
    /// turned back.
    pub flipping_begun: bool,
    /// Whether the disc came from the opponent.
    pub handed_over: bool,
}

impl InHand {
    /// The board as it lies now, still the mover's turn.
    pub(super) fn on(self, before: Position) -> Position {
        lay(before, Some(self.square), self.flipped, before.turn())
    }
}

/// Flips that were forgotten, and discs that should not have been turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mistakes {
    /// Outflanked, but not flipped.
    pub missing: Bitboard,
    /// Flipped, but not outflanked.
    pub extra: Bitboard,
}

impl Mistakes {
    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.missing.is_empty() && self.extra.is_empty()
    }

    /// All squares with a disc that shows the wrong side.
    pub fn squares(self) -> Bitboard {
        self.missing | self.extra
    }
}

/// The board after a disc of the mover was laid on a square and some discs were turned over.
fn lay(before: Position, placed: Option<Square>, turned: Bitboard, turn: Color) -> Position {
    let mut setup = Setup::from(before);
    setup.black ^= turned;
    setup.white ^= turned;
    if let Some(square) = placed {
        setup.put(square, Some(before.turn()));
    }
    setup.turn = turn;
    // Only discs are turned, so no square gets two and none loses its own.
    Position::try_from(setup).unwrap_or(before)
}
