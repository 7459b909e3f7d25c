//! A small weights file, for downloads: the rows of frequent contents, in eight bits.

use std::path::Path;

use outflank_eval::patterns::{self, STARTS};
use outflank_eval::{Contents, Weights};

use crate::data::{DataSet, PHASES};
use crate::fit::quality_of;
use crate::{TrainError, store};

/// How much is left out.
#[derive(Clone, Copy, Debug)]
pub struct CutSettings {
    /// Rows of contents that occurred less often in the data are left out.
    pub least: u32,
    /// The step to which the numbers of rows are rounded.
    pub step: i16,
}

impl Default for CutSettings {
    fn default() -> CutSettings {
        CutSettings {
            least: 600,
            step: 3,
        }
    }
}

/// A small weights file.
pub struct Small {
    bytes: Vec<u8>,
    mean_errors: [f32; 2],
}

impl Small {
    /// Cuts weights, by how often contents occur in some data.
    pub fn make(path: &Path, data: &DataSet, settings: &CutSettings) -> Result<Small, TrainError> {
        let full = store::read_weights(path)?;
        let (groups, count) = patterns::shared();
        let (mut occurred, mut held_out) = (vec![0; count], Vec::new());
        for phase in 0..PHASES {
            for sample in data.samples(phase)? {
                let contents = Contents::of(sample.board);
                for (&content, start) in contents.numbers().iter().zip(STARTS) {
                    occurred[groups[start + usize::from(content)] as usize] += 1;
                }
                if sample.is_held_out() {
                    held_out.push(sample);
                }
            }
        }
        let kept = |group: usize| occurred[group] >= settings.least;
        let bytes = full.to_compact_bytes(settings.step, kept);
        let small = Weights::from_bytes(&bytes).map_err(|error| TrainError::Weights {
            path: path.to_owned(),
            error,
        })?;
        let mean_errors =
            [&full, &small].map(|weights| quality_of(weights, held_out.iter()).mean_error);
        Ok(Small { bytes, mean_errors })
    }

    /// Writes it.
    pub fn write(&self, path: &Path) -> Result<(), TrainError> {
        store::write(path, &self.bytes)
    }

    /// The file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The mean error on held-out positions before and after, in discs.
    pub fn mean_errors(&self) -> [f32; 2] {
        self.mean_errors
    }
}
