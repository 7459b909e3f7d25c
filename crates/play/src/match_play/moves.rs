use core::time::Duration;

use outflank_rules::{Bitboard, Color, Move};

use super::{Match, Table};
use crate::clock::{ClockState, FlagRule};
use crate::tabletop::{HandAction, HandEvent, Tabletop, TurnEnded};
use crate::{Game, GameResult, MatchRefusal, MovedBy, Played, Refusal, Style};

/// What a fallen flag leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagFallen {
    /// The game is lost.
    Lost(GameResult),
    /// The computer makes the move for this player: to be given to [`Match::play_substitute`].
    ComputerMoves(Color),
}

/// Moves, and the clock that goes with them.
impl Match {
    /// Looks at the clock. A game that is lost on time ends here, and the answer says so once; a move that the
    /// computer has to make is asked for until it is made.
    ///
    /// At the table, no time is lost any more when neither player can move: they correct and count in peace.
    pub fn tick(&mut self, now: Duration) -> Option<FlagFallen> {
        if self.is_over() || self.counts_only() || !self.clock.flag(now) {
            return None;
        }
        let color = self.clock.turn();
        match self.clock.rules().flag() {
            FlagRule::ComputerMoves => Some(FlagFallen::ComputerMoves(color)),
            FlagRule::Loses(penalty) => {
                let lost = self.lose_on_time(color, penalty);
                self.clock.pause(now);
                lost.ok().map(FlagFallen::Lost)
            }
        }
    }

    /// How long it takes until a flag falls, if nothing happens before: when to [`tick`](Match::tick).
    pub fn time_to_flag(&self, now: Duration) -> Option<Duration> {
        if self.is_over() || self.counts_only() {
            return None;
        }
        self.clock.time_to_flag(now)
    }

    /// Plays a move in assisted play for the player whose turn it is.
    pub fn play(&mut self, mv: Move, now: Duration) -> Result<Played, MatchRefusal> {
        self.ready(now)?;
        self.play_with(now, |game| Ok(game.play(mv)?))
    }

    /// Plays a move in assisted play for this player, who may not be the one to move.
    pub fn play_as(
        &mut self,
        color: Color,
        mv: Move,
        now: Duration,
    ) -> Result<Played, MatchRefusal> {
        self.ready(now)?;
        self.play_with(now, |game| Ok(game.play_as(color, mv)?))
    }

    /// Makes the computer's move for a player whose time has run out, in any style of play. At the table, a
    /// disc that the player has placed already stays, and the computer flips; see
    /// [`Match::substitute_choices`].
    pub fn play_substitute(&mut self, mv: Move, now: Duration) -> Result<(), MatchRefusal> {
        match self.tick(now) {
            Some(FlagFallen::ComputerMoves(_)) => {}
            Some(FlagFallen::Lost(result)) => return Err(MatchRefusal::LostOnTime { result }),
            None => return Err(MatchRefusal::TimeLeft),
        }
        if self.is_paused() {
            return Err(MatchRefusal::Paused);
        }
        match self.style() {
            Style::Assisted => self
                .play_with(now, |game| Ok(game.play_substitute(mv)?))
                .map(drop),
            Style::Tabletop(_) => self.turn_with(now, mv, MovedBy::Substitute).map(drop),
        }
    }

    /// Where the computer may play for a player whose time has run out: the legal moves, or the one square on
    /// which that player has already placed a disc by hand. Nowhere means that it passes.
    pub fn substitute_choices(&self) -> Bitboard {
        match self.tabletop().and_then(Tabletop::in_hand) {
            Some(in_hand) => in_hand.square.into(),
            None => self.legal_moves(),
        }
    }

    /// Does something by hand in tabletop play.
    pub fn act(&mut self, action: HandAction, now: Duration) -> Result<HandEvent, MatchRefusal> {
        self.ready(now)?;
        let before = self.clock.at_turn_start();
        let event = self.table_mut()?.act(action)?;
        match event {
            HandEvent::TurnEnded(_) => self.turn_ended(before, now),
            HandEvent::Finished(_) => self.clock.pause(now),
            _ => {}
        }
        self.forget_undone();
        Ok(event)
    }

    /// Does something by hand for this player, who may not be the one to move. Corrections and counting are
    /// both players' business.
    pub fn act_as(
        &mut self,
        color: Color,
        action: HandAction,
        now: Duration,
    ) -> Result<HandEvent, MatchRefusal> {
        let anybody = matches!(action, HandAction::Correct(_) | HandAction::Finish);
        if !anybody && !self.is_over() && color != self.turn() {
            return Err(Refusal::NotYourTurn { turn: self.turn() }.into());
        }
        self.act(action, now)
    }

    /// Plays a whole turn of a computer at the table, without a mistake.
    pub fn play_correctly(&mut self, mv: Move, now: Duration) -> Result<TurnEnded, MatchRefusal> {
        self.ready(now)?;
        self.turn_with(now, mv, MovedBy::Player)
    }

    fn play_with(
        &mut self,
        now: Duration,
        play: impl FnOnce(&mut Game) -> Result<Played, MatchRefusal>,
    ) -> Result<Played, MatchRefusal> {
        let Table::Assisted(game) = &mut self.table else {
            return Err(MatchRefusal::PlayedByHand);
        };
        let before = self.clock.at_turn_start();
        let played = play(game)?;
        self.turn_ended(before, now);
        self.forget_undone();
        Ok(played)
    }

    fn turn_with(
        &mut self,
        now: Duration,
        mv: Move,
        by: MovedBy,
    ) -> Result<TurnEnded, MatchRefusal> {
        let before = self.clock.at_turn_start();
        let ended = self.table_mut()?.play_correctly(mv, by)?;
        self.turn_ended(before, now);
        self.forget_undone();
        Ok(ended)
    }

    fn table_mut(&mut self) -> Result<&mut Tabletop, MatchRefusal> {
        match &mut self.table {
            Table::Assisted(_) => Err(MatchRefusal::NotByHand),
            Table::Tabletop(table) => Ok(table),
        }
    }

    /// Whether nothing is left to do at the table but to count.
    fn counts_only(&self) -> bool {
        self.tabletop().is_some_and(Tabletop::can_finish)
    }

    const fn style(&self) -> Style {
        self.setup.style
    }

    /// Whether a move can be taken now: the clock runs, if there is one, and has time left.
    fn ready(&mut self, now: Duration) -> Result<(), MatchRefusal> {
        match self.tick(now) {
            Some(FlagFallen::Lost(result)) => return Err(MatchRefusal::LostOnTime { result }),
            Some(FlagFallen::ComputerMoves(color)) => return Err(MatchRefusal::TimeIsUp { color }),
            None => {}
        }
        if self.is_paused() && !self.is_over() {
            return Err(MatchRefusal::Paused);
        }
        Ok(())
    }

    /// The mover presses the clock.
    fn turn_ended(&mut self, before: ClockState, now: Duration) {
        if self.clock.rules().is_none() {
            return;
        }
        self.clock.press(now, self.turn());
        self.clock_log.push(before);
        if self.is_over() {
            self.clock.pause(now);
        }
    }

    /// After something new was done on the board, nothing can be made again.
    fn forget_undone(&mut self) {
        self.clock_redo.clear();
    }
}
