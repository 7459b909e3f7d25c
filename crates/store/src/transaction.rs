use std::ffi::OsStr;
use std::io::{self, Write as _};
use std::path::{Component, Path, PathBuf};

use crate::disk::{self, File};
use crate::recovery::{Id, name_from, recover};
use crate::{NewFile, folder_of};

/// Several files of one folder, changed in one step.
///
/// The new files are written beside their places. Then a file is written that lists what is to be done; from then on it
/// will be done, by this program or by the next one that writes in the folder. Until it has been, other programs see
/// files change in the order in which they were put: those on which others depend come first.
///
/// ```no_run
/// use std::io::Write as _;
///
/// let mut transaction = outflank_store::Transaction::begin("archive".as_ref())?;
/// for (name, bytes) in [("WTHOR.JOU", "names"), ("WTH_2026.wtb", "games")] {
///     let mut file = transaction.create(name.as_ref())?;
///     file.write_all(bytes.as_bytes())?;
///     transaction.put(file)?;
/// }
/// transaction.remove("old".as_ref());
/// transaction.commit()?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Transaction {
    folder: PathBuf,
    id: Id,
    /// How many files were created.
    created: usize,
    /// The files that were put, which stay locked.
    files: Vec<File>,
    step: Step,
    is_begun: bool,
}

impl Transaction {
    /// Begins to change files in a folder.
    pub fn begin(folder: &Path) -> io::Result<Transaction> {
        recover(folder)?;
        Ok(Transaction {
            folder: folder.to_owned(),
            id: Id::random(),
            created: 0,
            files: Vec::new(),
            step: Step::default(),
            is_begun: false,
        })
    }

    /// A file that will replace the one of this name, once it is [`put`](Transaction::put).
    pub fn create(&mut self, name: &OsStr) -> io::Result<NewFile> {
        let place = self.folder.join(name);
        if Path::new(name).file_name() != Some(name) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        if place.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        loop {
            let beside = self.folder.join(self.id.part_name(self.created));
            self.created += 1;
            if let Some(file) = NewFile::beside(&beside, &place)? {
                return Ok(file);
            }
        }
    }

    /// Completes a file that was created here.
    pub fn put(&mut self, mut file: NewFile) -> io::Result<()> {
        let name = |path: &Path| match path.strip_prefix(&self.folder) {
            Ok(name) => Ok(name.to_owned()),
            Err(_) => Err(io::Error::from(io::ErrorKind::InvalidInput)),
        };
        let place = name(file.place())?;
        let file = file.complete()?;
        let from = name(&file.path)?;
        self.files.push(file);
        self.step.0.push(Change::Replace { from, place });
        Ok(())
    }

    /// Removes a file or a whole folder in the end, if it is there: a path inside this folder.
    pub fn remove(&mut self, path: &Path) {
        self.step.0.push(Change::Remove(path.to_owned()));
    }

    /// Does it all. After an error nothing has changed, unless the step had begun: then the next program finishes it.
    pub fn commit(mut self) -> io::Result<()> {
        // Whoever finds the step must find the files.
        disk::sync_folder(&self.folder)?;
        let begun = begin(&self.folder, &self.id, &self.step);
        if !matches!(begun, Err(NotBegun { undone: true, .. })) {
            // The files belong to the step.
            self.is_begun = true;
        }
        let step_file = begun.map_err(|not| not.error)?;
        apply(&self.folder, &self.step)?;
        end(&self.folder, &step_file)
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        for file in self.files.iter().filter(|_| !self.is_begun) {
            let _ = disk::remove(&file.path);
        }
    }
}

/// Changes that belong together, in their order.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Step(Vec<Change>);

#[derive(Debug, PartialEq, Eq)]
enum Change {
    /// A temporary file goes to its place.
    Replace { from: PathBuf, place: PathBuf },
    /// A file or a folder goes.
    Remove(PathBuf),
    /// A file that has so many bytes grows.
    Append {
        file: PathBuf,
        length: u64,
        bytes: Vec<u8>,
    },
}

const MAGIC: &[u8] = b"outflank step 1\n";

