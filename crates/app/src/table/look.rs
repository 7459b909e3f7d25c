//! Looking back at a game that goes on.

use outflank_rules::{Bitboard, Position, Square};

use super::Table;

/// The board that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The position.
    pub position: Position,
    /// Where the last disc was placed.
    pub last: Option<Square>,
    /// How many turns lie before it.
    pub turns: usize,
    /// Whether the game stands there.
    pub is_live: bool,
}

impl Table {
    /// What is looked at: where the game stands, or an earlier position.
    pub fn shown(&self) -> Shown {
        let turns = self.game.turn_count();
        let Some(at) = self.looked_at.filter(|&at| at < turns) else {
            return Shown {
                position: self.game.position(),
                last: self.game.last_square(),
                turns,
                is_live: true,
            };
        };
        let made = self.game.turns().take(at);
        Shown {
            position: self.game.positions()[at],
            last: made.filter_map(|turn| turn.mv.square()).last(),
            turns: at,
            is_live: false,
        }
    }

    /// Each disc placed up to what is looked at, with its number: players do not number passes.
    pub fn placed(&self) -> Vec<(Square, usize)> {
        let made = self.game.turns().take(self.shown().turns);
        let squares = made.filter_map(|turn| turn.mv.square());
        squares.zip(1..).collect()
    }

    /// How many discs have been placed in all.
    pub fn discs_placed(&self) -> usize {
        let placed = self.game.turns().filter(|turn| turn.mv.square().is_some());
        placed.count()
    }

    pub(super) fn look_at(&mut self, turns: usize) {
        self.looked_at = Some(turns).filter(|&at| at < self.game.turn_count());
    }

    pub(super) fn look(&mut self, by: isize) {
        self.look_at(self.shown().turns.saturating_add_signed(by));
    }

    /// Where a person can place a disc on the board that is shown: nowhere on an earlier one.
    pub fn shown_targets(&self) -> Bitboard {
        if self.shown().is_live {
            self.targets()
        } else {
            Bitboard::EMPTY
        }
    }
}
