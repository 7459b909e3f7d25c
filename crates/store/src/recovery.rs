//! Temporary files, and what is done about those that a killed program leaves behind.

use std::ffi::OsStr;
use std::hash::{BuildHasher as _, RandomState};
use std::io;
use std::io::ErrorKind::{NotFound, Unsupported};
use std::path::{Path, PathBuf};

use crate::disk::{self, File};
use crate::transaction::{Step, apply, end};

const OURS: &str = ".outflank-";
const FILE: &str = ".new";
const STEP: &str = ".step";

/// The name of the [lock of a folder](crate::Lock::of_folder): one of a temporary file, so that it is cleared up like them.
pub const LOCK_OF_FOLDER: &str = ".outflank-0000000000000000.new";

/// The random part of the names of temporary files.
#[derive(Clone, Debug)]
pub struct Id(String);

impl Id {
    const DIGITS: usize = 16;

    pub fn random() -> Id {
        Id(format!("{:016x}", RandomState::new().hash_one(())))
    }

    /// A file that is being written: `.outflank-0123456789abcdef.new`.
    pub fn file_name(&self) -> String {
        format!("{OURS}{}{FILE}", self.0)
    }

    /// One of several: `.outflank-0123456789abcdef-7.new`.
    pub fn part_name(&self, number: usize) -> String {
        format!("{OURS}{}-{number}{FILE}", self.0)
    }

    /// What is to be done with them: `.outflank-0123456789abcdef.step`.
    pub fn step_name(&self) -> String {
        format!("{OURS}{}{STEP}", self.0)
    }

    /// The id in the name of a temporary file, and what follows it.
    fn of_name(name: &OsStr) -> Option<(Id, &str)> {
        let (id, rest) = name
            .to_str()?
            .strip_prefix(OURS)?
            .split_at_checked(Id::DIGITS)?;
        let is_hex = id.bytes().all(|byte| byte.is_ascii_hexdigit());
        let is_part = |part: &str| part.parse::<usize>().is_ok();
        let fits = match rest.strip_suffix(FILE) {
            Some(part) => part.is_empty() || part.strip_prefix('-').is_some_and(is_part),
            None => rest == STEP,
        };
        (is_hex && fits).then(|| (Id(id.to_owned()), rest))
    }
}

/// Whether a file of this name is one of the store's temporary files.
pub fn is_temporary(name: &OsStr) -> bool {
    Id::of_name(name).is_some()
}

/// Finishes the steps that killed programs began in a folder, and removes the temporary files that nobody writes any
/// more. Those that cannot be removed now stay for the next time.
///
/// # Errors
///
/// If a step cannot be finished now, or it cannot be seen whether there is one. Then nothing may be written either: that
/// step will be done later, and would take the place of what is newer.
pub fn recover(folder: &Path) -> io::Result<()> {
    let there = match disk::list(folder) {
        Err(error) if error.kind() == NotFound => return Ok(()),
        there => there?,
    };
    let ours: Vec<(PathBuf, Id, String)> = there
        .into_iter()
        .filter_map(|path| {
            let (id, kind) = Id::of_name(path.file_name()?)?;
            let kind = kind.to_owned();
            Some((path, id, kind))
        })
        .collect();
    let (steps, files): (Vec<_>, Vec<_>) = ours.into_iter().partition(|(_, _, kind)| kind == STEP);
    for (path, _, _) in steps {
        match without_owner(&path) {
            Ok(Some(file)) => finish(folder, file)?,
            Ok(None) => {}
            // Its owner has ended it, or it is not known whether there is one.
            Err(error) if matches!(error.kind(), NotFound | Unsupported) => {}
            Err(error) => return Err(error),
        }
    }
    for (path, id, _) in files {
        // Its owner may have begun its step since we looked. Now that there is no owner, there is none to do so.
        if let Ok(Some(_file)) = without_owner(&path)
            && is_missing(&folder.join(id.step_name()))
        {
            let _ = disk::remove(&path);
        }
    }
    Ok(())
}

/// The file, locked by us, if nobody else has it.
fn without_owner(path: &Path) -> io::Result<Option<File>> {
    let file = File::open(path)?;
    let ours = file.lock()? && file.is_at(path);
    Ok(ours.then_some(file))
}

/// Whether there is surely no such file. It is not enough that it cannot be seen: its step would be taken for done, in part.
fn is_missing(path: &Path) -> bool {
    File::open(path).is_err_and(|error| error.kind() == NotFound)
}

/// No step is longer.
const LONGEST_STEP: u64 = 1 << 26;

fn finish(folder: &Path, mut file: File) -> io::Result<()> {
    // One that was not written to its end was not begun.
    if let Some(step) = Step::from_bytes(&file.read(LONGEST_STEP)?) {
        apply(folder, &step)?;
    }
    end(folder, &file)
}

/// The name in bytes.
pub fn name_from(bytes: &[u8]) -> Option<&OsStr> {
    #[cfg(unix)]
    let name: &OsStr = std::os::unix::ffi::OsStrExt::from_bytes(bytes);
    #[cfg(not(unix))]
    let name = OsStr::new(std::str::from_utf8(bytes).ok()?);
    (!bytes.contains(&0)).then_some(name)
}
