use outflank_rules::Move;

use super::{HandTurn, InHand, Tabletop};
use crate::settlement::Settlement;
use crate::{GameResult, RedoError, UndoError};

/// An undone action that can be redone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undone {
    Turn(HandTurn),
    InHand(InHand),
    Finish,
}

/// Undo and redo.
impl Tabletop {
    /// How many times [`Tabletop::undo`] can be called.
    pub fn undo_steps(&self) -> usize {
        let turns = self.turns.len() - self.given;
        turns + usize::from(self.in_hand.is_some()) + usize::from(self.is_over())
    }

    /// How many times [`Tabletop::redo`] can be called.
    pub fn redo_steps(&self) -> usize {
        self.undone.len()
    }

    /// Undoes, by agreement: the end of the game, else the disc placed in this turn with its flips, else the
    /// last turn with its flips and corrections. Returns whether a completed turn was undone.
    pub fn undo(&mut self) -> Result<bool, UndoError> {
        if let Some(result) = self.settlement.settled() {
            return Err(UndoError::Settled { result });
        }
        let undone = if self.is_over() {
            Undone::Finish
        } else if let Some(in_hand) = self.in_hand {
            self.lift(in_hand);
            Undone::InHand(in_hand)
        } else if self.turns.len() > self.given
            && let Some(turn) = self.turns.pop()
        {
            if turn.mv != Move::Pass {
                self.supplies.put_back(turn.mover, turn.handed_over);
            }
            self.board = turn.before;
            Undone::Turn(turn)
        } else {
            return Err(UndoError::NothingToUndo);
        };
        self.settlement = Settlement::default();
        self.undone.push(undone);
        Ok(matches!(undone, Undone::Turn(_)))
    }

    /// Redoes what was undone last. Returns whether that was a completed turn.
    pub fn redo(&mut self) -> Result<bool, RedoError> {
        if let Some(result) = self.settlement.settled() {
            return Err(RedoError::Settled { result });
        }
        let undone = self.undone.pop().ok_or(RedoError::NothingToRedo)?;
        self.settlement.offer = None;
        match undone {
            Undone::Finish => self.settlement.result = GameResult::by_discs(self.board),
            Undone::InHand(in_hand) => {
                self.supplies.take(self.turn());
                self.in_hand = Some(in_hand);
            }
            Undone::Turn(turn) => {
                if turn.mv != Move::Pass {
                    self.supplies.take(turn.mover);
                }
                self.board = turn.after();
                self.turns.push(turn);
            }
        }
        Ok(matches!(undone, Undone::Turn(_)))
    }

    /// What [`Tabletop::redo`] would redo, the next one last.
    pub(crate) fn undone(&self) -> &[Undone] {
        &self.undone
    }
}
