use outflank_rules::Color;

use crate::tabletop::HandRefusal;
use crate::{GameResult, Refusal, Seat, Standing};

/// Why a match refuses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchRefusal {
    /// The game refuses it.
    #[error(transparent)]
    Move(Refusal),
    /// It is not possible at the table.
    #[error(transparent)]
    Hand(HandRefusal),
    /// The clock is paused.
    #[error("the clock is paused")]
    Paused,
    /// The player's time has run out: the computer moves for them.
    #[error("{color}'s time is up: the computer moves")]
    TimeIsUp {
        /// The player.
        color: Color,
    },
    /// The player's time has run out, which loses the game.
    #[error("the game is lost on time")]
    LostOnTime {
        /// How it ended.
        result: GameResult,
    },
    /// The computer need not move for anybody: there is time left.
    #[error("there is time left")]
    TimeLeft,
    /// Discs are placed and flipped by hand in this match.
    #[error("discs are flipped by hand in this match")]
    PlayedByHand,
    /// Discs are not flipped by hand in this match.
    #[error("discs are not flipped by hand in this match")]
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

/// Why the next game of a series cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NextGameError {
    /// The game on the table is not over.
    #[error("the game is not over")]
    GameNotOver,
    /// There is no next game.
    #[error("the series is over")]
    SeriesOver {
        /// How the series ended.
        standing: Standing,
    },
    /// The winner has to choose who starts.
    #[error("the {seat} player has won and chooses who starts")]
    ChoiceNeeded {
        /// The winner.
        seat: Seat,
    },
    /// A starter was chosen, but the rules of the series name another.
    #[error("the {starter} player starts")]
    NoChoice {
        /// Who starts.
        starter: Seat,
    },
}
