//! Multi-ProbCut: what a shallow search says about a deep one, and how far it may be wrong.

use crate::midgame::DISC;
use crate::table::Confidence;

/// A shallow search that stands in for a deep one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Probe {
    /// How deep the shallow search goes.
    pub depth: u32,
}

impl Probe {
    /// The probe for a midgame search of this depth: about half of it, at the same parity.
    pub fn midgame(depth: u32) -> Option<Probe> {
        (depth >= 3)
            .then(|| Probe {
                depth: (depth / 4) * 2 + (depth & 1),
            })
            .filter(|probe| probe.depth < depth)
    }

    /// The probe for an exact search with this many empty squares: a third of them.
    pub fn endgame(empties: u32) -> Option<Probe> {
        (empties >= 13).then(|| Probe {
            depth: (empties / 6) * 2 + (empties & 1),
        })
    }

    /// How far the shallow value must be outside the window.
    pub fn margin(self, empties: u32, depth: u32, confidence: Confidence) -> i32 {
        (confidence.errors() * error(empties, depth, self.depth) * DISC as f32) as i32
    }
}

/// The standard error, in discs, of a search of `shallow` plies as a guess of one of `depth` plies.
///
/// Fitted to searches of self-play positions: the error grows with the plies left out, shrinks with those that are
/// searched, and is larger near the end of the game, where the evaluation sees less of what is to come.
fn error(empties: u32, depth: u32, shallow: u32) -> f32 {
    let (left_out, searched) = ((depth - shallow) as f32, shallow as f32);
    let late = 1.0 + 0.05 * 25u32.saturating_sub(empties) as f32;
    (1.0 + 0.16 * left_out + 5.5 / (1.0 + searched)) * late
}
