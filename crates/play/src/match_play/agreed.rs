use core::time::Duration;

use outflank_rules::Color;

use super::{Match, Play};
use crate::settlement::Settlement;
use crate::{
    DiscCount, EndReason, GameResult, NextGameError, OfferError, RedoError, Resignation, Seat,
    Series, Standing, Starter, TimePenalty, UndoError,
};

/// What the players agree on: undo, resignation, draws, the next game.
impl Match {
    /// Undoes the last move (at the table, see [`Tabletop::undo`](crate::tabletop::Tabletop::undo)) and restores the
    /// clocks. A match that stopped because the game was over stays paused.
    pub fn undo(&mut self, now: Duration) -> Result<(), UndoError> {
        let turn_taken_back = match &mut self.table {
            Play::Assisted(game) => game.undo().map(|_| true),
            Play::Tabletop(table) => table.undo(),
        }?;
        if turn_taken_back && let Some(state) = self.clock_log.pop() {
            self.clock_redo.push(self.clock.at_turn_start());
            self.clock.set_turn(state, now);
        }
        Ok(())
    }

    /// Redoes what was undone last, with the clocks as they were after it.
    pub fn redo(&mut self, now: Duration) -> Result<(), RedoError> {
        let turn_made_again = match &mut self.table {
            Play::Assisted(game) => game.redo().map(|_| true),
            Play::Tabletop(table) => table.redo(),
        }?;
        if turn_made_again && let Some(state) = self.clock_redo.pop() {
            self.clock_log.push(self.clock.at_turn_start());
            self.clock.set_turn(state, now);
        }
        if self.is_over() {
            self.clock.pause(now);
        }
        Ok(())
    }

    /// This player resigns.
    pub fn resign(&mut self, loser: Color, now: Duration) -> Result<GameResult, OfferError> {
        let (position, rule) = (self.position(), self.setup.resignation);
        let result = self.settlement().resign(position, loser, rule)?;
        self.clock.pause(now);
        Ok(result)
    }

    /// How perfect play would have ended the game that was given up, if that is to count.
    pub fn settle_resignation(&mut self, perfect: DiscCount) -> Option<GameResult> {
        let awaited = self.awaits_perfect_play();
        let result = self.settlement().result.as_mut().filter(|_| awaited)?;
        result.perfect = Some(perfect);
        Some(*result)
    }

    /// Whether the game was given up and counts as perfect play would have ended it, which is not known yet.
    pub fn awaits_perfect_play(&self) -> bool {
        let given_up = EndReason::Resignation(Resignation::Perfect);
        let result = self.result();
        result.is_some_and(|it| it.reason == given_up && it.perfect.is_none())
    }

    /// This player's time has run out, which loses the game.
    pub(crate) fn lose_on_time(
        &mut self,
        loser: Color,
        penalty: TimePenalty,
    ) -> Result<GameResult, OfferError> {
        let position = self.position();
        self.settlement().lose_on_time(position, loser, penalty)
    }

    /// This player offers a draw. The offer lapses with the next action on the board.
    pub fn offer_draw(&mut self, by: Color) -> Result<(), OfferError> {
        self.settlement().offer(by)
    }

    /// This player accepts the opponent's offer.
    pub fn accept_draw(&mut self, by: Color, now: Duration) -> Result<GameResult, OfferError> {
        let position = self.position();
        let result = self.settlement().accept(position, by)?;
        self.clock.pause(now);
        Ok(result)
    }

    /// This player declines the opponent's offer.
    pub fn decline_draw(&mut self, by: Color) -> Result<(), OfferError> {
        self.settlement().decline(by)
    }

    /// The player whose draw offer is open.
    pub fn draw_offer(&self) -> Option<Color> {
        on_table!(&self.table, game => game.settlement.offer)
    }

    /// The settlement of the current game.
    fn settlement(&mut self) -> &mut Settlement {
        on_table!(&mut self.table, game => &mut game.settlement)
    }

    /// The series, including the current game if it is over.
    ///
    /// A game is entered for good only when the next one begins, so that it can still be undone.
    pub fn series(&self) -> Series {
        let mut series = self.series.clone();
        if let Some(result) = self.result() {
            // The game belongs to the series, or it would not have been started.
            let _ = series.record(self.black, result, self.setup.counting);
        }
        series
    }

    /// Enters the finished game in the score sheet and begins the next one, with the clock paused.
    ///
    /// If the winner chooses who starts, `chosen` is that choice; otherwise it may be omitted.
    pub fn next_game(&mut self, chosen: Option<Seat>) -> Result<(), NextGameError> {
        if !self.is_over() {
            return Err(NextGameError::GameNotOver);
        }
        let series = self.series();
        let standing = series.standing();
        if standing != Standing::Open {
            return Err(NextGameError::SeriesOver { standing });
        }
        let black = match (series.next_starter(), chosen) {
            (Starter::Is(starter), Some(chosen)) if chosen != starter => {
                return Err(NextGameError::NoChoice { starter });
            }
            (Starter::Is(starter), _) => starter,
            (Starter::ChosenBy(_), Some(chosen)) => chosen,
            (Starter::ChosenBy(seat), None) => return Err(NextGameError::ChoiceNeeded { seat }),
        };
        *self = Match::game_of(self.setup, series, black);
        Ok(())
    }

    /// The same match again, from its first game, with the clock paused. The next starter of the series starts it; if
    /// the winner chooses, that is `chosen`. With a cartridge game number, the number decides. Corners stay with the
    /// player who had them.
    pub fn rematch(&self, chosen: Option<Seat>) -> Result<Match, NextGameError> {
        if !self.is_over() {
            return Err(NextGameError::GameNotOver);
        }
        let fixed = self.setup.variation.map(|_| self.setup.starter);
        let starter = match (fixed, self.series().next_starter(), chosen) {
            (Some(starter), _, _) | (None, Starter::Is(starter), _) => starter,
            (None, Starter::ChosenBy(_), Some(chosen)) => chosen,
            (None, Starter::ChosenBy(seat), None) => {
                return Err(NextGameError::ChoiceNeeded { seat });
            }
        };
        let setup = self.setup.started_by(starter);
        Ok(Match::game_of(
            setup,
            Series::new(setup.series, starter),
            starter,
        ))
    }
}
