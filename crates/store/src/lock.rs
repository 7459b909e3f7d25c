use std::io;
use std::path::Path;

use crate::disk::File;
use crate::recovery::LOCK_OF_FOLDER;

/// A lock, held by one program at a time until it is dropped or the program ends, however it ends.
///
/// It is a file that is locked. While it is held nobody else can get it, even if somebody deletes the file at the wrong
/// moment: whoever has locked a file looks whether it is still the one under that name.
#[derive(Debug)]
pub struct Lock {
    file: File,
}

impl Lock {
    /// Takes the lock; `None` if somebody has it.
    pub fn take(path: &Path) -> io::Result<Option<Lock>> {
        Lock::open(path, File::lock)
    }

    /// Waits until nobody else changes files of a folder by what is in them. `None` where nothing can be locked: there it
    /// is not known who else does.
    pub fn of_folder(folder: &Path) -> io::Result<Option<Lock>> {
        match Lock::open(&folder.join(LOCK_OF_FOLDER), File::wait_and_lock) {
            Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
            lock => lock,
        }
    }

    fn open(path: &Path, lock: fn(&File) -> io::Result<bool>) -> io::Result<Option<Lock>> {
        loop {
            let file = File::open_to_write(path)?;
            if !lock(&file)? {
                return Ok(None);
            }
            // The previous owner may have removed the file after it was opened.
            if file.is_at(path) {
                return Ok(Some(Lock { file }));
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Elsewhere one cannot tell whether another file has the name by now. A leftover file does no harm.
        if cfg!(unix) && self.file.is_at(&self.file.path) {
            let _ = crate::disk::remove(&self.file.path);
        }
    }
}
