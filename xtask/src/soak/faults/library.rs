//! The library's commands, with every system call that changes a file failing in turn.
//!
//! SQLite writes the library, not our own store: here strace lets it fail.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, ensure};

use crate::verify::Need;
use crate::workspace::{check, locked, root, target_dir};

/// The system calls with which files are written, brought to the disk, named and forgotten.
const CALLS: [&str; 9] = [
    "pwrite64",
    "write",
    "ftruncate",
    "fsync",
    "fdatasync",
    "rename",
    "unlink",
    "mkdir",
    "openat",
];

/// What happens to the N-th of them.
const FAULTS: [(&str, &str); 4] = [
    // No space is left, for good.
    ("ENOSPC", "error=ENOSPC:when=N+"),
    ("EIO", "error=EIO:when=N"),
    ("EACCES", "error=EACCES:when=N"),
    ("kill", "signal=KILL:when=N"),
];

/// A command that writes.
struct Work {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The library that it writes, and how many games that has before and after it; none where it is not there.
    library: &'static str,
    games: [Option<u64>; 2],
}

/// Analysed in two parts.
const FEW: u64 = 18;
const MANY: u64 = 25;

const WORK: [Work; 8] = [
    Work {
        name: "library import, a new one",
        arguments: &[
            "library",
            "import",
            "few.ggf",
            "--library",
            "new/new.library",
        ],
        library: "new/new.library",
        games: [None, Some(FEW)],
    },
    Work {
        name: "library import",
        arguments: &[
            "library",
            "import",
            "many.ggf",
            "--library",
            "games.library",
        ],
        library: "games.library",
        games: [Some(FEW), Some(MANY)],
    },
    Work {
        name: "library remove",
        arguments: &["library", "remove", "3", "9", "--library", "games.library"],
        library: "games.library",
        games: [Some(FEW), Some(FEW - 2)],
    },
    Work {
        name: "library analyse",
        arguments: &[
            "library",
            "analyse",
            "--level",
            "1",
            "--threads",
            "1",
            "--library",
            "games.library",
        ],
        library: "games.library",
        games: [Some(FEW), Some(FEW)],
    },
    Work {
        name: "library backup",
        arguments: &[
            "library",
            "backup",
            "-o",
            "copy.library",
            "--library",
            "games.library",
        ],
        library: "copy.library",
        games: [None, Some(FEW)],
    },
    Work {
        name: "library backup over an older one",
        arguments: &[
            "library",
            "backup",
            "-o",
            "older.library",
            "--library",
            "games.library",
        ],
        library: "older.library",
        games: [Some(1), Some(FEW)],
    },
    Work {
        name: "library salvage",
        arguments: &[
            "library",
            "salvage",
            "-o",
            "copy.library",
            "--library",
            "games.library",
        ],
        library: "copy.library",
        games: [None, Some(FEW)],
    },
    Work {
        name: "library of the first version",
        arguments: &["library", "info", "--library", "first.library"],
        library: "first.library",
        games: [Some(4), Some(4)],
    },
];

/// Does all of it. Returns the number of cases of each command.
pub fn run() -> Result<Vec<usize>> {
    Need::Strace.ensure()?;
    check(locked("build").args(["--bin", "outflank"]))?;
    let trial = Trial {
        program: target_dir()?.join("debug").join("outflank"),
        folder: target_dir()?.join("soak-faults"),
    };
    trial.prepare()?;
    WORK.iter().map(|work| trial.run(work)).collect()
}

struct Trial {
    program: PathBuf,
    folder: PathBuf,
}

impl Trial {
    fn before(&self) -> PathBuf {
        self.folder.join("before")
    }

    fn now(&self) -> PathBuf {
        self.folder.join("now")
    }

    /// Makes the state before.
    fn prepare(&self) -> Result<()> {
        let before = self.before();
        if self.folder.exists() {
            fs::remove_dir_all(&self.folder)?;
        }
        fs::create_dir_all(&before)?;
        let game = |number| format!("(;GM[Othello]PB[Player {number}]PW[Ben]B[f5]W[d6]B[c3];)\n");
        for (file, count) in [("one.ggf", 1), ("few.ggf", FEW), ("many.ggf", MANY)] {
            let games: String = (0..count).map(game).collect();
            fs::write(before.join(file), games)?;
        }
        let first = root().join("crates/library/tests/data/version-1.library");
        fs::copy(first, before.join("first.library"))?;
        for (file, library) in [("few.ggf", "games.library"), ("one.ggf", "older.library")] {
            let import = ["library", "import", file, "--library", library];
            let done = command(Command::new(&self.program), &before, &import)?;
            ensure!(done.status.success(), "{done:?}");
        }
        Ok(())
    }

