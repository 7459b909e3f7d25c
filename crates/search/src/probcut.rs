//! Multi-ProbCut: how a shallow search predicts a deep one, and its error.

use outflank_eval::ErrorModel;

use crate::midgame::DISC;
use crate::parameters::{endgame_probe, midgame_probe};
use crate::table::Confidence;

/// A shallow search that predicts a deep one.
#[derive(Clone, Copy, Debug)]
pub struct Probe {
    /// The depth of the shallow search.
    pub depth: u32,
    /// Its standard error, in discs.
    error: f32,
}

impl Probe {
    /// The probe depth of a midgame search of this depth.
    pub fn midgame_depth(depth: u32) -> Option<u32> {
        midgame_probe(depth)
    }

    /// The probe for a midgame search of this depth.
    pub(crate) fn midgame(model: &ErrorModel, empties: u32, depth: u32) -> Option<Probe> {
        let shallow = midgame_probe(depth)?;
        Some(Probe {
            depth: shallow,
            error: model.midgame.error(empties, depth, shallow),
        })
    }

    /// The probe for an exact search with this many empty squares.
    pub(crate) fn endgame(model: &ErrorModel, empties: u32) -> Option<Probe> {
        let shallow = endgame_probe(empties)?;
        Some(Probe {
            depth: shallow,
            error: model.endgame.error(empties, empties, shallow),
        })
    }

    /// How far the shallow value must be outside the window.
    pub(crate) fn margin(self, confidence: Confidence) -> i32 {
        (confidence.errors() * self.error * DISC as f32) as i32
    }
}
