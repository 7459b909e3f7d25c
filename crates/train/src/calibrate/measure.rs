//! Shallow and deep searches of held-out positions, to measure the errors of the shallow ones.

use std::ops::ControlFlow;

use outflank_eval::Weights;
use outflank_rules::Board;
use outflank_search::root::{self, Setting, Stage};
use outflank_search::{Confidence, Table};
use serde::{Deserialize, Serialize};

/// Search results for one position, in discs for the mover.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The empty squares of the position.
    pub empties: u32,
    /// The value at depth 0 (the static evaluation), 1, 2 and so on.
    pub values: Vec<f32>,
    /// The final score, if it was searched.
    pub score: Option<f32>,
}

/// The size of a search's table.
const TABLE_BYTES: usize = 1 << 24;

impl Measured {
    /// Searches a position to every depth up to the deepest, and optionally to the end of the game.
    pub fn of(board: Board, weights: &Weights, deepest: u32, to_the_end: bool) -> Measured {
        let empties = board.empties().len();
        let mut measured = Measured {
            empties,
            values: vec![weights.evaluate(board).discs()],
            score: None,
        };
        let confidence = Confidence::FULL;
        let midgame = (1..=deepest).map(|depth| Stage::Midgame { depth, confidence });
        let end = to_the_end.then_some(Stage::Endgame { confidence });
        let setting = Setting {
            table: &Table::new(TABLE_BYTES),
            weights,
            threads: 1,
            lines: 1,
            stop: &|_| false,
        };
        root::search(board, midgame.chain(end), setting, |lines, _| {
            let value = lines[0].value.discs();
            match lines[0].stage {
                Stage::Midgame { .. } => measured.values.push(value),
                Stage::Endgame { .. } => measured.score = Some(value),
            }
            ControlFlow::Continue(())
        });
        measured
    }
}
