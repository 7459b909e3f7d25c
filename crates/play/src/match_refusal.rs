use core::fmt;

use outflank_rules::Color;

use crate::tabletop::HandRefusal;
use crate::{GameResult, Refusal, Seat, Standing};

/// Why a match refuses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchRefusal {
    /// The game refuses it.
    Move(Refusal),
    /// It is not possible at the table.
    Hand(HandRefusal),
    /// The clock is paused.
    Paused,
    /// The player's time has run out: the computer moves for them.
    TimeIsUp {
        /// The player.
        color: Color,
    },
    /// The player's time has run out, which loses the game.
    LostOnTime {
        /// How it ended.
        result: GameResult,
    },
    /// The computer need not move for anybody: there is time left.
    TimeLeft,
    /// Discs are placed and flipped by hand in this match.
    PlayedByHand,
    /// Discs are not flipped by hand in this match.
    NotByHand,
}

impl From<Refusal> for MatchRefusal {
    fn from(refusal: Refusal) -> MatchRefusal {
        MatchRefusal::Move(refusal)
    }
}

/// A refusal common to both kinds of game maps to the same variant.
impl From<HandRefusal> for MatchRefusal {
    fn from(refusal: HandRefusal) -> MatchRefusal {
        match refusal {
            HandRefusal::Move(refusal) => MatchRefusal::Move(refusal),
            other => MatchRefusal::Hand(other),
        }
    }
}

impl fmt::Display for MatchRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchRefusal::Move(refusal) => refusal.fmt(f),
            MatchRefusal::Hand(refusal) => refusal.fmt(f),
            MatchRefusal::Paused => f.write_str("the clock is paused"),
            MatchRefusal::TimeIsUp { color } => {
                write!(f, "{color}'s time is up: the computer moves")
            }
            MatchRefusal::LostOnTime { .. } => f.write_str("the game is lost on time"),
            MatchRefusal::TimeLeft => f.write_str("there is time left"),
            MatchRefusal::PlayedByHand => f.write_str("discs are flipped by hand in this match"),
            MatchRefusal::NotByHand => f.write_str("discs are not flipped by hand in this match"),
        }
    }
}

impl core::error::Error for MatchRefusal {}

/// Why the next game of a series cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextGameError {
    /// The game on the table is not over.
    GameNotOver,
    /// There is no next game.
    SeriesOver {
        /// How the series ended.
        standing: Standing,
    },
    /// The winner has to choose who starts.
    ChoiceNeeded {
        /// The winner.
        seat: Seat,
    },
    /// A starter was chosen, but the rules of the series name another.
    NoChoice {
        /// Who starts.
        starter: Seat,
    },
}

impl fmt::Display for NextGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NextGameError::GameNotOver => f.write_str("the game is not over"),
            NextGameError::SeriesOver { .. } => f.write_str("the series is over"),
            NextGameError::ChoiceNeeded { seat } => {
                write!(f, "the {seat} player has won and chooses who starts")
            }
            NextGameError::NoChoice { starter } => write!(f, "the {starter} player starts"),
        }
    }
}

impl core::error::Error for NextGameError {}
