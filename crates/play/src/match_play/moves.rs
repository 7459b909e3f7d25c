use core::time::Duration;

use outflank_rules::{Bitboard, Color, Move};

use super::{Match, Play};
use crate::clock::{ClockState, FlagRule};
use crate::tabletop::{HandAction, HandEvent, Tabletop, TurnEnded};
use crate::{Game, GameResult, MatchRefusal, MovedBy, Played, Refusal, Style};

/// The consequence of a fallen flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagFallen {
    /// The game is lost.
    Lost(GameResult),
    /// The computer moves for this player: pass its move to [`Match::play_substitute`].
    ComputerMoves(Color),
}

/// Moves and their effect on the clock.
impl Match {
    /// Checks the clock. A game lost on time ends here and is reported once; a move that the computer has to
    /// make is requested until it is made.
    ///
    /// At the table, nobody loses on time once neither player can move: they correct and count in peace.
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

    /// The time until a flag falls if nothing happens first: when to [`tick`](Match::tick).
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
    /// disc that the player has already placed stays, and the computer flips; see
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

    /// Where the computer may play for a player whose time has run out: the legal moves, or the one square
    /// where that player has already placed a disc by hand. Empty means a pass.
    pub fn substitute_choices(&self) -> Bitboard {
        match self.tabletop().and_then(Tabletop::in_hand) {
            Some(in_hand) => in_hand.square.into(),
            None => self.legal_moves(),
        }
    }

    /// Performs an action by hand in tabletop play.
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

    /// Performs an action by hand for this player, who may not be the one to move. Either player may correct
    /// and count.
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

    /// Plays a computer's whole turn at the table, without mistakes.
    pub fn play_correctly(&mut self, mv: Move, now: Duration) -> Result<TurnEnded, MatchRefusal> {
        self.ready(now)?;
        self.turn_with(now, mv, MovedBy::Player)
    }

    fn play_with(
        &mut self,
        now: Duration,
        play: impl FnOnce(&mut Game) -> Result<Played, MatchRefusal>,
    ) -> Result<Played, MatchRefusal> {
        let Play::Assisted(game) = &mut self.table else {
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
            Play::Assisted(_) => Err(MatchRefusal::NotByHand),
            Play::Tabletop(table) => Ok(table),
        }
    }

    /// Whether counting is all that is left to do at the table.
    fn counts_only(&self) -> bool {
        self.tabletop().is_some_and(Tabletop::can_finish)
    }

    const fn style(&self) -> Style {
        self.setup.style
    }

    /// Whether a move can be accepted now: the clock, if there is one, is running and has time left.
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

    /// A new action on the board discards whatever could be redone.
    fn forget_undone(&mut self) {
        self.clock_redo.clear();
    }
}
