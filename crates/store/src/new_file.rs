use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::put_in_place;

/// A file that is seen when it is complete, and not before: it is written beside its place, brought to the disk, and
/// then moved there. If it is dropped before, nothing has changed.
///
/// ```no_run
/// use std::io::Write as _;
///
/// let mut file = outflank_store::NewFile::create("games.ggf".as_ref())?;
/// file.write_all(b"(;GM[Othello];)")?;
/// file.finish()?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct NewFile {
    file: File,
    path: PathBuf,
    /// The temporary file; `None` once it has been renamed.
    beside: Option<PathBuf>,
}

impl NewFile {
    /// Creates a file that will replace the one at this path.
    pub fn create(path: &Path) -> io::Result<NewFile> {
        let name = path.file_name();
        let name = name.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        // Write through a symbolic link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let mut number = std::process::id();
        loop {
            let mut unfinished = name.to_owned();
            unfinished.push(format!(".{number}.new"));
            let beside = path.with_file_name(unfinished);
            match OpenOptions::new()
                .write(true)
                .create_new(true)
                .open(&beside)
            {
                Ok(file) => {
                    return Ok(NewFile {
                        file,
                        path,
                        beside: Some(beside),
                    });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    number = number.wrapping_add(1);
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Moves the file into place.
    pub fn finish(mut self) -> io::Result<()> {
        self.file.sync_all()?;
        if let Some(beside) = &self.beside {
            put_in_place(beside, &self.path)?;
        }
        self.beside = None;
        Ok(())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            // An incomplete file is useless; if it cannot be removed, it does no harm.
            let _ = fs::remove_file(beside);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replace;

    #[test]
    fn a_file_is_there_when_it_is_complete() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let path = folder.join("games.txt");
        replace(&path, "old").unwrap();
        let mut dropped = NewFile::create(&path).unwrap();
        dropped.write_all(b"half").unwrap();
        let mut file = NewFile::create(&path).unwrap();
        file.write_all(b"new").unwrap();
        drop(dropped);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        file.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::read_dir(folder).unwrap().count(), 1);
        assert!(NewFile::create(&folder.join("none").join("games.txt")).is_err());
        assert!(NewFile::create("..".as_ref()).is_err());
    }

    #[test]
    fn a_file_that_cannot_be_put_in_its_place_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("place");
        fs::create_dir(&place).unwrap();
        assert!(replace(&place, "text").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
