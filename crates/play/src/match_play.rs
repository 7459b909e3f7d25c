use core::time::Duration;

use outflank_rules::{Bitboard, Color, Move, Position};

use crate::cartridge::Scoreboard;
use crate::clock::{Clock, ClockState, FlagRule};
use crate::tabletop::{HandAction, HandEvent, Tabletop, TurnEnded};
use crate::{
    Contradiction, DiscCount, Game, GameResult, MatchRefusal, MatchSetup, MovedBy, NextGameError,
    OfferError, Played, PlayerKind, RedoError, Seat, Series, Standing, Start, Starter, Style,
    Supplies, UndoError,
};

/// A whole match: the game on the table, its clock, and the series it belongs to.
///
/// Every call that concerns the clock takes the time, measured from any fixed moment. A match with a clock
/// begins paused: [`resume`](Match::resume) starts it, and while it is paused no moves are taken.
///
/// Taking a move back also takes back its time: both clocks show again what they showed when the turn that is
/// taken back began. Making it again restores what they showed after it. So time is neither gained nor lost by
/// going back and forth.
///
/// ```
/// use core::time::Duration;
/// use outflank_play::{Match, MatchSetup, Seat};
/// use outflank_rules::{Move, Square};
///
/// let mut setup = MatchSetup::default();
/// setup.clock = "5m".parse().unwrap();
/// let mut game = Match::new(setup)?;
/// game.resume(Duration::ZERO);
/// game.play(Move::Place(Square::F5), Duration::from_secs(10)).unwrap();
/// assert_eq!(game.seat_to_move(), Some(Seat::Right));
/// # Ok::<(), outflank_play::Contradiction>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub(crate) setup: MatchSetup,
    pub(crate) series: Series,
    pub(crate) black: Seat,
    pub(crate) table: Table,
    pub(crate) clock: Clock,
    /// The clock at the beginning of each turn that can be taken back.
    pub(crate) clock_log: Vec<ClockState>,
    /// The clock after each turn that was taken back, the last one first.
    pub(crate) clock_redo: Vec<ClockState>,
}

/// The game on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    Assisted(Game),
    Tabletop(Tabletop),
}

/// What a fallen flag leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagFallen {
    /// The game is lost.
    Lost(GameResult),
    /// The computer makes the move for this player: to be given to [`Match::play_substitute`].
    ComputerMoves(Color),
}

/// Calls the same method of whatever kind of game is on the table.
macro_rules! on_table {
    ($match:expr, $game:ident => $call:expr) => {
        match $match {
            Table::Assisted($game) => $call,
            Table::Tabletop($game) => $call,
        }
    };
}

impl Match {
    /// The first game of a match, with the clock paused.
    pub fn new(setup: MatchSetup) -> Result<Match, Contradiction> {
        setup.validate()?;
        let series = Series::new(setup.series, setup.starter);
        Ok(Match::game_of(setup, series, setup.starter))
    }

    /// A new game in a series.
    pub(crate) fn game_of(setup: MatchSetup, series: Series, black: Seat) -> Match {
        let handicap = setup.handicap_for(black).unwrap_or_default();
        let table = match (setup.style, setup.start) {
            (Style::Assisted, Start::Usual(_)) => Table::Assisted(Game::with_handicap(handicap)),
            (Style::Assisted, Start::Position(start)) => {
                Table::Assisted(Game::from_position(start))
            }
            (Style::Tabletop(vigilance), Start::Usual(_)) => {
                Table::Tabletop(Tabletop::with_handicap(handicap, vigilance))
            }
            (Style::Tabletop(vigilance), Start::Position(start)) => {
                Table::Tabletop(Tabletop::from_position(start, vigilance))
            }
        };
        let first = on_table!(&table, game => game.turn());
        Match {
            setup,
            series,
            black,
            table,
            clock: Clock::new(setup.clock, first),
            clock_log: Vec::new(),
            clock_redo: Vec::new(),
        }
    }

    /// What was agreed.
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The game, in assisted play.
    pub const fn game(&self) -> Option<&Game> {
        match &self.table {
            Table::Assisted(game) => Some(game),
            Table::Tabletop(_) => None,
        }
    }

    /// The game, in tabletop play.
    pub const fn tabletop(&self) -> Option<&Tabletop> {
        match &self.table {
            Table::Assisted(_) => None,
            Table::Tabletop(table) => Some(table),
        }
    }

    /// The clock.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The board as it lies, and whose turn it is.
    pub fn position(&self) -> Position {
        on_table!(&self.table, game => game.position())
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        on_table!(&self.table, game => game.turn())
    }

    /// Where the player to move may place a disc now.
    pub fn legal_moves(&self) -> Bitboard {
        on_table!(&self.table, game => game.legal_moves())
    }

    /// The discs on the board.
    pub fn discs(&self) -> DiscCount {
        on_table!(&self.table, game => game.discs())
    }

