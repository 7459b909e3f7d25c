//! Weights files given on the command line.

use std::path::Path;

use outflank_engine::{Weights, WeightsError};
use outflank_text::Texts;

use crate::failure::Failure;

/// Reads weights for as long as the program runs.
pub fn read(path: &Path, texts: &Texts) -> Result<&'static Weights, Failure> {
    let name = path.display().to_string();
    let refused = |reason: String| Failure::Usage(texts.cannot_read(&name, &reason));
    let bytes = std::fs::read(path).map_err(|error| refused(texts.describe(&error)))?;
    let weights = Weights::from_bytes(&bytes).map_err(|error| refused(reason(error, texts)))?;
    Ok(Box::leak(Box::new(weights)))
}

/// A number that tells weights apart: the checksum at the end of their file.
pub fn fingerprint(weights: &Weights) -> [u8; 8] {
    let bytes = weights.to_bytes();
    *bytes.last_chunk().expect("a file ends with its checksum")
}

/// Why a file holds no weights that can be used.
pub fn reason(error: WeightsError, texts: &Texts) -> String {
    match error {
        WeightsError::NotWeights => texts.weights_foreign(),
        WeightsError::Version(version) => texts.weights_version(version),
        WeightsError::Layout => texts.weights_layout(),
        WeightsError::Truncated => texts.weights_truncated(),
        WeightsError::Damaged => texts.weights_damaged(),
    }
}
