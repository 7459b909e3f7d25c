//! Files that are replaced whole or not at all, whenever the program or the machine stops.
//!
//! - [`replace`]: writes a file at once;
//! - [`NewFile`]: a file that is written bit by bit and seen when it is complete;
//! - [`put_in_place`]: the last step, for whatever was written beside its place, folders included;
//! - [`data_directory`]: where a user's own files are.

#![forbid(unsafe_code)]

mod new_file;

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

pub use new_file::NewFile;

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

/// Writes a file, or leaves what is there as it is.
pub fn replace(path: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut file = NewFile::create(path)?;
    file.write_all(bytes.as_ref())?;
    file.finish()
}

/// Moves a file or folder that is complete and on the disk to its place beside it.
pub fn put_in_place(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    sync_folder(folder.unwrap_or(".".as_ref()));
    Ok(())
}

/// Brings the new name to the disk. It is seen already; where folders cannot be synced, that has to do.
#[cfg(unix)]
fn sync_folder(folder: &Path) {
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
}

/// Other systems keep the names of a folder by themselves.
#[cfg(not(unix))]
fn sync_folder(_folder: &Path) {}
