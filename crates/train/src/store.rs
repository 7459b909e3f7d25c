//! Files of a run: each is written under a temporary name, renamed when complete, and ends with a checksum. So an
//! existing file is whole, whenever the program was killed.

use std::path::Path;

use outflank_eval::{Weights, checksum};
use outflank_store::read;

use crate::TrainError;

/// No file of a run is larger: 16 GiB of positions would not fit into memory anyway.
pub(crate) const LARGEST: u64 = 16 << 30;

/// Writes a file that appears only once it is complete.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    let directory = path.parent().map_or(Ok(()), outflank_store::create_folder);
    directory
        .and_then(|()| outflank_store::replace(path, bytes))
        .map_err(TrainError::at(path))
}

/// The same with a checksum at the end.
pub(crate) fn write_checked(path: &Path, mut bytes: Vec<u8>) -> Result<(), TrainError> {
    let sum = checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    write(path, &bytes)
}

/// Reads the output of [`write_checked`], and the checksum.
pub(crate) fn read_checked(path: &Path) -> Result<(Vec<u8>, u64), TrainError> {
    let mut bytes = read(path, LARGEST).map_err(TrainError::at(path))?;
    let damaged = || TrainError::Damaged(path.to_owned());
    let sum = *bytes.last_chunk().ok_or_else(damaged)?;
    bytes.truncate(bytes.len() - 8);
    let sum = u64::from_le_bytes(sum);
    if sum == checksum(&bytes) {
        Ok((bytes, sum))
    } else {
        Err(damaged())
    }
}

/// No weights are larger.
const LARGEST_WEIGHTS: u64 = 1 << 30;

/// Reads a weights file.
pub fn read_weights(path: &Path) -> Result<Weights, TrainError> {
    Ok(read_weights_and_bytes(path)?.0)
}

/// The same, with the bytes of the file.
pub(crate) fn read_weights_and_bytes(path: &Path) -> Result<(Weights, Vec<u8>), TrainError> {
    let bytes = read(path, LARGEST_WEIGHTS).map_err(TrainError::at(path))?;
    match Weights::from_bytes(&bytes) {
        Ok(weights) => Ok((weights, bytes)),
        Err(error) => Err(TrainError::Weights {
            path: path.to_owned(),
            error,
        }),
    }
}
