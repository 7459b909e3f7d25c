//! What the disk asks before every access.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::model::Disk;
use crate::disk::{Access, FileNumber};

/// A change of the disk, as it is written down.
#[derive(Clone, Debug)]
pub enum Change {
    Open(FileNumber, PathBuf),
    Create(FileNumber, PathBuf),
    Write(FileNumber, Vec<u8>),
    SetLength(FileNumber, u64),
    Sync(FileNumber),
    Rename(PathBuf, PathBuf),
    Remove(PathBuf),
    CreateFolder(PathBuf),
    SyncFolder(PathBuf),
    /// Somebody was told that all of this is kept.
    Acknowledge,
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No space is left: once.
    Full,
    /// No space is left, for good: what needs none still works.
    FullForGood,
    /// The device fails: once.
    Broken,
    /// The device fails for good.
    BrokenForGood,
    /// Permission is denied: once.
    Denied,
    /// Only a half is written, which is no error.
    Short,
    /// Nothing can be locked, for good: some network file systems are so.
    NoLocks,
}

impl Fault {
    /// Those that can happen at any moment.
    pub const ALL: [Fault; 6] = [
        Fault::Full,
        Fault::FullForGood,
        Fault::Broken,
        Fault::BrokenForGood,
        Fault::Denied,
        Fault::Short,
    ];

    fn error(self) -> io::Error {
        io::Error::from_raw_os_error(match self {
            Fault::Full | Fault::FullForGood => 28,    // ENOSPC
            Fault::Broken | Fault::BrokenForGood => 5, // EIO
            Fault::Denied | Fault::Short => 13,        // EACCES
            Fault::NoLocks => return io::ErrorKind::Unsupported.into(),
        })
    }
}

#[derive(Debug)]
struct Watched {
    folder: PathBuf,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    accesses: usize,
    /// How often somebody was told that everything up to there is kept.
    acknowledged: usize,
    /// Changes, each after so many accesses, if somebody wants to know.
    changes: Option<Vec<(usize, Change)>>,
    fault: Option<(usize, Fault)>,
    /// Whether the last access for which there is a fault could have it.
    struck: bool,
}

static WATCHED: Mutex<Vec<Arc<Watched>>> = Mutex::new(Vec::new());

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A test that failed has not harmed it.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn watched(path: &Path) -> Option<Arc<Watched>> {
    let all = lock(&WATCHED);
    all.iter().find(|it| path.starts_with(&it.folder)).cloned()
}

/// A folder that is being watched, until it is dropped.
#[derive(Debug)]
pub struct Watch {
    watched: Arc<Watched>,
}

impl Watch {
    /// Watches a folder.
    ///
    /// # Panics
    ///
    /// If there is no such folder.
    pub fn new(folder: &Path) -> Watch {
        Watch::with(folder, State::default())
    }

    /// Watches a folder, and lets the access of this number fail; the first is number 0.
    ///
    /// # Panics
    ///
    /// If there is no such folder.
    pub fn failing(folder: &Path, at: usize, fault: Fault) -> Watch {
        let fault = Some((at, fault));
        Watch::with(
            folder,
            State {
                fault,
                ..State::default()
            },
        )
    }

    /// Watches a folder, and writes down what is changed.
    pub(super) fn recording(folder: &Path) -> Watch {
        let changes = Some(Vec::new());
        Watch::with(
            folder,
            State {
                changes,
                ..State::default()
            },
        )
    }

    fn with(folder: &Path, state: State) -> Watch {
        let folder = folder.canonicalize().expect("the folder is there");
        let state = Mutex::new(state);
        let watched = Arc::new(Watched { folder, state });
        lock(&WATCHED).push(Arc::clone(&watched));
        Watch { watched }
    }

    /// Notes that somebody was told that everything up to here is kept.
    pub fn acknowledge(&self) {
        let mut state = lock(&self.watched.state);
        state.acknowledged += 1;
        state.note(|| Change::Acknowledge);
    }

    /// How often somebody was told so.
    pub(super) fn acknowledged(&self) -> usize {
        lock(&self.watched.state).acknowledged
    }

