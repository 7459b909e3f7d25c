//! Files of a run: each is written under a temporary name, renamed when complete, and ends with a checksum. So an
//! existing file is whole, whenever the program was killed.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use outflank_eval::{Weights, checksum};

use crate::TrainError;

/// Writes a file that appears only once it is complete.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    let unfinished = unfinished(path);
    let result = (|| {
        if let Some(directory) = path.parent() {
            fs::create_dir_all(directory)?;
        }
        let mut file = File::create(&unfinished)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&unfinished, path)
    })();
    result.map_err(TrainError::at(path))
}

/// The same with a checksum at the end.
pub(crate) fn write_checked(path: &Path, mut bytes: Vec<u8>) -> Result<(), TrainError> {
    let sum = checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    write(path, &bytes)
}

/// Reads the output of [`write_checked`], and the checksum.
pub(crate) fn read_checked(path: &Path) -> Result<(Vec<u8>, u64), TrainError> {
    let mut bytes = fs::read(path).map_err(TrainError::at(path))?;
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

/// Reads a weights file.
pub fn read_weights(path: &Path) -> Result<Weights, TrainError> {
    let bytes = fs::read(path).map_err(TrainError::at(path))?;
    Weights::from_bytes(&bytes).map_err(|error| TrainError::Weights {
        path: path.to_owned(),
        error,
    })
}

/// The temporary name of a file.
pub(crate) fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".unfinished");
    path.with_file_name(name)
}
