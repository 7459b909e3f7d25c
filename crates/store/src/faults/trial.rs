use std::fs;
use std::path::Path;

use super::model::Disk;
use super::{Crash, Fault, Watch};
use crate::is_temporary;

/// How work ends.
pub type Done = Result<(), Box<dyn core::error::Error>>;

/// A write path, and what may be left of it.
pub struct Trial<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Makes the state before in an empty folder.
    pub before: &'a dyn Fn(&Path),
    /// Does the work in the folder, and acknowledges as it goes; an error ends it.
    pub work: &'a dyn Fn(&Path, &Watch) -> Done,
    /// Which state is there: 0 for the one before, 1 for the one that was acknowledged first, and so on. A state that
    /// is neither is an error.
    pub state: &'a dyn Fn(&Path) -> Result<usize, String>,
    /// What the next program does, which must work and leave no temporary files.
    pub next: &'a dyn Fn(&Path) -> Done,
}

/// What can happen at an access.
const KINDS: usize = Crash::ALL.len();

/// Something that happens at one of the accesses, or after it.
struct Case {
    access: usize,
    accesses: usize,
    /// Among all of them.
    number: usize,
}

impl Case {
    /// How many there are: crashes, also at the end, and faults.
    fn all(&self) -> usize {
        (2 * self.accesses + 1) * KINDS
    }
}

impl Trial<'_> {
    /// Lets the work be interrupted and fail at every access, or at every so manieth of them unless the environment has
    /// `OUTFLANK_SOAK`. Prints and returns the number of cases.
    ///
    /// # Panics
    ///
    /// If a state is torn or lost, or the next program fails.
    pub fn run(&self, every: usize) -> usize {
        self.run_those(|case| case.access.is_multiple_of(every) || case.access == case.accesses)
    }

    /// The same for work that takes long: about so many cases, of all accesses and all that can go wrong there.
    ///
    /// # Panics
    ///
    /// If a state is torn or lost, or the next program fails.
    pub fn run_few(&self, cases: usize) -> usize {
        self.run_those(|case| {
            // Each of another kind than the one before.
            let step = case.all() / cases / KINDS * KINDS + 1;
            case.number % step == step / 2
        })
    }

    fn run_those(&self, is_chosen: impl Fn(&Case) -> bool) -> usize {
        let folder = self.prepared();
        assert_eq!(self.state(&folder.0, "at first"), 0, "{}", self.name);
        let before = Disk::of_folder(&folder.0);
        let watch = Watch::recording(&folder.0);
        let done = (self.work)(&folder.0, &watch);
        assert!(done.is_ok(), "{}: {done:?} without any fault", self.name);
        let accesses = watch.accesses();
        let whole = std::env::var_os("OUTFLANK_SOAK").is_some();
        let is_chosen = |access, number| {
            let case = Case {
                access,
                accesses,
                number,
            };
            whole || is_chosen(&case)
        };
        let mut cases = 0;
        // After the last access everything is acknowledged, and has to be there whatever is lost.
        for after in 0..=accesses {
            let numbered = Crash::ALL.into_iter().zip(after * KINDS..);
            let chosen: Vec<_> = numbered.filter(|it| is_chosen(after, it.1)).collect();
            if chosen.is_empty() {
                continue;
            }
            let (disk, acknowledged) = watch.disk_after(after, &before);
            for (crash, _) in chosen {
                let left = Folder::new();
                disk.leave(crash, &left.0);
                let case = format!("{crash:?} after {after} of {accesses}");
                self.check(&left.0, acknowledged..=acknowledged + 1, &case);
                cases += 1;
            }
        }
        drop((watch, before));
        for at in 0..accesses {
            let numbered = Fault::ALL.into_iter().zip((accesses + 1 + at) * KINDS..);
            for (fault, _) in numbered.filter(|it| is_chosen(at, it.1)) {
                let folder = self.prepared();
                let watch = Watch::failing(&folder.0, at, fault);
                let done = (self.work)(&folder.0, &watch);
                if !watch.has_failed() {
                    continue;
                }
                let acknowledged = watch.acknowledged();
                drop(watch);
                let case = format!("{fault:?} at {at} of {accesses}, {done:?}");
                self.check(&folder.0, acknowledged..=acknowledged + 1, &case);
                cases += 1;
            }
        }
        println!("{}: {accesses} accesses, {cases} cases", self.name);
        cases
    }

    /// A folder with the state before.
    fn prepared(&self) -> Folder {
        let folder = Folder::new();
        // Nothing is really synced.
        let _watch = Watch::new(&folder.0);
        (self.before)(&folder.0);
        folder
    }

    fn state(&self, folder: &Path, case: &str) -> usize {
        let _watch = Watch::new(folder);
        (self.state)(folder).unwrap_or_else(|torn| {
            let files = listing(folder);
            panic!("{}: {case}: {torn}\n{files:#?}", self.name)
        })
    }

    /// The state is one of these, and the next program works.
    fn check(&self, folder: &Path, states: core::ops::RangeInclusive<usize>, case: &str) {
        let state = self.state(folder, case);
        let name = self.name;
        assert!(
            states.contains(&state),
            "{name}: {case}: {state} instead of {states:?}"
        );
        let watch = Watch::new(folder);
        let next = (self.next)(folder);
        drop(watch);
        assert!(next.is_ok(), "{name}: {case}: {next:?} the next time");
        let left: Vec<String> = listing(folder);
        let ours = left
            .iter()
            .filter(|file| Path::new(file).file_name().is_some_and(is_temporary));
        assert_eq!(ours.count(), 0, "{name}: {case}: {left:#?}");
    }
}

fn listing(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        all.push(entry.path().display().to_string());
        if entry.path().is_dir() {
            all.extend(listing(&entry.path()));
        }
    }
    all.sort();
    all
}

/// A folder of its own, removed in the end.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new() -> Folder {
        use std::hash::{BuildHasher as _, RandomState};

        let name = format!("outflank-trial-{:016x}", RandomState::new().hash_one(()));
        // In memory where there is such a folder: thousands of files come and go.
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() {
            memory.to_owned()
        } else {
            std::env::temp_dir()
        };
        let folder = folder.canonicalize().expect("a folder for temporary files");
        let folder = folder.join(name);
        fs::create_dir(&folder).expect("a folder of its own");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
