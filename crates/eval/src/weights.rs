use core::fmt;

use crate::patterns::TABLE_SIZE;
use crate::{Contents, ErrorModel, Value, sum};

/// The value of every content of every pattern, in each phase of the game.
#[derive(Clone)]
pub struct Weights {
    /// The tables of all phases, one after the other, then [`sum::SLACK`].
    pub(crate) tables: Vec<i16>,
    /// The errors of shallow searches with these weights.
    pub error_model: ErrorModel,
}

impl Weights {
    /// The number of phases of a game: two empty squares each.
    pub const PHASES: usize = 30;

    /// Weights that value every position equally.
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

    /// The weights of one phase, pattern after pattern by [`OFFSETS`](crate::patterns::OFFSETS).
    pub fn table(&self, phase: usize) -> &[i16] {
        &self.tables[phase * TABLE_SIZE..][..TABLE_SIZE]
    }

    /// The same, for the trainer to fill.
    pub fn table_mut(&mut self, phase: usize) -> &mut [i16] {
        &mut self.tables[phase * TABLE_SIZE..][..TABLE_SIZE]
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({} × {TABLE_SIZE})", Weights::PHASES)
    }
}

/// Why a weights file is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It does not begin like one.
    #[error("this is not a weights file")]
    NotWeights,
    /// Its version is unknown to this program.
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
