use outflank_rules::Square;

use super::{HandRefusal, Tabletop, TurnEnded};
use crate::GameResult;

/// An action by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandAction {
    /// [`Tabletop::place`].
    Place(Square),
    /// [`Tabletop::flip`].
    Flip(Square),
    /// [`Tabletop::take_back`].
    TakeBack,
    /// [`Tabletop::end_turn`].
    EndTurn,
    /// [`Tabletop::pass`].
    Pass,
    /// [`Tabletop::correct`].
    Correct(Square),
    /// [`Tabletop::finish`].
    Finish,
}

/// The effect of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEvent {
    /// A disc was placed.
    Placed {
        /// Where.
        square: Square,
        /// Whether it came from the opponent (fact A12).
        handed_over: bool,
    },
    /// A disc was flipped.
    Flipped(Square),
    /// The placed disc was taken back from this square.
    TakenBack(Square),
    /// The turn was ended, by a disc and its flips or by a pass.
    TurnEnded(TurnEnded),
    /// A disc of the last turn was corrected.
    Corrected(Square),
    /// The discs were counted.
    Finished(GameResult),
}

impl Tabletop {
    /// Performs one action: for front ends that pass actions as messages.
    pub fn act(&mut self, action: HandAction) -> Result<HandEvent, HandRefusal> {
        Ok(match action {
            HandAction::Place(square) => HandEvent::Placed {
                square,
                handed_over: self.place(square)?,
            },
            HandAction::Flip(square) => {
                self.flip(square)?;
                HandEvent::Flipped(square)
            }
            HandAction::TakeBack => HandEvent::TakenBack(self.take_back()?),
            HandAction::EndTurn => HandEvent::TurnEnded(self.end_turn()?),
            HandAction::Pass => HandEvent::TurnEnded(self.pass()?),
            HandAction::Correct(square) => {
                self.correct(square)?;
                HandEvent::Corrected(square)
            }
            HandAction::Finish => HandEvent::Finished(self.finish()?),
        })
    }
}
