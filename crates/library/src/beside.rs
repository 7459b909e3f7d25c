use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_executor::block_on;
use outflank_store::rename;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::LibraryError;
use crate::file::journal;

/// A library that is written beside its place, and moved there when it is complete. If it is dropped before, nothing
/// has changed.
#[derive(Debug)]
pub(crate) struct Beside {
    path: PathBuf,
    place: PathBuf,
}

/// The end of the name of an incomplete file.
const UNFINISHED: &str = ".outflank-new";

impl Beside {
    /// An empty file. What interrupted runs have left there is removed.
    pub fn new(place: &Path) -> io::Result<Beside> {
        let name = place.file_name();
        let name = name.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        let mut begin = std::ffi::OsString::from(".");
        begin.push(name);
        let folder = place
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        for entry in fs::read_dir(folder.unwrap_or(".".as_ref()))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().as_encoded_bytes();
            if name.starts_with(begin.as_encoded_bytes())
                && name.ends_with(UNFINISHED.as_bytes())
                && is_abandoned(&path)
            {
                fs::remove_file(&path)?;
                let _ = fs::remove_file(journal(&path));
            }
        }
        begin.push(format!(".{}{UNFINISHED}", std::process::id()));
        let path = place.with_file_name(begin);
        OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&path)?;
        Ok(Beside {
            path,
            place: place.to_owned(),
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn finish(self) -> io::Result<()> {
        File::options().write(true).open(&self.path)?.sync_all()?;
        rename(&self.path, &self.place)
    }
}

/// Whether no process is writing to a library.
fn is_abandoned(path: &Path) -> bool {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::ZERO)
        .disable_statement_logging();
    let locked = block_on(async {
        let mut connection = options.connect().await?;
        connection.begin_with("BEGIN EXCLUSIVE").await?;
        Ok::<_, sqlx::Error>(())
    });
    !matches!(locked.map_err(LibraryError::from), Err(LibraryError::Busy))
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It has been moved, or it is of no use; if it cannot be removed, it does no harm.
        let _ = fs::remove_file(&self.path);
        // SQLite leaves it where it could not bring something to the disk.
        let _ = fs::remove_file(journal(&self.path));
    }
}
