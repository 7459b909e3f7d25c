use std::io;
use std::path::Path;

use crate::disk::File;

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
        loop {
            let file = File::open_to_append(path)?;
            if !file.lock()? {
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
