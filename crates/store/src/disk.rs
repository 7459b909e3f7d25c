//! Every access to the disk. Each is one step, at which tests let it fail: see [`faults`](crate::faults).

use std::fs::{self, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

#[cfg(feature = "faults")]
use crate::faults::seam::{perform, perform_sync, perform_write};
use crate::{TooLarge, folder_of, read_stream};

#[cfg(not(feature = "faults"))]
use no_faults::{perform, perform as perform_sync, perform_write};

/// Kinds of access.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "faults"), allow(dead_code))]
pub enum Access<'a> {
    Open(FileNumber),
    Create(FileNumber),
    Read,
    SetLength(FileNumber, u64),
    Lock,
    Rename(&'a Path),
    Remove,
    CreateFolder,
    List,
    Sync(FileNumber),
    SyncFolder,
}

/// The number of an open file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileNumber(u64);

impl FileNumber {
    fn next() -> FileNumber {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        FileNumber(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Where nothing is watched.
#[cfg(not(feature = "faults"))]
mod no_faults {
    use std::io;
    use std::path::Path;

    use super::{Access, FileNumber};

    pub fn perform<T>(
        _: &Path,
        _: Access<'_>,
        real: impl FnOnce() -> io::Result<T>,
    ) -> io::Result<T> {
        real()
    }

    pub fn perform_write(
        _: &Path,
        _: FileNumber,
        bytes: &[u8],
        real: impl FnOnce(&[u8]) -> io::Result<usize>,
    ) -> io::Result<usize> {
        real(bytes)
    }
}

/// An open file.
#[derive(Debug)]
pub struct File {
    inner: fs::File,
    /// Its name when it was opened.
    pub path: PathBuf,
    number: FileNumber,
}

impl File {
    /// Creates a file that is not there yet, and locks it as far as the system can. `None` if a program that clears up
    /// was faster and has taken it away.
    pub fn create(path: &Path) -> io::Result<Option<File>> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        let number = FileNumber::next();
        let inner = perform(path, Access::Create(number), || options.open(path))?;
        let file = File::new(inner, path, number);
        match file.lock() {
            Ok(locked) => Ok(Some(file).filter(|file| locked && file.is_at(path))),
            // Where nothing can be locked, nobody clears up either.
            Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(Some(file)),
            Err(error) => {
                let _ = remove(path);
                Err(error)
            }
        }
    }

    /// Opens a file for reading.
    pub fn open(path: &Path) -> io::Result<File> {
        File::open_with(OpenOptions::new().read(true), path)
    }

    /// Opens a file for reading and writing. It is created if it is not there.
    ///
    /// Not for appending: on Windows, nothing could be cut off then.
    pub fn open_to_write(path: &Path) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        loop {
            match File::open_with(&options, path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                opened => return opened,
            }
            let number = FileNumber::next();
            let mut creating = options.clone();
            creating.create_new(true);
            match perform(path, Access::Create(number), || creating.open(path)) {
                // Somebody else has just created it.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                created => return Ok(File::new(created?, path, number)),
            }
        }
    }

    fn open_with(options: &OpenOptions, path: &Path) -> io::Result<File> {
        let number = FileNumber::next();
        let inner = perform(path, Access::Open(number), || options.open(path))?;
        Ok(File::new(inner, path, number))
    }

    fn new(inner: fs::File, path: &Path, number: FileNumber) -> File {
        let path = path.to_owned();
        File {
            inner,
            path,
            number,
        }
    }

    /// Reads the whole file, if it is not larger than that.
    pub fn read(&mut self, most: u64) -> io::Result<Vec<u8>> {
        perform(&self.path, Access::Read, || {
            let size = self.inner.metadata()?.len();
            if size > most {
                return Err(TooLarge { size, most }.into());
            }
            self.inner.seek(SeekFrom::Start(0))?;
            // A pipe or a device has no size.
            read_stream(&self.inner, most)
        })
    }

    /// So many bytes from this place on, or as many as there are.
    pub fn part(&mut self, start: u64, most: u64) -> io::Result<Vec<u8>> {
        perform(&self.path, Access::Read, || {
            let mut part = Vec::new();
            self.inner.seek(SeekFrom::Start(start))?;
            (&self.inner).take(most).read_to_end(&mut part)?;
            Ok(part)
        })
    }

    /// Lets the file grow from this length on, to these bytes, if it has not grown already. What somebody else has
    /// written there stays.
    pub fn grow(&mut self, length: u64, bytes: &[u8]) -> io::Result<()> {
        let end = length + bytes.len() as u64;
        let tail = self.part(length, bytes.len() as u64)?;
        let same = tail
            .iter()
            .zip(bytes)
            .take_while(|(there, new)| there == new)
            .count();
        // Where a machine stopped, a file may have its length and not yet its bytes.
        let is_torn = tail[same..].iter().all(|&byte| byte == 0);
        if same == bytes.len() || !is_torn || self.len()? > end || self.len()? < length {
            return Ok(());
        }
        self.set_len(length + same as u64)?;
        self.inner.seek(SeekFrom::End(0))?;
        self.write_all(&bytes[same..])?;
        self.sync()
    }

    pub fn len(&self) -> io::Result<u64> {
        Ok(self.inner.metadata()?.len())
    }

    pub fn set_len(&self, length: u64) -> io::Result<()> {
        let access = Access::SetLength(self.number, length);
        perform(&self.path, access, || self.inner.set_len(length))
    }

    /// Brings it to the disk.
    pub fn sync(&self) -> io::Result<()> {
        let access = Access::Sync(self.number);
        perform_sync(&self.path, access, || self.inner.sync_all())
    }

    /// Locks the file until it is closed; false if somebody else has.
    pub fn lock(&self) -> io::Result<bool> {
        perform(&self.path, Access::Lock, || match self.inner.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        })
    }

    /// Locks the file until it is closed, as soon as nobody else has it.
    pub fn wait_and_lock(&self) -> io::Result<bool> {
        let lock = || self.inner.lock().map(|()| true);
        perform(&self.path, Access::Lock, lock)
    }

    /// Whether the path leads to this file, as far as the system tells, and not to another one or to none.
    pub fn is_at(&self, path: &Path) -> bool {
        match (self.inner.metadata(), fs::symlink_metadata(path)) {
            (Ok(this), Ok(there)) => identity(&this) == identity(&there),
            _ => false,
        }
    }
}

/// Which file it is.
#[cfg(unix)]
fn identity(data: &fs::Metadata) -> impl PartialEq {
    use std::os::unix::fs::MetadataExt as _;

    (data.dev(), data.ino())
}

/// Other systems do not tell.
#[cfg(not(unix))]
fn identity(_: &fs::Metadata) -> impl PartialEq {}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let File {
            inner,
            path,
            number,
        } = self;
        perform_write(path, *number, bytes, |bytes| inner.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    perform(from, Access::Rename(to), || fs::rename(from, to))
}

pub fn remove(path: &Path) -> io::Result<()> {
    perform(path, Access::Remove, || fs::remove_file(path))
}

/// Removes a file or a whole folder, if it is there. A link is removed, not what it leads to.
pub fn remove_all(path: &Path) -> io::Result<()> {
    let is_folder = match fs::symlink_metadata(path) {
        Ok(data) => data.is_dir(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if is_folder {
        for inside in list(path)? {
            remove_all(&inside)?;
        }
        perform(path, Access::Remove, || fs::remove_dir(path))
    } else {
        remove(path)
    }
}

pub fn create_folder(path: &Path) -> io::Result<()> {
    perform(path, Access::CreateFolder, || fs::create_dir(path))
}

/// Everything in a folder.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    perform(folder, Access::List, || {
        let entries = fs::read_dir(folder)?;
        entries.map(|entry| Ok(entry?.path())).collect()
    })
}

