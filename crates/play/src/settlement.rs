use outflank_rules::{Color, Position};

use crate::{GameResult, Resignation, TimePenalty};

/// What the players settle between themselves in any kind of game: an open draw offer, and the result
/// once there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settlement {
    pub(crate) offer: Option<Color>,
    pub(crate) result: Option<GameResult>,
}

impl Settlement {
    /// A final result made by the players or the clock.
    pub(crate) fn settled(self) -> Option<GameResult> {
        self.result.filter(|result| !result.is_by_discs())
    }

    pub(crate) fn resign(
        &mut self,
        position: Position,
        loser: Color,
        rule: Resignation,
    ) -> Result<GameResult, OfferError> {
        self.end(GameResult::resigned(position, loser, rule))
    }

    pub(crate) fn lose_on_time(
        &mut self,
        position: Position,
        loser: Color,
        penalty: TimePenalty,
    ) -> Result<GameResult, OfferError> {
        self.end(GameResult::on_time(position, loser, penalty))
    }

    pub(crate) fn offer(&mut self, by: Color) -> Result<(), OfferError> {
        self.open()?;
        if let Some(by) = self.offer {
            return Err(OfferError::AlreadyOffered { by });
        }
        self.offer = Some(by);
        Ok(())
    }

    pub(crate) fn accept(
        &mut self,
        position: Position,
        by: Color,
    ) -> Result<GameResult, OfferError> {
        self.answer(by)?;
        self.end(GameResult::agreed(position))
    }

    pub(crate) fn decline(&mut self, by: Color) -> Result<(), OfferError> {
        self.answer(by)?;
        self.offer = None;
        Ok(())
    }

    /// Whether this player has an offer to answer.
    fn answer(self, by: Color) -> Result<(), OfferError> {
        self.open()?;
        if self.offer == Some(!by) {
            Ok(())
        } else {
            Err(OfferError::NoOffer)
        }
    }

    fn open(self) -> Result<(), OfferError> {
        match self.result {
            Some(result) => Err(OfferError::GameOver { result }),
            None => Ok(()),
        }
    }

    fn end(&mut self, result: GameResult) -> Result<GameResult, OfferError> {
        self.open()?;
        self.offer = None;
        self.result = Some(result);
        Ok(result)
    }
}

/// Why a resignation, or a draw offer or its answer, is not possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OfferError {
    /// The game is over already.
    #[error("the game is over")]
    GameOver {
        /// How it ended.
        result: GameResult,
    },
    /// A draw has been offered already.
    #[error("{by} has already offered a draw")]
    AlreadyOffered {
        /// By this player.
        by: Color,
    },
    /// The opponent has not offered a draw, or the offer has lapsed.
    #[error("the opponent has not offered a draw")]
    NoOffer,
}
