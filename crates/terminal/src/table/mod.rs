//! What happens at a table with people and computers at it, whichever mode shows it.
//!
//! - [`Table`]: the game, and who waits for whom;
//! - [`thinking`]: the computer's time and strength, and its answers to offers;
//! - [`telling`]: what happened, in sentences.

pub(crate) mod telling;
pub(crate) mod thinking;

use core::time::Duration;

use outflank_play::tabletop::Tabletop;
use outflank_play::{
    Game, GameResult, Level, Match, NextGameError, OfferError, PlayerKind, RedoError, Seat,
    UndoError,
};
use outflank_rules::{Color, Square};

/// The game on the table.
#[derive(Debug)]
pub(crate) struct Table {
    /// The game itself.
    pub(crate) game: Match,
    /// Whether a person has let their mistakes stand, at the table against the computer.
    pub(crate) mistakes_stand: bool,
}

/// What became of a person's word about a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawTalk {
    /// The offer is made to another person.
    Offered,
    /// The offer that lay on the table is accepted: the game is over.
    Accepted,
    /// The computer is to be asked.
    ForComputer,
}

impl Table {
    /// A game as it is.
    pub(crate) const fn new(game: Match) -> Table {
        Table {
            game,
            mistakes_stand: false,
        }
    }

    /// The turns made so far, in any style of play.
    pub(crate) fn turn_count(&self) -> usize {
        turn_count(&self.game)
    }

    /// Where the last disc was placed.
    pub(crate) fn last_square(&self) -> Option<Square> {
        let assisted = self.game.game().and_then(Game::last_placement);
        let by_hand = self.game.tabletop().and_then(|table| {
            let last = table.turns().iter().rev().find_map(|turn| turn.mv.square());
            table.in_hand().map(|in_hand| in_hand.square).or(last)
        });
        assisted.and_then(|turn| turn.mv.square()).or(by_hand)
    }

    /// The level of the computer, if it is to move and need not wait.
    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        let PlayerKind::Computer(level) = self.game.player(self.game.turn()) else {
            return None;
        };
        // On a real board, the opponent waits for a mistake to be put right and for the counting at the end.
        let waits = self.awaits_correction() || self.game.position().is_over();
        (!self.game.is_over() && !self.game.is_paused() && !waits).then_some(level)
    }

    /// Whether the computer lets a person put a mistake right before it moves.
    pub(crate) fn awaits_correction(&self) -> bool {
        let mistaken = self.game.tabletop().and_then(Tabletop::warning).is_some();
        mistaken && !self.mistakes_stand && !self.game.player(self.game.turn()).is_human()
    }

    /// Takes back to the last turn of a person.
    pub(crate) fn undo(&mut self, now: Duration) -> Result<(), UndoError> {
        if !self.game.is_over() && !self.person_has_moved() {
            // Only the computer has moved, and it would make its move again.
            return Err(UndoError::NothingToUndo);
        }
        self.game.undo(now)?;
        // The computer would only make its move again: go back to where a person is to move.
        while !self.game.player(self.game.turn()).is_human() && self.game.undo(now).is_ok() {}
        self.game.resume(now);
        Ok(())
    }

    /// Makes again what was taken back.
    pub(crate) fn redo(&mut self, now: Duration) -> Result<(), RedoError> {
        self.game.redo(now)?;
        while !self.game.player(self.game.turn()).is_human() && self.game.redo(now).is_ok() {}
        Ok(())
    }

    /// A person gives up.
    pub(crate) fn resign(&mut self, now: Duration) -> Result<GameResult, OfferError> {
        let turn = self.game.turn();
        // At the table it can be the computer's turn that is waited for; it never gives up.
        let loser = if self.game.player(turn).is_human() {
            turn
        } else {
            !turn
        };
        self.game.resign(loser, now)
    }

    /// A person whose turn it is offers a draw, or accepts the one that is offered: two people share a keyboard.
    pub(crate) fn talk_of_draw(&mut self, now: Duration) -> Result<DrawTalk, OfferError> {
        let turn = self.game.turn();
        if !self.game.is_over() && !self.game.player(!turn).is_human() {
            return Ok(DrawTalk::ForComputer);
        }
        match self.game.draw_offer() {
            None => self.game.offer_draw(turn).map(|()| DrawTalk::Offered),
            Some(by) => self.game.accept_draw(!by, now).map(|_| DrawTalk::Accepted),
        }
    }

    /// The computer accepts the draw that a person has offered in their turn.
    pub(crate) fn computer_accepts(&mut self, now: Duration) -> Result<GameResult, OfferError> {
        let turn = self.game.turn();
        self.game.offer_draw(turn)?;
        self.game.accept_draw(!turn, now)
    }

    /// The next game of the series; the winner may have chosen this colour.
    pub(crate) fn next_game(
        &mut self,
        color: Option<Color>,
        now: Duration,
    ) -> Result<(), NextGameError> {
        let winner = self.game.result().and_then(GameResult::winner);
        let winner = winner.map_or(Seat::Left, |color| self.game.seat(color));
        let starter = color.map(|color| match color {
            Color::Black => winner,
            Color::White => !winner,
        });
        self.game.next_game(starter)?;
        self.mistakes_stand = false;
        self.game.resume(now);
        Ok(())
    }

    /// Whether any of the turns made so far was a person's.
    fn person_has_moved(&self) -> bool {
        let is_person = |color| self.game.player(color).is_human();
        let assisted = |game: &Game| game.turns().iter().any(|turn| is_person(turn.mover));
        let by_hand = |table: &Tabletop| {
            table.in_hand().is_some() || table.turns().iter().any(|turn| is_person(turn.mover))
        };
        self.game.game().is_some_and(assisted) || self.game.tabletop().is_some_and(by_hand)
    }
}

fn turn_count(game: &Match) -> usize {
    let assisted = game.game().map(|game| game.turns().len());
    let by_hand = game.tabletop().map(|table| table.turns().len());
    assisted.or(by_hand).unwrap_or_default()
}
