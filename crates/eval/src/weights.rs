use core::fmt;

use crate::patterns::TABLE_SIZE;
use crate::{Contents, ErrorModel, Value, sum};

/// What every content of every pattern is worth, in each phase of the game.
#[derive(Clone)]
pub struct Weights {
    /// The tables of all phases, one after the other, and [`sum::SLACK`] at the end.
    pub(crate) tables: Vec<i16>,
    /// How far shallow searches with these weights are wrong.
    pub error_model: ErrorModel,
}

impl Weights {
    /// How many phases a game has: two empty squares make one.
    pub const PHASES: usize = 30;

    /// Weights that find every position equal.
    pub fn untrained() -> Weights {
        Weights {
            tables: vec![0; Weights::PHASES * TABLE_SIZE + sum::SLACK],
            error_model: ErrorModel::default(),
        }
    }

    /// The phase of a board with this many empty squares.
    #[inline]
    pub fn phase(empties: u32) -> usize {
        (60u32.saturating_sub(empties) as usize / 2).min(Weights::PHASES - 1)
    }

    /// The value for the player to move of a board with these contents and this many empty squares.
    #[inline]
    pub fn evaluate(&self, contents: &Contents, empties: u32) -> Value {
        let start = Weights::phase(empties) * TABLE_SIZE;
        Value::clamped(sum::sum(&self.tables[start..], contents))
    }

    /// The weights of one phase, pattern after pattern as [`OFFSETS`](crate::patterns::OFFSETS) says.
    pub fn table(&self, phase: usize) -> &[i16] {
        &self.tables[phase * TABLE_SIZE..][..TABLE_SIZE]
    }

    /// The same, to be filled by the trainer.
    pub fn table_mut(&mut self, phase: usize) -> &mut [i16] {
        &mut self.tables[phase * TABLE_SIZE..][..TABLE_SIZE]
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({} × {TABLE_SIZE})", Weights::PHASES)
    }
}

/// Why a weights file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It does not begin as one does.
    #[error("this is not a weights file")]
    NotWeights,
    /// It has a version that this program does not know.
    #[error("weights of version {0} are not known here")]
    Version(u32),
    /// It was made for another set of patterns.
    #[error("the weights were made for other patterns")]
    Layout,
    /// It ends too early.
    #[error("the weights file ends too early")]
    Truncated,
    /// Its checksum is wrong.
    #[error("the weights file is damaged: its checksum is wrong")]
    Damaged,
}
