use core::fmt;

use outflank_rules::{Bitboard, Color, Square};

use crate::GameResult;

/// Why a move was refused (fact C2). The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The square is occupied.
    Occupied {
        /// Where the disc was to go.
        square: Square,
        /// Whose disc is there.
        disc: Color,
    },
    /// The square is empty, but a disc there would outflank nothing.
    OutflanksNothing {
        /// Where the disc was to go.
        square: Square,
    },
    /// It is the other player's turn.
    NotYourTurn {
        /// The player to move.
        turn: Color,
    },
    /// A pass, although there are legal moves.
    CannotPass {
        /// The legal moves.
        moves: Bitboard,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        result: GameResult,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Occupied { square, disc } => write!(f, "{square} is occupied ({disc})"),
            Refusal::OutflanksNothing { square } => write!(f, "{square} outflanks nothing"),
            Refusal::NotYourTurn { turn } => write!(f, "it is {turn}'s turn"),
            Refusal::CannotPass { moves } => {
                write!(f, "cannot pass: there is a legal move ({moves})")
            }
            Refusal::GameOver { .. } => f.write_str("the game is over"),
        }
    }
}

impl core::error::Error for Refusal {}

/// Why a move could not be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// No move has been made.
    NothingToUndo,
    /// The players or the clock have ended the game, which is final.
    Settled {
        /// How it ended.
        result: GameResult,
    },
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::NothingToUndo => "there is no move to take back",
            UndoError::Settled { .. } => "the game was ended by the players or by the clock",
        })
    }
}

impl core::error::Error for UndoError {}

/// Why a move could not be redone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedoError {
    /// No move has been undone since the last one was made.
    NothingToRedo,
    /// The players or the clock have ended the game, which is final.
    Settled {
        /// How it ended.
        result: GameResult,
    },
}

impl fmt::Display for RedoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RedoError::NothingToRedo => "there is no move to make again",
            RedoError::Settled { .. } => "the game was ended by the players or by the clock",
        })
    }
}

impl core::error::Error for RedoError {}