/// Brings the names in a folder to the disk.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};

    // Other systems keep the names of a folder by themselves.
    let sync = || {
        if cfg!(unix) {
            fs::File::open(folder)?.sync_all()
        } else {
            Ok(())
        }
    };
    match perform_sync(folder, Access::SyncFolder, sync) {
        // Some systems cannot, and some folders may be written and not read. The names are there; that has to do.
        Err(error) if [InvalidInput, PermissionDenied, Unsupported].contains(&error.kind()) => {
            Ok(())
        }
        synced => synced,
    }
}

/// The path with its links resolved, whether the file exists or not.
pub fn resolved(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name();
    let name = name.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    match fs::canonicalize(path) {
        Ok(path) => Ok(path),
        Err(_) => Ok(fs::canonicalize(folder_of(path))?.join(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::File;

    #[test]
    fn a_file_grows_unless_it_has_or_somebody_else_has_written_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        for (before, after) in [
            ("old", "oldnew"),
            ("oldn", "oldnew"),
            ("oldnew", "oldnew"),
            // Its length was kept, its bytes were not, or not all of them.
            ("old\0\0\0", "oldnew"),
            ("oldn\0", "oldnew"),
            // Somebody else has written, in its place or behind it, or has cut it off.
            ("oldxyz", "oldxyz"),
            ("oldnex", "oldnex"),
            ("oldn\0\0+", "oldn\0\0+"),
            ("ol", "ol"),
        ] {
            std::fs::write(&path, before).unwrap();
            let mut file = File::open_to_write(&path).unwrap();
            file.grow(3, b"new").unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), after, "{before:?}");
            assert_eq!(file.len().unwrap(), after.len() as u64);
        }
    }

    #[test]
    fn a_part_of_a_file_ends_where_the_file_does() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, "0123456789").unwrap();
        let mut file = File::open(&path).unwrap();
        for (start, most, part) in [(0, 3, "012"), (7, 2, "78"), (8, 5, "89"), (12, 1, "")] {
            assert_eq!(file.part(start, most).unwrap(), part.as_bytes());
        }
        assert!(file.is_at(&path));
        assert!(!file.is_at(&folder.path().join("other")));
    }
}
