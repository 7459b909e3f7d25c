use outflank_rules::{Move, Position};
use serde::{Deserialize, Serialize};

use crate::{Tally, Years};

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Explored {
    /// The position.
    pub position: Position,
    /// How many games there are, whether they reached it or not.
    pub total: u64,
    /// The games that reached it.
    pub tally: Tally,
    /// The moves played, the most frequent first. Moves to symmetric positions count as one.
    pub moves: Vec<MoveCount>,
}

/// A move and the games in which it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveCount {
    /// The move, followed by its symmetric equivalents.
    pub moves: Vec<Move>,
    /// The games.
    pub tally: Tally,
    /// Who played it most often, at most three.
    pub players: Vec<PlayerCount>,
    /// The first and the last year in which it was played, if any are known.
    pub years: Option<Years>,
}

/// How often somebody played a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCount {
    /// The name.
    pub name: String,
    /// The number of games.
    pub games: u64,
}

impl MoveCount {
    /// The move, or the first of its equivalents.
    ///
    /// # Panics
    ///
    /// Never: there is one.
    pub fn mv(&self) -> Move {
        self.moves[0]
    }
}