    /// How many accesses there were.
    pub fn accesses(&self) -> usize {
        lock(&self.watched.state).accesses
    }

    /// Whether the fault came to pass: not every access can have every fault.
    pub fn has_failed(&self) -> bool {
        lock(&self.watched.state).struck
    }

    /// The disk after so many accesses, if it was so before, and how much had been acknowledged by then.
    pub(super) fn disk_after(&self, accesses: usize, before: &Disk) -> (Disk, usize) {
        let (mut disk, mut acknowledged) = (before.clone(), 0);
        let state = lock(&self.watched.state);
        let changes = state.changes.iter().flatten();
        for (_, change) in changes.take_while(|(after, _)| *after <= accesses) {
            match change {
                Change::Acknowledge => acknowledged += 1,
                change => disk.make(change, &self.watched.folder),
            }
        }
        (disk, acknowledged)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        lock(&WATCHED).retain(|it| !Arc::ptr_eq(it, &self.watched));
    }
}

impl State {
    /// Counts an access. Returns what goes wrong with it.
    fn count(&mut self, is_write: bool, is_lock: bool, needs_space: bool) -> Option<Fault> {
        let number = self.accesses;
        self.accesses += 1;
        let (at, fault) = self.fault?;
        let applies = match fault {
            Fault::Full => number == at && needs_space,
            Fault::FullForGood => number >= at && needs_space,
            Fault::Broken | Fault::Denied => number == at,
            Fault::BrokenForGood => number >= at,
            Fault::Short => number == at && is_write,
            Fault::NoLocks => number >= at && is_lock,
        };
        self.struck |= applies;
        applies.then_some(fault)
    }

    fn note(&mut self, change: impl FnOnce() -> Change) {
        if let Some(changes) = &mut self.changes {
            changes.push((self.accesses, change()));
        }
    }
}

pub fn perform<T>(
    path: &Path,
    access: Access<'_>,
    real: impl FnOnce() -> io::Result<T>,
) -> io::Result<T> {
    let Some(watched) = watched(path) else {
        return real();
    };
    let mut state = lock(&watched.state);
    let needs_space = matches!(
        access,
        Access::Create(_) | Access::CreateFolder | Access::Sync(_) | Access::Rename(_)
    );
    if let Some(fault) = state.count(false, matches!(access, Access::Lock), needs_space) {
        return Err(fault.error());
    }
    let done = real()?;
    let path = path.to_owned();
    let change = match access {
        Access::Open(number) => Change::Open(number, path),
        Access::Create(number) => Change::Create(number, path),
        Access::SetLength(number, length) => Change::SetLength(number, length),
        Access::Sync(number) => Change::Sync(number),
        Access::Rename(to) => Change::Rename(path, to.to_owned()),
        Access::Remove => Change::Remove(path),
        Access::CreateFolder => Change::CreateFolder(path),
        Access::SyncFolder => Change::SyncFolder(path),
        Access::Read | Access::Lock | Access::List => return Ok(done),
    };
    state.note(|| change);
    Ok(done)
}

/// Nothing is really synced in a watched folder: that would take long, and prove nothing.
pub fn perform_sync(
    path: &Path,
    access: Access<'_>,
    real: impl FnOnce() -> io::Result<()>,
) -> io::Result<()> {
    let is_watched = watched(path).is_some();
    perform(path, access, || if is_watched { Ok(()) } else { real() })
}

pub fn perform_write(
    path: &Path,
    number: FileNumber,
    bytes: &[u8],
    real: impl FnOnce(&[u8]) -> io::Result<usize>,
) -> io::Result<usize> {
    let Some(watched) = watched(path) else {
        return real(bytes);
    };
    let mut state = lock(&watched.state);
    let written = match state.count(true, false, true) {
        Some(Fault::Short) => real(&bytes[..bytes.len().div_ceil(2)])?,
        Some(fault) => return Err(fault.error()),
        None => real(bytes)?,
    };
    state.note(|| Change::Write(number, bytes[..written].to_vec()));
    Ok(written)
}
