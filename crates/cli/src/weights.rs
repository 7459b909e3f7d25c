//! Weights files given on the command line.

use std::path::Path;

use outflank_engine::Weights;
use outflank_text::Texts;

use crate::failure::{self, Failure};

/// Loads weights, which stay in memory until the program ends.
pub fn read(path: &Path, texts: &Texts) -> Result<&'static Weights, Failure> {
    let weights = Weights::from_bytes(&failure::read(path, texts)?);
    let weights = weights.map_err(|error| Failure::cannot_read(path, &error, texts))?;
    Ok(Box::leak(Box::new(weights)))
}
