use outflank_rules::{Bitboard, Color, Move, Position, Setup, Square};

use crate::MovedBy;

/// A completed turn: where the disc went, and which discs were flipped with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandTurn {
    /// Whose turn it was.
    pub mover: Color,
    /// What was played.
    pub mv: Move,
    /// Who played it.
    pub by: MovedBy,
    /// The discs flipped, rightly or wrongly, when the turn was ended.
    pub flipped: Bitboard,
    /// The discs flipped later to correct a mistake.
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

    /// The mistakes in the flips as they stand.
    pub fn mistakes(self) -> Mistakes {
        let right = self.before.flips(self.mv);
        Mistakes {
            missing: right - self.turned(),
            extra: self.turned() - right,
        }
    }

    /// The discs that changed sides in this turn.
    fn turned(self) -> Bitboard {
        self.flipped ^ self.corrected
    }
}

/// A disc placed in a turn that has not been ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InHand {
    /// Where it was placed.
    pub square: Square,
    /// The discs flipped so far.
    pub flipped: Bitboard,
    /// Whether flipping has begun, and the disc must stay (fact A11); remains true when all discs are flipped
    /// back.
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

/// Forgotten and wrong flips.
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

/// The board after a disc of the mover was placed and some discs were flipped.
fn lay(before: Position, placed: Option<Square>, turned: Bitboard, turn: Color) -> Position {
    let mut setup = Setup::from(before);
    setup.black ^= turned;
    setup.white ^= turned;
    if let Some(square) = placed {
        setup.put(square, Some(before.turn()));
    }
    setup.turn = turn;
    // Flipping neither adds nor removes discs, so the board stays valid.
    Position::try_from(setup).unwrap_or(before)
}