    /// The files as they were before, and nothing else.
    fn put_back(&self) -> Result<()> {
        let now = self.now();
        if now.exists() {
            fs::remove_dir_all(&now)?;
        }
        fs::create_dir(&now)?;
        for entry in fs::read_dir(self.before())? {
            let entry = entry?;
            fs::copy(entry.path(), now.join(entry.file_name()))?;
        }
        Ok(())
    }

    fn run(&self, work: &Work) -> Result<usize> {
        let (mut accesses, mut cases) = (0, 0);
        for call in CALLS {
            for (name, fault) in FAULTS {
                for number in 1.. {
                    self.put_back()?;
                    let fault = fault.replace("when=N", &format!("when={number}"));
                    let Some(done) = self.run_failing(work, call, &fault)? else {
                        break;
                    };
                    let case = || format!("{}: {name} at {call} {number}", work.name);
                    self.look(work, done).with_context(case)?;
                    cases += 1;
                    accesses += usize::from(name == "EIO");
                }
            }
        }
        println!("{}: {accesses} accesses, {cases} cases", work.name);
        ensure!(cases > 0, "{}: nothing has failed", work.name);
        Ok(cases)
    }

    /// Whether it ended well, if the fault came to pass.
    fn run_failing(&self, work: &Work, call: &str, fault: &str) -> Result<Option<bool>> {
        let log = self.folder.join("log");
        let mut strace = Command::new("strace");
        strace
            .args(["-f", "-q", "-o"])
            .arg(&log)
            .args(["-e", &format!("trace={call}")])
            .args(["-e", &format!("inject={call}:{fault}")])
            .arg(&self.program);
        let done = command(strace, &self.now(), work.arguments)?;
        let said = String::from_utf8_lossy(&done.stderr);
        ensure!(!said.contains("strace:"), "{said}");
        let log = fs::read_to_string(&log).unwrap_or_default();
        let struck = log.contains("(INJECTED)") || log.contains("+++ killed by SIGKILL");
        Ok(struck.then_some(done.status.success()))
    }

    /// The library is the old one or the new one, and the new one if the program was content; and the next time it works.
    fn look(&self, work: &Work, done: bool) -> Result<()> {
        let there = self.games(work.library)?;
        let [old, new] = work.games;
        ensure!(
            there == new || !done && there == old,
            "{there:?} games instead of {old:?} or {new:?}; it ended {}",
            if done { "well" } else { "with an error" }
        );
        ensure!(work.library == "games.library" || self.games("games.library")? == Some(FEW));
        if there != new || old == new {
            let again = command(Command::new(&self.program), &self.now(), work.arguments)?;
            ensure!(again.status.success(), "the next time: {again:?}");
            ensure!(self.games(work.library)? == new, "the next time");
        }
        for entry in fs::read_dir(self.now())? {
            let name = entry?.file_name();
            let name = name.to_string_lossy();
            // After a complete copy, nobody makes it again. A journal that was never begun is no matter to SQLite.
            let is_left = name.contains(".outflank-") && there != new;
            ensure!(!is_left, "{name} is left");
        }
        Ok(())
    }

    /// The games of a library, which must be whole; none if it is not there, or nothing is in the file yet.
    fn games(&self, library: &str) -> Result<Option<u64>> {
        let path = self.now().join(library);
        if fs::metadata(path).map_or(0, |data| data.len()) == 0 {
            return Ok(None);
        }
        let check = ["library", "check", "--library", library, "--json"];
        let checked = command(Command::new(&self.program), &self.now(), &check)?;
        let text = String::from_utf8_lossy(&checked.stdout).into_owned();
        ensure!(checked.status.success(), "not whole: {text}");
        let games = text.split("\"games\":").nth(1).context("no number")?;
        let games = games.trim_start().split(|it: char| !it.is_ascii_digit());
        let games: u64 = games.clone().next().unwrap_or_default().parse()?;
        // A library without games is what there is before its first import.
        Ok(Some(games).filter(|&games| games > 0))
    }
}

/// Runs the program, perhaps under another one.
fn command(mut command: Command, folder: &Path, arguments: &[&str]) -> Result<Output> {
    command
        .args(arguments)
        .env("OUTFLANK_DATA", folder)
        .env("LC_ALL", "en_GB.UTF-8")
        .current_dir(folder)
        .stdin(Stdio::null());
    command.output().context("a program does not start")
}