    /// The discs that the players still hold.
    pub fn supplies(&self) -> Supplies {
        on_table!(&self.table, game => game.supplies())
    }

    /// How the game ended, if it has.
    pub fn result(&self) -> Option<GameResult> {
        on_table!(&self.table, game => game.result())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result().is_some()
    }

    /// Who plays Black in this game.
    pub const fn black(&self) -> Seat {
        self.black
    }

    /// The seat with this colour in this game.
    pub fn seat(&self, color: Color) -> Seat {
        Seat::with_color(color, self.black)
    }

    /// The player with this colour in this game.
    pub fn player(&self, color: Color) -> PlayerKind {
        self.setup.player(self.seat(color))
    }

    /// The seat to move, until the game is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.seat(self.turn()))
    }

    /// The left and the right score, and which one blinks (fact D4).
    pub fn scoreboard(&self) -> Scoreboard {
        let turn = (!self.is_over()).then(|| self.turn());
        Scoreboard::new(self.discs(), self.black, turn)
    }

    /// Lets the clock run.
    pub fn resume(&mut self, now: Duration) {
        if !self.is_over() {
            self.clock.resume(now);
        }
    }

    /// Stops the clock, and with it the game.
    pub fn pause(&mut self, now: Duration) {
        self.clock.pause(now);
    }

    /// Whether there is a clock and it stands still.
    pub const fn is_paused(&self) -> bool {
        !self.clock.rules().is_none() && !self.clock.is_running()
    }

    /// Looks at the clock. A game that is lost on time ends here, and the answer says so once; a move that the
    /// computer has to make is asked for until it is made.
    pub fn tick(&mut self, now: Duration) -> Option<FlagFallen> {
        if self.is_over() || !self.clock.flag(now) {
            return None;
        }
        let color = self.clock.turn();
        match self.clock.rules().flag() {
            FlagRule::ComputerMoves => Some(FlagFallen::ComputerMoves(color)),
            FlagRule::Loses(penalty) => {
                let lost = on_table!(&mut self.table, game => game.lose_on_time(color, penalty));
                self.clock.pause(now);
                lost.ok().map(FlagFallen::Lost)
            }
        }
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

    /// Takes back the last move (at the table: what [`Tabletop::undo`] says), and its time with it. A match that
    /// had stopped because the game was over stays paused.
    pub fn undo(&mut self, now: Duration) -> Result<(), UndoError> {
        let turn_taken_back = match &mut self.table {
            Table::Assisted(game) => game.undo().map(|_| true),
            Table::Tabletop(table) => table.undo(),
        }?;
        if turn_taken_back && let Some(state) = self.clock_log.pop() {
            self.clock_redo.push(self.clock.at_turn_start());
            self.clock.set_turn(state, now);
        }
        Ok(())
    }

    /// Makes again what was taken back last, with the clocks as they were after it.
    pub fn redo(&mut self, now: Duration) -> Result<(), RedoError> {
        let turn_made_again = match &mut self.table {
            Table::Assisted(game) => game.redo().map(|_| true),
            Table::Tabletop(table) => table.redo(),
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

    /// This player gives up.
    pub fn resign(&mut self, loser: Color, now: Duration) -> Result<GameResult, OfferError> {
        let result = on_table!(&mut self.table, game => game.resign(loser))?;
        self.clock.pause(now);
        Ok(result)
    }

    /// This player offers a draw. The offer lapses with the next move.
    pub fn offer_draw(&mut self, by: Color) -> Result<(), OfferError> {
        on_table!(&mut self.table, game => game.offer_draw(by))
    }

    /// This player accepts the opponent's offer.
    pub fn accept_draw(&mut self, by: Color, now: Duration) -> Result<GameResult, OfferError> {
        let result = on_table!(&mut self.table, game => game.accept_draw(by))?;
        self.clock.pause(now);
        Ok(result)
    }

    /// This player declines the opponent's offer.
    pub fn decline_draw(&mut self, by: Color) -> Result<(), OfferError> {
        on_table!(&mut self.table, game => game.decline_draw(by))
    }

    /// The player whose draw offer is open.
    pub fn draw_offer(&self) -> Option<Color> {
        on_table!(&self.table, game => game.draw_offer())
    }

    /// The series with the game on the table, if that is over.
    ///
    /// A game is entered for good only when the next one begins, so that it can still be taken back.
    pub fn series(&self) -> Series {
        let mut series = self.series.clone();
        if let Some(result) = self.result() {
            // It belongs in the series, or it would not have been begun.
            let _ = series.record(self.black, result, self.setup.counting);
        }
        series
    }

    /// Enters the game that is over in the score sheet and begins the next one, with the clock paused.
    ///
    /// Where the winner chooses who starts, `chosen` is that choice; everywhere else it may be left out.
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
}