impl Step {
    /// A file that grows from this length on.
    pub fn append(file: &OsStr, length: u64, bytes: &[u8]) -> Step {
        Step(vec![Change::Append {
            file: file.into(),
            length,
            bytes: bytes.to_vec(),
        }])
    }

    fn to_bytes(&self) -> Vec<u8> {
        let bytes = |path: &Path| path.as_os_str().as_encoded_bytes().to_vec();
        let fields = self.0.iter().flat_map(|change| match change {
            Change::Replace { from, place } => vec![b"replace".to_vec(), bytes(from), bytes(place)],
            Change::Remove(path) => vec![b"remove".to_vec(), bytes(path)],
            Change::Append {
                file,
                length,
                bytes: more,
            } => {
                let length = length.to_le_bytes().to_vec();
                vec![b"append".to_vec(), bytes(file), length, more.clone()]
            }
        });
        let mut all = MAGIC.to_vec();
        for field in fields.chain([b"end".to_vec()]) {
            all.extend((field.len() as u64).to_le_bytes());
            all.extend(field);
        }
        all
    }

    /// What was written, if it was written to its end.
    pub fn from_bytes(bytes: &[u8]) -> Option<Step> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let mut field = || {
            let (length, more) = rest.split_first_chunk()?;
            let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
            let (field, more) = more.split_at_checked(length)?;
            rest = more;
            Some(field)
        };
        let mut changes = Vec::new();
        loop {
            changes.push(match field()? {
                b"replace" => Change::Replace {
                    from: inside(field()?)?,
                    place: inside(field()?)?,
                },
                b"remove" => Change::Remove(inside(field()?)?),
                b"append" => Change::Append {
                    file: inside(field()?)?,
                    length: u64::from_le_bytes(field()?.try_into().ok()?),
                    bytes: field()?.to_vec(),
                },
                b"end" if rest.is_empty() => return Some(Step(changes)),
                _ => return None,
            });
        }
    }
}

/// A path that does not lead out of the folder.
fn inside(bytes: &[u8]) -> Option<PathBuf> {
    let path = PathBuf::from(name_from(bytes)?);
    let mut parts = path.components();
    let is_inside = parts.all(|part| matches!(part, Component::Normal(_)));
    (is_inside && path.file_name().is_some()).then_some(path)
}

/// A step that could not be written down.
pub struct NotBegun {
    pub error: io::Error,
    /// Nothing is left of it. Otherwise somebody may find it, and do it.
    pub undone: bool,
}

/// Writes down what is to be done. The file is locked for as long as somebody is at it.
pub fn begin(folder: &Path, id: &Id, step: &Step) -> Result<File, NotBegun> {
    let path = folder.join(id.step_name());
    let undone = true;
    let created = File::create(&path).and_then(|file| Ok(file.ok_or(io::ErrorKind::ResourceBusy)?));
    let mut file = created.map_err(|error| NotBegun { error, undone })?;
    let written = file
        .write_all(&step.to_bytes())
        .and_then(|()| file.sync())
        .and_then(|()| disk::sync_folder(folder));
    match written {
        Ok(()) => Ok(file),
        Err(error) => Err(NotBegun {
            error,
            undone: end(folder, &file).is_ok(),
        }),
    }
}

/// Does it, or what is left of it: whatever has been done already is found done. Each change is on the disk before the
/// next one is made.
pub fn apply(folder: &Path, step: &Step) -> io::Result<()> {
    for change in &step.0 {
        match change {
            Change::Replace { from, place } => {
                match disk::rename(&folder.join(from), &folder.join(place)) {
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    renamed => renamed.and_then(|()| disk::sync_folder(folder))?,
                }
            }
            Change::Remove(path) => {
                let path = folder.join(path);
                disk::remove_all(&path)?;
                if folder_of(&path).is_dir() {
                    disk::sync_folder(folder_of(&path))?;
                }
            }
            Change::Append {
                file,
                length,
                bytes,
            } => File::open_to_write(&folder.join(file))?.grow(*length, bytes)?,
        }
    }
    Ok(())
}

/// Forgets a step that is done, or that is not to be done. It must not be found again: what it removes may be there
/// again by then.
pub fn end(folder: &Path, step: &File) -> io::Result<()> {
    disk::remove(&step.path)?;
    disk::sync_folder(folder)
}
