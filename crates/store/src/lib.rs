//! Files that are replaced whole or not at all, whenever the program or the machine stops.
//!
//! - [`replace`] writes a file at once; [`NewFile`] is written bit by bit and seen when it is complete;
//! - [`Transaction`] changes several files of a folder in one step;
//! - [`Log`] is a file that only grows, and never has half an entry;
//! - [`Lock`] is held by one program at a time;
//! - [`read`] reads a file up to a limit;
//! - [`recover`] finishes what a program began that was killed, and clears up behind it: every write does it first;
//! - [`data_directory`] is where a user's own files are.
//!
//! What is done is on the disk when a function returns, the name of the file included. Beside the files stand, for as
//! long as they are being written, others that begin with `.outflank-`: they are locked by their owner, and a program
//! that finds one without an owner removes it, or finishes what it was for.
//!
//! All access to the disk goes through one module. With the feature `faults`, tests let it fail there; see `faults`.

#![forbid(unsafe_code)]

mod disk;
#[cfg(feature = "faults")]
pub mod faults;
mod lock;
mod log;
mod new_file;
mod recovery;
mod transaction;

use std::ffi::OsString;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

pub use lock::Lock;
pub use log::Log;
pub use new_file::NewFile;
pub use recovery::{is_temporary, recover};
pub use transaction::Transaction;

/// The user's data folder: `$OUTFLANK_DATA` if set, else the system's folder for application data. `None` if the
/// environment names none.
pub fn data_directory(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name| {
        variable(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    set("OUTFLANK_DATA").or_else(|| {
        if cfg!(windows) {
            Some(set("APPDATA")?.join("Outflank"))
        } else if cfg!(target_os = "macos") {
            Some(set("HOME")?.join("Library/Application Support/Outflank"))
        } else {
            let share = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
            let share = share.or_else(|| Some(set("HOME")?.join(".local/share")));
            Some(share?.join("outflank"))
        }
    })
}

/// Opens a file to append to it, without care: for a server's log, whose last lines may be lost with the machine.
pub fn append_to(path: &Path) -> io::Result<std::fs::File> {
    std::fs::File::options()
        .create(true)
        .append(true)
        .open(path)
}

/// A file that is larger than what is read of such files: the payload of an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Its size in bytes.
    pub size: u64,
    /// The largest size that is read.
    pub most: u64,
}

impl core::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} bytes; at most {} are read", self.size, self.most)
    }
}

impl core::error::Error for TooLarge {}

impl From<TooLarge> for io::Error {
    fn from(too_large: TooLarge) -> io::Error {
        io::Error::new(io::ErrorKind::FileTooLarge, too_large)
    }
}

/// Reads a whole file of at most so many bytes; a larger one is refused with [`TooLarge`] before it is read.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    disk::File::open(path)?.read(most)
}

/// Reads a stream to its end; one of more bytes is refused with [`TooLarge`], and read no further.
pub fn read_stream(input: impl io::Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    let size = bytes.len() as u64;
    if size > most {
        return Err(TooLarge { size, most }.into());
    }
    Ok(bytes)
}

/// Writes a file, or leaves what is there as it is.
pub fn replace(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = NewFile::create(path)?;
    file.write_all(bytes.as_ref())?;
    file.finish()
}

/// Creates a folder, and those that it is in.
pub fn create_folder(path: &Path) -> io::Result<()> {
    if path.as_os_str().is_empty() || path.is_dir() {
        return Ok(());
    }
    create_folder(folder_of(path))?;
    match disk::create_folder(path) {
        // Somebody else has just done so.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && path.is_dir() => Ok(()),
        created => created.and_then(|()| disk::sync_folder(folder_of(path))),
    }
}

/// Everything in a folder, in any order.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    disk::list(folder)
}

/// Gives a file or a folder another name in the same folder. A file replaces the one that has that name.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    disk::rename(from, to)?;
    disk::sync_folder(folder_of(to))
}

/// Removes a file, if it is there.
pub fn remove(path: &Path) -> io::Result<()> {
    match disk::remove(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed.and_then(|()| disk::sync_folder(folder_of(path))),
    }
}

/// Removes a folder with all that is in it, if it is there.
pub fn remove_folder(path: &Path) -> io::Result<()> {
    disk::remove_all(path)?;
    disk::sync_folder(folder_of(path))
}

/// The folder that a file is in.
fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(".".as_ref())
}
