use outflank_rules::{Bitboard, Color, Square};

use crate::GameResult;

/// Why a move was refused (fact C2). The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The square is occupied.
    #[error("{square} is occupied ({disc})")]
    Occupied {
        /// Where the disc was to go.
        square: Square,
        /// Whose disc is there.
        disc: Color,
    },
    /// The square is empty, but a disc there would outflank nothing.
    #[error("{square} outflanks nothing")]
    OutflanksNothing {
        /// Where the disc was to go.
        square: Square,
    },
    /// It is the other player's turn.
    #[error("it is {turn}'s turn")]
    NotYourTurn {
        /// The player to move.
        turn: Color,
    },
    /// A pass, although there are legal moves.
    #[error("cannot pass: there is a legal move ({moves})")]
    CannotPass {
        /// The legal moves.
        moves: Bitboard,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver {
        /// How it ended.
        result: GameResult,
    },
}

/// Why a move could not be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// No move has been made.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// The players or the clock have ended the game, which is final.
    #[error("the game was ended by the players or by the clock")]
    Settled {
        /// How it ended.
        result: GameResult,
    },
}

/// Why a move could not be made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RedoError {
    /// No move has been undone since the last one was made.
    #[error("there is no move to make again")]
    NothingToRedo,
    /// The players or the clock have ended the game, which is final.
    #[error("the game was ended by the players or by the clock")]
    Settled {
        /// How it ended.
        result: GameResult,
    },
}
