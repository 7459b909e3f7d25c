use std::io;
use std::path::Path;

use crate::disk::{self, File};
use crate::folder_of;
use crate::recovery::{Id, recover};
use crate::transaction::{NotBegun, Step, begin, end};

/// A file that only grows. What is appended is there whole or not at all, and on the disk when that returns.
///
/// One program has it at a time.
#[derive(Debug)]
pub struct Log {
    file: File,
    /// An entry was begun and could be neither written nor undone: the next program does that.
    is_stuck: bool,
}

impl Log {
    /// Opens a file, or creates it.
    pub fn open(path: &Path) -> io::Result<Log> {
        let path = disk::resolved(path)?;
        let folder = folder_of(&path);
        recover(folder)?;
        let file = File::open_to_write(&path)?;
        match file.lock() {
            Ok(true) => {}
            Ok(false) => return Err(io::ErrorKind::ResourceBusy.into()),
            Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(error) => return Err(error),
        }
        disk::sync_folder(folder)?;
        let is_stuck = false;
        Ok(Log { file, is_stuck })
    }

    /// Everything in it, up to a limit: see [`read`](crate::read).
    pub fn read(&mut self, most: u64) -> io::Result<Vec<u8>> {
        self.file.read(most)
    }

    /// The first bytes, at most so many.
    pub fn beginning(&mut self, most: u64) -> io::Result<Vec<u8>> {
        self.file.part(0, most)
    }

    /// Appends an entry.
    pub fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.is_stuck {
            return Err(io::ErrorKind::ResourceBusy.into());
        }
        let length = self.file.len()?;
        let name = self.file.path.file_name().unwrap_or_default();
        let step = Step::append(name, length, bytes);
        let folder = folder_of(&self.file.path).to_owned();
        let step_file =
            begin(&folder, &Id::random(), &step).map_err(|NotBegun { error, undone }| {
                self.is_stuck = !undone;
                error
            })?;
        // Not by another handle: some systems keep everybody out who has not locked the file himself.
        let written = self.file.grow(length, bytes);
        let undone = match written {
            Ok(()) => Ok(()),
            Err(_) => self.file.set_len(length).and_then(|()| self.file.sync()),
        };
        let ended = undone.and_then(|()| end(&folder, &step_file));
        self.is_stuck = ended.is_err();
        written.and(ended)
    }

    /// Cuts off what is behind the first bytes.
    pub fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)?;
        self.file.sync()
    }
}
