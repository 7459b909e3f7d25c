use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::disk::{self, File};
use crate::folder_of;
use crate::recovery::{Id, recover};

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
    /// The temporary file; `None` once it has been renamed.
    beside: Option<BufWriter<File>>,
    /// Where it goes.
    place: PathBuf,
}

impl NewFile {
    /// Creates a file that will replace the one at this path. A symbolic link stays, and what it leads to is replaced.
    pub fn create(path: &Path) -> io::Result<NewFile> {
        let place = disk::resolved(path)?;
        recover(folder_of(&place))?;
        loop {
            let beside = folder_of(&place).join(Id::random().file_name());
            if let Some(file) = NewFile::beside(&beside, &place)? {
                return Ok(file);
            }
        }
    }

    /// A file that is written there and replaces the one at `place`.
    pub(crate) fn beside(path: &Path, place: &Path) -> io::Result<Option<NewFile>> {
        Ok(File::create(path)?.map(|file| NewFile {
            beside: Some(BufWriter::new(file)),
            place: place.to_owned(),
        }))
    }

    /// Moves the file into place.
    pub fn finish(mut self) -> io::Result<()> {
        let file = self.complete()?;
        if let Err(error) = disk::rename(&file.path, &self.place) {
            let _ = disk::remove(&file.path);
            return Err(error);
        }
        disk::sync_folder(folder_of(&self.place))
    }

    /// Brings the file to the disk where it is.
    pub(crate) fn complete(&mut self) -> io::Result<File> {
        let unfinished = self.file();
        unfinished.flush()?;
        unfinished.get_ref().sync()?;
        let finished = self.beside.take().map(BufWriter::into_parts);
        Ok(finished.expect("it is completed once").0)
    }

    /// Where it goes.
    pub(crate) fn place(&self) -> &Path {
        &self.place
    }

    fn file(&mut self) -> &mut BufWriter<File> {
        self.beside.as_mut().expect("it is completed at the end")
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file().flush()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if let Some(file) = self.beside.take() {
            // An incomplete file is useless, and so is what was not written of it.
            let _ = disk::remove(&file.into_parts().0.path);
        }
    }
}
