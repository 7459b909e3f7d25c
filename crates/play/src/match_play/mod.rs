//! A whole match, as most front ends want it.

/// Calls the same method on either kind of game.
macro_rules! on_table {
    ($match:expr, $game:ident => $call:expr) => {
        match $match {
            Play::Assisted($game) => $call,
            Play::Tabletop($game) => $call,
        }
    };
}

mod agreed;
mod history;
mod moves;

use core::time::Duration;

use outflank_rules::{Bitboard, Color, Position};

use crate::cartridge::Scoreboard;
use crate::clock::{Clock, ClockState};
use crate::tabletop::Tabletop;
use crate::{
    Contradiction, DiscCount, Game, GameResult, MatchSetup, PlayerKind, Seat, Series, Start, Style,
    Supplies,
};

pub use history::MatchTurn;
pub use moves::FlagFallen;

/// A whole match: the current game, its clock, and the series it belongs to.
///
/// Every call that concerns the clock takes the time, measured from any fixed moment. A match with a clock
/// begins paused: [`resume`](Match::resume) starts it, and while it is paused moves are refused.
///
/// Undo restores both clocks to the start of the undone turn; redo restores them to its end. So time is
/// neither gained nor lost by going back and forth.
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
    pub(crate) table: Play,
    pub(crate) clock: Clock,
    /// The clock at the start of each turn that can be undone.
    pub(crate) clock_log: Vec<ClockState>,
    /// The clock after each undone turn, the last one first.
    pub(crate) clock_redo: Vec<ClockState>,
}

/// The current game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Play {
    Assisted(Game),
    Tabletop(Tabletop),
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
            (Style::Assisted, Start::Usual(_)) => Play::Assisted(Game::with_handicap(handicap)),
            (Style::Assisted, Start::After(moves)) => Play::Assisted(Game::after(&moves)),
            (Style::Assisted, Start::Position(start)) => Play::Assisted(Game::from_position(start)),
            (Style::Tabletop(vigilance), Start::Usual(_)) => {
                Play::Tabletop(Tabletop::with_handicap(handicap, vigilance))
            }
            (Style::Tabletop(vigilance), Start::After(moves)) => {
                Play::Tabletop(Tabletop::after(&moves, vigilance))
            }
            (Style::Tabletop(vigilance), Start::Position(start)) => {
                Play::Tabletop(Tabletop::from_position(start, vigilance))
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
            Play::Assisted(game) => Some(game),
            Play::Tabletop(_) => None,
        }
    }

    /// The game, in tabletop play.
    pub const fn tabletop(&self) -> Option<&Tabletop> {
        match &self.table {
            Play::Assisted(_) => None,
            Play::Tabletop(table) => Some(table),
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

    /// The seat to move; `None` once the game is over.
    pub fn seat_to_move(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.seat(self.turn()))
    }

    /// The left and the right score, and which one blinks (fact D4).
    pub fn scoreboard(&self) -> Scoreboard {
        let turn = (!self.is_over()).then(|| self.turn());
        Scoreboard::new(self.discs(), self.black, turn)
    }

    /// Starts the clock.
    pub fn resume(&mut self, now: Duration) {
        if !self.is_over() {
            self.clock.resume(now);
        }
    }

    /// Stops the clock, and with it the game.
    pub fn pause(&mut self, now: Duration) {
        self.clock.pause(now);
    }

    /// Whether there is a clock and it is stopped.
    pub const fn is_paused(&self) -> bool {
        !self.clock.rules().is_none() && !self.clock.is_running()
    }
}
